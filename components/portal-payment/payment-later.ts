import { paymentFormEn } from '../../src/payment/payment-form.en.ts';
import { LaterPart } from '../shared/later-part.ts';

export const paymentLater = new LaterPart(() => import('./later/payment.later.ts'), paymentFormEn);
