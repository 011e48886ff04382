import { Refusal } from '../simulator/refusal.ts';
import type { Simulator } from '../simulator/simulator.ts';
import { bodyOf, type Call, type Operation, type Reply } from './call.ts';
import { onTheWire } from './payment-operations.ts';
import { refundRequest, sessionKeyRequest, voidRequest } from './request-schemas.ts';

/**
 * What the integrator's server asks for with its secret key.
 *
 * @param inPage Whether the handlers run in the page itself, where no call can come from a server.
 */
export function serverOperations(simulator: Simulator, inPage: boolean) {
  function requireServer({ headers }: Call): void {
    if (!inPage && !comesFromPage(headers)) return;
    const message = 'This call carries a secret key: make it from your server, never from a page.';
    throw new Refusal('BrowserCallNotAllowed', message);
  }

  return {
    CreateSession: (call) =>
      inSessionKeyShape(() => {
        requireServer(call);
        const keys = bodyOf(call, sessionKeyRequest);
        return simulator.payments.createSession(
          keys.PortalAuthenticationKey,
          keys.ProcessorAuthenticationKey ?? undefined,
        );
      }),
    Void: (call) => {
      requireServer(call);
      const { portalAuthenticationKey, transactionId } = bodyOf(call, voidRequest);
      return { status: 200, body: onTheWire(simulator.reversals.void(portalAuthenticationKey, transactionId)) };
    },
    Refund: (call) => {
      requireServer(call);
      const { portalAuthenticationKey, ...refund } = bodyOf(call, refundRequest);
      return { status: 200, body: onTheWire(simulator.reversals.refund(portalAuthenticationKey, refund)) };
    },
  } satisfies Readonly<Record<string, Operation>>;
}

/** A page cannot leave these headers out; a server has no reason to send them. `none` is a person at the address bar. */
function comesFromPage(headers: Headers): boolean {
  return headers.has('Origin') || (headers.get('Sec-Fetch-Site') ?? 'none') !== 'none';
}

/** The session endpoint speaks in its own, documented shape, also when it refuses. */
function inSessionKeyShape(create: () => string): Reply {
  try {
    return {
      status: 200,
      body: { IsSuccessful: true, SessionKey: create(), ResponseCode: 'Success', ResponseMessage: null },
    };
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return {
      status: error.status,
      body: { IsSuccessful: false, SessionKey: null, ResponseCode: error.code, ResponseMessage: error.message },
    };
  }
}
