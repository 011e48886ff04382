import { bankAccountErrorsEn } from '../messages/bank-account-errors.en.ts';
import ownTexts from './account-later.en.json' with { type: 'json' };

/** The texts of the account modal that it shows once its form is on the screen, in US English. */
export const accountLaterEn = { ...bankAccountErrorsEn, ...ownTexts };
