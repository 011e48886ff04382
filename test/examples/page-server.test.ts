import assert from 'node:assert/strict';
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { get } from 'node:http';
import { after, before, suite, test } from 'node:test';
import { startServer, type SandboxServer } from '../../mock-server/http-server.ts';
import { newSimulator } from '../sandbox/harness.ts';

const folder = 'examples/plain-html';
let sandbox: SandboxServer;
let pages: ChildProcess;
let url: string;

before(async () => {
  sandbox = await startServer({ port: 0, simulator: newSimulator() });
  pages = spawn(process.execPath, ['examples/node-server/page.js', folder], {
    env: { ...process.env, PORT: '0', SERVICE_URL: sandbox.url },
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  assert.ok(pages.stdout);
  const [line] = (await once(pages.stdout.setEncoding('utf8'), 'data')) as [string];
  url = line.trim();
});

after(async () => {
  pages.kill();
  await sandbox.close();
});

/** The status of a path that a browser would not send as it is. */
async function statusOf(path: string): Promise<number | undefined> {
  const [{ statusCode }] = (await once(get(url, { path }), 'response')) as [{ statusCode: number }];
  return statusCode;
}

suite('the server of pages that are tried', () => {
  test('shows the page', async () => {
    assert.equal(await (await fetch(url)).text(), await readFile(`${folder}/index.html`, 'utf8'));
  });

  test('gives sessions, each its own', async () => {
    const sessions = [await (await fetch(`${url}/session`)).text(), await (await fetch(`${url}/session`)).text()];
    assert.match(sessions.join(), /^[\da-f-]{36},[\da-f-]{36}$/);
    assert.notEqual(sessions[0], sessions[1]);
  });

  for (const path of ['/missing.js', '/../jquery/index.html', '/%2e%2e/jquery/index.html', '/..%2fjquery/index.html'])
    test(`has nothing at ${path}`, async () => assert.equal(await statusOf(path), 404));
});
