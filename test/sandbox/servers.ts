import assert from 'node:assert/strict';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach } from 'node:test';
import { inspect } from 'node:util';
import { startServer } from '../../mock-server/http-server.ts';

/* Servers that are closed after their test. */

const closings: (() => void | Promise<void>)[] = [];

afterEach(async () => {
  for (const close of closings.splice(0)) await close();
});

export async function sandboxServer(settings: Omit<Parameters<typeof startServer>[0], 'port'>) {
  const server = await startServer({ port: 0, ...settings });
  closings.push(() => server.close());
  return server;
}

export const sandbox = async (settings: Parameters<typeof sandboxServer>[0] = {}) =>
  (await sandboxServer(settings)).url;

export async function service(listener: RequestListener): Promise<string> {
  const server = createServer(listener).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  closings.push(() => {
    server.closeAllConnections();
    server.close();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/** A service that gives one answer, an object as JSON, and the requests that it receives. */
export async function answering(status: number, answer: string | object) {
  const asked: unknown[] = [];
  const baseUrl = await service((request, response) => {
    let text = '';
    request.on('data', (part: Buffer) => (text += part.toString()));
    request.on('end', () => {
      const { url, method, headers } = request;
      const contentType = headers['content-type']?.split(';')[0];
      asked.push({ url, method, contentType, body: text === '' ? undefined : (JSON.parse(text) as unknown) });
      response.writeHead(status).end(typeof answer === 'string' ? answer : JSON.stringify(answer));
    });
  });
  return { baseUrl, asked };
}

export async function errorOf<Failure extends Error>(
  Failure: new (...given: never[]) => Failure,
  call: Promise<unknown>,
): Promise<Failure> {
  const error: unknown = await call.catch((cause: unknown) => cause);
  assert.ok(error instanceof Failure, inspect(error));
  return error;
}
