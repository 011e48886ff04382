import assert from 'node:assert/strict';
import test from 'node:test';
import * as v from 'valibot';
import { createHttpClient, type CallOptions } from '../../../src/http/http-client.ts';
import refusals from '../../../src/http/refusals.json' with { type: 'json' };
import { refusedWith } from '../../../src/http/refused.ts';
import { ServiceError } from '../../../src/operation/service-error.ts';

const baseUrl = 'https://pay.example.com/service';
const answer = v.object({ responseCode: v.literal('Success'), value: v.number() });
const success = { responseCode: 'Success', value: 1 };

const json = (status: number, body: unknown) => Response.json(body, { status });
const text = (status: number, body: string, type = 'application/json') =>
  new Response(body, { status, headers: { 'Content-Type': type } });

function broken(error: Error): Response {
  const body = new ReadableStream<Uint8Array>({
    start: (controller) => controller.enqueue(new TextEncoder().encode('{"responseCode":')),
    pull: (controller) => controller.error(error),
  });
  return new Response(body, { status: 200 });
}

async function post(
  respond: (init: RequestInit) => Response | Error | Promise<Response>,
  how?: CallOptions,
  load = () => Promise.resolve({ refused: refusedWith({}), calls: () => ({}) }),
  by: 'post' | 'open' = 'post',
) {
  const sent: { url: string; init: RequestInit }[] = [];
  const fetch = (url: string, init: RequestInit) => {
    sent.push({ url, init });
    const response = respond(init);
    return response instanceof Error ? Promise.reject(response) : Promise.resolve(response);
  };
  const client = createHttpClient({ baseUrl, timeout: 20_000, fetch }, '/GenericModal/Operations/', load);
  const body = { sessionKey: 'S1', method: { number: '4111111111111111' } };
  const result = await client[by]('Pay', body, answer, how).catch((error: unknown) => error);
  return { sent, result };
}

test('A successful answer is returned as its schema reads it', async () => {
  const { result } = await post(() => json(200, { ...success, extra: 'ignored' }));
  assert.deepEqual(result, success);
});

test('The request is a POST of JSON to the path under the base address, with secrets only in its body', async () => {
  const { sent } = await post(() => json(200, success));
  assert.equal(sent.length, 1);
  const { url, init } = sent[0]!;
  const { headers, body, signal, ...settings } = init;
  assert.ok(signal);
  assert.equal(url, 'https://pay.example.com/service/GenericModal/Operations/Pay');
  const types = { 'content-type': 'application/json', accept: 'application/json' };
  assert.deepEqual(Object.fromEntries(new Headers(headers)), types);
  assert.deepEqual(JSON.parse(body as string), { sessionKey: 'S1', method: { number: '4111111111111111' } });
  const strict = { credentials: 'omit', cache: 'no-store', redirect: 'error', keepalive: false };
  assert.deepEqual(settings, { method: 'POST', ...strict });
});

test('A request may outlive the page, and the caller may abort it', async () => {
  const given = new AbortController();
  const { sent } = await post(() => json(200, success), { keepalive: true, signal: given.signal });
  const { keepalive, signal } = sent[0]!.init;
  assert.deepEqual([keepalive, signal?.aborted], [true, false]);
  given.abort();
  assert.equal(signal?.aborted, true);
});

const timeout = new DOMException('The operation timed out.', 'TimeoutError');
const network = new TypeError('fetch failed');

const thrown = () => {
  throw network;
};

const invalid = { responseCode: 'InvalidRequest' };
for (const [what, failed, body, told] of [
  ['A failed connection', () => network, null, 'lost network'],
  ['A fetch that throws at once', thrown, null, 'lost network'],
  ['A late answer', () => timeout, null, 'lost timeout'],
  ['A body that breaks off', () => broken(network), null, 'lost network'],
  ['A body that does not come in time', () => broken(timeout), null, 'lost timeout'],
  ['A 500 with JSON', 500, success, 'lost status'],
  ['A 500 with a code', 500, { responseCode: 'SessionUsed' }, 'lost status'],
  ['A 502 of a proxy', () => text(502, '<html>Bad gateway</html>', 'text/html'), null, 'lost status'],
  ['HTML instead of JSON', () => text(200, '<!doctype html><p>Sign in</p>', 'text/html'), null, 'lost unreadable'],
  ['A missing body', () => new Response(null, { status: 204 }), null, 'lost unreadable'],
  ['JSON null', 200, null, 'lost unreadable'],
  ['A JSON list', 200, [success], 'lost unreadable'],
  ['A wrong type', 200, { responseCode: 'Success', value: '1' }, 'lost unreadable'],
  ['An unknown code', 200, { responseCode: 'Maybe', value: 1 }, 'lost unreadable'],
  ['A 400 with a code', 400, invalid, 'refused InvalidRequest'],
  ['A 401 with a code', 401, { responseCode: 'SessionNotFound' }, 'refused SessionNotFound'],
  ['A 409 with a field', 409, { responseCode: 'TokenNotFound', field: 'token' }, 'refused TokenNotFound token'],
  ['A 409 with nulls', 409, { responseCode: 'SessionUsed', responseMessage: null, field: null }, 'refused SessionUsed'],
  ['A field in a field', 400, { ...invalid, field: 'a.b.c' }, 'refused InvalidRequest a.b.c'],
  ['A 422 with a code of another modal', 422, { responseCode: 'AccountNotFound' }, 'lost unreadable'],
  ['A digest for a field', 400, { ...invalid, field: 'a.sha256' }, 'refused InvalidRequest a.sha256'],
  ['A number for a field', 422, { responseCode: 'TokenNotFound', field: '4111111111111111' }, 'lost unreadable'],
  ['A number in a field', 422, { responseCode: 'TokenNotFound', field: 'a4111.b1111' }, 'lost unreadable'],
  ['A sentence for a field', 422, { responseCode: 'TokenNotFound', field: 'the token 4111' }, 'lost unreadable'],
  ['A 403 of a firewall', 403, { responseCode: 'BLOCKED' }, 'lost unreadable'],
  ['A 409 that says Success', 409, { responseCode: 'Success' }, 'lost unreadable'],
  ['A 404 of a proxy', () => text(404, '<html>Not found</html>', 'text/html'), null, 'lost unreadable'],
  ['A 404 with other JSON', 404, { error: 'not found' }, 'lost unreadable'],
  ['A 400 with a code that is no text', 400, { responseCode: 7 }, 'lost unreadable'],
] as const) {
  test(`${what} is reported as ${told}, and the message does not contain the request`, async () => {
    const { result } = await post(typeof failed === 'number' ? () => json(failed, body) : failed);
    assert.ok(result instanceof ServiceError);
    const { kind, code, field, message } = result;
    assert.equal([kind, code, ...(field === undefined ? [] : [field])].join(' '), told);
    assert.match(message, /\S/);
    assert.ok(!`${message} ${String(result.stack)}`.includes('4111111111111111'));
  });
}

test('A refusal has our own text, because the service may quote the request', async () => {
  const { result } = await post(() => json(409, { responseCode: 'SessionUsed', responseMessage: '4242 was used.' }));
  assert.equal((result as Error).message, refusals.SessionUsed);
  const { result: failed } = await post(() => network);
  assert.equal((failed as Error).cause, network);
});

test('What an open session needs is loaded once', async (t) => {
  const calls = () => ({ ask: () => Promise.resolve('told') });
  const load = t.mock.fn(() => Promise.resolve({ refused: refusedWith({}), calls }));
  const fetch = () => Promise.resolve(json(200, success));
  const { open, later } = createHttpClient({ baseUrl, timeout: 20_000, fetch }, '/', load);
  await open('Open', {}, answer);
  assert.deepEqual([await later('ask').ask(), await later('ask').ask()], ['told', 'told']);
  assert.equal(load.mock.callCount(), 1);
});

test('A refusal or an opened session counts as lost while what comes after it cannot be fetched', async () => {
  for (const by of ['post', 'open'] as const) {
    const answer = () => (by === 'open' ? json(200, success) : json(409, { responseCode: 'SessionUsed' }));
    const { result } = await post(answer, {}, () => Promise.reject(network), by);
    assert.ok(result instanceof ServiceError);
    assert.deepEqual([result.kind, result.code], ['lost', 'network']);
  }
});

test('An answer that takes longer than allowed is abandoned', async (t) => {
  const controller = new AbortController();
  const allowed: number[] = [];
  t.mock.method(AbortSignal, 'timeout', (milliseconds: number) => {
    allowed.push(milliseconds);
    return controller.signal;
  });
  const posting = post(
    ({ signal }) =>
      new Promise((_resolve, reject) => signal?.addEventListener('abort', () => reject(signal.reason as Error))),
  );
  controller.abort(timeout);
  const { result } = await posting;
  assert.ok(result instanceof ServiceError);
  assert.deepEqual([result.kind, result.code, allowed], ['lost', 'timeout', [20_000]]);
});
