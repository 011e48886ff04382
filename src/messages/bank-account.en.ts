import type { bankAccountErrorsEn } from './bank-account-errors.en.ts';
import ownTexts from './bank-account.en.json' with { type: 'json' };

/** The texts of a bank account and its fields, in US English. */
export const bankAccountEn = ownTexts;

export type BankAccountMessageKey = keyof typeof bankAccountEn | keyof typeof bankAccountErrorsEn;
