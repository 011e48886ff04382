import { setupWorker } from 'msw/browser';
import { createHandlers } from './handlers/handlers.ts';
import { createSimulator } from './simulator/simulator.ts';

/** Runs the sandbox in a service worker. The page creates its sessions with `POST /sandbox/sessions`. */
export async function startSandbox(workerUrl: string): Promise<void> {
  const worker = setupWorker(...createHandlers(createSimulator(), { inPage: true }));
  await worker.start({ quiet: true, onUnhandledFrame: 'bypass', serviceWorker: { url: workerUrl } });
}
