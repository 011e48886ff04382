import { bankAccountEn } from '../messages/bank-account.en.ts';
import { sharedEn } from '../messages/shared.en.ts';
import ownTexts from './payment-form.en.json' with { type: 'json' };

/** The texts with which the payment modal opens, in US English. */
export const paymentFormEn = { ...sharedEn, ...bankAccountEn, ...ownTexts };
