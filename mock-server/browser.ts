import { setupWorker } from 'msw/browser';
import { createHandlers } from './handlers/handlers.ts';
import { systemRandom } from './simulator/shared/random.ts';
import { createSimulator, type Simulator } from './simulator/simulator.ts';

export interface BrowserSandboxOptions {
  readonly simulator?: Simulator;
  /** Where the page's server has MSW's worker script. */
  readonly workerUrl?: string;
}

export interface BrowserSandbox {
  readonly simulator: Simulator;
  stop(): Promise<void>;
}

/**
 * Runs the sandbox in the page: a service worker answers what goes to the service, and lets everything else through.
 * There is no server to ask for a session here; `POST /sandbox/sessions` stands in for it.
 */
export async function startSandbox(options: BrowserSandboxOptions = {}): Promise<BrowserSandbox> {
  const { workerUrl } = options;
  const simulator = options.simulator ?? createSimulator({ now: () => new Date(), random: systemRandom });
  const stopping = new AbortController();
  const worker = setupWorker(...createHandlers(simulator, { inPage: true, stopped: stopping.signal }));
  await worker.start({
    quiet: true,
    onUnhandledFrame: 'bypass',
    ...(workerUrl === undefined ? {} : { serviceWorker: { url: workerUrl } }),
  });
  return {
    simulator,
    stop: async () => {
      // The worker ends only once all calls have.
      stopping.abort();
      await worker.stop();
    },
  };
}
