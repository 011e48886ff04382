import { setupWorker } from 'msw/browser';
import { createHandlers } from './handlers/handlers.ts';
import { createSimulator, type Simulator } from './simulator/simulator.ts';

export interface BrowserSandboxOptions {
  readonly simulator?: Simulator;
  readonly workerUrl?: string;
}

export interface BrowserSandbox {
  readonly simulator: Simulator;
  stop(): Promise<void>;
}

/** Runs the sandbox in a service worker. The page creates its sessions with `POST /sandbox/sessions`. */
export async function startSandbox(options: BrowserSandboxOptions = {}): Promise<BrowserSandbox> {
  const { workerUrl } = options;
  const simulator = options.simulator ?? createSimulator();
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
      // The worker ends only after all calls have ended.
      stopping.abort();
      await worker.stop();
    },
  };
}
