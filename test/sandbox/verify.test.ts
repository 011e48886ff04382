import assert from 'node:assert/strict';
import test from 'node:test';
import { startServer } from '../../mock-server/http-server.ts';
import { verifyCommand } from '../../mock-server/verify/command.ts';
import { verify, type Finding } from '../../mock-server/verify/verify.ts';
import { baseUrl, serviceWith, type Json, type Mutant } from './broken-service.ts';
import { openApi } from './conformance.ts';
import { claimsKeys } from './claims/payees.ts';
import { merchantKeys, newSimulator } from './harness.ts';

type Fetch = typeof fetch;

const cards = { card: '4111111111111111', declinedCard: '4000000000000002' };

function verifying(service: Fetch): Promise<readonly Finding[]> {
  const keys = { portalKey: merchantKeys.flatFee, claimsKey: claimsKeys.first };
  return verify({ baseUrl, ...keys, ...cards, fetch: service, openApi });
}

const brokenRules = (findings: readonly Finding[]) =>
  findings.filter(({ problem }) => problem !== null).map(({ rule }) => rule);

const payAnew: Mutant = async (next, { body }) => {
  const created = await next({ to: 'CreateSession', body: { PortalAuthenticationKey: merchantKeys.flatFee } });
  const { SessionKey: sessionKey } = (await created.json()) as Json;
  const { operationKey, attempt } = body;
  await next({ to: 'Open', body: { sessionKey, operationKey, operation: 'makePayment' } });
  const paid = await next({ body: { ...body, sessionKey, attempt: 1 } });
  return Response.json({ ...((await paid.json()) as Json), attempt }, { status: paid.status, headers: paid.headers });
};

test('A verified service keeps every rule if it is the sandbox', async () => {
  const findings = await verifying(serviceWith({}));
  assert.deepEqual(brokenRules(findings), []);
  assert.ok(findings.length > 30);
});

test('A service fails verification if it charges each time', async () => {
  assert.deepEqual(brokenRules(await verifying(serviceWith({ Pay: payAnew }))), [
    'An attempt that arrives again with another content is not another payment',
    'A locked bill is paid as it is, with no other amount, reference or saving',
    'A saved method pays only in a session that was opened with it',
    'A session for paying does not save, and one for saving does not pay',
    'A receipt is sent to one address, and only by the session that paid',
    'A canceled session pays nothing',
    'A session that has paid is spent, and cannot be canceled',
    'A payment that is sent ten times at once, and once more, is one payment with one receipt',
    'An answer that was lost can be had by asking for the status',
    'An attempt that was asked for before it came is void',
    'No attempt is left out',
    'After a decline the next attempt may pay',
    'A payment is found by its session and by its confirmation number',
    'A payment is taken back once',
    'A payment is refunded in parts, up to its total',
    'A refund of a payment that is repeated with its key is made once',
    'The amount of a refund of a payment is a positive number of cents',
    'A payment is taken back only with its merchant’s key, and not from a page',
    'A session of a payment is revoked only with its merchant’s key, not from a page, and not after it',
    'What was received may be acknowledged again, but only by the session that paid',
  ]);
});

test('A service fails verification if it forgets its payments', async () => {
  const absent: Mutant = (_next, { body: { operationKey, attempt } }) => {
    const answer = { responseCode: 'Success', operationKey, attempt, status: { state: 'absent' } };
    return Promise.resolve(Response.json(answer, { headers: { 'Cache-Control': 'no-store' } }));
  };
  assert.deepEqual(brokenRules(await verifying(serviceWith({ Status: absent }))), [
    'A payment that is sent ten times at once, and once more, is one payment with one receipt',
    'An answer that was lost can be had by asking for the status',
    'An attempt that was asked for before it came is void',
    'After a decline the next attempt may pay',
  ]);
});

test('A verified service receives calls only for the given keys', async () => {
  assert.deepEqual(await verify({ baseUrl, ...cards, fetch: serviceWith({}), openApi }), []);
});

test('A service that is unreachable or does not know the key is one finding with the reason', async () => {
  const unreachable = await verifying(() => Promise.reject(new TypeError('connect ECONNREFUSED')));
  assert.deepEqual([unreachable.length, unreachable[0]?.problem], [1, 'connect ECONNREFUSED']);
  for (const [name, keys] of [
    ['portal', { portalKey: 'unknown' }],
    ['other claims', { claimsKey: claimsKeys.first, otherClaimsKey: 'unknown' }],
  ] as const) {
    const [first, ...others] = await verify({ baseUrl, ...keys, ...cards, fetch: serviceWith({}), openApi });
    assert.match(first?.problem ?? '', new RegExp(`^With the ${name} key it answered 401: .*InvalidAuthentic`));
    assert.deepEqual(others, []);
  }
});

test('A verified service keeps all rules if its answers have new fields', async () => {
  const grown = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(grown);
    if (!value || typeof value !== 'object') return value;
    const members = Object.entries(value).map(([name, member]) => [name, grown(member)]);
    return { ...Object.fromEntries(members), addedLater: 'x' };
  };
  const real = serviceWith({});
  const service: Fetch = async (input, init) => {
    const response = await real(input, init);
    if (response.status === 204) return response;
    return Response.json(grown(await response.json()), { status: response.status, headers: response.headers });
  };
  assert.deepEqual(brokenRules(await verifying(service)), []);
});

const keys = ['--portal-key', merchantKeys.percentage, '--claims-key', claimsKeys.second];

async function run(args: readonly string[]) {
  const printed: string[] = [];
  const print = (text: string) => printed.push(text);
  return { code: await verifyCommand(args, print, () => openApi), printed };
}

test('The verify command ends with 0 for the sandbox over HTTP, with 1 if a rule is broken, and names the rule', async () => {
  const server = await startServer({ port: 0, simulator: newSimulator() });
  const kept = await run([`${server.url}/`, ...keys]);
  await server.close();
  assert.match(kept.printed.at(-1) ?? '', /^(\d+) of \1 rules hold\.$/);
  const broken = await run([server.url, ...keys]);
  const rule = /^BROKEN {2}The service is there, and grants sessions for the given keys\n +\S/;
  assert.match(broken.printed[0] ?? '', rule);
  assert.deepEqual([kept.code, broken.code], [0, 1]);
});

const url = 'http://127.0.0.1:4010';
for (const [problem, ...args] of [
  ['must begin with http', ...keys],
  ['must begin with http', 'localhost:4010', ...keys],
  ['A key is missing', url],
  ['not known: more', url, ...keys, 'more'],
  ["Unknown option '--no-such'", url, ...keys, '--no-such'],
  ['must be digits', url, ...keys, '--card', '4111 1111 1111 1111'],
  ['must differ', url, ...keys, '--other-claims-key', claimsKeys.second],
  ['requires it', url, '--claims-key', claimsKeys.first, '--other-portal-key', merchantKeys.noFee],
] as const) {
  test(`The verify command prints its usage and the problem for ${args.join(' ')}`, async () => {
    const { code, printed } = await run(args);
    assert.equal(code, 2);
    assert.match(printed.join(), new RegExp(`${problem}.*\n\nUsage: payment-modals-sandbox verify URL`));
  });
}
