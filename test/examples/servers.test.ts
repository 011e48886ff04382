import assert from 'node:assert/strict';
import { appendFileSync, readFileSync } from 'node:fs';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { suite, test, type TestContext } from 'node:test';
import recorded from '../../examples/recorded-requests.json' with { type: 'json' };
import { createHandlers } from '../../mock-server/handlers/handlers.ts';
import { createFetch } from '../../mock-server/in-process-fetch.ts';
import { exampleServers, hasRuntime, startExample } from '../../scripts/example-servers.ts';
import { newSimulator } from '../sandbox/harness.ts';

type Exchange = (typeof recorded.exchanges)[number];

/** The service, as it was when the exchange was recorded, and what it was sent. */
async function replay(t: TestContext, { received }: Exchange) {
  const sent: unknown[] = [];
  const service = createServer((request, response) => {
    void (async () => {
      const { method, url: path, headers } = request;
      let text = '';
      for await (const chunk of request.setEncoding('utf8')) text += String(chunk);
      const contentType = headers['content-type']?.split(';')[0];
      sent.push({ method, path, contentType, body: JSON.parse(text) as unknown });
      response.writeHead(received.status, { 'Content-Type': 'application/json' }).end(JSON.stringify(received.body));
    })();
  }).listen(0, '127.0.0.1');
  t.after(() => service.close());
  await once(service, 'listening');
  return { sent, url: `http://127.0.0.1:${(service.address() as AddressInfo).port}` };
}

suite('the recorded requests', () => {
  const simulator = newSimulator();
  const sandbox = createFetch(createHandlers(simulator));

  for (const { what, sent, received } of recorded.exchanges) {
    test(`get from the sandbox what was recorded: ${what}`, async () => {
      const response = await sandbox(`https://service.example${sent.path}`, {
        method: sent.method,
        headers: { 'Content-Type': sent.contentType },
        body: JSON.stringify(sent.body),
      });
      const body = (await response.json()) as Exchange['received']['body'];
      const withoutId = (answer: Exchange['received']['body']) => ({ ...answer, SessionKey: typeof answer.SessionKey });
      assert.deepEqual([response.status, withoutId(body)], [received.status, withoutId(received.body)]);
    });
  }
});

const missing: string[] = [];

for (const server of exampleServers) {
  suite(`the example of ${server.name}`, () => {
    test('names in its source what was recorded', () => {
      const source = readFileSync(`examples/${server.name}/${server.source}`, 'utf8');
      for (const { sent } of recorded.exchanges)
        for (const word of [sent.path, sent.contentType, ...Object.keys(sent.body), 'SessionKey', '502'])
          assert.ok(source.includes(word), `${word} is missing.`);
    });

    if (!hasRuntime(server)) {
      missing.push(server.name);
      return;
    }
    for (const exchange of recorded.exchanges) {
      test(`sends and answers what was recorded: ${exchange.what}`, async (t) => {
        const { page, sent, answer } = exchange;
        const service = await replay(t, exchange);
        const authenticationKey = sent.body.PortalAuthenticationKey;
        const { url, stop } = await startExample(server, { serviceUrl: service.url, authenticationKey });
        t.after(stop);
        const response = await fetch(url + page.path, { method: page.method });
        assert.deepEqual([response.status, await response.text()], [answer.status, answer.text]);
        assert.equal(response.headers.get('Cache-Control'), 'no-store');
        assert.deepEqual(service.sent, [sent]);
      });
    }

    test('serves only the page', async (t) => {
      const { url, stop } = await startExample(server, { serviceUrl: 'http://127.0.0.1:1', authenticationKey: 'none' });
      t.after(stop);
      assert.equal(await (await fetch(url)).text(), readFileSync('examples/plain-html/index.html', 'utf8'));
      assert.equal((await fetch(`${url}/${server.source}`)).status, 404);
    });
  });
}

if (missing.length > 0) {
  const text = `Not run, since their runtime is not installed: ${missing.join(', ')} of the examples.\n`;
  if (process.env.NOT_RUN_FILE) appendFileSync(process.env.NOT_RUN_FILE, text);
  else console.warn(text);
}
