import { createHandlers } from './handlers/handlers.ts';
import { startServer } from './http-server.ts';
import { createFetch } from './in-process-fetch.ts';
import { newSimulator } from './new-simulator.ts';

/* `payment-modals-sandbox`, in Node. Exports only its own types, because bundled modules come without types. */

export interface SandboxOptions {
  /** Returns the current time, by default that of this machine. `POST /sandbox/clock` moves it on. */
  readonly now?: () => Date;
  /** The same number gives the same ids. Without a seed, ids are unpredictable. */
  readonly seed?: number;
}

export interface SandboxServerOptions extends SandboxOptions {
  /** 4010 by default; 0 takes any free port. */
  readonly port?: number;
  /** 127.0.0.1 by default. */
  readonly host?: string;
  /** Host names of the sandbox besides `localhost` and IP addresses. */
  readonly hostNames?: readonly string[];
  /** A folder of pages to serve under /pages/, on the service's own origin. */
  readonly pages?: string;
  /** The address for notifications of all merchants, on this machine, and the secrets that sign them. */
  readonly notifications?: { readonly url: string; readonly secrets?: readonly string[] };
}

export interface RunningSandbox {
  /** The service's base address, without a trailing slash. */
  readonly url: string;
  /** Resolves when no notification is being sent. */
  idle(): Promise<void>;
  /** Stops at once and cuts open calls. */
  close(): Promise<void>;
}

/**
 * Starts the sandbox on a port, in this process. Rejects with the code `EADDRINUSE` if the port is taken.
 *
 *     const sandbox = await startSandbox({ port: 0 });
 *     const response = await fetch(`${sandbox.url}/sandbox/ledger`);
 *     await sandbox.close();
 */
export async function startSandbox(options: SandboxServerOptions = {}): Promise<RunningSandbox> {
  const { port = 4010, host, hostNames, pages, ...simulated } = options;
  return startServer({
    port,
    simulator: newSimulator(simulated),
    host,
    hostNames: hostNames?.map((name) => name.toLowerCase()),
    pages,
  });
}

/**
 * Creates a `fetch` that is answered by a new sandbox, without a network and under any address.
 *
 *     const fetch = sandboxFetch({ seed: 1 });
 *     const sessionId = await createPortalSession({ baseUrl: 'https://pay.example.com', portalAuthenticationKey, fetch });
 */
export function sandboxFetch(options: SandboxOptions = {}): typeof fetch {
  return createFetch(createHandlers(newSimulator(options)));
}
