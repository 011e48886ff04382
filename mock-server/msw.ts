import type { HttpHandler } from 'msw';
import { createHandlers } from './handlers/handlers.ts';
import { newSimulator } from './new-simulator.ts';

/* `payment-modals-sandbox/msw.js`: the sandbox for whoever has MSW already. Runs in browsers and in Node. */

/** What the handlers are made of. All of it may be left out. */
export interface SandboxHandlerOptions {
  /** What time it is; `POST /sandbox/clock` moves it on. The time of this machine where none is given. */
  readonly now?: () => Date;
  /** The same number gives the same ids. Nobody can foresee them where none is given. */
  readonly seed?: number;
  /**
   * True in a service worker, where every call is a page's: only a server gets a session with a key, and
   * `POST /sandbox/sessions` stands in for it.
   */
  readonly inPage?: boolean;
  /** Ends the calls that a fault leaves without an answer: a worker stops only once all calls have ended. */
  readonly signal?: AbortSignal;
}

/**
 * The sandbox as handlers of MSW, under any origin. Those of one call share what they know; it is all in memory.
 *
 *     const server = setupServer(...sandboxHandlers());                 // msw/node
 *     const worker = setupWorker(...sandboxHandlers({ inPage: true })); // msw/browser
 */
export function sandboxHandlers(options: SandboxHandlerOptions = {}): HttpHandler[] {
  const { inPage = false, signal, ...simulated } = options;
  return createHandlers(newSimulator(simulated), { inPage, ...(signal ? { stopped: signal } : {}) });
}
