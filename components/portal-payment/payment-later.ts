import { paymentFormEn } from '../../src/payment/payment-form.en.ts';
import { base } from '../shared/base.ts';
import { LaterPart } from '../shared/later-part.ts';

export const paymentLater = new LaterPart(async () => {
  const later = await import('./later/payment.later.ts');
  later.provide(base);
  return later;
}, paymentFormEn);
