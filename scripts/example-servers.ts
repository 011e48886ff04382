import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '../config/free-port.ts';

type Command = readonly [command: string, ...args: string[]];

/** A server among the examples, in one language: it answers a page's `GET /session`, and serves the page itself. */
export interface ExampleServer {
  /** Its folder in `examples`. */
  readonly name: string;
  /** Its file. */
  readonly source: string;
  /** Starts it in its folder. It listens on `localhost:port`. */
  readonly start: (port: number) => Command;
  /** Prints the version of its runtime, if that is installed. */
  readonly version: Command;
}

export const exampleServers: readonly ExampleServer[] = [
  {
    name: 'csharp-server',
    source: 'server.cs',
    start: () => ['dotnet', 'run', 'server.cs'],
    version: ['dotnet', '--version'],
  },
  { name: 'java-server', source: 'Server.java', start: () => ['java', 'Server.java'], version: ['java', '--version'] },
  {
    name: 'php-server',
    source: 'server.php',
    start: (port) => ['php', '-S', `127.0.0.1:${port}`, 'server.php'],
    version: ['php', '--version'],
  },
  {
    name: 'python-server',
    source: 'server.py',
    start: () => ['python3', 'server.py'],
    version: ['python3', '--version'],
  },
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
  const [command, ...args] = start(port);
  const child = spawn(command, args, {
    cwd: join(examples, name),
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { ...process.env, PORT: String(port), SERVICE_URL: serviceUrl, PORTAL_AUTHENTICATION_KEY: authenticationKey },
  });
  let errors = '';
  child.stderr.on('data', (data) => (errors += String(data)));
  const ended = once(child, 'close');
  const url = `http://localhost:${port}`;
  const isUp = () =>
    fetch(url).then(
      () => true,
      () => false,
    );
  while (!(await isUp())) {
    if (child.exitCode !== null) throw new Error(`${name} ended: ${errors}`);
    await pause(50);
  }
  const stop = async () => {
    child.kill();
    await ended;
  };
  return { url, stop };
}
