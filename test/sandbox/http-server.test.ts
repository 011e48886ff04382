import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { after, before, beforeEach, mock, test, type TestContext } from 'node:test';
import packageJson from '../../package.json' with { type: 'json' };
import { createHttpPaymentService } from '../../src/payment/http-payment-service.ts';
import { startServer, type SandboxServer } from '../../mock-server/http-server.ts';
import type { Fault } from '../../mock-server/simulator/shared/faults.ts';
import { createSimulator } from '../../mock-server/simulator/simulator.ts';
import { conforming } from './conformance.ts';
import { claimsKeys } from './claims/payees.ts';
import { card, payment } from './payment/submissions.ts';
import { merchantKeys, newSimulator, sendRaw } from './harness.ts';

const simulator = newSimulator();
const folder = mkdtempSync(join(tmpdir(), 'sandbox-'));
let server: SandboxServer;

before(async () => {
  mkdirSync(join(folder, 'script', 'chunks'), { recursive: true });
  mkdirSync(join(folder, 'pages'));
  mkdirSync(join(folder, 'link'));
  writeFileSync(join(folder, 'link', 'claim-link.js'), 'export const link = 1;\n');
  writeFileSync(join(folder, 'script', 'Portal.js'), 'export const portal = 1;\n');
  writeFileSync(join(folder, 'script', 'chunks', 'shared.js'), 'export const shared = 1;\n');
  writeFileSync(join(folder, 'script', '.hidden.js'), 'hidden');
  writeFileSync(join(folder, 'pages', 'old.html'), '<!doctype html><title>Old</title>');
  writeFileSync(join(folder, 'secret.txt'), 'outside');
  const openApi = join(folder, 'openapi.yaml');
  writeFileSync(openApi, 'openapi: 3.1.0\n');
  symlinkSync(join(folder, 'secret.txt'), join(folder, 'script', 'link.txt'));
  const [scripts, pages, linkScript] = ['script', 'pages', 'link'].map((name) => join(folder, name));
  assert.ok(scripts && pages && linkScript);
  server = await startServer({ port: 0, simulator, scripts, pages, linkScript, openApi });
});

beforeEach(() => simulator.reset());

after(async () => {
  await server.close();
  rmSync(folder, { recursive: true });
});

const post = (path: string, body: string, headers: Record<string, string> = {}) =>
  fetch(`${server.url}${path}`, { method: 'POST', body, headers: { 'Content-Type': 'application/json', ...headers } });

/** A server of its own for one test. */
async function serverFor(t: TestContext, options: Partial<Parameters<typeof startServer>[0]> = {}) {
  const own = await startServer({ port: 0, ...options });
  t.after(() => own.close());
  return own;
}

const withKey = `{"PortalAuthenticationKey":"${merchantKeys.noFee}"}`;

test('A server gets a session over HTTP, and a page pays with it', async () => {
  const created = await post('/GenericModal/SessionKey/Create', withKey);
  const { SessionKey: sessionKey } = (await created.json()) as { SessionKey: string };
  const service = createHttpPaymentService({ baseUrl: server.url, fetch: conforming(fetch), timeout: 10_000 });
  const credentials = { sessionKey, operationKey: 'op' };
  await service.open(credentials, { operation: 'makePayment' });
  const answer = await service.pay(credentials, 1, payment(50_00));
  assert.ok(answer.code === 'Success');
  assert.deepEqual(await service.paymentStatus(credentials, 1), { state: 'answered', answer });
});

test('The two spellings of the claims session path differ', async () => {
  for (const [spelling, operation] of [
    ['api', 'AdjusterModal/Operations/OpenCreate'],
    ['Api', 'AccountModal/Operations/Cancel'],
  ] as const) {
    const query = `ClaimsAuthenticationKey=${claimsKeys.first}`;
    const created = await fetch(`${server.url}/Claims/${spelling}/Session/Create?${query}`);
    const { SessionId: sessionKey } = (await created.json()) as { SessionId: string };
    const refused = await post(`/Claims/${operation}`, JSON.stringify({ sessionKey, operationKey: 'op' }));
    assert.partialDeepStrictEqual(await refused.json(), { responseCode: 'SessionOfOtherModal' });
  }
});

test('A path may have a prefix', async () => {
  assert.equal((await post('/some/base/GenericModal/SessionKey/Create', withKey)).status, 200);
});

const pay = '/GenericModal/Operations/Pay';
const problems = [
  ['an unknown path', () => fetch(`${server.url}${pay}Twice`, { method: 'POST' }), 404, 'NotFound'],
  ['a wrong method', () => fetch(`${server.url}${pay}`), 405, 'MethodNotAllowed'],
  ['a wrong method for the front page', () => post('/', '{}'), 405, 'MethodNotAllowed'],
  ['a body that is not JSON', () => post(pay, '{'), 400, 'InvalidRequest'],
  ['almost 1 MB', () => post(pay, `\"${'x'.repeat(999_000)}\"`), 400, 'InvalidRequest'],
  ['more than 1 MB', () => post(pay, `"${'x'.repeat(1_000_000)}"`), 413, 'RequestTooLarge'],
] as const;
for (const [title, send, status, responseCode] of problems) {
  test(`The server answers ${title} with ${status}, in JSON`, async () => {
    const response = await send();
    assert.equal(response.status, status);
    assert.partialDeepStrictEqual(await response.json(), { responseCode });
  });
}

for (const path of ['/GenericModal/Cdn/Portal.js', '/links/some-token']) {
  test(`The server’s ${path} is read-only`, async () => assert.equal((await post(path, '{}')).status, 405));
}

test('A body above 1 MB is refused, even without a length', async () => {
  const chunk = 'x'.repeat(600_000);
  const size = chunk.length.toString(16);
  const head = 'POST /GenericModal/Operations/Pay HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\n';
  const answer = await sendRaw(server.url, `${head}${size}\r\n${chunk}\r\n${size}\r\n${chunk}\r\n0\r\n\r\n`);
  assert.match(answer, /^HTTP\/1\.1 413 /);
});

const patient = () => createHttpPaymentService({ baseUrl: server.url, fetch, timeout: 10_000 });

/** Opens a session, and pays with a fault. */
async function payWith(fault: Fault, signal?: AbortSignal) {
  simulator.faults.add([{ ...fault, endpoint: 'Pay', count: 1 }]);
  const credentials = { sessionKey: simulator.payments.createSession(merchantKeys.noFee), operationKey: 'op' };
  await patient().open(credentials, { operation: 'makePayment' });
  const sending: typeof fetch = (input, init) => fetch(input, signal ? { ...init, signal } : init);
  const service = createHttpPaymentService({ baseUrl: server.url, fetch: sending, timeout: 10_000 });
  const status = () => patient().paymentStatus(credentials, 1);
  return { status, paying: service.pay(credentials, 1, payment(50_00, card())) };
}

const charged = { state: 'answered', answer: { code: 'Success' } };
for (const [title, fault, code, expected] of [
  ['breaks the connection after the charge', { kind: 'cut', when: 'after' }, 'network', charged],
  ['breaks the connection before the charge', { kind: 'cut', when: 'before' }, 'network', { state: 'absent' }],
  ['sends half of the JSON', { kind: 'truncated' }, 'unreadable', charged],
] as const) {
  test(`A fault over HTTP ${title}, and the status shows the result`, async () => {
    const { status, paying } = await payWith(fault);
    await assert.rejects(paying, { kind: 'lost', code });
    assert.partialDeepStrictEqual(await status(), expected);
  });
}

test('A fault over HTTP sends no answer until the client gives up', async () => {
  const client = new AbortController();
  const { status, paying } = await payWith({ kind: 'timeout', when: 'after' }, client.signal);
  const lost = assert.rejects(paying, { kind: 'lost' });
  while (simulator.ledger.entries().length === 0) await setImmediate();
  client.abort();
  await lost;
  assert.equal((await status()).state, 'answered');
});

const textOf = async (path: string) => (await fetch(server.url + path)).text();

const portal = 'export const portal = 1;\n';
const release = packageJson.version;
const forFiveMinutes = 'public, max-age=300';

for (const path of ['GenericModal/Cdn', 'Claims/Cdn', 'Claims/Acme%20Mutual/Modal/Cdn', 'Claims/AdjusterModal/Cdn']) {
  for (const [folder, caching] of [
    ['', forFiveMinutes],
    [`${release}/`, 'public, max-age=31536000, immutable'],
  ]) {
    test(`Any page may load and cache the scripts in ${path}/${folder}`, async () => {
      const headers = { Origin: 'https://a.example' };
      const response = await fetch(`${server.url}/${path}/${folder}Portal.js`, { headers });
      assert.equal(response.status, 200);
      assert.match(response.headers.get('Content-Type') ?? '', /^text\/javascript/);
      assert.equal(response.headers.get('Cache-Control'), caching);
      assert.equal(response.headers.get('Access-Control-Allow-Origin'), '*');
      assert.equal(await response.text(), portal);
    });
  }
}

test('The scripts may be in a folder and have a query', async () => {
  const text = await textOf('/GenericModal/Cdn/chunks/shared.js?form=earlier');
  assert.equal(text, 'export const shared = 1;\n');
});

test('The scripts are sent again only if they have changed', async () => {
  const address = `${server.url}/GenericModal/Cdn/Portal.js`;
  const etag = (await fetch(address)).headers.get('ETag') ?? '';
  const headers = { 'If-None-Match': etag, 'Cache-Control': 'no-transform' };
  const { status, headers: answered } = await fetch(address, { headers });
  assert.deepEqual([status, answered.get('Cache-Control')], [304, forFiveMinutes]);
});

test('The scripts are not cached if they are missing, and the answer says how to build them', async () => {
  const missing = ['0.0.0/Portal.js', `${release}/Missing.js`, 'Missing.js'].map((path) => `/GenericModal/Cdn/${path}`);
  for (const path of [...missing, '/sandbox/pages/other.js']) {
    const response = await fetch(server.url + path);
    assert.deepEqual([response.status, response.headers.get('Cache-Control')], [404, null]);
    assert.match(await response.text(), /npm run build/);
  }
});

test('The scripts are always requested again during development', async (t) => {
  const working = await serverFor(t, { scripts: join(folder, 'script'), isDevelopment: true });
  for (const path of ['Portal.js', `${release}/Portal.js`]) {
    const { headers } = await fetch(`${working.url}/GenericModal/Cdn/${path}`);
    assert.equal(headers.get('Cache-Control'), 'no-cache');
  }
});

test('The scripts say how to build them if they were never built', async (t) => {
  const empty = await serverFor(t, { scripts: join(folder, 'nowhere') });
  const response = await fetch(`${empty.url}/GenericModal/Cdn/Portal.js`);
  assert.match(await response.text(), /npm run build/);
});

const elsewhere =
  '../secret.txt ..%2fsecret.txt %2e%2e/secret.txt %2e%2e%2fsecret.txt ..\\secret.txt chunks/../../secret.txt ' +
  '//etc/passwd link.txt .hidden.js';
for (const path of elsewhere.split(' ')) {
  test(`The scripts’ address ${path} leads nowhere else`, async () => {
    const request = `GET /GenericModal/Cdn/${path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`;
    const answer = await sendRaw(server.url, request);
    assert.match(answer, /^HTTP\/1\.1 404 /);
    assert.doesNotMatch(answer, /outside|hidden|root:/);
  });
}

test('The pages are served from the given folder', async () => {
  const response = await fetch(`${server.url}/pages/old.html`);
  assert.match(response.headers.get('Content-Type') ?? '', /^text\/html/);
  assert.match(await response.text(), /Old/);
});

test('The pages are missing if no folder is given', async (t) => {
  const bare = await serverFor(t);
  assert.equal((await fetch(`${bare.url}/pages/old.html`)).status, 404);
});

for (const [path, ...wanted] of [
  [
    ...['/', merchantKeys.flatFee, claimsKeys.second, '/GenericModal/Operations/Pay', 'lostAnswer'],
    ...['/Claims/AccountModal/Operations/Submit', 'href="/test-numbers"', 'href="/outbox"', 'href="/sandbox/ledger"'],
  ],
  ['/test-numbers', '4000000000000002', 'demo-visa', 'demo-company-checking', 'demo-towing-declined-card'],
  ['/outbox', 'No email was sent'],
]) {
  test(`The page ${path} has no inline style or script`, async () => {
    const response = await fetch(`${server.url}${path}`);
    const text = await response.text();
    for (const one of wanted) assert.ok(text.includes(one), `The page does not have ${one}.`);
    assert.doesNotMatch(text, /<script|<style|style=/);
    assert.match(response.headers.get('Content-Security-Policy') ?? '', /^default-src 'none'; style-src 'self';/);
  });
}

test('The pages show terminal commands that work unchanged', async () => {
  const text = await textOf('/');
  const [, address = '', body = ''] = /curl -X POST (\S+SessionKey\/Create) .\n {2}-d &#39;(.+?)&#39;/.exec(text) ?? [];
  assert.equal(address, `${server.url}/GenericModal/SessionKey/Create`);
  const created = await fetch(address, { method: 'POST', body: body.replaceAll('&quot;', '"') });
  assert.equal(created.status, 200);
});

test('The pages list the e-mails with their links, newest first', async () => {
  const { claims } = simulator;
  const send = (subject: string) =>
    claims.outbox.send({ kind: 'ePayRequest', to: 'a&b@mail.example', subject, text: '', link: `/links/${subject}` });
  send('older');
  send('newer');
  const text = await textOf('/');
  const links = [...text.matchAll(/<a href="(\/links\/\w+)">/g)].map(([, link]) => link);
  assert.deepEqual(links, ['/links/newer', '/links/older']);
  assert.ok(text.includes('a&amp;b@mail.example'));
});

for (const [path, type, content] of [
  ['/sandbox/pages/page.css', /^text\/css/, /--_accent/],
  ['/sandbox/pages/claim-link.js', /^text\/javascript/, /^export const link = 1;\n$/],
  ['/openapi.yaml', /yaml|text/, /^openapi: 3\.1/],
] as const) {
  test(`The sandbox serves the file ${path}`, async () => {
    const response = await fetch(server.url + path);
    assert.match(response.headers.get('Content-Type') ?? '', type);
    assert.match(await response.text(), content);
  });
}

test('The pages write names as plain text', async (t) => {
  const [merchant] = newSimulator().merchants.list();
  assert.ok(merchant);
  const named = createSimulator({
    now: () => new Date(),
    random: () => 0,
    merchants: [{ ...merchant, name: '<script>"Tom" & \'Sons\'</script>' }],
  });
  const text = await (await fetch((await serverFor(t, { simulator: named })).url)).text();
  assert.ok(text.includes('&lt;script&gt;&quot;Tom&quot; &amp; &#39;Sons&#39;&lt;/script&gt;'));
});

test('The page behind a link runs only a script of the sandbox, and hides its address', async () => {
  const { status, headers } = await fetch(`${server.url}/links/some-token`);
  assert.equal(status, 200);
  const policy = headers.get('Content-Security-Policy') ?? '';
  assert.match(policy, /^default-src 'none'; script-src 'self'; connect-src 'self'; style-src 'self';/);
  assert.match(policy, /require-trusted-types-for 'script'/);
  assert.equal(headers.get('Referrer-Policy'), 'no-referrer');
  assert.equal(headers.get('Cache-Control'), 'no-store');
});

for (const [address, accepted, language] of [
  ['some-token', 'es-MX,es;q=0.9,en;q=0.8', 'es'],
  ['some-token', 'fr', 'en'],
  ['some-token?lang=es', 'en-US', 'es'],
] as const) {
  test(`The page behind a link is in ${language} at ${address} for a reader of ${accepted}`, async () => {
    const response = await fetch(`${server.url}/links/${address}`, { headers: { 'Accept-Language': accepted } });
    assert.match(await response.text(), new RegExp(`^<!doctype html><html lang="${language}">`));
  });
}

test('The page behind a link has its token, and ignores an invalid one', async () => {
  assert.match(await textOf('/links/5f0c-1'), /token="5f0c-1"/);
  assert.doesNotMatch(await textOf('/links/%22%3E%3Cscript%3Ealert(1)'), /alert|%3C/);
});

for (const path of ['/links/', '/links/a/b', '/links']) {
  test(`The page behind a link is missing at ${path}`, async () => {
    assert.equal((await fetch(`${server.url}${path}`)).status, 404);
  });
}

test('The server fails if its port is taken', async () => {
  const port = Number(new URL(server.url).port);
  await assert.rejects(startServer({ port }), { code: 'EADDRINUSE' });
});

test('The server stops at once, even during a call', async () => {
  const own = newSimulator();
  own.faults.add([{ endpoint: 'Open', kind: 'timeout', when: 'before' }]);
  const arrived = new Promise<void>((resolve) => {
    const take = own.faults.take.bind(own.faults);
    mock.method(own.faults, 'take', (...args: Parameters<typeof take>) => {
      resolve();
      return take(...args);
    });
  });
  const stopping = await startServer({ port: 0, simulator: own });
  const call = fetch(`${stopping.url}/GenericModal/Operations/Open`, { method: 'POST', body: '{}' });
  const failed = assert.rejects(call, TypeError);
  await arrived;
  await stopping.close();
  await failed;
});
