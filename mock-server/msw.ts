import type { HttpHandler } from 'msw';
import { createHandlers } from './handlers/handlers.ts';
import { newSimulator } from './new-simulator.ts';

/* `payment-modals-sandbox/msw.js`: the sandbox as MSW handlers. Runs in browsers and in Node. */

export interface SandboxHandlerOptions {
  /** Returns the current time, by default that of this machine. `POST /sandbox/clock` moves it on. */
  readonly now?: () => Date;
  /** The same number gives the same ids. Without a seed, ids are unpredictable. */
  readonly seed?: number;
  /**
   * True in a service worker, where every call comes from a page. Only servers can create a session with a key, so the
   * page uses `POST /sandbox/sessions`.
   */
  readonly inPage?: boolean;
  /** Ends calls that a fault leaves without an answer, because a worker stops only after all calls have ended. */
  readonly signal?: AbortSignal;
}

/**
 * Creates the sandbox's MSW handlers, under any origin. The handlers of one call share their data, in memory.
 *
 *     const server = setupServer(...sandboxHandlers());                 // msw/node
 *     const worker = setupWorker(...sandboxHandlers({ inPage: true })); // msw/browser
 */
export function sandboxHandlers(options: SandboxHandlerOptions = {}): HttpHandler[] {
  const { inPage = false, signal, ...simulated } = options;
  return createHandlers(newSimulator(simulated), { inPage, ...(signal ? { stopped: signal } : {}) });
}
