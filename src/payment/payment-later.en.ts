import { bankAccountErrorsEn } from '../messages/bank-account-errors.en.ts';
import { sharedLaterEn } from '../messages/shared-later.en.ts';
import ownTexts from './payment-later.en.json' with { type: 'json' };

/** The texts of the payment modal that it shows once its form is on the screen, in US English. */
export const paymentLaterEn = { ...sharedLaterEn, ...bankAccountErrorsEn, ...ownTexts };
