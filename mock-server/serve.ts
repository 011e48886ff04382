#!/usr/bin/env node
import { readCommand, usage, type ServeSettings } from './command-line.ts';
import { endWithParent } from './end-with-parent.ts';
import { startServer } from './http-server.ts';
import packageJson from './package.json' with { type: 'json' };
import { claimsMerchants } from './simulator/claims/claims-merchants.ts';
import { sandboxMerchants } from './simulator/payment/merchants.ts';
import { createSimulator } from './simulator/simulator.ts';

/* The command `npx payment-modals-sandbox`. Set DEVELOPMENT=1 to change the scripts while it runs. */

const command = readCommand(process.argv.slice(2), process.env);
switch (command.task) {
  case 'serve':
    await run(command.settings);
    break;
  case 'verify': {
    const { verifyCommand } = await import('./verify/command.ts');
    process.exitCode = await verifyCommand(command.args, console.log);
    break;
  }
  case 'help':
    console.log(usage);
    break;
  case 'version':
    console.log(packageJson.version);
    break;
  case 'none':
    fail(command.problem);
}

async function run({ pages, notificationAddress, ...settings }: ServeSettings): Promise<void> {
  const simulator = createSimulator({ notificationAddress });
  try {
    const optional = pages === undefined ? {} : { pages };
    const server = await startServer({ ...settings, ...optional, simulator, onReport: console.warn });
    console.log(welcome(server.url));
    const stop = () => void server.close();
    process.once('SIGINT', stop);
    process.once('SIGTERM', stop);
    endWithParent(stop);
  } catch (error) {
    fail(whyNot(error, settings));
  }
}

function whyNot(error: unknown, { port, host }: Pick<ServeSettings, 'port' | 'host'>): string {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  switch (code) {
    case 'EADDRINUSE':
      return `Port ${port} is taken. Stop what uses it, or choose another: --port ${port + 1}, or PORT=${port + 1}`;
    case 'EACCES':
      return `Port ${port} may not be used by you. Choose one above 1023: --port 4010`;
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
      return `${host} is no address of this machine. --host takes one, such as 127.0.0.1.`;
    default:
      throw error;
  }
}

function fail(message: string): void {
  console.error(message);
  process.exitCode = 1;
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
