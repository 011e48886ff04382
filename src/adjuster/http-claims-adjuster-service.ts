import { createHttpClient, type HttpClientOptions } from '../http/http-client.ts';
import { Done } from '../http/wire.ts';
import type { ClaimsAdjusterService } from './claims-adjuster-service.ts';
import { OpenCreateAnswer, OpenManageAnswer } from './wire.ts';

/** The service of the adjuster modal over HTTP. Every path lies under `{baseUrl}/Claims/AdjusterModal/Operations`. */
export function createHttpClaimsAdjusterService(options: HttpClientOptions): ClaimsAdjusterService {
  const load = () => import('./http-adjuster-calls.later.ts');
  const { post, open, later } = createHttpClient(options, '/Claims/AdjusterModal/Operations/', load);

  return {
    ...later('extend', 'create', 'createStatus', 'current', 'resendEmail', 'cancelRequest', 'cancelStatus'),
    openCreate: async (credentials) => (await open('OpenCreate', credentials, OpenCreateAnswer)).session,
    openManage: async (credentials, request) =>
      (await open('OpenManage', { ...credentials, ...request }, OpenManageAnswer)).session,
    async close(credentials) {
      await post('Close', credentials, Done, { keepalive: true });
    },
  };
}
