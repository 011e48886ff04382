import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { after, before, beforeEach, test } from 'node:test';
import packageJson from '../../package.json' with { type: 'json' };
import { createHttpPaymentService } from '../../src/payment/http-payment-service.ts';
import { startServer, type SandboxServer } from '../../mock-server/http-server.ts';
import { conforming } from './conformance.ts';
import { claimsKeys } from './claims/payees.ts';
import { payment } from './payment/submissions.ts';
import { merchantKeys, newSimulator, sendRaw } from './harness.ts';
import { sandboxServer } from './servers.ts';

const simulator = newSimulator();
const folder = mkdtempSync(join(tmpdir(), 'sandbox-'));
const files = {
  'link/claim-link.js': 'export const link = 1;\n',
  'script/Portal.js': 'export const portal = 1;\n',
  'script/GetAdjusterModalJs': 'export const adjuster = 1;\n',
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
  const names = { scripts: 'script', frames: 'frame', pages: 'pages', linkScript: 'link', openApi: 'openapi.yaml' };
  const own = Object.fromEntries(Object.entries(names).map(([option, name]) => [option, join(folder, name)]));
  server = await startServer({ port: 0, simulator, ...own });
});

beforeEach(() => simulator.reset());

after(async () => {
  await server.close();
  rmSync(folder, { recursive: true });
});

const post = (path: string, body: string | Uint8Array<ArrayBuffer>) =>
  fetch(`${server.url}${path}`, { method: 'POST', body, headers: { 'Content-Type': 'application/json' } });

const withKey = `{"PortalAuthenticationKey":"${merchantKeys.noFee}"}`;

test('A server gets a session over HTTP, even below a prefix, and a page pays with it', async () => {
  const created = await post('/some/base/GenericModal/SessionKey/Create', withKey);
  const { SessionKey: sessionKey } = (await created.json()) as { SessionKey: string };
  const service = createHttpPaymentService({ baseUrl: server.url, fetch: conforming(fetch), timeout: 10_000 });
  const credentials = { sessionKey, operationKey: 'op' };
  await service.open(credentials, { operation: 'makePayment' });
  const answer = await service.pay(credentials, 1, payment(50_00));
  assert.ok(answer.code === 'Success');
  const inCapitals = { ...credentials, sessionKey: sessionKey.toUpperCase() };
  assert.deepEqual(await service.paymentStatus(inCapitals, 1), { state: 'answered', answer });
});

/** An answer, with the values of the headers that matter. */
async function ask(path: string, headers: Readonly<Record<string, string>> = {}, base = server.url) {
  const response = await fetch(base + path, { headers });
  const { status, headers: answered } = response;
  const [type] = (answered.get('Content-Type') ?? '').split(';');
  const sharing = { caching: answered.get('Cache-Control'), cors: answered.get('Access-Control-Allow-Origin') };
  const [sniffing, policy] = [answered.get('X-Content-Type-Options'), answered.get('Content-Security-Policy') ?? ''];
  return { status, type, ...sharing, sniffing, policy, headers: answered, text: await response.text() };
}

const pay = '/GenericModal/Operations/Pay';
const problems = [
  ['an unknown path', () => fetch(`${server.url}${pay}Twice`, { method: 'POST' }), 404, 'NotFound'],
  ['a wrong method for the front page', () => post('/', '{}'), 405, 'MethodNotAllowed'],
  ['a body that is not UTF-8', () => post(pay, Uint8Array.of(0x22, 0xe9, 0x22)), 400, 'InvalidRequest'],
  ['almost 1 MB', () => post(pay, `\"${'x'.repeat(999_000)}\"`), 400, 'InvalidRequest'],
  ['more than 1 MB', () => post(pay, `"${'x'.repeat(1_000_000)}"`), 413, 'RequestTooLarge'],
] as const;
for (const [title, send, status, responseCode] of problems) {
  test(`The server answers ${title} with ${status}, in JSON`, async () => {
    const response = await send();
    assert.deepEqual([response.status, response.headers.get('X-Content-Type-Options')], [status, 'nosniff']);
    assert.partialDeepStrictEqual(await response.json(), { responseCode });
  });
}

test('The server answers its own defect with 500, in JSON', async () => {
  const { url } = await sandboxServer({ prepare: () => Promise.reject(new Error('The build failed.')) });
  const { status, text } = await ask('/openapi.yaml', {}, url);
  assert.equal(status, 500);
  assert.partialDeepStrictEqual(JSON.parse(text), { responseCode: 'InternalError' });
});

test('A script is read-only, and HEAD is answered for scripts, pages and look-ups', async () => {
  assert.equal((await post('/GenericModal/Cdn/Portal.js', '{}')).status, 405);
  for (const path of ['/GenericModal/Cdn/Portal.js', '/', '/sandbox/ledger']) {
    const response = await fetch(server.url + path, { method: 'HEAD' });
    assert.deepEqual([response.status, await response.text()], [200, '']);
  }
});

test('A body above 1 MB is refused, even without a length', async () => {
  const chunk = 'x'.repeat(600_000);
  const size = chunk.length.toString(16);
  const head = 'POST /GenericModal/Operations/Pay HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\n';
  const answer = await sendRaw(server.url, `${head}${size}\r\n${chunk}\r\n${size}\r\n${chunk}\r\n0\r\n\r\n`);
  assert.match(answer, /^HTTP\/1\.1 413 /);
});

for (const [kind, title] of [
  ['cut', 'breaks the connection'],
  ['timeout', 'sends no answer until the client gives up'],
] as const) {
  test(`A fault over HTTP ${title}, and the status shows the charge`, async () => {
    simulator.faults.add([{ endpoint: 'Pay', kind, when: 'after', count: 1 }]);
    const credentials = { sessionKey: simulator.payments.createSession(merchantKeys.noFee), operationKey: 'op' };
    const serviceBy = (send: typeof fetch) =>
      createHttpPaymentService({ baseUrl: server.url, fetch: send, timeout: 10_000 });
    const patient = serviceBy(fetch);
    await patient.open(credentials, { operation: 'makePayment' });
    const client = new AbortController();
    const service = serviceBy((input, init) => fetch(input, { ...init, signal: client.signal }));
    const lost = assert.rejects(service.pay(credentials, 1, payment(50_00)), { kind: 'lost', code: 'network' });
    while (simulator.ledger.entries().length === 0) await setImmediate();
    if (kind === 'timeout') client.abort();
    await lost;
    const charged = { state: 'answered', answer: { code: 'Success' } };
    assert.partialDeepStrictEqual(await patient.paymentStatus(credentials, 1), charged);
  });
}

const release = packageJson.version;
const forFiveMinutes = 'public, max-age=300';
const forever = 'public, max-age=31536000, immutable';
const [script, html] = ['text/javascript', 'text/html'];
const frames = '/GenericModal/Frame/v1';
const scripts = ['GenericModal/Cdn', 'Claims/Cdn', 'Claims/Acme%20Mutual/Modal/Cdn', 'Claims/AdjusterModal/Cdn'];

const served: readonly [path: string, type: string, content: RegExp, caching: string | null, cors?: '*'][] = [
  ...scripts.flatMap((path): typeof served => [
    [`/${path}/Portal.js`, script, /^export const portal = 1;\n$/, forFiveMinutes, '*'],
    [`/${path}/${release}/Portal.js`, script, /^export const portal = 1;\n$/, forever, '*'],
  ]),
  ['/Claims/AdjusterModal/Cdn/GetAdjusterModalJs', script, /^export const adjuster = 1;\n$/, forFiveMinutes, '*'],
  ['/GenericModal/Cdn/chunks/shared.js?form=earlier', script, /^export const shared = 1;\n$/, forFiveMinutes, '*'],
  [`${frames}/portal-payment.html`, html, /portal-payment/, forFiveMinutes],
  [`${frames}/${release}/portal-payment.js`, script, /^export const frame = 1;\n$/, forever],
  ['/sandbox/pages/page.css', 'text/css', /--_accent/, null],
  ['/sandbox/pages/claim-link.js', script, /^export const link = 1;\n$/, null],
  ['/pages/old.html', html, /Old/, null],
  ['/openapi.yaml', 'application/yaml', /^openapi: 3\.1/, null],
];
for (const [path, type, content, caching, cors = null] of served) {
  test(`The file ${path} is served with its type and caching${cors ? ', to pages of any origin' : ''}`, async () => {
    const { text, ...answer } = await ask(path, cors ? { Origin: 'https://a.example' } : {});
    assert.partialDeepStrictEqual(answer, { status: 200, type, caching, cors, sniffing: 'nosniff' });
    if (cors) assert.equal(answer.headers.get('Cross-Origin-Resource-Policy'), 'cross-origin');
    assert.match(text, content);
  });
}

function documentedHeaders(): readonly (readonly [name: string, value: string])[] {
  const document = readFileSync('docs/secure-frame.md', 'utf8');
  const [, block = ''] = /Set these headers[^`]*```\n([^`]*)```/.exec(document) ?? [];
  const lines = block.replace(/\n +/g, ' ').trim().split('\n');
  return lines.map((line) => line.split(': ') as [string, string]);
}

/** The directives of a policy, sorted. */
const parts = (value: string | null) => (value ?? '').split('; ').sort();

test('The documents for frames have the documented headers, no cookie, and one version of the messages', async () => {
  const documented = documentedHeaders();
  assert.equal(documented.length, 8);
  for (const path of [frames, '/Claims/Frame/v1']) {
    const { status, headers } = await ask(`${path}/portal-payment.html`);
    for (const [name, value] of documented) assert.deepEqual(parts(headers.get(name)), parts(value), `${path} ${name}`);
    assert.deepEqual([status, headers.get('Set-Cookie')], [200, null]);
  }
  assert.equal((await ask('/GenericModal/Frame/v2/portal-payment.html')).status, 404);
});

test('The address in a frame’s policy takes reports', async () => {
  const reports: string[] = [];
  const { url } = await sandboxServer({ frames: join(folder, 'frame'), onReport: (text) => reports.push(text) });
  const { headers, policy } = await ask(`${frames}/portal-payment.html`, {}, url);
  const [, name = '', address = ''] = /^(\w+)="(.+)"$/.exec(headers.get('Reporting-Endpoints') ?? '') ?? [];
  assert.match(policy, new RegExp(`; report-to ${name}$`));
  const { status } = await fetch(url + address, { method: 'POST', body: '[{"type":"csp-violation"}]' });
  assert.deepEqual([status, reports], [204, ['[{"type":"csp-violation"}]']]);
});

test('The scripts are not cached if they are missing, and the answer says how to build them', async () => {
  const { url } = await sandboxServer({ scripts: join(folder, 'nowhere'), openApi: join(folder, 'nowhere') });
  const missing = ['0.0.0/Portal.js', `${release}/Missing.js`, 'Missing.js'].map((path) => `/GenericModal/Cdn/${path}`);
  const answers = [...missing, '/sandbox/pages/other.js'].map((path) => ask(path));
  const unbuilt = [ask('/GenericModal/Cdn/Portal.js', {}, url), ask('/openapi.yaml', {}, url)];
  for (const answer of [...answers, ...unbuilt]) {
    const { status, caching, text } = await answer;
    assert.deepEqual([status, caching], [404, null]);
    assert.match(text, /npm run build/);
  }
  assert.equal((await ask('/pages/old.html', {}, url)).status, 404);
});

test('The scripts are requested again during development, and sent again only if they have changed', async () => {
  const { url } = await sandboxServer({ scripts: join(folder, 'script'), isDevelopment: true });
  for (const path of ['/GenericModal/Cdn/Portal.js', `/GenericModal/Cdn/${release}/Portal.js`])
    assert.equal((await ask(path, {}, url)).caching, 'no-cache');
  const path = '/GenericModal/Cdn/Portal.js';
  const etag = (await ask(path)).headers.get('ETag') ?? '';
  const { status, caching } = await ask(path, { 'If-None-Match': etag, 'Cache-Control': 'no-transform' });
  assert.deepEqual([status, caching], [304, forFiveMinutes]);
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
] as const) {
  test(`The page ${path} has no inline style or script`, async () => {
    const { text, policy, sniffing } = await ask(path);
    for (const one of wanted) assert.ok(text.includes(one), `The page does not have ${one}.`);
    assert.doesNotMatch(text, /<script|<style|style=/);
    assert.match(policy, /^default-src 'none'; style-src 'self';/);
    assert.equal(sniffing, 'nosniff');
  });
}

test('The pages show terminal commands that work unchanged', async () => {
  const { text } = await ask('/');
  const commands = [...text.matchAll(/curl -X POST (\S+Session\S*\/Create) .\n {2}-d &#39;(.+?)&#39;/g)];
  assert.equal(commands.length, 2);
  for (const [, address = '', body = ''] of commands) {
    const created = await fetch(address, { method: 'POST', body: body.replaceAll('&quot;', '"') });
    assert.partialDeepStrictEqual(await created.json(), { ResponseCode: 'Success', OptionsFixed: true });
  }
});

test('The pages list the e-mails with their links, newest first, and write addresses as plain text', async () => {
  for (const subject of ['older', 'newer']) {
    const link = `/links/${subject}`;
    const text = `Choose here:\n${link}\n${link}?lang=es`;
    simulator.claims.outbox.send({ kind: 'ePayRequest', to: '<b>"a" & \'b\'</b>', subject, text, link });
  }
  const receipt = { kind: 'receipt', to: 'pat@mail.example', subject: 'Paid', text: 'Thank you', link: '' } as const;
  simulator.claims.outbox.send(receipt);
  for (const [path, languages] of [
    ['/', ['']],
    ['/outbox', ['', '?lang=es']],
  ] as const) {
    const { text } = await ask(path);
    const links = [...text.matchAll(/<a href="[^"]*(\/links\/[^"]+)">/g)].map(([, link]) => link);
    const expected = ['newer', 'older'].flatMap((name) => languages.map((query) => `/links/${name}${query}`));
    assert.deepEqual(links, expected);
    assert.ok(text.includes('&lt;b&gt;&quot;a&quot; &amp; &#39;b&#39;&lt;/b&gt;'));
  }
});

test('The page behind a link runs only a script of the sandbox, hides its address, and has its reader’s language', async () => {
  const { status, headers, policy, caching, sniffing, text } = await ask('/links/5f0c-1');
  assert.match(policy, /^default-src 'none'; script-src 'self'; connect-src 'self'; style-src 'self';/);
  assert.match(policy, /require-trusted-types-for 'script'/);
  const referrer = headers.get('Referrer-Policy');
  assert.deepEqual([status, referrer, caching, sniffing], [200, 'no-referrer', 'no-store', 'nosniff']);
  assert.match(text, /token="5f0c-1"/);
  const spanish = { 'Accept-Language': 'es-MX,es;q=0.9,en;q=0.8' };
  for (const answer of [ask('/links/some-token', spanish), ask('/links/some-token?lang=es')])
    assert.match((await answer).text, /^<!doctype html><html lang="es">/);
  assert.doesNotMatch((await ask('/links/%22%3E%3Cscript%3Ealert(1)')).text, /alert|%3C/);
  for (const path of ['/links/', '/links/a/b', '/links']) assert.equal((await ask(path)).status, 404, path);
});

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
