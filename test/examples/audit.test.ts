import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { test, type TestContext } from 'node:test';

function audit(t: TestContext, printed: string) {
  const folder = mkdtempSync(join(tmpdir(), 'audit-'));
  t.after(() => rmSync(folder, { recursive: true }));
  const npm = join(folder, 'npm');
  writeFileSync(npm, `#!/bin/sh\necho '${printed}'\n`);
  chmodSync(npm, 0o755);
  const notes = join(folder, 'not-run');
  writeFileSync(notes, '');
  const env = { ...process.env, PATH: `${folder}${delimiter}${process.env.PATH ?? ''}`, NOT_RUN_FILE: notes };
  const { status, stderr } = spawnSync(process.execPath, ['scripts/audit.ts'], { env, encoding: 'utf8' });
  return { status, stderr, notes: readFileSync(notes, 'utf8') };
}

const report = (vulnerabilities: object) => JSON.stringify({ auditReportVersion: 2, vulnerabilities });

for (const name of ['lit', 'srvx'])
  test(`The audit fails if ${name}, which users get, has a known fault`, (t) => {
    const { status, stderr } = audit(t, report({ [name]: { severity: 'high' } }));
    assert.equal(status, 1);
    assert.match(stderr, new RegExp(`${name} \\(high\\)`));
  });

test('The audit passes if only tools of the developers have known faults, or says that it was not made', (t) => {
  assert.deepEqual(audit(t, report({ eslint: { severity: 'high' } })), { status: 0, stderr: '', notes: '' });
  const { status, notes } = audit(t, 'npm error');
  assert.deepEqual([status, notes], [0, 'Not audited: the registry did not answer.\n']);
});
