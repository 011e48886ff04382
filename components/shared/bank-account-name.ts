import type { SharedMessageKey } from '../../src/messages/shared.en.ts';
import type { Translate } from '../../src/messages/translate.ts';

/** A bank account as far as it may be shown. */
export interface NamedBankAccount {
  /** The bank; null where it is not known. */
  readonly name: string | null;
  readonly lastFourDigits: string;
}

/** A bank account in words: `Wells Fargo account ending in 6789`. */
export function bankAccountName(
  t: Translate<SharedMessageKey>,
  { name, lastFourDigits: digits }: NamedBankAccount,
): string {
  return name === null ? t('ending.unknownBank', { digits }) : t('ending.account', { name, digits });
}
