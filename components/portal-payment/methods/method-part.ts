import type { TemplateResult } from 'lit';
import type { ShownMethod } from '../../../src/payment/methods/payment-method.ts';
import type { PaymentTexts, PaymentView } from '../payment-view.ts';

export interface MethodPart {
  fields(view: PaymentView): TemplateResult;
  /** In words: `Visa ending in 1111`. */
  name(t: PaymentTexts['t'], method: ShownMethod): string;
}
