import refusals from '../claims/claims-refusals.json' with { type: 'json' };
import { attemptCalls } from '../http/attempt-calls.ts';
import type { LaterClient } from '../http/http-client.ts';
import { refusedWith } from '../http/refused.ts';
import { ExtendAnswer } from '../http/wire.ts';
import type { ClaimsAdjusterService } from './claims-adjuster-service.ts';
import * as wire from './wire.ts';

export const refused = refusedWith(refusals);

/** The calls of an open adjuster session over HTTP. */
export function calls(
  client: LaterClient,
): Required<Omit<ClaimsAdjusterService, 'openCreate' | 'openManage' | 'close'>> {
  const { post } = client;
  const { submit, status } = attemptCalls(client);

  return {
    extend: async (credentials) => (await post('Extend', credentials, ExtendAnswer)).session,
    create: (credentials, attempt) => submit('Create', { ...credentials, attempt }, wire.CreateAnswer),
    createStatus: (credentials, attempt) =>
      status('CreateStatus', { ...credentials, attempt }, wire.CreateStatusAnswer),
    current: async (credentials) => (await post('Current', credentials, wire.CurrentAnswer)).request,
    resendEmail: async (credentials, resend) =>
      (await post('ResendEmail', { ...credentials, ...resend }, wire.CurrentAnswer)).request,
    cancelRequest: (credentials, attempt) => submit('CancelRequest', { ...credentials, attempt }, wire.CancelAnswer),
    cancelStatus: (credentials, attempt) =>
      status('CancelStatus', { ...credentials, attempt }, wire.CancelStatusAnswer),
  };
}
