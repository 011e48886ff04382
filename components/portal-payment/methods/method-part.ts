import type { TemplateResult } from 'lit';
import type { ShownMethod } from '../../../src/payment/methods/payment-method.ts';
import type { PaymentMessageKey } from '../../../src/payment/payment.en.ts';
import type { PaymentFieldName } from '../../../src/payment/payment-form.ts';
import type { PaymentTexts, PaymentView } from '../payment-view.ts';

export interface MethodPart {
  fields(view: PaymentView): TemplateResult;
  /** Short advice at the fields that a decline is about. The full text is above the form. */
  readonly declinedFieldTexts?: Partial<Readonly<Record<PaymentFieldName, PaymentMessageKey>>>;
  /** In words: `Visa ending in 1111`. */
  name(t: PaymentTexts['t'], method: ShownMethod): string;
}
