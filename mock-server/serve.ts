import { endWithParent } from './end-with-parent.ts';
import { startServer, type SandboxServer } from './http-server.ts';
import { claimsMerchants } from './simulator/claims/claims-merchants.ts';
import { sandboxMerchants } from './simulator/payment/merchants.ts';

/*
 * The sandbox as a process: `node mock-server/serve.ts`. From the environment it takes PORT (4010), HOST (127.0.0.1),
 * HOST_NAMES, names besides localhost that it is called by, and PAGES, a folder to serve under /pages/.
 *
 * `node mock-server/serve.ts verify URL` holds another service to the contract that the sandbox keeps.
 */

const { PORT = '4010', HOST = '127.0.0.1', HOST_NAMES = '', PAGES } = process.env;

const [, , task, ...args] = process.argv;

if (task === 'verify') {
  const { verifyCommand } = await import('./verify/command.ts');
  process.exitCode = await verifyCommand(args, console.log);
} else if (/^\d{1,5}$/.test(PORT)) {
  await run(Number(PORT));
} else {
  fail(`PORT is no port number: ${PORT}`);
}

async function run(port: number): Promise<void> {
  try {
    const hostNames = HOST_NAMES.toLowerCase().split(',');
    const server = await startServer({ port, host: HOST, hostNames, ...(PAGES === undefined ? {} : { pages: PAGES }) });
    console.log(welcome(server.url));
    stopOnSignal(server);
  } catch (error) {
    const taken = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
    if (!taken) throw error;
    fail(`Port ${port} is taken. Stop what uses it, or choose another: PORT=${port + 1} npm run sandbox`);
  }
}

function fail(message: string): void {
  console.error(message);
  process.exitCode = 1;
}

function stopOnSignal(server: SandboxServer): void {
  const stop = () => void server.close();
  process.once('SIGINT', stop);
  process.once('SIGTERM', stop);
  endWithParent(stop);
}

function welcome(url: string): string {
  const list = (merchants: readonly { readonly key: string; readonly name: string }[]) =>
    merchants.map(({ key, name }) => `  ${key}  ${name}`).join('\n');
  const body = `{"PortalAuthenticationKey":"${sandboxMerchants[0]?.key ?? ''}"}`;
  return `Sandbox at ${url}/

Portal authentication keys:
${list(sandboxMerchants)}

Claims authentication keys:
${list(claimsMerchants)}

A session:
  curl -X POST ${url}/GenericModal/SessionKey/Create \\
    -H 'Content-Type: application/json' \\
    -d '${body}'

A session for the account modal; Api with a capital A is for the adjuster modal:
  curl '${url}/Claims/api/Session/Create?ClaimsAuthenticationKey=${claimsMerchants[0]?.key ?? ''}'
`;
}
