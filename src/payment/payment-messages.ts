import { messageLoader } from '../messages/load-messages.ts';
import { paymentEn } from './payment.en.ts';

/** The payment modal's texts in a language. */
export const loadPaymentMessages = messageLoader(paymentEn, (code) => import(`./payment.${code}.ts`));
