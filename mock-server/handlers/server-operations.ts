import type { Reversals } from '../simulator/shared/reversals.ts';
import { Refusal } from '../simulator/shared/refusal.ts';
import type { Simulator } from '../simulator/simulator.ts';
import { bodyOf, type Call, type Operation, type Reply } from './call.ts';
import { sessionKeyRequest } from './request-schemas.ts';
import { keyRequest, refundRequest, voidRequest } from './schema-parts.ts';
import { requireServer } from './server-call.ts';
import { answeredNow } from './wire.ts';

/**
 * What the integrator's server asks for with its secret key.
 *
 * @param inPage Whether the handlers run in the page itself, where no call can come from a server.
 */
export function serverOperations(simulator: Simulator, inPage: boolean) {
  /** @param reversals Not the ones of now: a reset puts others in their place. */
  const voids =
    (keyField: string, reversals: () => Reversals): Operation =>
    (call) => {
      requireServer(call, inPage);
      const merchantKey = keyOf(call, keyField);
      return answeredNow(reversals().void(merchantKey, bodyOf(call, voidRequest).transactionId));
    };
  const refunds =
    (keyField: string, reversals: () => Reversals): Operation =>
    (call) => {
      requireServer(call, inPage);
      const merchantKey = keyOf(call, keyField);
      return answeredNow(reversals().refund(merchantKey, bodyOf(call, refundRequest)));
    };
  const claimsSession: Operation = (call) =>
    created(
      () => {
        requireServer(call, inPage);
        return simulator.claims.createSession(queryOf(call, 'ClaimsAuthenticationKey'));
      },
      (SessionId, outcome) => ({ SessionId, ...outcome }),
    );

  return {
    CreateSession: (call) =>
      created(
        () => {
          requireServer(call, inPage);
          const keys = bodyOf(call, sessionKeyRequest);
          return simulator.payments.createSession(
            keys.PortalAuthenticationKey,
            keys.ProcessorAuthenticationKey ?? undefined,
          );
        },
        (SessionKey, outcome) => ({ IsSuccessful: SessionKey !== null, SessionKey, ...outcome }),
      ),
    Void: voids('portalAuthenticationKey', () => simulator.reversals),
    Refund: refunds('portalAuthenticationKey', () => simulator.reversals),
    ClaimsSession: claimsSession,
    AdjusterSession: claimsSession,
    ClaimsVoid: voids('claimsAuthenticationKey', () => simulator.claims.reversals),
    ClaimsRefund: refunds('claimsAuthenticationKey', () => simulator.claims.reversals),
  } satisfies Readonly<Record<string, Operation>>;
}

function keyOf(call: Call, field: string): string {
  return bodyOf(call, keyRequest(field))[field] ?? '';
}

function queryOf({ url }: Call, name: string): string {
  const value = url.searchParams.get(name);
  if (value) return value;
  throw new Refusal('InvalidRequest', `The query parameter ${name} is missing.`, name);
}

interface Outcome {
  readonly ResponseCode: string;
  readonly ResponseMessage: string | null;
}

/** Creates a session. Each session endpoint speaks in its own, documented shape, also when it refuses. */
function created(create: () => string, shape: (session: string | null, outcome: Outcome) => object): Reply {
  try {
    return { status: 200, body: shape(create(), { ResponseCode: 'Success', ResponseMessage: null }) };
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return { status: error.status, body: shape(null, { ResponseCode: error.code, ResponseMessage: error.message }) };
  }
}
