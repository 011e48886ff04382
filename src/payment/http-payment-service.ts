import { createHttpClient, type HttpClientOptions } from '../http/http-client.ts';
import { refusals } from '../http/refusals.ts';
import { Done, toAnswer, toStatus } from '../http/wire.ts';
import type { PaymentService } from './payment-service.ts';
import { OpenAnswer, PayAnswer, PaymentStatusAnswer, QuoteAnswer, SaveAnswer, SaveStatusAnswer } from './wire.ts';

/** The payment service over HTTP. Every path lies under `{baseUrl}/GenericModal/Operations`. */
export function createHttpPaymentService(options: HttpClientOptions): PaymentService {
  const post = createHttpClient(options, '/GenericModal/Operations/', refusals);

  return {
    async open(credentials, request) {
      return (await post('Open', { ...credentials, ...request }, OpenAnswer)).session;
    },
    async quote(credentials, request) {
      return (await post('Quote', { ...credentials, ...request }, QuoteAnswer)).quote;
    },
    async pay(credentials, attempt, submission) {
      return toAnswer(await post('Pay', { ...credentials, attempt, ...submission }, PayAnswer));
    },
    async save(credentials, attempt, submission) {
      return toAnswer(await post('Save', { ...credentials, attempt, ...submission }, SaveAnswer));
    },
    async paymentStatus(credentials, attempt) {
      return toStatus((await post('Status', { ...credentials, attempt }, PaymentStatusAnswer)).status);
    },
    async saveStatus(credentials, attempt) {
      return toStatus((await post('Status', { ...credentials, attempt }, SaveStatusAnswer)).status);
    },
    async acknowledge(credentials, transactionId) {
      await post('Acknowledge', { ...credentials, transactionId }, Done, true);
    },
    async cancel(credentials) {
      await post('Cancel', { ...credentials }, Done, true);
    },
  };
}
