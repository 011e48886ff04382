import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { after, before, suite, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { startServer, type SandboxServer } from '../../mock-server/http-server.ts';

const frames = fileURLToPath(new URL('../adapters/stub-frame/GenericModal/Frame/v1', import.meta.url));
let server: SandboxServer;
before(async () => (server = await startServer({ port: 0, frames })));
after(() => server.close());

/** What the documents tell an operator to send with the document of a frame. */
async function documentedHeaders(): Promise<Record<string, string>> {
  const text = await readFile(new URL('../../docs/framed.md', import.meta.url), 'utf8');
  const [, block = ''] = /needs these headers[^`]*```\n([^`]*)```/.exec(text) ?? [];
  const lines = block.replace(/\n +/g, ' ').trim().split('\n');
  return Object.fromEntries(lines.map((line) => line.split(': ') as [string, string]));
}

suite('the documents for frames', () => {
  for (const folder of ['GenericModal', 'Claims']) {
    test(`are sent from ${folder} with the headers that the documents name, and no cookie`, async () => {
      const { status, headers } = await fetch(`${server.url}/${folder}/Frame/v1/portal-payment.html`);
      assert.equal(status, 200);
      const documented = Object.entries(await documentedHeaders());
      assert.equal(documented.length, 3);
      for (const [name, value] of documented) assert.deepEqual(parts(headers.get(name)), parts(value), name);
      assert.equal(headers.get('Set-Cookie'), null);
    });
  }

  test('are of this version of the messages alone', async () => {
    assert.equal((await fetch(`${server.url}/GenericModal/Frame/v2/portal-payment.html`)).status, 404);
  });
});

/** The directives of a policy, in whatever order. */
function parts(value: string | null): readonly string[] {
  return (value ?? '').split('; ').sort();
}
