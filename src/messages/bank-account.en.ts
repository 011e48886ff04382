import type { bankAccountErrorsEn } from './bank-account-errors.en.ts';

/** The texts of a bank account and its fields, in US English. */
export const bankAccountEn = {
  'ending.account': '{name} account ending in {digits}',
  'ending.unknownBank': 'Bank account ending in {digits}',
  'accountType.label': 'Account type',
  'accountType.Checking': 'Checking',
  'accountType.Saving': 'Savings',
  'routingNumber.label': 'Routing number',
  'routingNumber.hint': '9 digits',
  'check.summary': 'Find these numbers',
  'check.text':
    'Both are at the bottom of a check: first the routing number with 9 digits, then the account number. Your bank’s app shows them, too.',
  'accountNumber.label': 'Account number',
  'repeatedNumber.label': 'Confirm account number',
} as const;

export type BankAccountMessageKey = keyof typeof bankAccountEn | keyof typeof bankAccountErrorsEn;
