import type { AccountOptionObject } from '../../src/account/account-options.ts';
import type { AdjusterOptionObject } from '../../src/adjuster/adjuster-options.ts';
import { ClaimsSessionAnswer } from '../../src/http/server-answers.ts';
import { SessionError } from './call-errors.ts';
import { requireOptionsFixed, sentOptions } from './fixed-options.ts';
import {
  callService,
  requireAddress,
  requireKey,
  requireServer,
  withoutSecrets,
  type ServiceAccess,
  type ServiceCall,
} from './service-call.ts';

export interface ClaimsSessionRequest extends ServiceAccess {
  /** Identifies the customer. Secret. */
  readonly claimsAuthenticationKey: string;
  /**
   * Options that hold for the session whatever the page says, amounts in dollars. A payee is fixed as a whole. The page says
   * `lockedOptions: true`.
   */
  readonly options?: ClaimsSessionOptions;
}

/** The options of the account modal that a server can fix. */
export type ClaimsSessionOptions = Omit<AccountOptionObject, 'SessionId' | 'lockedOptions'>;

export interface AdjusterSessionRequest extends Omit<ClaimsSessionRequest, 'options'> {
  /** The request that the session is to manage, whatever the page says. What is created, the upload fixes. */
  readonly options?: AdjusterSessionOptions;
}

/** The options of the adjuster modal that a server can fix. */
export type AdjusterSessionOptions = Pick<AdjusterOptionObject, 'approvalRequestId'>;

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
export function createAdjusterSession(request: AdjusterSessionRequest): Promise<string> {
  return createSession('createAdjusterSession', request, '/Claims/Api/Session/Create');
}

async function createSession(
  operation: string,
  request: ClaimsSessionRequest | AdjusterSessionRequest,
  path: string,
): Promise<string> {
  const { claimsAuthenticationKey: key, baseUrl, options } = request;
  requireServer(operation);
  requireAddress(operation, baseUrl);
  requireKey(operation, 'claimsAuthenticationKey', key);
  const secrets = [key];
  const { answer, status } = await callService(request, {
    ...callOf(path, key, options),
    answer: ClaimsSessionAnswer,
    secrets,
    Failure: SessionError,
  });
  const { SessionId, ResponseCode, ResponseMessage } = answer;
  if (ResponseCode === 'Success' && SessionId) {
    requireOptionsFixed(options, answer, status);
    return SessionId;
  }
  const reason = withoutSecrets(ResponseMessage ?? 'It gave no reason.', secrets);
  throw new SessionError(ResponseCode, `The service refused a session. ${reason}`, { status });
}

/** The documented call, which has no room for options; with options, the other one. */
function callOf(path: string, key: string, options: object | undefined): Pick<ServiceCall<never>, 'path' | 'init'> {
  const Accept = 'application/json';
  if (options === undefined)
    return { path: `${path}?ClaimsAuthenticationKey=${encodeURIComponent(key)}`, init: { headers: { Accept } } };
  const body = JSON.stringify({ ClaimsAuthenticationKey: key, Options: sentOptions(options) });
  return { path, init: { method: 'POST', headers: { 'Content-Type': 'application/json', Accept }, body } };
}
