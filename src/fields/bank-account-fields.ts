import { checkBankAccountNumber, checkRepeatedAccountNumber } from './bank-account-number.ts';
import { checkRoutingNumber } from './routing-number.ts';
import { empty, valid, type Verdict } from './verdict.ts';

export const bankAccountFieldNames = ['accountType', 'routingNumber', 'accountNumber', 'repeatedNumber'] as const;
export type BankAccountFieldName = (typeof bankAccountFieldNames)[number];

/** The fields that must be gone from memory as soon as they are not needed. */
export const bankAccountSecrets = [
  'routingNumber',
  'accountNumber',
  'repeatedNumber',
] as const satisfies readonly BankAccountFieldName[];

export function checkBankAccountField(
  name: BankAccountFieldName,
  fields: Readonly<Record<BankAccountFieldName, string>>,
): Verdict<string, string> {
  const text = fields[name];
  switch (name) {
    case 'accountType':
      return text === '' ? empty : valid(text);
    case 'routingNumber':
      return checkRoutingNumber(text);
    case 'accountNumber':
      return checkBankAccountNumber(text);
    case 'repeatedNumber':
      return checkRepeatedAccountNumber(text, fields.accountNumber);
  }
}

export interface ShownBankAccount {
  /** The bank; null if unknown. */
  readonly name: string | null;
  /** Empty while the number is not complete. */
  readonly lastFourDigits: string;
}

/** The part of an account that may be shown as it is typed. */
export function shownBankAccount(
  { accountNumber }: Readonly<Record<'accountNumber', string>>,
  name: string | null,
): ShownBankAccount {
  const account = checkBankAccountNumber(accountNumber);
  return { name, lastFourDigits: account.state === 'valid' ? account.value.slice(-4) : '' };
}
