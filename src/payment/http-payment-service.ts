import { createHttpClient, type HttpClientOptions } from '../http/http-client.ts';
import { Done } from '../http/wire.ts';
import type { PaymentService } from './payment-service.ts';
import { OpenAnswer } from './wire.ts';

/** The payment service over HTTP. Every path lies under `{baseUrl}/GenericModal/Operations`. */
export function createHttpPaymentService(options: HttpClientOptions): Required<PaymentService> {
  const load = () => import('./http-payment-calls.later.ts');
  const { post, open, later } = createHttpClient(options, '/GenericModal/Operations/', load);

  return {
    ...later('extend', 'quote', 'bankName', 'pay', 'save', 'paymentStatus', 'saveStatus', 'acknowledge', 'sendReceipt'),
    open: async (credentials, request) => (await open('Open', { ...credentials, ...request }, OpenAnswer)).session,
    async cancel(credentials) {
      await post('Cancel', credentials, Done, { keepalive: true });
    },
  };
}
