import { paymentFormEn } from '../../src/payment/payment-form.en.ts';
import { base, type Base } from '../shared/base.ts';
import { LaterPart } from '../shared/later-part.ts';

export const paymentLater = new LaterPart(() => import('./later/payment.later.ts').then(withBase), paymentFormEn);

function withBase<Later extends { provide(base: Base): void }>(later: Later): Later {
  later.provide(base);
  return later;
}
