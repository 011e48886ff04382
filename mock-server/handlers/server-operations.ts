import type { ClaimsSessionAnswer, SessionKeyAnswer, UploadAnswer } from '../../src/http/server-answers.ts';
import type { ClaimsFindAnswer, FindAnswer } from '../../src/server/look-up-answers.ts';
import type { ClaimsModal } from '../simulator/claims/claims-sessions.ts';
import type { BookingQuery } from '../simulator/shared/books.ts';
import { Refusal } from '../simulator/shared/refusal.ts';
import type { Simulator } from '../simulator/simulator.ts';
import { bodyOf, type Call, type Operation, type Reply } from './call.ts';
import { requireServer } from './server-call.ts';
import {
  ClaimsFindRequest,
  ClaimsRefundRequest,
  ClaimsSessionRequest,
  ClaimsVoidRequest,
  FindRequest,
  RefundRequest,
  SessionKeyRequest,
  VoidRequest,
} from './server-schemas.ts';
import { answeredNow } from './wire.ts';

/**
 * The endpoints of the integrator's server, with its secret key.
 *
 * @param inPage Whether the handlers run in the page itself, where no call can come from a server.
 */
export function serverOperations(simulator: Simulator, inPage: boolean) {
  const claimsSession =
    (modal: ClaimsModal, requestOf: (call: Call) => ClaimsSessionRequest): Operation =>
    (call) =>
      answeredInItsShape(
        () => {
          requireServer(call, inPage);
          const { ClaimsAuthenticationKey, Options } = requestOf(call);
          return simulator.claims.createSession(ClaimsAuthenticationKey, modal, undefined, Options ?? undefined);
        },
        (SessionId, outcome): ClaimsSessionAnswer => ({ SessionId, ...outcome }),
      );
  const inQuery = (call: Call) => ({ ClaimsAuthenticationKey: parameterOf(call, 'ClaimsAuthenticationKey') });
  const inBody = (call: Call) => bodyOf(call, ClaimsSessionRequest);

  return {
    CreateSession: (call) =>
      answeredInItsShape(
        () => {
          requireServer(call, inPage);
          const { PortalAuthenticationKey, ProcessorAuthenticationKey, Options } = bodyOf(call, SessionKeyRequest);
          return simulator.payments.createSession(
            PortalAuthenticationKey,
            ProcessorAuthenticationKey ?? undefined,
            undefined,
            Options ?? undefined,
          );
        },
        (SessionKey, outcome): SessionKeyAnswer => ({ IsSuccessful: SessionKey !== null, SessionKey, ...outcome }),
      ),
    Find: (call) =>
      answeredInItsShape(
        () => {
          requireServer(call, inPage);
          const { PortalAuthenticationKey, SessionKey, TransactionId } = bodyOf(call, FindRequest);
          const { key } = simulator.merchants.withKey(PortalAuthenticationKey, 'PortalAuthenticationKey');
          return simulator.books.find(key, queryOf('SessionKey', SessionKey, TransactionId));
        },
        (Transactions, outcome): FindAnswer => ({ IsSuccessful: Transactions !== null, Transactions, ...outcome }),
      ),
    Void: (call) => {
      requireServer(call, inPage);
      const { portalAuthenticationKey, transactionId } = bodyOf(call, VoidRequest);
      return answeredNow(simulator.reversals.void(portalAuthenticationKey, transactionId));
    },
    Refund: (call) => {
      requireServer(call, inPage);
      const { portalAuthenticationKey, ...refund } = bodyOf(call, RefundRequest);
      return answeredNow(simulator.reversals.refund(portalAuthenticationKey, refund));
    },
    ClaimsSession: claimsSession('account', inQuery),
    ClaimsSessionWithOptions: claimsSession('account', inBody),
    AdjusterSession: claimsSession('adjuster', inQuery),
    AdjusterSessionWithOptions: claimsSession('adjuster', inBody),
    ClaimsFind: (call) =>
      answeredInItsShape(
        () => {
          requireServer(call, inPage);
          const { ClaimsAuthenticationKey, SessionId, TransactionId } = bodyOf(call, ClaimsFindRequest);
          const { key } = simulator.claims.merchants.withKey(ClaimsAuthenticationKey, 'ClaimsAuthenticationKey');
          return simulator.claims.books.find(key, queryOf('SessionId', SessionId, TransactionId));
        },
        (Transactions, outcome): ClaimsFindAnswer => ({ Transactions, ...outcome }),
      ),
    ClaimsVoid: (call) => {
      requireServer(call, inPage);
      const { claimsAuthenticationKey, transactionId } = bodyOf(call, ClaimsVoidRequest);
      return answeredNow(simulator.claims.reversals.void(claimsAuthenticationKey, transactionId));
    },
    ClaimsRefund: (call) => {
      requireServer(call, inPage);
      const { claimsAuthenticationKey, ...refund } = bodyOf(call, ClaimsRefundRequest);
      return answeredNow(simulator.claims.reversals.refund(claimsAuthenticationKey, refund));
    },
  } satisfies Readonly<Record<string, Operation>>;
}

function parameterOf({ url }: Call, name: string): string {
  const value = url.searchParams.get(name);
  if (value) return value;
  throw new Refusal('InvalidRequest', `The query parameter ${name} is missing.`, name);
}

/** Servers write GUIDs in either case. */
function queryOf(field: string, sessionId?: string | null, transactionId?: string | null): BookingQuery {
  if (sessionId || transactionId) {
    return { sessionId: sessionId?.toLowerCase() ?? null, transactionId: transactionId ?? null };
  }
  throw new Refusal('InvalidRequest', `Either ${field} or TransactionId says what to look up.`, field);
}

/** Answers in the endpoint's own, documented shape, also when it refuses. */
function answeredInItsShape<Result>(
  act: () => Result,
  shape: (result: Result | null, outcome: UploadAnswer) => object,
): Reply {
  try {
    return { status: 200, body: shape(act(), { ResponseCode: 'Success', ResponseMessage: null }) };
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return { status: error.status, body: shape(null, { ResponseCode: error.code, ResponseMessage: error.message }) };
  }
}
