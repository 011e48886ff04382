import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, beforeEach, mock, suite, test } from 'node:test';
import { createHttpPaymentService } from '../../src/payment/http-payment-service.ts';
import { startServer, type SandboxServer } from '../../mock-server/http-server.ts';
import { createSimulator } from '../../mock-server/simulator/simulator.ts';
import { conforming } from '../../mock-server/verify/conformance.ts';
import { claimsKeys } from './claims/claims-harness.ts';
import { card, merchantKeys, newSimulator, payment } from './harness.ts';

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
  symlinkSync(join(folder, 'secret.txt'), join(folder, 'script', 'link.txt'));
  const [scripts, pages, linkScript] = ['script', 'pages', 'link'].map((name) => join(folder, name));
  assert.ok(scripts && pages && linkScript);
  server = await startServer({ port: 0, simulator, scripts, pages, linkScript });
});

beforeEach(() => simulator.reset());

after(async () => {
  await server.close();
  rmSync(folder, { recursive: true });
});

const post = (path: string, body: string, headers: Record<string, string> = {}) =>
  fetch(`${server.url}${path}`, { method: 'POST', body, headers: { 'Content-Type': 'application/json', ...headers } });

/** Sends a request word by word, as no client would. */
function sendRaw(text: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(Number(new URL(server.url).port), '127.0.0.1', () => socket.write(text));
    let answer = '';
    socket.on('data', (data) => (answer += String(data)));
    socket.on('close', () => resolve(answer));
    socket.on('error', reject);
  });
}

suite('over HTTP', () => {
  const withKey = `{"PortalAuthenticationKey":"${merchantKeys.noFee}"}`;

  test('a server gets a session, and a page pays with it', async () => {
    const created = await post('/GenericModal/SessionKey/Create', withKey);
    const { SessionKey: sessionKey } = (await created.json()) as { SessionKey: string };
    const service = createHttpPaymentService({ baseUrl: server.url, fetch: conforming(fetch), timeout: 10_000 });
    const credentials = { sessionKey, operationKey: 'op' };
    await service.open(credentials, { operation: 'makePayment' });
    const answer = await service.pay(credentials, 1, payment(50_00));
    assert.ok(answer.code === 'Success');
    assert.deepEqual(await service.paymentStatus(credentials, 1), { state: 'answered', answer });
  });

  test('the two spellings of the claims session path are told apart', async () => {
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

  test('a call of a page with the secret key is refused', async () => {
    const headers = { Origin: 'https://insurer.example' };
    const { status } = await post('/GenericModal/SessionKey/Create', '{}', headers);
    assert.equal(status, 403);
  });

  test('the path may have another before it', async () => {
    assert.equal((await post('/some/base/GenericModal/SessionKey/Create', withKey)).status, 200);
  });

  const pay = '/GenericModal/Operations/Pay';
  const problems = [
    ['an unknown path', () => fetch(`${server.url}${pay}Twice`, { method: 'POST' }), 404, 'NotFound'],
    ['a wrong method', () => fetch(`${server.url}${pay}`), 405, 'MethodNotAllowed'],
    ['a wrong method for the front page', () => post('/', '{}'), 405, 'MethodNotAllowed'],
    ['what is not JSON', () => post(pay, '{'), 400, 'InvalidRequest'],
    ['more than 1 MB', () => post(pay, `"${'x'.repeat(1_000_000)}"`), 413, 'RequestTooLarge'],
  ] as const;
  for (const [title, send, status, responseCode] of problems) {
    test(`${title} is answered with ${status}, in JSON`, async () => {
      const response = await send();
      assert.equal(response.status, status);
      assert.partialDeepStrictEqual(await response.json(), { responseCode });
    });
  }

  test('more than 1 MB is noticed without a length too', async () => {
    const chunk = 'x'.repeat(600_000);
    const size = chunk.length.toString(16);
    const head = 'POST /GenericModal/Operations/Pay HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\n';
    const answer = await sendRaw(`${head}${size}\r\n${chunk}\r\n${size}\r\n${chunk}\r\n0\r\n\r\n`);
    assert.match(answer, /^HTTP\/1\.1 413 /);
  });

  test('nearly 1 MB is read', async () => {
    const response = await post('/GenericModal/Operations/Pay', `"${'x'.repeat(999_000)}"`);
    assert.equal(response.status, 400);
  });
});

suite('a fault over HTTP', () => {
  async function openAndPay(timeout: number) {
    const credentials = { sessionKey: simulator.payments.createSession(merchantKeys.noFee), operationKey: 'op' };
    const service = createHttpPaymentService({ baseUrl: server.url, fetch, timeout });
    await service.open(credentials, { operation: 'makePayment' });
    return { service, credentials, paying: service.pay(credentials, 1, payment(50_00, card())) };
  }

  for (const [when, status] of [
    ['after', { state: 'answered', answer: { code: 'Success' } }],
    ['before', { state: 'absent' }],
  ] as const) {
    test(`breaks the connection ${when} the charge, and the status tells`, async () => {
      simulator.faults.add([{ endpoint: 'Pay', kind: 'cut', when, count: 1 }]);
      const { service, credentials, paying } = await openAndPay(10_000);
      await assert.rejects(paying, { kind: 'lost', code: 'network' });
      assert.partialDeepStrictEqual(await service.paymentStatus(credentials, 1), status);
    });
  }

  test('answers half of the JSON', async () => {
    simulator.faults.add([{ endpoint: 'Pay', kind: 'truncated', count: 1 }]);
    const { paying } = await openAndPay(10_000);
    await assert.rejects(paying, { kind: 'lost', code: 'unreadable' });
  });

  test('never answers, until the client gives up', async () => {
    simulator.faults.add([{ endpoint: 'Pay', kind: 'timeout', when: 'after', count: 1 }]);
    const { service, credentials, paying } = await openAndPay(100);
    await assert.rejects(paying, { kind: 'lost', code: 'timeout' });
    assert.equal((await service.paymentStatus(credentials, 1)).state, 'answered');
  });
});

suite('the scripts', () => {
  test('are modules that any page may load', async () => {
    const response = await fetch(`${server.url}/GenericModal/Cdn/Portal.js`);
    assert.equal(response.status, 200);
    assert.match(response.headers.get('Content-Type') ?? '', /^text\/javascript/);
    assert.equal(response.headers.get('Access-Control-Allow-Origin'), '*');
    assert.equal(await response.text(), 'export const portal = 1;\n');
  });

  test('may lie in a folder and have a query', async () => {
    const response = await fetch(`${server.url}/GenericModal/Cdn/chunks/shared.js?form=earlier`);
    assert.equal(await response.text(), 'export const shared = 1;\n');
  });

  test('say how to be built where they are missing', async () => {
    const response = await fetch(`${server.url}/GenericModal/Cdn/Missing.js`);
    assert.equal(response.status, 404);
    assert.match(await response.text(), /npm run build/);
  });

  test('say so too where nothing was ever built', async (t) => {
    const empty = await startServer({ port: 0, scripts: join(folder, 'nowhere') });
    t.after(() => empty.close());
    const response = await fetch(`${empty.url}/GenericModal/Cdn/Portal.js`);
    assert.match(await response.text(), /npm run build/);
  });

  const elsewhere =
    '../secret.txt ..%2fsecret.txt %2e%2e/secret.txt %2e%2e%2fsecret.txt ..\\secret.txt chunks/../../secret.txt ' +
    '//etc/passwd link.txt .hidden.js';
  for (const path of elsewhere.split(' ')) {
    test(`lead nowhere else by ${path}`, async () => {
      const request = `GET /GenericModal/Cdn/${path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`;
      const answer = await sendRaw(request);
      assert.match(answer, /^HTTP\/1\.1 404 /);
      assert.doesNotMatch(answer, /outside|hidden|root:/);
    });
  }

  test('are only read', async () => {
    assert.equal((await post('/GenericModal/Cdn/Portal.js', '')).status, 405);
  });
});

suite('the pages', () => {
  test('are served from the folder that was given', async () => {
    const response = await fetch(`${server.url}/pages/old.html`);
    assert.match(response.headers.get('Content-Type') ?? '', /^text\/html/);
    assert.match(await response.text(), /Old/);
  });

  test('are not there where no folder was given', async (t) => {
    const bare = await startServer({ port: 0 });
    t.after(() => bare.close());
    assert.equal((await fetch(`${bare.url}/pages/old.html`)).status, 404);
  });

  for (const [path, wanted] of [
    [
      '/',
      [
        merchantKeys.flatFee,
        claimsKeys.second,
        '/GenericModal/Operations/Pay',
        '/Claims/AccountModal/Operations/Submit',
        'lostAnswer',
        'href="/test-numbers"',
        'href="/outbox"',
        'href="/sandbox/ledger"',
      ],
    ],
    ['/test-numbers', ['4000000000000002', 'demo-visa', 'demo-company-checking', 'demo-towing-declined-card']],
    ['/outbox', ['No email was sent']],
  ] as const) {
    test(`have one at ${path}, without an inline style or a script`, async () => {
      const response = await fetch(server.url + path);
      const text = await response.text();
      for (const one of wanted) assert.ok(text.includes(one), `The page does not have ${one}.`);
      assert.doesNotMatch(text, /<script|<style|style=/);
      assert.match(response.headers.get('Content-Security-Policy') ?? '', /^default-src 'none'; style-src 'self';/);
    });
  }

  test('show lines for a terminal that work as they stand', async () => {
    const text = await (await fetch(`${server.url}/`)).text();
    const [, address = '', body = ''] =
      /curl -X POST (\S+SessionKey\/Create) .\n {2}-d &#39;(.+?)&#39;/.exec(text) ?? [];
    assert.equal(address, `${server.url}/GenericModal/SessionKey/Create`);
    const created = await fetch(address, { method: 'POST', body: body.replaceAll('&quot;', '"') });
    assert.equal(created.status, 200);
  });

  test('have one style sheet', async () => {
    const response = await fetch(`${server.url}/sandbox/pages/page.css`);
    assert.match(response.headers.get('Content-Type') ?? '', /^text\/css/);
    assert.match(await response.text(), /--_accent/);
  });

  test('list the e-mails with their links, newest first', async () => {
    const { claims } = simulator;
    const send = (subject: string) =>
      claims.outbox.send({ kind: 'ePayRequest', to: 'a&b@mail.example', subject, text: '', link: `/links/${subject}` });
    send('older');
    send('newer');
    const text = await (await fetch(`${server.url}/`)).text();
    const links = [...text.matchAll(/<a href="(\/links\/\w+)">/g)].map(([, link]) => link);
    assert.deepEqual(links, ['/links/newer', '/links/older']);
    assert.ok(text.includes('a&amp;b@mail.example'));
  });

  test('have the OpenAPI file beside them', async () => {
    const response = await fetch(`${server.url}/openapi.yaml`);
    assert.match(await response.text(), /^openapi: 3\.1/);
  });

  test('write names as text, whatever is in them', async (t) => {
    const [merchant] = newSimulator().merchants.list();
    assert.ok(merchant);
    const named = createSimulator({
      now: () => new Date(),
      random: () => 0,
      merchants: [{ ...merchant, name: '<script>"Tom" & \'Sons\'</script>' }],
    });
    const own = await startServer({ port: 0, simulator: named });
    t.after(() => own.close());
    const text = await (await fetch(own.url)).text();
    assert.ok(text.includes('&lt;script&gt;&quot;Tom&quot; &amp; &#39;Sons&#39;&lt;/script&gt;'));
  });
});

suite('the page behind a link', () => {
  test('is drawn by a script of the sandbox alone, and tells nobody its address', async () => {
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
    test(`speaks ${language} at ${address} to who reads ${accepted}`, async () => {
      const response = await fetch(`${server.url}/links/${address}`, { headers: { 'Accept-Language': accepted } });
      assert.match(await response.text(), new RegExp(`^<!doctype html><html lang="${language}">`));
    });
  }

  test('holds the token, and nothing that is none', async () => {
    const page = async (token: string) => (await fetch(`${server.url}/links/${token}`)).text();
    assert.match(await page('5f0c-1'), /token="5f0c-1"/);
    assert.doesNotMatch(await page('%22%3E%3Cscript%3Ealert(1)'), /alert|%3C/);
  });

  test('has its script beside it', async () => {
    const response = await fetch(`${server.url}/sandbox/pages/claim-link.js`);
    assert.match(response.headers.get('Content-Type') ?? '', /^text\/javascript/);
    assert.equal(await response.text(), 'export const link = 1;\n');
  });

  test('says how its script is built where it is missing', async () => {
    const response = await fetch(`${server.url}/sandbox/pages/other.js`);
    assert.equal(response.status, 404);
    assert.match(await response.text(), /npm run build/);
  });

  test('is only read', async () => {
    assert.equal((await post('/links/some-token', '{}')).status, 405);
  });

  for (const path of ['/links/', '/links/a/b', '/links']) {
    test(`is not at ${path}`, async () => {
      assert.equal((await fetch(`${server.url}${path}`)).status, 404);
    });
  }
});

suite('the server', () => {
  test('rejects where its port is taken', async () => {
    const port = Number(new URL(server.url).port);
    await assert.rejects(startServer({ port }), { code: 'EADDRINUSE' });
  });

  test('stops at once, though a call is under way', async () => {
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
});
