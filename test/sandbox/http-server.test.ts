import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { after, before, beforeEach, test, type TestContext } from 'node:test';
import packageJson from '../../package.json' with { type: 'json' };
import { createHttpPaymentService } from '../../src/payment/http-payment-service.ts';
import { startServer, type SandboxServer } from '../../mock-server/http-server.ts';
import type { Fault } from '../../mock-server/simulator/shared/faults.ts';
import { conforming } from './conformance.ts';
import { claimsKeys } from './claims/payees.ts';
import { card, payment } from './payment/submissions.ts';
import { merchantKeys, newSimulator, sendRaw } from './harness.ts';

const simulator = newSimulator();
const folder = mkdtempSync(join(tmpdir(), 'sandbox-'));
const files = {
  'link/claim-link.js': 'export const link = 1;\n',
  'script/Portal.js': 'export const portal = 1;\n',
  'script/chunks/shared.js': 'export const shared = 1;\n',
  'script/.hidden.js': 'hidden',
  'frame/portal-payment.html': '<!doctype html><title>portal-payment</title>',
  [`frame/${packageJson.version}/portal-payment.js`]: 'export const frame = 1;\n',
  'pages/old.html': '<!doctype html><title>Old</title>',
  'secret.txt': 'outside',
  'openapi.yaml': 'openapi: 3.1.0\n',
};
let server: SandboxServer;

before(async () => {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  symlinkSync(join(folder, 'secret.txt'), join(folder, 'script', 'link.txt'));
  const at = (name: string) => join(folder, name);
  const own = {
    scripts: at('script'),
    frames: at('frame'),
    pages: at('pages'),
    linkScript: at('link'),
    openApi: at('openapi.yaml'),
  };
  server = await startServer({ port: 0, simulator, ...own });
});

beforeEach(() => simulator.reset());

after(async () => {
  await server.close();
  rmSync(folder, { recursive: true });
});

const post = (path: string, body: string, headers: Record<string, string> = {}) =>
  fetch(`${server.url}${path}`, { method: 'POST', body, headers: { 'Content-Type': 'application/json', ...headers } });

async function serverFor(t: TestContext, options: Partial<Parameters<typeof startServer>[0]> = {}) {
  const own = await startServer({ port: 0, ...options });
  t.after(() => own.close());
  return own;
}

const withKey = `{"PortalAuthenticationKey":"${merchantKeys.noFee}"}`;

test('A server gets a session over HTTP, even below a prefix, and a page pays with it', async () => {
  const created = await post('/some/base/GenericModal/SessionKey/Create', withKey);
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

const pay = '/GenericModal/Operations/Pay';
const problems = [
  ['an unknown path', () => fetch(`${server.url}${pay}Twice`, { method: 'POST' }), 404, 'NotFound'],
  ['a wrong method', () => fetch(`${server.url}${pay}`), 405, 'MethodNotAllowed'],
  ['a wrong method for the front page', () => post('/', '{}'), 405, 'MethodNotAllowed'],
  ['a wrong method for a link', () => post('/links/some-token', '{}'), 405, 'MethodNotAllowed'],
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

test('A script is read-only', async () => assert.equal((await post('/GenericModal/Cdn/Portal.js', '{}')).status, 405));

test('A body above 1 MB is refused, even without a length', async () => {
  const chunk = 'x'.repeat(600_000);
  const size = chunk.length.toString(16);
  const head = 'POST /GenericModal/Operations/Pay HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\n';
  const answer = await sendRaw(server.url, `${head}${size}\r\n${chunk}\r\n${size}\r\n${chunk}\r\n0\r\n\r\n`);
  assert.match(answer, /^HTTP\/1\.1 413 /);
});

/** Opens a session, and pays with a fault. */
async function payWith(fault: Fault, signal?: AbortSignal) {
  simulator.faults.add([{ ...fault, endpoint: 'Pay', count: 1 }]);
  const credentials = { sessionKey: simulator.payments.createSession(merchantKeys.noFee), operationKey: 'op' };
  const patient = createHttpPaymentService({ baseUrl: server.url, fetch, timeout: 10_000 });
  await patient.open(credentials, { operation: 'makePayment' });
  const sending: typeof fetch = (input, init) => fetch(input, signal ? { ...init, signal } : init);
  const service = createHttpPaymentService({ baseUrl: server.url, fetch: sending, timeout: 10_000 });
  return {
    status: () => patient.paymentStatus(credentials, 1),
    paying: service.pay(credentials, 1, payment(50_00, card())),
  };
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

const release = packageJson.version;
const forFiveMinutes = 'public, max-age=300';
const forever = 'public, max-age=31536000, immutable';

for (const path of ['GenericModal/Cdn', 'Claims/Cdn', 'Claims/Acme%20Mutual/Modal/Cdn', 'Claims/AdjusterModal/Cdn']) {
  for (const [folder, caching] of [
    ['', forFiveMinutes],
    [`${release}/`, forever],
  ]) {
    test(`Any page may load and cache the scripts in ${path}/${folder}`, async () => {
      const headers = { Origin: 'https://a.example' };
      const response = await fetch(`${server.url}/${path}/${folder}Portal.js`, { headers });
      assert.equal(response.status, 200);
      assert.match(response.headers.get('Content-Type') ?? '', /^text\/javascript/);
      assert.equal(response.headers.get('Cache-Control'), caching);
      assert.equal(response.headers.get('Access-Control-Allow-Origin'), '*');
      assert.equal(response.headers.get('Cross-Origin-Resource-Policy'), 'cross-origin');
      assert.equal(await response.text(), files['script/Portal.js']);
    });
  }
}

for (const [file, caching] of [
  ['portal-payment.html', forFiveMinutes],
  [`${release}/portal-payment.js`, forever],
] as const) {
  test(`A frame’s file ${file} is cached as documented`, async () => {
    const { status, headers } = await fetch(`${server.url}/GenericModal/Frame/v1/${file}`);
    assert.deepEqual([status, headers.get('Cache-Control')], [200, caching]);
  });
}

test('The address in a frame’s policy takes reports', async (t) => {
  const reports: string[] = [];
  const { url } = await serverFor(t, { frames: join(folder, 'frame'), onReport: (text) => reports.push(text) });
  const { headers } = await fetch(`${url}/GenericModal/Frame/v1/portal-payment.html`);
  const [, name = '', address = ''] = /^(\w+)="(.+)"$/.exec(headers.get('Reporting-Endpoints') ?? '') ?? [];
  assert.match(headers.get('Content-Security-Policy') ?? '', new RegExp(`; report-to ${name}$`));
  const { status } = await fetch(url + address, { method: 'POST', body: '[{"type":"csp-violation"}]' });
  assert.equal(status, 204);
  assert.deepEqual(reports, ['[{"type":"csp-violation"}]']);
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

test('The scripts say how to build them if they were never built, and no folder has pages', async (t) => {
  const empty = await serverFor(t, { scripts: join(folder, 'nowhere') });
  const response = await fetch(`${empty.url}/GenericModal/Cdn/Portal.js`);
  assert.match(await response.text(), /npm run build/);
  assert.equal((await fetch(`${empty.url}/pages/old.html`)).status, 404);
});

const elsewhere =
  '../secret.txt ..%2fsecret.txt %2e%2e/secret.txt %2e%2e%2fsecret.txt ..\\secret.txt chunks/../../secret.txt ' +
  '//etc/passwd link.txt .hidden.js';
for (const path of elsewhere.split(' ')) {
  test(`The scripts’ address ${path} serves no other file`, async () => {
    const request = `GET /GenericModal/Cdn/${path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`;
    const answer = await sendRaw(server.url, request);
    assert.match(answer, /^HTTP\/1\.1 404 /);
    assert.doesNotMatch(answer, /outside|hidden|root:/);
  });
}

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

test('The pages list the e-mails with their links, newest first, and write addresses as plain text', async () => {
  const { claims } = simulator;
  const send = (subject: string) =>
    claims.outbox.send({ kind: 'ePayRequest', to: '<b>"a" & \'b\'</b>', subject, text: '', link: `/links/${subject}` });
  send('older');
  send('newer');
  const text = await textOf('/');
  const links = [...text.matchAll(/<a href="(\/links\/\w+)">/g)].map(([, link]) => link);
  assert.deepEqual(links, ['/links/newer', '/links/older']);
  assert.ok(text.includes('&lt;b&gt;&quot;a&quot; &amp; &#39;b&#39;&lt;/b&gt;'));
});

for (const [path, type, content] of [
  ['/sandbox/pages/page.css', /^text\/css/, /--_accent/],
  ['/sandbox/pages/claim-link.js', /^text\/javascript/, /^export const link = 1;\n$/],
  ['/pages/old.html', /^text\/html/, /Old/],
  ['/GenericModal/Cdn/chunks/shared.js?form=earlier', /^text\/javascript/, /^export const shared = 1;\n$/],
  ['/openapi.yaml', /yaml|text/, /^openapi: 3\.1/],
] as const) {
  test(`The sandbox serves the file ${path}`, async () => {
    const response = await fetch(server.url + path);
    assert.match(response.headers.get('Content-Type') ?? '', type);
    assert.match(await response.text(), content);
  });
}

test('The page behind a link runs only a script of the sandbox, and hides its address', async () => {
  const { status, headers } = await fetch(`${server.url}/links/some-token`);
  assert.equal(status, 200);
  const policy = headers.get('Content-Security-Policy') ?? '';
  assert.match(policy, /^default-src 'none'; script-src 'self'; connect-src 'self'; style-src 'self';/);
  assert.match(policy, /require-trusted-types-for 'script'/);
  assert.equal(headers.get('Referrer-Policy'), 'no-referrer');
  assert.equal(headers.get('Cache-Control'), 'no-store');
});

test('The page behind a link has its token and the language of its reader, and ignores an invalid token', async () => {
  const headers = { 'Accept-Language': 'es-MX,es;q=0.9,en;q=0.8' };
  const spanish = await (await fetch(`${server.url}/links/some-token`, { headers })).text();
  assert.match(spanish, /^<!doctype html><html lang="es">/);
  assert.match(await textOf('/links/some-token?lang=es'), /^<!doctype html><html lang="es">/);
  assert.match(await textOf('/links/5f0c-1'), /token="5f0c-1"/);
  assert.doesNotMatch(await textOf('/links/%22%3E%3Cscript%3Ealert(1)'), /alert|%3C/);
});

for (const path of ['/links/', '/links/a/b', '/links']) {
  test(`The page behind a link is missing at ${path}`, async () => {
    assert.equal((await fetch(`${server.url}${path}`)).status, 404);
  });
}

test('The server stops at once, even during a call', async () => {
  const own = newSimulator();
  own.faults.add([{ endpoint: 'Open', kind: 'timeout', when: 'before', count: 1 }]);
  const stopping = await startServer({ port: 0, simulator: own });
  const call = fetch(`${stopping.url}/GenericModal/Operations/Open`, { method: 'POST', body: '{}' });
  const failed = assert.rejects(call, TypeError);
  while (own.faults.rules().length > 0) await setImmediate();
  await stopping.close();
  await failed;
});
