import { attemptCalls } from '../http/attempt-calls.ts';
import type { LaterClient } from '../http/http-client.ts';
import { refusedWith } from '../http/refused.ts';
import { BankNameAnswer, Done, ExtendAnswer } from '../http/wire.ts';
import type { PaymentService } from './payment-service.ts';
import { PayAnswer, PaymentStatusAnswer, QuoteAnswer, SaveAnswer, SaveStatusAnswer } from './wire.ts';

export const refused = refusedWith({});

/** The calls of an open session over HTTP. */
export function calls(client: LaterClient): Required<Omit<PaymentService, 'open' | 'cancel'>> {
  const { post } = client;
  const { submit, status } = attemptCalls(client);

  return {
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
  };
}
