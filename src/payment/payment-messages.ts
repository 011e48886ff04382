import { messageLoader } from '../messages/load-messages.ts';
import type { Catalogue } from '../messages/translate.ts';
import { paymentFormEn } from './payment-form.en.ts';
import type { PaymentMessageKey } from './payment.en.ts';

/** The payment modal's texts in a language. The English ones that it shows after its form are fetched later. */
export const loadPaymentMessages = messageLoader(paymentFormEn as Catalogue as Catalogue<PaymentMessageKey>, (code) => [
  import(`../messages/shared.${code}.json`, { with: { type: 'json' } }),
  import(`../messages/bank-account.${code}.json`, { with: { type: 'json' } }),
  import(`./payment.${code}.json`, { with: { type: 'json' } }),
]);
