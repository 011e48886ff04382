import type { GenericSchema, InferOutput } from 'valibot';
import type {
  ClaimsSessionAnswer,
  RevokeSessionAnswer,
  SessionKeyAnswer,
  UploadAnswer,
} from '../../src/http/server-answers.ts';
import type { Answer } from '../../src/operation/operation-service.ts';
import type { LockedOptions } from '../../src/options/locked-options.ts';
import { suggestOption } from '../../src/options/suggest-option.ts';
import type { ClaimsFindAnswer, FindAnswer } from '../../src/server/look-up-answers.ts';
import type { ClaimsModal } from '../simulator/claims/claims-sessions.ts';
import type { BookingQuery } from '../simulator/shared/books.ts';
import { Refusal } from '../simulator/shared/refusal.ts';
import type { Simulator } from '../simulator/simulator.ts';
import { answered, bodyOf, jsonOf, requireServer, type Call, type Operation, type Reply } from './call.ts';
import {
  ClaimsFindRequest,
  ClaimsRefundRequest,
  ClaimsRevokeSessionRequest,
  ClaimsSessionRequest,
  ClaimsVoidRequest,
  FindRequest,
  RefundRequest,
  RevokeSessionRequest,
  SessionKeyRequest,
  VoidRequest,
} from './server-schemas.ts';
import { inRequestedFormat } from './upload-answer.ts';

/** The endpoints of the integrator's server, with its secret key. */
export function serverOperations(simulator: Simulator, inPage: boolean) {
  const shaped =
    <Result>(act: (call: Call) => Result, shape: (result: Result | null, outcome: UploadAnswer) => object) =>
    (call: Call): Reply => {
      try {
        requireServer(call, inPage);
        return { status: 200, body: shape(act(call), { ResponseCode: 'Success', ResponseMessage: null }) };
      } catch (error) {
        if (!(error instanceof Refusal)) throw error;
        const { status, code: ResponseCode, message: ResponseMessage } = error;
        return { status, body: shape(null, { ResponseCode, ResponseMessage }) };
      }
    };

  const claimsSession = (modal: ClaimsModal, requestOf: (call: Call) => ClaimsSessionRequest) =>
    shaped(
      (call) => {
        const request = requestOf(call);
        const options = optionsOf(request);
        const key = request.ClaimsAuthenticationKey;
        return { SessionId: simulator.claims.createSession(key, modal, undefined, options), ...fixedBy(options) };
      },
      (session, outcome): ClaimsSessionAnswer => ({ SessionId: null, ...session, ...outcome }),
    );
  const inQuery = (call: Call) => ({ ClaimsAuthenticationKey: parameterOf(call, 'ClaimsAuthenticationKey') });
  const inBody = (call: Call) => bodyOf(call, ClaimsSessionRequest);

  const reversing =
    <Schema extends GenericSchema>(
      schema: Schema,
      reverse: (request: InferOutput<Schema>) => Answer<unknown>,
    ): Operation =>
    (call) => {
      requireServer(call, inPage);
      return answered(reverse(bodyOf(call, schema)));
    };

  const load = shaped(
    // Text that is not JSON is refused, because it is not an object.
    (call) => simulator.claims.uploads.load(jsonOf(call.text)),
    (_, outcome) => outcome,
  );

  return {
    CreateSession: shaped(
      (call) => {
        const request = bodyOf(call, SessionKeyRequest);
        const options = optionsOf(request);
        const { PortalAuthenticationKey: key, ProcessorAuthenticationKey: processorKey } = request;
        const SessionKey = simulator.payments.createSession(key, processorKey, undefined, options);
        return { SessionKey, ...fixedBy(options) };
      },
      (session, outcome): SessionKeyAnswer => ({
        IsSuccessful: session !== null,
        SessionKey: null,
        ...session,
        ...outcome,
      }),
    ),
    RevokeSession: shaped(
      (call) => {
        const { PortalAuthenticationKey, SessionKey } = bodyOf(call, RevokeSessionRequest);
        const { key } = simulator.merchants.withKey(PortalAuthenticationKey, 'PortalAuthenticationKey');
        simulator.payments.revoke(key, SessionKey);
        return true;
      },
      (done, outcome): RevokeSessionAnswer => ({ IsSuccessful: done ?? false, ...outcome }),
    ),
    Find: shaped(
      (call) => {
        const { PortalAuthenticationKey, SessionKey, TransactionId } = bodyOf(call, FindRequest);
        const { key } = simulator.merchants.withKey(PortalAuthenticationKey, 'PortalAuthenticationKey');
        return simulator.books.find(key, queryOf('SessionKey', SessionKey, TransactionId));
      },
      (Transactions, outcome): FindAnswer => ({ IsSuccessful: Transactions !== null, Transactions, ...outcome }),
    ),
    Void: reversing(VoidRequest, ({ portalAuthenticationKey, transactionId }) =>
      simulator.reversals.void(portalAuthenticationKey, transactionId),
    ),
    Refund: reversing(RefundRequest, ({ portalAuthenticationKey, ...refund }) =>
      simulator.reversals.refund(portalAuthenticationKey, refund),
    ),
    ClaimsSession: claimsSession('account', inQuery),
    ClaimsSessionWithOptions: claimsSession('account', inBody),
    AdjusterSession: claimsSession('adjuster', inQuery),
    AdjusterSessionWithOptions: claimsSession('adjuster', inBody),
    ClaimsRevokeSession: shaped(
      (call) => {
        const { ClaimsAuthenticationKey, SessionId } = bodyOf(call, ClaimsRevokeSessionRequest);
        const { key } = simulator.claims.merchants.withKey(ClaimsAuthenticationKey, 'ClaimsAuthenticationKey');
        simulator.claims.revoke(key, SessionId);
      },
      (_, outcome) => outcome,
    ),
    ClaimsFind: shaped(
      (call) => {
        const { ClaimsAuthenticationKey, SessionId, TransactionId } = bodyOf(call, ClaimsFindRequest);
        const { key } = simulator.claims.merchants.withKey(ClaimsAuthenticationKey, 'ClaimsAuthenticationKey');
        return simulator.claims.books.find(key, queryOf('SessionId', SessionId, TransactionId));
      },
      (Transactions, outcome): ClaimsFindAnswer => ({ Transactions, ...outcome }),
    ),
    ClaimsVoid: reversing(ClaimsVoidRequest, ({ claimsAuthenticationKey, transactionId }) =>
      simulator.claims.reversals.void(claimsAuthenticationKey, transactionId),
    ),
    ClaimsRefund: reversing(ClaimsRefundRequest, ({ claimsAuthenticationKey, ...refund }) =>
      simulator.claims.reversals.refund(claimsAuthenticationKey, refund),
    ),
    LoadRequestData: (call) => inRequestedFormat(call, load(call)),
  } satisfies Readonly<Record<string, Operation>>;
}

/** The options to fix, from the field `name`. Refuses fields that look like a misspelling of it; ignores others. */
export function optionsOf(request: Readonly<Record<string, unknown>>, name = 'Options'): LockedOptions | undefined {
  const isMisspelled = (given: string): boolean =>
    /^lockedOptions$/i.test(given) || suggestOption(given, [name]) !== undefined;
  const misspelled = Object.keys(request).some(isMisspelled);
  if (misspelled) throw new Refusal('InvalidRequest', `A field is misspelled: its name is ${name}.`, name);
  return (request[name] ?? undefined) as LockedOptions | undefined;
}

function fixedBy(options: LockedOptions | undefined): { readonly OptionsFixed?: true } {
  return options === undefined ? {} : { OptionsFixed: true };
}

function parameterOf({ url }: Call, name: string): string {
  const value = url.searchParams.get(name);
  if (value) return value;
  throw new Refusal('InvalidRequest', `The query parameter ${name} is missing.`, name);
}

/** Servers write GUIDs in either case. */
function queryOf(field: string, sessionId?: string, transactionId?: string): BookingQuery {
  if (sessionId || transactionId)
    return { sessionId: sessionId?.toLowerCase() ?? null, transactionId: transactionId ?? null };
  throw new Refusal('InvalidRequest', `Either ${field} or TransactionId says what to look up.`, field);
}
