import { ClaimsSessionAnswer } from '../../src/http/server-answers.ts';
import { SessionError } from './call-errors.ts';
import {
  callService,
  requireAddress,
  requireKey,
  requireServer,
  withoutSecrets,
  type ServiceAccess,
} from './service-call.ts';

export interface ClaimsSessionRequest extends ServiceAccess {
  /** Identifies the customer. Secret. */
  readonly claimsAuthenticationKey: string;
}

/**
 * Gets the single-use session id for one operation of the account modal, on the integrator's server. The page passes it
 * on as the option `SessionId`. Rejects with a {@link SessionError}, for wrong arguments with a `TypeError`.
 *
 * ```ts
 * const SessionId = await createClaimsSession({ baseUrl: 'https://pay.example.com', claimsAuthenticationKey });
 * ```
 *
 * Source: claims modals, Endpoints.
 */
export function createClaimsSession(request: ClaimsSessionRequest): Promise<string> {
  return createSession('createClaimsSession', request, '/Claims/api/Session/Create');
}

/**
 * Gets the single-use session key for one operation of the adjuster modal, on the integrator's server. For a creation,
 * the data is uploaded under it first; the page passes it on as the option `claimsSessionKey`. Rejects as
 * {@link createClaimsSession} does; its path is another spelling of the same one. Source: claims modals, Endpoints.
 */
export function createAdjusterSession(request: ClaimsSessionRequest): Promise<string> {
  return createSession('createAdjusterSession', request, '/Claims/Api/Session/Create');
}

async function createSession(operation: string, request: ClaimsSessionRequest, path: string): Promise<string> {
  const { claimsAuthenticationKey: key, baseUrl } = request;
  requireServer(operation);
  requireAddress(operation, baseUrl);
  requireKey(operation, 'claimsAuthenticationKey', key);
  const secrets = [key];
  const { answer, status } = await callService(request, {
    path: `${path}?ClaimsAuthenticationKey=${encodeURIComponent(key)}`,
    init: { headers: { Accept: 'application/json' } },
    answer: ClaimsSessionAnswer,
    secrets,
    Failure: SessionError,
  });
  const { SessionId, ResponseCode, ResponseMessage } = answer;
  if (ResponseCode === 'Success' && SessionId) return SessionId;
  const reason = withoutSecrets(ResponseMessage ?? 'It gave no reason.', secrets);
  throw new SessionError(ResponseCode, `The service refused a session. ${reason}`, { status });
}
