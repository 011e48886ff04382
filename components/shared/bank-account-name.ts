import type { ShownBankAccount } from '../../src/fields/bank-account-fields.ts';
import type { BankAccountMessageKey } from '../../src/messages/bank-account.en.ts';
import type { Translate } from '../../src/messages/translate.ts';

export function bankAccountName(
  t: Translate<BankAccountMessageKey>,
  { name, lastFourDigits: digits }: ShownBankAccount,
): string {
  return name === null ? t('ending.unknownBank', { digits }) : t('ending.account', { name, digits });
}
