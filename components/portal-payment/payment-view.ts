import type { PaymentMessageKey } from '../../src/messages/payment.en.ts';
import type { Language, Translate } from '../../src/messages/translate.ts';
import type { Cents } from '../../src/money.ts';
import type { PaymentEntry } from './payment-entry.ts';

/** The language of one operation. */
export interface Texts {
  readonly t: Translate<PaymentMessageKey>;
  readonly language: Language;
  readonly locale: string;
  readonly money: (cents: Cents) => string;
}

/** What the parts of the payment modal are rendered from. */
export interface PaymentView extends Texts {
  readonly entry: PaymentEntry;
}
