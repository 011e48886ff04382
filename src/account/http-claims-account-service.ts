import { claimsRefusals } from '../claims/claims-refusals.ts';
import { createHttpClient, type HttpClientOptions } from '../http/http-client.ts';
import { BankNameAnswer, Done, ExtendAnswer, toAnswer, toStatus } from '../http/wire.ts';
import type { ClaimsAccountService } from './claims-account-service.ts';
import { AccountAnswer, AccountOpenAnswer, AccountStatusAnswer } from './wire.ts';

/** The service of the account modal over HTTP. Every path lies under `{baseUrl}/Claims/AccountModal/Operations`. */
export function createHttpClaimsAccountService(options: HttpClientOptions): Required<ClaimsAccountService> {
  const post = createHttpClient(options, '/Claims/AccountModal/Operations/', claimsRefusals);

  return {
    async open(credentials, request) {
      return (await post('Open', { ...credentials, ...request }, AccountOpenAnswer)).session;
    },
    async extend(credentials) {
      return (await post('Extend', credentials, ExtendAnswer)).session;
    },
    async bankName(credentials, routingNumber, signal) {
      return (await post('BankName', { ...credentials, routingNumber }, BankNameAnswer, { signal })).bankName;
    },
    async submit(credentials, attempt, submission) {
      const asked = { ...credentials, attempt };
      return toAnswer(asked, await post('Submit', { ...asked, ...submission }, AccountAnswer));
    },
    async status(credentials, attempt) {
      const asked = { ...credentials, attempt };
      return toStatus(asked, await post('Status', asked, AccountStatusAnswer));
    },
    async cancel(credentials) {
      await post('Cancel', { ...credentials }, Done, { keepalive: true });
    },
  };
}
