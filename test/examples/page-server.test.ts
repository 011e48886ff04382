import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { get } from 'node:http';
import type { Readable } from 'node:stream';
import { after, before, suite, test } from 'node:test';
import { startServer, type SandboxServer } from '../../mock-server/http-server.ts';
import { newSimulator } from '../sandbox/harness.ts';

const folder = 'examples/plain-html';
let sandbox: SandboxServer;
let pages: ReturnType<typeof startPages>;
let url: string;

before(async () => {
  sandbox = await startServer({ port: 0, simulator: newSimulator() });
  pages = startPages(sandbox.url);
  url = await firstLine(pages.stdout);
});

after(async () => {
  pages.kill();
  await sandbox.close();
});

function startPages(service: string) {
  return spawn(process.execPath, ['examples/node-server/page.mjs', folder], {
    env: { ...process.env, PORT: '0', SERVICE_URL: service },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
}

async function firstLine(output: Readable): Promise<string> {
  const [line] = (await once(output.setEncoding('utf8'), 'data')) as [string];
  return line.trim();
}

/** The status of a path that a browser would not send as it is. */
async function statusOf(path: string): Promise<number | undefined> {
  const [{ statusCode }] = (await once(get(url, { path }), 'response')) as [{ statusCode: number }];
  return statusCode;
}

suite('the server of example pages', () => {
  test('shows the page, and creates a new session for each request', async () => {
    assert.equal(await (await fetch(url)).text(), await readFile(`${folder}/index.html`, 'utf8'));
    const session = async () => (await fetch(`${url}/session`)).text();
    const sessions = [await session(), await session()];
    assert.match(sessions.join(), /^[\da-f-]{36},[\da-f-]{36}$/);
    assert.notEqual(sessions[0], sessions[1]);
  });

  test('serves no other file', async () => {
    for (const path of ['/missing.js', ...['..', '%2e%2e', '..%2f'].map((up) => `/${up}/jquery/index.html`)])
      assert.equal(await statusOf(path), 404, path);
  });

  // The port of the first is closed. At the port of the second is another server.
  for (const service of [() => 'http://127.0.0.1:1', () => `${url}/missing`])
    test('says what to start if there is no sandbox', async () => {
      const lonely = startPages(service());
      try {
        const said = firstLine(lonely.stderr);
        const address = await firstLine(lonely.stdout);
        assert.equal((await fetch(`${address}/session`)).status, 502);
        assert.equal(await said, `No sandbox at ${service()}: start it with npx payment-modals-sandbox`);
      } finally {
        lonely.kill();
      }
    });
});
