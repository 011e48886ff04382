import assert from 'node:assert/strict';
import { appendFileSync, readFileSync } from 'node:fs';
import { suite, test } from 'node:test';
import recorded from '../../examples/recorded-requests.json' with { type: 'json' };
import { createHandlers } from '../../mock-server/handlers/handlers.ts';
import { createFetch } from '../../mock-server/in-process-fetch.ts';
import { exampleServers, hasRuntime, startExample } from '../../scripts/example-servers.ts';
import { answering } from '../sandbox/servers.ts';
import { newSimulator } from '../sandbox/harness.ts';

type Exchange = (typeof recorded.exchanges)[number];

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
    for (const { what, page, sent, received, answer } of recorded.exchanges) {
      test(`sends and answers what was recorded, and gives out only the page: ${what}`, async (t) => {
        const { baseUrl: serviceUrl, asked } = await answering(received.status, received.body);
        const authenticationKey = sent.body.PortalAuthenticationKey;
        const { url, stop } = await startExample(server, { serviceUrl, authenticationKey });
        t.after(stop);
        const response = await fetch(url + page.path, { method: page.method });
        assert.deepEqual([response.status, await response.text()], [answer.status, answer.text]);
        assert.equal(response.headers.get('Cache-Control'), 'no-store');
        const { path, ...rest } = sent;
        assert.deepEqual(asked, [{ url: path, ...rest }]);
        assert.equal(await (await fetch(url)).text(), readFileSync('examples/plain-html/index.html', 'utf8'));
        assert.equal((await fetch(`${url}/${server.source}`)).status, 404);
      });
    }
  });
}

if (missing.length > 0) {
  const text = `Not run, since their runtime is not installed: ${missing.join(', ')} of the examples.\n`;
  if (process.env.NOT_RUN_FILE) appendFileSync(process.env.NOT_RUN_FILE, text);
  else console.warn(text);
}
