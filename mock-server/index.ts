import { createHandlers } from './handlers/handlers.ts';
import { startServer } from './http-server.ts';
import { createFetch } from './in-process-fetch.ts';
import { newSimulator } from './new-simulator.ts';

/* `payment-modals-sandbox`, in Node. The types that it exports are all its own: what is built in has none for its users. */

/** What a sandbox is made of. All of it may be left out. */
export interface SandboxOptions {
  /** What time it is; `POST /sandbox/clock` moves it on. The time of this machine where none is given. */
  readonly now?: () => Date;
  /** The same number gives the same ids. Nobody can foresee them where none is given. */
  readonly seed?: number;
}

/** Where a sandbox listens. */
export interface SandboxServerOptions extends SandboxOptions {
  /** 4010 where none is given; 0 takes any free port. */
  readonly port?: number;
  /** 127.0.0.1 where none is given. */
  readonly host?: string;
  /** The names besides `localhost` and IP addresses that it is called by. */
  readonly hostNames?: readonly string[];
  /** A folder of pages to serve under /pages/, on the service's own origin. */
  readonly pages?: string;
  /** Where the servers of all merchants hear: an address on this machine, and what is signed with. */
  readonly notifications?: { readonly url: string; readonly secrets?: readonly string[] };
}

/** A sandbox that listens. */
export interface RunningSandbox {
  /** The service's base address, without a trailing slash. */
  readonly url: string;
  /** Resolves once no notification is under way. */
  idle(): Promise<void>;
  /** Stops at once; calls under way are cut. */
  close(): Promise<void>;
}

/**
 * Starts the sandbox behind a port of this process. Rejects where the port is taken, with the code `EADDRINUSE`.
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
    ...(host === undefined ? {} : { host }),
    ...(hostNames === undefined ? {} : { hostNames: hostNames.map((name) => name.toLowerCase()) }),
    ...(pages === undefined ? {} : { pages }),
  });
}

/**
 * A `fetch` that a sandbox of its own answers, without a network and under any address.
 *
 *     const fetch = sandboxFetch({ seed: 1 });
 *     const sessionId = await createPortalSession({ baseUrl: 'https://pay.example.com', portalAuthenticationKey, fetch });
 */
export function sandboxFetch(options: SandboxOptions = {}): typeof fetch {
  return createFetch(createHandlers(newSimulator(options)));
}
