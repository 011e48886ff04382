import { ClaimsFindAnswer, FindAnswer } from '../../src/server/look-up-answers.ts';
import type { ClaimsTransaction } from '../../src/server/claims-transaction.ts';
import type { PortalTransaction } from '../../src/server/portal-transaction.ts';
import { LookUpError } from './call-errors.ts';
import { callService, isGiven, requireAccess, type ServiceAccess } from './service-call.ts';

/** The key of a look-up: a session, for everything done in it, or one payment. */
export type LookUp =
  | { readonly sessionId: string; readonly transactionId?: never }
  | { readonly transactionId: string; readonly sessionId?: never };

export type PortalLookUp = ServiceAccess &
  LookUp & {
    /** Identifies the modal template and the customer. Secret. */
    readonly portalAuthenticationKey: string;
  };

export type ClaimsLookUp = ServiceAccess &
  LookUp & {
    /** Identifies the customer. Secret. */
    readonly claimsAuthenticationKey: string;
  };

/**
 * Looks up what the payment modal has done in a session, or a payment by its confirmation number, on the integrator's
 * server; an empty list if there are no results. Rejects with a {@link LookUpError}, for wrong arguments with a `TypeError`.
 *
 * ```ts
 * const [payment] = await findPortalTransactions({ baseUrl, portalAuthenticationKey, sessionId });
 * if (payment && 'transactionId' in payment) await book(payment.transactionId, payment.refundedAmount);
 * ```
 */
export async function findPortalTransactions(lookUp: PortalLookUp): Promise<readonly PortalTransaction[]> {
  const { portalAuthenticationKey, sessionId: SessionKey, transactionId: TransactionId } = lookUp;
  requireLookUp('findPortalTransactions', lookUp, { portalAuthenticationKey });
  const { answer, refused } = await callService(lookUp, {
    path: '/GenericModal/Transactions/Find',
    body: JSON.stringify({ PortalAuthenticationKey: portalAuthenticationKey, SessionKey, TransactionId }),
    answer: FindAnswer,
    secrets: [portalAuthenticationKey],
    Failure: LookUpError,
  });
  if (answer.IsSuccessful && answer.Transactions) return answer.Transactions;
  throw refused(refusal);
}

/**
 * Looks up what the claims modals have done in a session, or a payment by its confirmation number, as {@link
 * findPortalTransactions} does. The session of an approval request has the payments of all its parties.
 */
export async function findClaimsTransactions(lookUp: ClaimsLookUp): Promise<readonly ClaimsTransaction[]> {
  const { claimsAuthenticationKey, sessionId: SessionId, transactionId: TransactionId } = lookUp;
  requireLookUp('findClaimsTransactions', lookUp, { claimsAuthenticationKey });
  const { answer, refused } = await callService(lookUp, {
    path: '/Claims/Transactions/Find',
    body: JSON.stringify({ ClaimsAuthenticationKey: claimsAuthenticationKey, SessionId, TransactionId }),
    answer: ClaimsFindAnswer,
    secrets: [claimsAuthenticationKey],
    Failure: LookUpError,
  });
  if (answer.ResponseCode === 'Success' && answer.Transactions) return answer.Transactions;
  throw refused(refusal);
}

const refusal = 'The service refused the look-up.';

function requireLookUp(
  operation: string,
  lookUp: ServiceAccess & LookUp,
  key: Readonly<Record<string, unknown>>,
): void {
  requireAccess(operation, lookUp, key);
  const given = [lookUp.sessionId, lookUp.transactionId].filter((id) => id !== undefined);
  if (given.length === 1 && given.every(isGiven)) return;
  throw new TypeError(`${operation}: pass either sessionId or transactionId as non-empty text.`);
}
