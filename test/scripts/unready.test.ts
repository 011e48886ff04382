import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { unready, type Release } from '../../scripts/unready.ts';

const ready: Release = {
  versions: { 'payment-modals': '1.2.0', 'payment-modals-sandbox': '1.2.0' },
  changelog: '# Changelog\n\n## 1.2.0 - 2026-12-01\n\n## 1.1.0 - 2026-11-30\n',
  changedFiles: '',
  tags: ['v1.1.0'],
  isSigned: true,
  hasRepository: true,
  env: { ACTIONS_ID_TOKEN_REQUEST_URL: 'https://ci.example' },
};

const cases: readonly [what: string, change: Partial<Release>, reason: RegExp][] = [
  ['files that were changed', { changedFiles: ' M README.md' }, /not clean.*\n M README\.md/],
  ['two versions', { versions: { a: '1.2.0', b: '1.1.0' } }, /different versions: .*1\.1\.0/],
  ['a changelog without the day', { changelog: '## 1.2.0 - not released yet\n' }, /no day/],
  ['a changelog without the version', { changelog: '## 1.12.0 - 2026-12-01\n' }, /no day/],
  ['a version that was tagged', { tags: ['v1.1.0', 'v1.2.0'] }, /tag v1\.2\.0 already/],
  ['a machine that cannot sign', { env: {} }, /Only CI can sign/],
  ['packages that do not say where their source is', { hasRepository: false }, /repository/],
];

suite('a release', () => {
  test('is ready where nothing stands against it', () => {
    assert.deepEqual(unready(ready), []);
  });

  test('needs no CI and no repository where its provenance is not asked for', () => {
    assert.deepEqual(unready({ ...ready, isSigned: false, hasRepository: false, env: {} }), []);
  });

  for (const [what, change, reason] of cases) {
    test(`is not ready with ${what}`, () => {
      const reasons = unready({ ...ready, ...change });
      assert.equal(reasons.length, 1);
      assert.match(reasons[0] ?? '', reason);
    });
  }
});
