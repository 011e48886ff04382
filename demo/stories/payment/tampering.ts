import { createHttpPaymentService } from '../../../src/payment/http-payment-service.ts';
import type { PaymentService } from '../../../src/payment/payment-service.ts';

/** Has the element send a payment of one cent, as a script does that somebody has changed. */
export function payAnotherAmount(element: HTMLElement): void {
  const service = createHttpPaymentService({ baseUrl: '', fetch: fetch.bind(globalThis), timeout: 30_000 });
  const tampering: PaymentService = {
    ...service,
    pay: (credentials, attempt, submission) =>
      service.pay(credentials, attempt, { ...submission, quote: { amount: 1, fee: 0, total: 1 } }),
  };
  Object.assign(element, { service: tampering });
}
