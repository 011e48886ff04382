import type { SharedMessageKey } from '../../src/messages/shared.en.ts';
import type { Translate } from '../../src/messages/translate.ts';
import { PaymentCategory, type MethodCategory } from '../../src/payment/enumerations.ts';

/** A method as far as it may be shown. */
export interface NamedMethod {
  readonly category: MethodCategory;
  /** The brand or the bank; null where the bank is not known. */
  readonly name: string | null;
  readonly lastFourDigits: string;
}

/** A method in words: `Visa ending in 1111`. */
export function methodName(
  t: Translate<SharedMessageKey>,
  { category, name, lastFourDigits: digits }: NamedMethod,
): string {
  if (name === null) return t('ending.unknownBank', { digits });
  return t(category === PaymentCategory.CreditCard ? 'ending.card' : 'ending.account', { name, digits });
}
