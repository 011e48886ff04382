import { createHttpClient, type HttpClientOptions } from '../http/http-client.ts';
import { refusals } from '../http/refusals.ts';
import { BankNameAnswer, Done, ExtendAnswer, toAnswer, toStatus } from '../http/wire.ts';
import type { PaymentService } from './payment-service.ts';
import { OpenAnswer, PayAnswer, PaymentStatusAnswer, QuoteAnswer, SaveAnswer, SaveStatusAnswer } from './wire.ts';

/** The payment service over HTTP. Every path lies under `{baseUrl}/GenericModal/Operations`. */
export function createHttpPaymentService(options: HttpClientOptions): Required<PaymentService> {
  const post = createHttpClient(options, '/GenericModal/Operations/', refusals);

  return {
    async open(credentials, request) {
      return (await post('Open', { ...credentials, ...request }, OpenAnswer)).session;
    },
    async extend(credentials) {
      return (await post('Extend', credentials, ExtendAnswer)).session;
    },
    async quote(credentials, request) {
      return (await post('Quote', { ...credentials, ...request }, QuoteAnswer)).quote;
    },
    async bankName(credentials, routingNumber, signal) {
      return (await post('BankName', { ...credentials, routingNumber }, BankNameAnswer, { signal })).bankName;
    },
    async pay(credentials, attempt, submission) {
      const asked = { ...credentials, attempt };
      return toAnswer(asked, await post('Pay', { ...asked, ...submission }, PayAnswer));
    },
    async save(credentials, attempt, submission) {
      const asked = { ...credentials, attempt };
      return toAnswer(asked, await post('Save', { ...asked, ...submission }, SaveAnswer));
    },
    async paymentStatus(credentials, attempt) {
      const asked = { ...credentials, attempt };
      return toStatus(asked, await post('Status', asked, PaymentStatusAnswer));
    },
    async saveStatus(credentials, attempt) {
      const asked = { ...credentials, attempt };
      return toStatus(asked, await post('Status', asked, SaveStatusAnswer));
    },
    async acknowledge(credentials, transactionId) {
      await post('Acknowledge', { ...credentials, transactionId }, Done, { keepalive: true });
    },
    async sendReceipt(credentials, request) {
      await post('SendReceipt', { ...credentials, ...request }, Done);
    },
    async cancel(credentials) {
      await post('Cancel', { ...credentials }, Done, { keepalive: true });
    },
  };
}
