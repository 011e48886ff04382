import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { startServer, type SandboxServer } from '../../mock-server/http-server.ts';
import { newSimulator, sendRaw } from './harness.ts';

let server: SandboxServer;

before(async () => {
  server = await startServer({ port: 0, simulator: newSimulator(), hostNames: ['host.docker.internal'] });
});

after(() => server.close());

async function statusOf(start: string, headers: Readonly<Record<string, string>> = {}): Promise<number> {
  const { host } = new URL(server.url);
  const sent = Object.entries({ Host: host, Connection: 'close', ...headers });
  const lines = sent.map(([name, text]) => `${name}: ${text}`);
  const answer = await sendRaw(server.url, [`${start} HTTP/1.1`, ...lines, '', ''].join('\r\n'));
  return Number(/^HTTP\/1\.1 (\d{3})/.exec(answer)?.[1]);
}

const own = '127.0.0.1 localhost:4010 LocalHost shop.localhost [::1]:80 192.0.2.7 host.docker.internal';
const others =
  'evil.example|localhost.evil.example|127.0.0.1.evil.example|user@localhost|[::1|a b||%00|xn--|..|127.0.0.1:99999';
for (const [status, hosts] of [
  [200, own.split(' ')],
  [421, others.split('|')],
] as const) {
  for (const host of hosts) {
    test(`The host name ${JSON.stringify(host)} is ${status === 200 ? 'accepted' : 'refused'}`, async () => {
      assert.equal(await statusOf('GET /sandbox/ledger', { Host: host }), status);
    });
  }
}

const ownPaths = '/sandbox/reset /some/base/sandbox/reset /sandbox/links/token /sandbox/notifications/address';
for (const path of ownPaths.split(' ')) {
  for (const Origin of ['https://evil.example', 'null', 'http://127.0.0.1:1']) {
    test(`The sandbox’s ${path} refuses a page of the origin ${Origin}`, async () => {
      assert.equal(await statusOf(`POST ${path}`, { Origin, 'Content-Length': '0' }), 403);
    });
  }
}

test('The sandbox accepts its own pages, also behind an https proxy, and every page at the endpoints of modals', async () => {
  const empty = { 'Content-Length': '0' };
  assert.equal(await statusOf('POST /sandbox/reset', { ...empty, Origin: server.url }), 200);
  const proxied = { ...empty, Host: 'shop.localhost', Origin: 'https://shop.localhost' };
  assert.equal(await statusOf('POST /sandbox/reset', proxied), 200);
  const ofInsurer = { ...empty, Origin: 'https://insurer.example' };
  assert.notEqual(await statusOf('POST /GenericModal/Operations/Open', ofInsurer), 403);
});

test('TRACE, unknown methods and long addresses are refused', async () => {
  for (const start of ['TRACE /', 'PROPFIND /GenericModal/Operations/Pay']) assert.equal(await statusOf(start), 405);
  for (const path of ['/', '/links/', '/sandbox/links/', '/GenericModal/Cdn/'])
    assert.equal(await statusOf(`GET ${path}${'%41'.repeat(3_000)}`), 414, path);
});
