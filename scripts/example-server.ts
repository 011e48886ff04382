import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { connect, createServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { ExampleServer } from '../config/example-servers.ts';

/** What a server is told by its environment. */
export interface ServerSettings {
  /** The service's address. */
  readonly serviceUrl: string;
  readonly authenticationKey: string;
  /** The folder with the examples. */
  readonly examples?: string;
}

export interface RunningServer {
  readonly url: string;
  stop(): Promise<void>;
}

/** What its runtime says of its version first; undefined where that is not installed. */
export function runtimeOf({ version: [command, ...args] }: ExampleServer): string | undefined {
  const { status, stdout } = spawnSync(command, args, { encoding: 'utf8' });
  return status === 0 ? stdout.split(/\n| \(/)[0]?.trim() : undefined;
}

/** Starts a server in its folder, and returns once it answers. */
export async function startExample(server: ExampleServer, settings: ServerSettings): Promise<RunningServer> {
  const { serviceUrl, authenticationKey, examples = 'examples' } = settings;
  const port = await freePort();
  const [command, ...args] = server.start(port);
  const child = spawn(command, args, {
    cwd: join(examples, server.name),
    stdio: ['ignore', 'ignore', 'pipe'],
    env: {
      ...process.env,
      PORT: String(port),
      SERVICE_URL: serviceUrl,
      PORTAL_AUTHENTICATION_KEY: authenticationKey,
    },
  });
  let said = '';
  child.stderr.on('data', (data) => (said += String(data)));
  const ended = once(child, 'close');
  while (!(await answers(port))) {
    if (child.exitCode !== null) throw new Error(`${server.name} ended: ${said}`);
    await pause(50);
  }
  const stop = async () => {
    child.kill();
    await ended;
  };
  return { url: `http://localhost:${port}`, stop };
}

/** A port that nobody listens on. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

async function answers(port: number): Promise<boolean> {
  const socket = connect(port, '127.0.0.1');
  try {
    await once(socket, 'connect');
    return true;
  } catch {
    return false;
  } finally {
    socket.destroy();
  }
}
