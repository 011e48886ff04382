import type { PaymentMessageKey } from '../../src/payment/payment.en.ts';
import type { PaymentFieldName } from '../../src/payment/payment-form.ts';
import type { ProblemsView } from '../shared/form-view.ts';
import type { Texts } from '../shared/texts.ts';
import type { PaymentEntry } from './payment-entry.ts';

export type PaymentTexts = Texts<PaymentMessageKey>;

export interface PaymentView extends PaymentTexts, ProblemsView<PaymentFieldName> {
  readonly t: PaymentTexts['t'];
  readonly form: PaymentEntry['form'];
  readonly entry: PaymentEntry;
}
