import { paymentFormEn } from './payment-form.en.ts';
import { paymentLaterEn } from './payment-later.en.ts';

/** The texts of the payment modal, in US English. */
export const paymentEn = { ...paymentFormEn, ...paymentLaterEn } as const;

export type PaymentMessageKey = keyof typeof paymentEn;
