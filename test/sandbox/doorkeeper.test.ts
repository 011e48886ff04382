import assert from 'node:assert/strict';
import { connect } from 'node:net';
import { after, before, suite, test } from 'node:test';
import { startServer, type SandboxServer } from '../../mock-server/http-server.ts';
import { newSimulator } from './harness.ts';

let server: SandboxServer;

before(async () => {
  server = await startServer({ port: 0, simulator: newSimulator(), hostNames: ['host.docker.internal'] });
});

after(() => server.close());

/** The status of a request that is sent word by word, as no client would. */
function statusOf(start: string, headers: Readonly<Record<string, string>> = {}): Promise<number> {
  const { host, port } = new URL(server.url);
  const lines = Object.entries({ Host: host, Connection: 'close', ...headers }).map(
    ([name, text]) => `${name}: ${text}`,
  );
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), '127.0.0.1', () =>
      socket.write([`${start} HTTP/1.1`, ...lines, '', ''].join('\r\n')),
    );
    let answer = '';
    socket.on('data', (data) => (answer += String(data)));
    socket.on('close', () => resolve(Number(/^HTTP\/1\.1 (\d{3})/.exec(answer)?.[1])));
    socket.on('error', reject);
  });
}

suite('the host name', () => {
  const own = '127.0.0.1 localhost:4010 LocalHost shop.localhost [::1]:80 192.0.2.7 host.docker.internal';
  for (const host of own.split(' ')) {
    test(`${host} is the sandbox's`, async () => {
      assert.equal(await statusOf('GET /sandbox/ledger', { Host: host }), 200);
    });
  }

  const others =
    'evil.example|localhost.evil.example|127.0.0.1.evil.example|user@localhost|[::1|a b||%00|xn--|..|127.0.0.1:99999';
  for (const host of others.split('|')) {
    test(`${JSON.stringify(host)} is not`, async () => {
      assert.equal(await statusOf('GET /sandbox/ledger', { Host: host }), 421);
    });
  }
});

suite('what only the sandbox has', () => {
  for (const path of ['/sandbox/reset', '/some/base/sandbox/reset', '/sandbox/links/token']) {
    for (const Origin of ['https://evil.example', 'null', 'http://127.0.0.1:1']) {
      test(`at ${path} is not for a page of the origin ${Origin}`, async () => {
        assert.equal(await statusOf(`POST ${path}`, { Origin, 'Content-Length': '0' }), 403);
      });
    }
  }

  test('is for its own pages', async () => {
    assert.equal(await statusOf('POST /sandbox/reset', { Origin: server.url, 'Content-Length': '0' }), 200);
  });

  test('is for pages of its own behind a proxy that speaks https', async () => {
    const headers = { Host: 'shop.localhost', Origin: 'https://shop.localhost', 'Content-Length': '0' };
    assert.equal(await statusOf('POST /sandbox/reset', headers), 200);
  });

  test('leaves what a page may ask to pages of every origin', async () => {
    const headers = { Origin: 'https://insurer.example', 'Content-Length': '0' };
    assert.notEqual(await statusOf('POST /GenericModal/Operations/Open', headers), 403);
  });
});

for (const [what, start] of [
  ['TRACE', 'TRACE /'],
  ['A method that hardly anybody knows', 'PROPFIND /GenericModal/Operations/Pay'],
] as const) {
  test(`${what} is refused`, async () => assert.equal(await statusOf(start), 405));
}

for (const path of ['/', '/links/', '/sandbox/links/', '/GenericModal/Cdn/']) {
  test(`A long address below ${path} is refused`, async () => {
    assert.equal(await statusOf(`GET ${path}${'%41'.repeat(3_000)}`), 414);
  });
}

for (const path of '/ /openapi.yaml /sandbox/ledger /GenericModal/Cdn/Portal.js /nothing /links/token'.split(' ')) {
  test(`${path} is taken for nothing else than it is`, async () => {
    const { headers } = await fetch(server.url + path);
    assert.equal(headers.get('X-Content-Type-Options'), 'nosniff');
  });
}
