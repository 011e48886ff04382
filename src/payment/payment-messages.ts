import type { Language } from '../messages/languages.ts';
import { loadMessages, type CatalogueModule, type Messages } from '../messages/load-messages.ts';
import { paymentEn, type PaymentMessageKey } from './payment.en.ts';

/** The payment modal's texts in a language. */
export function loadPaymentMessages(language: Language): Promise<Messages<PaymentMessageKey>> {
  return loadMessages(
    language,
    paymentEn,
    (code) => import(`./payment.${code}.ts`) as Promise<CatalogueModule<PaymentMessageKey>>,
  );
}
