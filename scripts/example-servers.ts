import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '../config/free-port.ts';

/** A server among the examples: it answers a page's `GET /session`, and serves the page itself, at the port `PORT`. */
export interface ExampleServer {
  readonly name: string;
  readonly source: string;
  readonly start: readonly [runtime: string, ...args: string[]];
}

export const exampleServers: readonly ExampleServer[] = [
  { name: 'csharp-server', source: 'server.cs', start: ['dotnet', 'run'] },
  { name: 'java-server', source: 'Server.java', start: ['java'] },
  { name: 'php-server', source: 'server.php', start: ['php', '-S', '127.0.0.1:PORT'] },
  { name: 'python-server', source: 'server.py', start: ['python3'] },
];

export function hasRuntime({ start: [runtime] }: ExampleServer): boolean {
  return spawnSync(runtime, ['--version']).status === 0;
}

export interface ServerSettings {
  readonly serviceUrl: string;
  readonly authenticationKey: string;
  readonly examples?: string;
}

export interface RunningExample {
  readonly url: string;
  stop(): Promise<void>;
}

export async function startExample(
  { name, source, start }: ExampleServer,
  { serviceUrl, authenticationKey, examples = 'examples' }: ServerSettings,
): Promise<RunningExample> {
  const env = { ...process.env, SERVICE_URL: serviceUrl, PORTAL_AUTHENTICATION_KEY: authenticationKey };
  return startServer(name, [...start, source], { cwd: join(examples, name), env });
}

export async function startServer(
  name: string,
  [runtime = '', ...args]: readonly string[],
  { cwd, env }: { readonly cwd: string; readonly env: NodeJS.ProcessEnv },
): Promise<RunningExample> {
  const port = String(await freePort());
  const given = args.map((arg) => arg.replace('PORT', port));
  const child = spawn(runtime, given, { cwd, stdio: ['ignore', 'ignore', 'pipe'], env: { ...env, PORT: port } });
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
