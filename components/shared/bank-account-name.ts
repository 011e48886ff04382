import type { ShownBankAccount } from '../../src/fields/bank-account-fields.ts';
import type { SharedMessageKey } from '../../src/messages/shared.en.ts';
import type { Translate } from '../../src/messages/translate.ts';

export function bankAccountName(
  t: Translate<SharedMessageKey>,
  { name, lastFourDigits: digits }: ShownBankAccount,
): string {
  return name === null ? t('ending.unknownBank', { digits }) : t('ending.account', { name, digits });
}
