import { attemptCalls } from '../http/attempt-calls.ts';
import { createHttpClient, type HttpClientOptions } from '../http/http-client.ts';
import { BankNameAnswer, Done, ExtendAnswer } from '../http/wire.ts';
import type { PaymentService } from './payment-service.ts';
import { OpenAnswer, PayAnswer, PaymentStatusAnswer, QuoteAnswer, SaveAnswer, SaveStatusAnswer } from './wire.ts';

/** The payment service over HTTP. Every path lies under `{baseUrl}/GenericModal/Operations`. */
export function createHttpPaymentService(options: HttpClientOptions): Required<PaymentService> {
  const loadRefusals = async () => (await import('../http/refusals.later.ts')).refusals;
  const post = createHttpClient(options, '/GenericModal/Operations/', loadRefusals);
  const { submit, status } = attemptCalls(post);

  return {
    open: async (credentials, request) => (await post('Open', { ...credentials, ...request }, OpenAnswer)).session,
    extend: async (credentials) => (await post('Extend', credentials, ExtendAnswer)).session,
    quote: async (credentials, request) => (await post('Quote', { ...credentials, ...request }, QuoteAnswer)).quote,
    bankName: async (credentials, routingNumber, signal) =>
      (await post('BankName', { ...credentials, routingNumber }, BankNameAnswer, { signal })).bankName,
    pay: (credentials, attempt, submission) => submit('Pay', { ...credentials, attempt }, PayAnswer, submission),
    save: (credentials, attempt, submission) => submit('Save', { ...credentials, attempt }, SaveAnswer, submission),
    paymentStatus: (credentials, attempt) => status('Status', { ...credentials, attempt }, PaymentStatusAnswer),
    saveStatus: (credentials, attempt) => status('Status', { ...credentials, attempt }, SaveStatusAnswer),
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
