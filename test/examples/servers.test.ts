import assert from 'node:assert/strict';
import { appendFileSync, readFileSync } from 'node:fs';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { after, before, suite, test } from 'node:test';
import recorded from '../../examples/recorded-requests.json' with { type: 'json' };
import { createHandlers } from '../../mock-server/handlers/handlers.ts';
import { createFetch } from '../../mock-server/in-process-fetch.ts';
import { exampleServers, hasRuntime, startExample, type RunningExample } from '../../scripts/example-servers.ts';
import { newSimulator } from '../sandbox/harness.ts';

type Exchange = (typeof recorded.exchanges)[number];

/** The service, as it was when the exchange was recorded, and what it was sent. */
async function replay({ received }: Exchange) {
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
  await once(service, 'listening');
  const { port } = service.address() as AddressInfo;
  return { sent, url: `http://127.0.0.1:${port}`, close: () => service.close() };
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
      suite(`started for ${exchange.what}`, () => {
        const { page, sent, answer } = exchange;
        let service: Awaited<ReturnType<typeof replay>>;
        let example: RunningExample;
        before(async () => {
          service = await replay(exchange);
          const authenticationKey = sent.body.PortalAuthenticationKey;
          example = await startExample(server, { serviceUrl: service.url, authenticationKey });
        });
        after(async () => {
          await example.stop();
          service.close();
        });

        test('sends and answers what was recorded', async () => {
          const response = await fetch(example.url + page.path, { method: page.method });
          assert.deepEqual([response.status, await response.text()], [answer.status, answer.text]);
          assert.equal(response.headers.get('Cache-Control'), 'no-store');
          assert.deepEqual(service.sent, [sent]);
        });

        test('gives out only the page', async () => {
          const shown = await (await fetch(example.url)).text();
          assert.equal(shown, readFileSync('examples/plain-html/index.html', 'utf8'));
          assert.equal((await fetch(`${example.url}/${server.source}`)).status, 404);
        });
      });
    }
  });
}

if (missing.length > 0) {
  const text = `Not run, since their runtime is not installed: ${missing.join(', ')} of the examples.\n`;
  if (process.env.NOT_RUN_FILE) appendFileSync(process.env.NOT_RUN_FILE, text);
  else console.warn(text);
}
