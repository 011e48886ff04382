import { RevokeSessionAnswer, UploadAnswer } from '../../src/http/server-answers.ts';
import { SessionError } from './call-errors.ts';
import { callService, isGiven, requireAccess, type ServiceAccess } from './service-call.ts';

export interface PortalRevocation extends ServiceAccess {
  /** Identifies the modal template and the customer. Secret. */
  readonly portalAuthenticationKey: string;
  readonly sessionId: string;
}

export interface ClaimsRevocation extends ServiceAccess {
  /** Identifies the customer. Secret. */
  readonly claimsAuthenticationKey: string;
  readonly sessionId: string;
}

/**
 * Ends a session of the payment modal, on the integrator's server. An open modal can then move no money. It can be
 * repeated. Rejects with a {@link SessionError}, for example with the code `SessionUsed` after a payment, and for wrong
 * arguments with a `TypeError`.
 *
 * ```ts
 * await revokePortalSession({ baseUrl: 'https://pay.example.com', portalAuthenticationKey, sessionId });
 * ```
 */
export async function revokePortalSession(request: PortalRevocation): Promise<void> {
  const { portalAuthenticationKey, sessionId } = request;
  requireSession('revokePortalSession', request, { portalAuthenticationKey });
  const { answer, refused } = await callService(request, {
    path: '/GenericModal/SessionKey/Revoke',
    body: JSON.stringify({ PortalAuthenticationKey: portalAuthenticationKey, SessionKey: sessionId }),
    answer: RevokeSessionAnswer,
    secrets: [portalAuthenticationKey],
    Failure: SessionError,
  });
  if (!answer.IsSuccessful) throw refused(refusal);
}

/** Ends a session of either claims modal, as {@link revokePortalSession} does. */
export async function revokeClaimsSession(request: ClaimsRevocation): Promise<void> {
  const { claimsAuthenticationKey, sessionId } = request;
  requireSession('revokeClaimsSession', request, { claimsAuthenticationKey });
  const { answer, refused } = await callService(request, {
    path: '/Claims/api/Session/Revoke',
    body: JSON.stringify({ ClaimsAuthenticationKey: claimsAuthenticationKey, SessionId: sessionId }),
    answer: UploadAnswer,
    secrets: [claimsAuthenticationKey],
    Failure: SessionError,
  });
  if (answer.ResponseCode !== 'Success') throw refused(refusal);
}

const refusal = 'The service did not end the session.';

function requireSession(
  operation: string,
  request: ServiceAccess & { readonly sessionId: string },
  key: Readonly<Record<string, unknown>>,
): void {
  requireAccess(operation, request, key);
  if (!isGiven(request.sessionId)) throw new TypeError(`${operation}: sessionId must be a non-empty text.`);
}
