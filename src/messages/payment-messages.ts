import { paymentEn, type PaymentMessageKey } from './payment.en.ts';
import type { Catalogue, Language } from './translate.ts';

export interface PaymentMessages {
  readonly language: Language;
  readonly catalogue: Catalogue<PaymentMessageKey>;
}

/** The payment modal's texts in a language. Spanish is fetched when it is wanted; where that fails, English is spoken. */
export async function loadPaymentMessages(language: Language): Promise<PaymentMessages> {
  if (language === 'es') {
    const spanish = await import('./payment.es.ts').catch(() => undefined);
    if (spanish) return { language, catalogue: spanish.paymentEs };
  }
  return { language: 'en', catalogue: paymentEn };
}
