import { sandboxMerchants } from '../../../mock-server/simulator/payment/merchants.ts';
import { createHttpPaymentService } from '../../../src/payment/http-payment-service.ts';
import type { PaymentService } from '../../../src/payment/payment-service.ts';
import type { Merchant } from '../../../src/payment/wire.ts';
import { changeFees } from '../../sandbox/sandbox-client.ts';

const [merchant] = sandboxMerchants;

/** Has the first merchant's card fee rise as soon as a payer has been told the total, and fall again at the end. */
export function raiseFeeAfterQuote(element: HTMLElement): void {
  if (!merchant) return;
  const { key, fees } = merchant;
  const raised: Merchant['fees'] = { ...fees, CreditCard: { kind: 'flat', cents: 350 } };
  const service = createHttpPaymentService({ baseUrl: '', fetch: fetch.bind(globalThis), timeout: 30_000 });
  const rising: PaymentService = {
    ...service,
    quote: async (credentials, request) => {
      const quote = await service.quote(credentials, request);
      await changeFees(key, raised);
      return quote;
    },
  };
  Object.assign(element, { service: rising });
  element.addEventListener('portal.unload', () => void changeFees(key, fees));
}
