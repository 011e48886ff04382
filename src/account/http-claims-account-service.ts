import { attemptCalls } from '../http/attempt-calls.ts';
import { createHttpClient, type HttpClientOptions } from '../http/http-client.ts';
import { BankNameAnswer, Done, ExtendAnswer } from '../http/wire.ts';
import type { ClaimsAccountService } from './claims-account-service.ts';
import { AccountAnswer, AccountOpenAnswer, AccountStatusAnswer } from './wire.ts';

/** The service of the account modal over HTTP. Every path lies under `{baseUrl}/Claims/AccountModal/Operations`. */
export function createHttpClaimsAccountService(options: HttpClientOptions): Required<ClaimsAccountService> {
  const loadRefusals = async () => (await import('../claims/claims-refusals.later.ts')).claimsRefusals;
  const post = createHttpClient(options, '/Claims/AccountModal/Operations/', loadRefusals);
  const { submit, status } = attemptCalls(post);

  return {
    open: async (credentials, request) =>
      (await post('Open', { ...credentials, ...request }, AccountOpenAnswer)).session,
    extend: async (credentials) => (await post('Extend', credentials, ExtendAnswer)).session,
    bankName: async (credentials, routingNumber, signal) =>
      (await post('BankName', { ...credentials, routingNumber }, BankNameAnswer, { signal })).bankName,
    submit: (credentials, attempt, submission) =>
      submit('Submit', { ...credentials, attempt }, AccountAnswer, submission),
    status: (credentials, attempt) => status('Status', { ...credentials, attempt }, AccountStatusAnswer),
    async cancel(credentials) {
      await post('Cancel', { ...credentials }, Done, { keepalive: true });
    },
  };
}
