import type { PaymentMessageKey } from '../../src/messages/payment.en.ts';
import type { Translate } from '../../src/messages/translate.ts';
import { PaymentCategory, type MethodCategory } from '../../src/payment/enumerations.ts';
import type { MaskedMethod } from '../../src/service/payment-service.ts';

/** A method as far as it may be shown. */
export interface NamedMethod {
  readonly category: MethodCategory;
  /** The brand or the bank; null where the bank is not known. */
  readonly name: string | null;
  readonly lastFourDigits: string;
}

export function namedMethod(method: MaskedMethod): NamedMethod {
  const { category, lastFourDigits } = method;
  return {
    category,
    name: method.category === PaymentCategory.CreditCard ? method.cardType : method.bankName,
    lastFourDigits,
  };
}

/** A method in words: `Visa ending in 1111`. */
export function methodName(
  t: Translate<PaymentMessageKey>,
  { category, name, lastFourDigits: digits }: NamedMethod,
): string {
  if (name === null) return t('ending.unknownBank', { digits });
  return t(category === PaymentCategory.CreditCard ? 'ending.card' : 'ending.account', { name, digits });
}
