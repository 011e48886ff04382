import assert from 'node:assert/strict';
import test from 'node:test';
import { createHandlers } from '../../mock-server/handlers/handlers.ts';
import { createFetch } from '../../mock-server/in-process-fetch.ts';
import { startServer } from '../../mock-server/http-server.ts';
import { verifyCommand } from '../../mock-server/verify/command.ts';
import { verify, type Finding } from '../../mock-server/verify/verify.ts';
import { openApi } from './conformance.ts';
import { claimsKeys } from './claims/payees.ts';
import { merchantKeys, newSimulator } from './harness.ts';

type Json = Readonly<Record<string, unknown>>;
type Fetch = typeof fetch;
type Send = (path: string, body: Json, headers?: HeadersInit) => Promise<Response>;

const baseUrl = 'https://service.example';
const headers = { 'Cache-Control': 'no-store' };
const cards = { card: '4111111111111111', declinedCard: '4000000000000002' };

type Fault = (send: Send, body: Json, path: string) => Promise<Response>;

/** A service like the sandbox, except for the calls whose paths end like this. */
function serviceWith(calls: RegExp, fault: Fault): Fetch {
  const sandbox = createFetch(createHandlers(newSimulator()));
  const send: Send = (path, body, headers = { 'Content-Type': 'application/json' }) =>
    sandbox(`${baseUrl}${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
  return async (input, init) => {
    const request = new Request(input, init);
    const { pathname } = new URL(request.url);
    return calls.test(pathname) ? fault(send, (await request.json()) as Json, pathname) : sandbox(request);
  };
}

function verifying(service: Fetch): Promise<readonly Finding[]> {
  const keys = { portalKey: merchantKeys.flatFee, claimsKey: claimsKeys.first };
  return verify({ baseUrl, ...keys, ...cards, fetch: service, openApi });
}

const brokenRules = (findings: readonly Finding[]) =>
  findings.filter(({ problem }) => problem !== null).map(({ rule }) => rule);

const payAnew: Fault = async (send, body, path) => {
  const created = await send('/GenericModal/SessionKey/Create', { PortalAuthenticationKey: merchantKeys.flatFee });
  const { SessionKey: sessionKey } = (await created.json()) as Json;
  const { operationKey, attempt } = body;
  await send('/GenericModal/Operations/Open', { sessionKey, operationKey, operation: 'makePayment' });
  const paid = await send(path, { ...body, sessionKey, attempt: 1 });
  return Response.json({ ...((await paid.json()) as Json), attempt }, { status: paid.status, headers });
};

const faults: readonly [what: string, calls: RegExp, fault: Fault, broken: readonly string[]][] = [
  [
    'charges each time',
    /\/Pay$/,
    payAnew,
    [
      'An attempt that arrives again with another content is not another payment',
      'A locked bill is paid with no other amount, reference or saving',
      'A saved method pays only in a session that was opened with it',
      'A session that has paid cannot be canceled',
      'A receipt is sent to one address, and only by the session that paid',
      'A canceled session pays nothing',
      'A session that has paid is spent',
      'A payment that is sent twice is one payment, with one receipt',
      'A payment that is sent ten times at once is one payment',
      'An answer that was lost can be had by asking for the status',
      'An attempt that was asked for before it came is void',
      'No attempt is left out',
      'After a decline the next attempt may pay',
      'A session for saving does not pay',
      'A payment is found by its session and by its confirmation number',
      'A payment is taken back once',
      'A payment is refunded in parts, up to its total',
      'A refund of a payment that is repeated with its key is made once',
      '0 is no refund of a payment',
      '-100 is no refund of a payment',
      '10.5 is no refund of a payment',
      '"100" is no refund of a payment',
      'A payment is taken back only with its merchant’s key, and not from a page',
      'A session of a payment is revoked only with its merchant’s key, not from a page, and not after it',
      'What was received may be acknowledged again, but only by the session that paid',
    ],
  ],
  [
    'forgets its payments',
    /GenericModal\/Operations\/Status$/,
    (_send, { operationKey, attempt }) =>
      Promise.resolve(
        Response.json({ responseCode: 'Success', operationKey, attempt, status: { state: 'absent' } }, { headers }),
      ),
    [
      'A payment that is sent ten times at once is one payment',
      'An answer that was lost can be had by asking for the status',
      'An attempt that was asked for before it came is void',
      'After a decline the next attempt may pay',
    ],
  ],
];

test('A verified service keeps every rule if it is the sandbox', async () => {
  const findings = await verifying(createFetch(createHandlers(newSimulator())));
  assert.deepEqual(brokenRules(findings), []);
  assert.ok(findings.length > 30);
});

for (const [what, calls, fault, broken] of faults) {
  test(`A service fails verification if it ${what}`, async () => {
    assert.deepEqual(brokenRules(await verifying(serviceWith(calls, fault))), broken);
  });
}

test('A verified service receives calls only for the given keys', async () => {
  const fetch = createFetch(createHandlers(newSimulator()));
  assert.deepEqual(await verify({ baseUrl, ...cards, fetch, openApi }), []);
});

test('An unreachable service is one finding with the reason', async () => {
  const findings = await verifying(() => Promise.reject(new TypeError('connect ECONNREFUSED')));
  assert.deepEqual(
    findings.map(({ problem }) => problem),
    ['connect ECONNREFUSED'],
  );
});

test('A service that does not know the key is one finding', async () => {
  const keys = { portalKey: 'unknown' };
  const fetch = createFetch(createHandlers(newSimulator()));
  const [first, ...others] = await verify({ baseUrl, ...keys, ...cards, fetch, openApi });
  assert.match(first?.problem ?? '', /^With the portal key it answered 401: .*InvalidAuthenticationKey/);
  assert.deepEqual(others, []);
});

test('A verified service keeps all rules if its answers have new fields', async () => {
  const grown = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(grown);
    if (!value || typeof value !== 'object') return value;
    const members = Object.entries(value).map(([name, member]) => [name, grown(member)]);
    return { ...Object.fromEntries(members), addedLater: 'x' };
  };
  const sandbox = createFetch(createHandlers(newSimulator()));
  const service: Fetch = async (input, init) => {
    const response = await sandbox(input, init);
    if (response.status === 204) return response;
    return Response.json(grown(await response.json()), { status: response.status, headers: response.headers });
  };
  assert.deepEqual(brokenRules(await verifying(service)), []);
});

const keys = ['--portal-key', merchantKeys.percentage, '--claims-key', claimsKeys.second];

async function run(args: readonly string[]) {
  const printed: string[] = [];
  const code = await verifyCommand(
    args,
    (text) => printed.push(text),
    () => openApi,
  );
  return { code, printed };
}

test('The verify command reports that the sandbox over HTTP keeps all rules', async () => {
  const server = await startServer({ port: 0, simulator: newSimulator() });
  const { code, printed } = await run([`${server.url}/`, ...keys]);
  await server.close();
  assert.match(printed.at(-1) ?? '', /^(\d+) of \1 rules hold\.$/);
  assert.equal(code, 0);
});

test('The verify command ends with 1 if a rule is broken, and names the rule', async () => {
  const server = await startServer({ port: 0, simulator: newSimulator() });
  await server.close();
  const { code, printed } = await run([server.url, ...keys]);
  assert.equal(code, 1);
  assert.match(printed[0] ?? '', /^BROKEN {2}The service is there, and grants sessions for the given keys\n +\S/);
});

const url = 'http://127.0.0.1:4010';
for (const args of [[], keys, [url], [url, ...keys, '--no-such'], ['here', ...keys]]) {
  test(`The verify command prints its usage for ${args.join(' ') || 'nothing'}`, async () => {
    const { code, printed } = await run(args);
    assert.equal(code, 2);
    assert.match(printed.join(), /^Usage: payment-modals-sandbox verify URL/);
  });
}
