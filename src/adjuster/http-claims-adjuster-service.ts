import { attemptCalls } from '../http/attempt-calls.ts';
import { createHttpClient, type HttpClientOptions } from '../http/http-client.ts';
import { Done, ExtendAnswer } from '../http/wire.ts';
import type { ClaimsAdjusterService } from './claims-adjuster-service.ts';
import * as wire from './wire.ts';

/** The service of the adjuster modal over HTTP. Every path lies under `{baseUrl}/Claims/AdjusterModal/Operations`. */
export function createHttpClaimsAdjusterService(options: HttpClientOptions): ClaimsAdjusterService {
  const loadRefusals = async () => (await import('../claims/claims-refusals.later.ts')).claimsRefusals;
  const post = createHttpClient(options, '/Claims/AdjusterModal/Operations/', loadRefusals);
  const { submit, status } = attemptCalls(post);

  return {
    openCreate: async (credentials) => (await post('OpenCreate', credentials, wire.OpenCreateAnswer)).session,
    extend: async (credentials) => (await post('Extend', credentials, ExtendAnswer)).session,
    create: (credentials, attempt) => submit('Create', { ...credentials, attempt }, wire.CreateAnswer),
    createStatus: (credentials, attempt) =>
      status('CreateStatus', { ...credentials, attempt }, wire.CreateStatusAnswer),
    openManage: async (credentials, request) =>
      (await post('OpenManage', { ...credentials, ...request }, wire.OpenManageAnswer)).session,
    current: async (credentials) => (await post('Current', credentials, wire.CurrentAnswer)).request,
    resendEmail: async (credentials, resend) =>
      (await post('ResendEmail', { ...credentials, ...resend }, wire.CurrentAnswer)).request,
    cancelRequest: (credentials, attempt) => submit('CancelRequest', { ...credentials, attempt }, wire.CancelAnswer),
    cancelStatus: (credentials, attempt) =>
      status('CancelStatus', { ...credentials, attempt }, wire.CancelStatusAnswer),
    async close(credentials) {
      await post('Close', credentials, Done, { keepalive: true });
    },
  };
}
