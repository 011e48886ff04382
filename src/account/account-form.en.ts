import { bankAccountEn } from '../messages/bank-account.en.ts';
import { sharedEn } from '../messages/shared.en.ts';
import ownTexts from './account-form.en.json' with { type: 'json' };

/** The texts with which the account modal opens, in US English. The reader is the payee or an adjuster who serves the payee. */
export const accountFormEn = { ...sharedEn, ...bankAccountEn, ...ownTexts };
