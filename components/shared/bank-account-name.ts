import type { ShownBankAccount } from '../../src/fields/bank-account-fields.ts';
import type { SharedMessageKey } from '../../src/messages/shared.en.ts';
import type { Translate } from '../../src/messages/translate.ts';

/** A bank account in words: `Wells Fargo account ending in 6789`. */
export function bankAccountName(
  t: Translate<SharedMessageKey>,
  { name, lastFourDigits: digits }: ShownBankAccount,
): string {
  return name === null ? t('ending.unknownBank', { digits }) : t('ending.account', { name, digits });
}
