import type { ClaimsSessionAnswer, SessionKeyAnswer, UploadAnswer } from '../../src/http/server-answers.ts';
import type { LockedOptions } from '../../src/options/locked-options.ts';
import { nearestOption } from '../../src/options/near-miss.ts';
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
          const request = requestOf(call);
          const options = optionsOf(request);
          const { ClaimsAuthenticationKey: key } = request;
          const SessionId = simulator.claims.createSession(key, modal, undefined, options);
          return { SessionId, ...fixedBy(options) };
        },
        (session, outcome): ClaimsSessionAnswer => ({ SessionId: null, ...session, ...outcome }),
      );
  const inQuery = (call: Call) => ({ ClaimsAuthenticationKey: parameterOf(call, 'ClaimsAuthenticationKey') });
  const inBody = (call: Call) => bodyOf(call, ClaimsSessionRequest);

  return {
    CreateSession: (call) =>
      answeredInItsShape(
        () => {
          requireServer(call, inPage);
          const request = bodyOf(call, SessionKeyRequest);
          const options = optionsOf(request);
          const { PortalAuthenticationKey, ProcessorAuthenticationKey } = request;
          const processorKey = ProcessorAuthenticationKey ?? undefined;
          const SessionKey = simulator.payments.createSession(
            PortalAuthenticationKey,
            processorKey,
            undefined,
            options,
          );
          return { SessionKey, ...fixedBy(options) };
        },
        (session, outcome): SessionKeyAnswer => ({
          IsSuccessful: session !== null,
          SessionKey: null,
          ...session,
          ...outcome,
        }),
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

/** The options to fix. Whatever else a server sends is ignored, but not what was meant for them. */
function optionsOf(request: { readonly Options?: LockedOptions | null | undefined }): LockedOptions | undefined {
  const misspelled = Object.keys(request).some((name) => nearestOption(name, ['Options']) !== undefined);
  if (misspelled) throw new Refusal('InvalidRequest', 'A field is misspelled: its name is Options.', 'Options');
  return request.Options ?? undefined;
}

/** A server that relies on fixed options hears that they were not ignored. */
function fixedBy(options: LockedOptions | undefined): { readonly OptionsFixed?: true } {
  return options === undefined ? {} : { OptionsFixed: true };
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
