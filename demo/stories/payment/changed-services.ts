import { sandboxMerchants } from '../../../mock-server/simulator/payment/merchants.ts';
import { createHttpPaymentService } from '../../../src/payment/http-payment-service.ts';
import type { PaymentService } from '../../../src/payment/payment-service.ts';
import { call } from '../../sandbox/sandbox-client.ts';
import { sandboxEndpoints } from '../../../mock-server/endpoints.ts';
import { rowOf } from '../shared-examples.ts';

const { key: merchantKey, fees } = rowOf(sandboxMerchants, 0);

const raised = { ...fees, CreditCard: { kind: 'flat', cents: 350 } };

export function raiseFeeAfterQuote(element: HTMLElement): void {
  changeService(element, ({ quote }) => ({
    quote: async (credentials, request) => {
      const answer = await quote(credentials, request);
      await call(sandboxEndpoints.SandboxFees, { merchantKey, fees: raised });
      return answer;
    },
  }));
  element.addEventListener('portal.unload', () => void call(sandboxEndpoints.SandboxFees, { merchantKey, fees }));
}

export function payOneCent(element: HTMLElement): void {
  changeService(element, ({ pay }) => ({
    pay: (credentials, attempt, submission) =>
      pay(credentials, attempt, { ...submission, quote: { amount: 1, fee: 0, total: 1 } }),
  }));
}

function changeService(element: HTMLElement, change: (service: PaymentService) => Partial<PaymentService>): void {
  const service = createHttpPaymentService({ baseUrl: '', fetch: fetch.bind(globalThis), timeout: 30_000 });
  Object.assign(element, { service: { ...service, ...change(service) } });
}
