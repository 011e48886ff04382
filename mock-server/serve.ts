#!/usr/bin/env node
import { readCommand, usage, type ServeSettings } from './command-line.ts';
import { endWithParent } from './end-with-parent.ts';
import { startServer } from './http-server.ts';
import { sessionCommands } from './index-page.ts';
import packageJson from './package.json' with { type: 'json' };
import { claimsMerchants } from './simulator/claims/claims-merchants.ts';
import { sandboxMerchants } from './simulator/payment/merchants.ts';
import { createSimulator, type Simulator } from './simulator/simulator.ts';

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

async function run({ notificationAddress, ...settings }: ServeSettings): Promise<void> {
  const simulator = createSimulator({ notificationAddress });
  try {
    const server = await startServer({ ...settings, simulator, onReport: console.warn });
    console.log(welcome(server.url, simulator));
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
  const other = port < 65_535 ? port + 1 : 4010;
  switch (code) {
    case 'EADDRINUSE':
      return `Port ${port} is taken. Stop what uses it, or choose another: --port ${other}, or PORT=${other}`;
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

function welcome(url: string, simulator: Simulator): string {
  const list = (merchants: readonly { readonly key: string; readonly name: string }[]) =>
    merchants.map(({ key, name }) => `  ${key}  ${name}`).join('\n');
  const commands = sessionCommands(simulator, url).map((lines) => lines.join('\n  '));
  return `Sandbox at ${url}/

Portal authentication keys:
${list(sandboxMerchants)}

Claims authentication keys:
${list(claimsMerchants)}

${commands.join('\n\n')}
`;
}
