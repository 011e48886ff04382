import refusals from '../claims/claims-refusals.json' with { type: 'json' };
import { attemptCalls } from '../http/attempt-calls.ts';
import type { LaterClient } from '../http/http-client.ts';
import { refusedWith } from '../http/refused.ts';
import { BankNameAnswer, ExtendAnswer } from '../http/wire.ts';
import type { ClaimsAccountService } from './claims-account-service.ts';
import { AccountAnswer, AccountStatusAnswer } from './wire.ts';

export const refused = refusedWith(refusals);

/** The calls of an open account session over HTTP. */
export function calls(client: LaterClient): Required<Omit<ClaimsAccountService, 'open' | 'cancel'>> {
  const { post } = client;
  const { submit, status } = attemptCalls(client);

  return {
    extend: async (credentials) => (await post('Extend', credentials, ExtendAnswer)).session,
    bankName: async (credentials, routingNumber, signal) =>
      (await post('BankName', { ...credentials, routingNumber }, BankNameAnswer, { signal })).bankName,
    submit: (credentials, attempt, submission) =>
      submit('Submit', { ...credentials, attempt }, AccountAnswer, submission),
    status: (credentials, attempt) => status('Status', { ...credentials, attempt }, AccountStatusAnswer),
  };
}
