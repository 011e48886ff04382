import { ClaimsFindAnswer, FindAnswer } from '../../src/server/look-up-answers.ts';
import type { ClaimsTransaction } from '../../src/server/claims-transaction.ts';
import type { PortalTransaction } from '../../src/server/portal-transaction.ts';
import { LookUpError } from './call-errors.ts';
import {
  callService,
  requireAddress,
  requireKey,
  requireServer,
  withoutSecrets,
  type ServiceAccess,
} from './service-call.ts';

/** What is looked up: all that was done in a session, or one payment. */
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
 * server; an empty list where it did nothing. Rejects with a {@link LookUpError}, for wrong arguments with a `TypeError`.
 *
 * ```ts
 * const [payment] = await findPortalTransactions({ baseUrl, portalAuthenticationKey, sessionId });
 * if (payment && 'transactionId' in payment) await book(payment.transactionId, payment.refundedAmount);
 * ```
 */
export async function findPortalTransactions(lookUp: PortalLookUp): Promise<readonly PortalTransaction[]> {
  const { portalAuthenticationKey: key, baseUrl } = lookUp;
  requireArguments('findPortalTransactions', lookUp, 'portalAuthenticationKey', key, baseUrl);
  const { answer, status } = await callService(lookUp, {
    path: '/GenericModal/Transactions/Find',
    init: posted({
      PortalAuthenticationKey: key,
      SessionKey: lookUp.sessionId,
      TransactionId: lookUp.transactionId,
    }),
    answer: FindAnswer,
    secrets: [key],
    Failure: LookUpError,
  });
  if (answer.IsSuccessful && answer.Transactions) return answer.Transactions;
  throw refused(answer, status, key);
}

/**
 * Looks up what the claims modals have done in a session, or a payment by its confirmation number, as {@link
 * findPortalTransactions} does. The session of an approval request has the payments of all its parties.
 */
export async function findClaimsTransactions(lookUp: ClaimsLookUp): Promise<readonly ClaimsTransaction[]> {
  const { claimsAuthenticationKey: key, baseUrl } = lookUp;
  requireArguments('findClaimsTransactions', lookUp, 'claimsAuthenticationKey', key, baseUrl);
  const { answer, status } = await callService(lookUp, {
    path: '/Claims/Transactions/Find',
    init: posted({
      ClaimsAuthenticationKey: key,
      SessionId: lookUp.sessionId,
      TransactionId: lookUp.transactionId,
    }),
    answer: ClaimsFindAnswer,
    secrets: [key],
    Failure: LookUpError,
  });
  if (answer.ResponseCode === 'Success' && answer.Transactions) return answer.Transactions;
  throw refused(answer, status, key);
}

function requireArguments(
  operation: string,
  { sessionId, transactionId }: LookUp,
  keyName: string,
  key: unknown,
  baseUrl: string,
): void {
  requireServer(operation);
  requireAddress(operation, baseUrl);
  requireKey(operation, keyName, key);
  const given = [sessionId, transactionId].filter((id) => id !== undefined);
  if (given.length === 1 && given.every((id) => typeof id === 'string' && id.trim() !== '')) return;
  throw new TypeError(`${operation}: it takes either sessionId or transactionId, as text that is not empty.`);
}

function posted(body: object): RequestInit {
  return {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Accept: 'application/json' },
    body: JSON.stringify(body),
  };
}

function refused(
  { ResponseCode, ResponseMessage }: Pick<FindAnswer, 'ResponseCode' | 'ResponseMessage'>,
  status: number,
  key: string,
): LookUpError {
  const reason = withoutSecrets(ResponseMessage ?? 'It gave no reason.', [key]);
  return new LookUpError(ResponseCode ?? 'Refused', `The service refused to look it up. ${reason}`, { status });
}
