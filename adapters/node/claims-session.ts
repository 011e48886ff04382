import type { AccountOptionObject } from '../../src/account/account-options.ts';
import type { AdjusterOptionObject } from '../../src/adjuster/adjuster-options.ts';
import { ClaimsSessionAnswer } from '../../src/http/server-answers.ts';
import { SessionError } from './call-errors.ts';
import { requireOptionsFixed, sentOptions } from './fixed-options.ts';
import { callService, requireAccess, type ServiceAccess } from './service-call.ts';

export interface ClaimsSessionRequest extends ServiceAccess {
  /** Identifies the customer. Secret. */
  readonly claimsAuthenticationKey: string;
  /**
   * Options that hold for the session whatever the page says, amounts in dollars. A payee is fixed as a whole. The page says
   * `lockedOptions: true`.
   */
  readonly options?: ClaimsSessionOptions;
}

/** The options of the account modal that a server can lock. */
export type ClaimsSessionOptions = Omit<AccountOptionObject, 'SessionId' | 'lockedOptions'>;

export interface AdjusterSessionRequest extends Omit<ClaimsSessionRequest, 'options'> {
  /** The request that the session may manage. For creating a request, the upload fixes everything. */
  readonly options?: AdjusterSessionOptions;
}

/** The options of the adjuster modal that a server can lock. */
export type AdjusterSessionOptions = Pick<AdjusterOptionObject, 'approvalRequestId'>;

/**
 * Gets the single-use session id for one operation of the account modal, on the integrator's server. The page passes it
 * on as the option `SessionId`. Rejects with a {@link SessionError}, for wrong arguments with a `TypeError`.
 *
 * ```ts
 * const options = { Context: 'payment', AccountId: 1001, ClaimNumber: 'CLM-1', Amount: '80.00' } as const;
 * const SessionId = await createClaimsSession({ baseUrl: 'https://pay.example.com', claimsAuthenticationKey, options });
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
 * {@link createClaimsSession} does. Its path, with a capital A, is another endpoint. Source: claims modals, Endpoints.
 */
export function createAdjusterSession(request: AdjusterSessionRequest): Promise<string> {
  return createSession('createAdjusterSession', request, '/Claims/Api/Session/Create');
}

async function createSession(
  operation: string,
  request: ClaimsSessionRequest | AdjusterSessionRequest,
  path: string,
): Promise<string> {
  const { claimsAuthenticationKey, options } = request;
  requireAccess(operation, request, { claimsAuthenticationKey });
  // The documented GET cannot carry options, so they are posted.
  const call = options
    ? {
        path,
        body: JSON.stringify({ ClaimsAuthenticationKey: claimsAuthenticationKey, Options: sentOptions(options) }),
      }
    : { path: `${path}?ClaimsAuthenticationKey=${encodeURIComponent(claimsAuthenticationKey)}` };
  const { answer, status, refused } = await callService(request, {
    ...call,
    answer: ClaimsSessionAnswer,
    secrets: [claimsAuthenticationKey],
    Failure: SessionError,
  });
  if (answer.ResponseCode !== 'Success' || !answer.SessionId) throw refused('The service refused a session.');
  requireOptionsFixed(options, answer, status);
  return answer.SessionId;
}
