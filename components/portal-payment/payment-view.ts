import type { PaymentMessageKey } from '../../src/messages/payment.en.ts';
import type { Language, Translate } from '../../src/messages/translate.ts';
import type { Cents } from '../../src/money.ts';
import { PaymentCategory } from '../../src/payment/enumerations.ts';
import type { MaskedMethod } from '../../src/service/payment-service.ts';
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

/** What a method is called: its brand, or its bank where that is known. */
export function maskedName(method: MaskedMethod): { readonly name: string | null; readonly lastFourDigits: string } {
  const name = method.category === PaymentCategory.CreditCard ? method.cardType : method.bankName;
  return { name, lastFourDigits: method.lastFourDigits };
}

/** A method in words: `Visa ending in 1111`. */
export function methodName(
  t: Translate<PaymentMessageKey>,
  method: { readonly name: string | null; readonly lastFourDigits: string },
): string {
  return t('endingSpoken', { name: method.name ?? t('bankUnknown'), digits: method.lastFourDigits });
}
