import { claimsRefusals } from '../claims/claims-refusals.ts';
import { createHttpClient, type HttpClientOptions } from '../http/http-client.ts';
import { Done, ExtendAnswer, toAnswer, toStatus } from '../http/wire.ts';
import type { ClaimsAdjusterService } from './claims-adjuster-service.ts';
import {
  CancelAnswer,
  CancelStatusAnswer,
  CreateAnswer,
  CreateStatusAnswer,
  CurrentAnswer,
  OpenCreateAnswer,
  OpenManageAnswer,
} from './wire.ts';

/** The service of the adjuster modal over HTTP. Every path lies under `{baseUrl}/Claims/AdjusterModal/Operations`. */
export function createHttpClaimsAdjusterService(options: HttpClientOptions): ClaimsAdjusterService {
  const post = createHttpClient(options, '/Claims/AdjusterModal/Operations/', claimsRefusals);

  return {
    async openCreate(credentials) {
      return (await post('OpenCreate', credentials, OpenCreateAnswer)).session;
    },
    async extend(credentials) {
      return (await post('Extend', credentials, ExtendAnswer)).session;
    },
    async create(credentials, attempt) {
      const asked = { ...credentials, attempt };
      return toAnswer(asked, await post('Create', asked, CreateAnswer));
    },
    async createStatus(credentials, attempt) {
      const asked = { ...credentials, attempt };
      return toStatus(asked, await post('CreateStatus', asked, CreateStatusAnswer));
    },
    async openManage(credentials, request) {
      return (await post('OpenManage', { ...credentials, ...request }, OpenManageAnswer)).session;
    },
    async current(credentials) {
      return (await post('Current', credentials, CurrentAnswer)).request;
    },
    async resendEmail(credentials, resend) {
      return (await post('ResendEmail', { ...credentials, ...resend }, CurrentAnswer)).request;
    },
    async cancelRequest(credentials, attempt) {
      const asked = { ...credentials, attempt };
      return toAnswer(asked, await post('CancelRequest', asked, CancelAnswer));
    },
    async cancelStatus(credentials, attempt) {
      const asked = { ...credentials, attempt };
      return toStatus(asked, await post('CancelStatus', asked, CancelStatusAnswer));
    },
    async close(credentials) {
      await post('Close', credentials, Done, { keepalive: true });
    },
  };
}
