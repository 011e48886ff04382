import { createHttpClient, type HttpClientOptions } from '../http/http-client.ts';
import { Done } from '../http/wire.ts';
import type { ClaimsAccountService } from './claims-account-service.ts';
import { AccountOpenAnswer } from './wire.ts';

/** The service of the account modal over HTTP. Every path lies under `{baseUrl}/Claims/AccountModal/Operations`. */
export function createHttpClaimsAccountService(options: HttpClientOptions): Required<ClaimsAccountService> {
  const load = () => import('./http-account-calls.later.ts');
  const { post, open, later } = createHttpClient(options, '/Claims/AccountModal/Operations/', load);

  return {
    ...later('extend', 'bankName', 'submit', 'status'),
    open: async (credentials, request) =>
      (await open('Open', { ...credentials, ...request }, AccountOpenAnswer)).session,
    async cancel(credentials) {
      await post('Cancel', credentials, Done, { keepalive: true });
    },
  };
}
