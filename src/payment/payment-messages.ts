import { loadMessages, type Messages } from '../messages/load-messages.ts';
import { paymentEn, type PaymentMessageKey } from './payment.en.ts';
import type { Language } from '../messages/translate.ts';

/** The payment modal's texts in a language. */
export function loadPaymentMessages(language: Language): Promise<Messages<PaymentMessageKey>> {
  return loadMessages(language, paymentEn, async () => (await import('./payment.es.ts')).paymentEs);
}
