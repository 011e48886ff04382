import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { copyFileSync, globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { suite, test } from 'node:test';
import { checkPage, movePage } from '../../../site/checker/check-page.ts';

const folder = 'test/domain/site/old-pages';
const read = (name: string) => readFileSync(`${folder}/${name}.html`, 'utf8');

function toDo(page: string): string[] {
  return checkPage(page)
    .filter(({ weight }) => weight !== 'stays')
    .map(({ weight, line, what, edits = [] }) => `${edits.length > 0 ? 'rewritten' : weight} ${line}: ${what}`);
}

const pages = JSON.parse(readFileSync(`${folder}/findings.json`, 'utf8')) as Readonly<
  Record<string, readonly string[]>
>;

suite('the checker of old pages', () => {
  for (const [name, expected] of Object.entries(pages)) {
    const page = read(name);
    const moved = movePage(page);

    test(`finds what ${name}.html needs`, () => assert.deepEqual(toDo(page), expected));

    test(`leaves in the rewritten ${name}.html only what needs a decision`, () => {
      const remaining = toDo(moved);
      const open = expected.filter((finding) => remaining.includes(finding) && !finding.startsWith('rewritten'));
      assert.deepEqual(remaining, open);
      assert.equal(moved.split('\n').length, page.split('\n').length);
      assert.equal(movePage(moved), moved);
    });
  }

  test('has a row for each page', () => {
    const names = globSync(`${folder}/*.html`).map((file) => basename(file, '.html'));
    assert.deepEqual(Object.keys(pages), names.toSorted());
  });

  const lines: Readonly<Record<string, readonly [page: string, ...expected: string[]]>> = {
    'the plugin and its instance': [
      'claims-plugin',
      "    $('#claim').claims();",
      "    $('#claim').data('claims').ClaimsModal({",
    ],
    'a session key': ['adjuster-plugin', "data('claims').createApprovalRequest({ claimsSessionKey: answer.key });"],
    'a button': [
      'adjuster-buttons',
      'data-toggle="claims" data-method="createApprovalRequest" data-option-claims-session-key=',
    ],
    'an option in a variable': ['options-in-a-variable', '    opts.sessionId = sessionID;', '.makePayment(opts);'],
    'a constructor with listeners': [
      'constructor-es5',
      "jQuery('<div>').appendTo(document.getElementById('host')).portal().each((_, container) => (listen)(container)).data('portal');",
      'modal.makePayment({',
      'modal.destroy();',
    ],
    'an operation that the page chooses': ['constructor-run-later', 'portal[params.operation](params);'],
    'a module of AMD': [
      'amd',
      "acmePay: 'https://pay.acme.example/GenericModal/Cdn/Portal' }",
      "define('bill', ['jquery', 'acmePay']",
    ],
    'a template': ['asp-net', '"] %>/GenericModal/Cdn/Portal.js"></script>', "portal.one('portal.paymentComplete'"],
  };

  for (const [what, [name, ...expected]] of Object.entries(lines))
    test(`rewrites ${what}`, () => {
      for (const text of expected) assert.ok(movePage(read(name)).includes(text), movePage(read(name)));
    });

  test('is a command that prints findings, writes the page, and says if anything remains', () => {
    const project = mkdtempSync(join(tmpdir(), 'old-pages-'));
    const run = (...args: string[]) =>
      spawnSync(process.execPath, ['site/checker/move.ts', ...args], { encoding: 'utf8' });
    try {
      const page = join(project, 'page.html');
      copyFileSync(`${folder}/minified.html`, page);
      const first = run(page);
      assert.equal(first.status, 1, first.stderr);
      assert.ok(first.stdout.includes(`${page}:2: change: The option \`customerId\`. It is ignored.`), first.stdout);
      assert.equal(readFileSync(`${page}.new`, 'utf8'), movePage(read('minified')));

      copyFileSync(`${folder}/listeners-taken-off.html`, page);
      assert.equal(run('--write', page).status, 0);
      assert.equal(readFileSync(page, 'utf8'), movePage(read('listeners-taken-off')));
      assert.equal(run(page).stdout, '');
      assert.match(run().stderr, /^Usage: payment-modals-move/);
      assert.equal(run(join(project, 'absent.html')).status, 2);
    } finally {
      rmSync(project, { recursive: true });
    }
  });
});
