import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '../config/free-port.ts';

type Command = readonly [command: string, ...args: string[]];

/** A server among the examples: it answers a page's `GET /session`, and serves the page itself. */
export interface ExampleServer {
  /** Its folder in `examples`. */
  readonly name: string;
  readonly source: string;
  /** Starts it in its folder. It listens on `localhost`, at the port that `PORT` names. */
  readonly start: Command;
  /** Prints the version of its runtime, if that is installed. */
  readonly version: Command;
}

function server(language: string, source: string, [command, ...args]: Command): ExampleServer {
  return { name: `${language}-server`, source, start: [command, ...args, source], version: [command, '--version'] };
}

export const exampleServers: readonly ExampleServer[] = [
  server('csharp', 'server.cs', ['dotnet', 'run']),
  server('java', 'Server.java', ['java']),
  server('php', 'server.php', ['php', '-S', 'localhost:PORT']),
  server('python', 'server.py', ['python3']),
];

/** The first words of its runtime about its version; undefined if that is not installed. */
export function runtimeOf({ version: [command, ...args] }: ExampleServer): string | undefined {
  const { status, stdout } = spawnSync(command, args, { encoding: 'utf8' });
  return status === 0 ? stdout.split(/\n| \(/)[0]?.trim() : undefined;
}

export interface ServerSettings {
  /** The service's address. */
  readonly serviceUrl: string;
  readonly authenticationKey: string;
  /** The folder with the examples. */
  readonly examples?: string;
}

export interface RunningExample {
  readonly url: string;
  stop(): Promise<void>;
}

/** Starts a server in its folder, and returns once it answers. */
export async function startExample(
  { name, start }: ExampleServer,
  { serviceUrl, authenticationKey, examples = 'examples' }: ServerSettings,
): Promise<RunningExample> {
  const port = await freePort();
  const [command, ...args] = start.map((word) => word.replace('PORT', String(port)));
  const child = spawn(command ?? name, args, {
    cwd: join(examples, name),
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { ...process.env, PORT: String(port), SERVICE_URL: serviceUrl, PORTAL_AUTHENTICATION_KEY: authenticationKey },
  });
  let errors = '';
  child.stderr.on('data', (data) => (errors += String(data)));
  const ended = once(child, 'close');
  const url = `http://localhost:${port}`;
  while (!(await fetch(url).catch(() => undefined))) {
    if (child.exitCode !== null) throw new Error(`${name} ended: ${errors}`);
    await pause(50);
  }
  return {
    url,
    async stop() {
      child.kill();
      await ended;
    },
  };
}
