import type { PaymentMessageKey } from '../../src/messages/payment.en.ts';
import type { Translate } from '../../src/messages/translate.ts';
import { PaymentCategory } from '../../src/payment/enumerations.ts';
import type { MaskedMethod } from '../../src/service/payment-service.ts';

/** A method as far as it may be shown. */
export interface NamedMethod {
  /** The brand or the bank; null where the bank is not known. */
  readonly name: string | null;
  readonly lastFourDigits: string;
}

export function namedMethod(method: MaskedMethod): NamedMethod {
  const name = method.category === PaymentCategory.CreditCard ? method.cardType : method.bankName;
  return { name, lastFourDigits: method.lastFourDigits };
}

/** A method in words: `Visa ending in 1111`. */
export function methodName(t: Translate<PaymentMessageKey>, { name, lastFourDigits }: NamedMethod): string {
  return t('endingSpoken', { name: name ?? t('bankUnknown'), digits: lastFourDigits });
}
