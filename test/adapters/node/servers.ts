import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach } from 'node:test';
import { startServer } from '../../../mock-server/http-server.ts';

/* Servers that last as long as a test. */

const closings: (() => void | Promise<void>)[] = [];

afterEach(async () => {
  for (const close of closings.splice(0)) await close();
});

/** The address of a sandbox. */
export async function sandbox(): Promise<string> {
  const server = await startServer({ port: 0 });
  closings.push(() => server.close());
  return server.url;
}

/** The address of a service that answers as the test says. */
export async function service(listener: RequestListener): Promise<string> {
  const server = createServer(listener).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  closings.push(() => {
    server.closeAllConnections();
    server.close();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}
