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

/** What the checker says of each page. */
const pages: Readonly<Record<string, readonly string[]>> = {
  'adjuster-buttons': [
    'rewritten 1: The address of another script',
    'rewritten 2: Buttons of `acmeClaims`, 2 places',
    'rewritten 2: The attribute `data-option-acme-claims-session-key`, 2 places',
  ],
  'adjuster-plugin': [
    'rewritten 2: The address of another script',
    'rewritten 7: The plugin `acmeClaims`, 2 places',
    'rewritten 7: The option `acmeClaimsSessionKey`',
    'rewritten 10: The events `acmeClaims.…`',
  ],
  amd: [
    'rewritten 4: The address of another script',
    'change 15: The option `customerId`',
    'rewritten 16: The plugin `acmePay`, 2 places',
  ],
  angular: [
    'rewritten 15: The events `acmePay.…`, 2 places',
    'rewritten 21: The plugin `acmePay`, 2 places',
    'change 28: The option `amountContextDefault`',
    'look 16: An error’s `description`',
  ],
  'another-plugin': [],
  'asp-net': [
    'rewritten 4: The address of another script',
    'rewritten 10: The plugin `acmePay`, 2 places',
    'rewritten 11: The events `acmePay.…`',
    'change 22: The option `customerId`',
    'look 11: Payloads under `paymentInfo`',
    'look 21: The obsolete `referenceNumber`',
  ],
  'buttons-attributes': [
    'rewritten 1: The address of another script',
    'rewritten 2: Buttons of `acmePay`, 2 places',
    'rewritten 2: The attribute `data-session-id`',
    'rewritten 2: The attribute `data-options-payment-category`',
    'change 2: The option `customerId`',
    'rewritten 5: The events `acmePay.…`',
    'rewritten 5: The event `portal.savecomplete`',
    'look 2: `savePaymentMethod` without `data-option-session-id`, `data-option-payment-category`',
  ],
  'buttons-only': [
    'rewritten 2: The address of another script',
    'rewritten 5: Buttons of `acmePay`',
    'look 7: A session in the markup',
  ],
  'claims-constructor': [
    'rewritten 2: The address of another script',
    'rewritten 4: The constructor `Acme.Claims`',
    'rewritten 5: The events `acmeClaims.…`',
    'rewritten 9: The method `run`',
  ],
  'claims-plugin': [
    'rewritten 2: The address of another script',
    'rewritten 6: The plugin `acmeClaims`, 2 places',
    'rewritten 7: The method `AcmeClaimsModal`',
    'rewritten 15: The events `acmeClaims.…`, 2 places',
  ],
  'constructor-es5': [
    'rewritten 3: The address of another script',
    'rewritten 8: The events `acmePay.…`, 2 places',
    'rewritten 12: The method `cleanup`',
    'rewritten 17: The constructor `Acme.PortalModal`',
    'rewritten 18: The method `run`',
  ],
  'constructor-run-later': [
    'rewritten 5: The constructor `window.Vendor.VendorPortal`',
    'rewritten 8: The events `vendorPortal.…`',
    'rewritten 12: The method `run`',
  ],
  'constructor-unknown-operation': [
    'rewritten 2: The address of another script',
    'rewritten 4: The constructor `Acme.Portal`',
    'change 4: The method `run`',
    'change 4: An operation that these modals do not have',
  ],
  'inside-of-the-window': [
    'rewritten 5: The address of another script',
    'rewritten 7: The plugin `acmePay`, 3 places',
    'rewritten 9: The events `acmePay.…`',
    'look 2: Selectors for the inside of the old window',
    'look 10: Access to the inside of the modal',
  ],
  'jquery-at-run-time': [
    'rewritten 11: The address of another script',
    'rewritten 14: The plugin `acmePay`, 2 places',
    'rewritten 15: The events `acmePay.…`',
    'change 19: The option `displayMode`',
  ],
  jsp: [
    'rewritten 4: The address of another script',
    'rewritten 15: The plugin `acmePay`, 2 places',
    'rewritten 18: The events `acmePay.…`, 2 places',
    'change 21: The event `portal.paymentCancelled`',
    'look 17: The page reports the payment to your server',
  ],
  'listeners-at-each-opening': [
    'rewritten 4: The address of another script',
    'rewritten 16: The plugin `vendorPortal`, 2 places',
    'rewritten 17: The events `vendorPortal.…`, 3 places',
    'change 17: Listeners that are added at each opening',
    'change 30: The option `convenienceFeeType`',
    'change 32: The option `amountContextDefault`',
  ],
  'listeners-taken-off': [
    'rewritten 3: The address of another script',
    'rewritten 7: The plugin `acmePay`, 2 places',
    'rewritten 9: The events `acmePay.…`, 2 places',
  ],
  minified: [
    'rewritten 1: The address of another script',
    'rewritten 2: The plugin `acmePay`, 2 places',
    'rewritten 2: The events `acmePay.…`, 2 places',
    'change 2: The option `customerId`',
    'change 2: The option `acceptCreditCards`',
    'change 2: The option `acceptPrepaidCards`',
  ],
  'options-in-a-variable': [
    'rewritten 2: The address of another script',
    'change 5: `feeContext`: WithFee',
    'change 7: `minAmountDue`: 1,107.98',
    'change 10: The option `convenienceFeeType`',
    'rewritten 14: The option `sessionID`',
    'rewritten 15: The plugin `acmePay`, 2 places',
    'rewritten 15: The method `MakePayment`',
    'look 15: `makePayment` without `sessionId`',
  ],
  php: [
    'change 2: Zepto or cash instead of jQuery',
    'rewritten 3: The address of another script',
    'rewritten 6: The plugin `acmePay`, 2 places',
  ],
  'plugin-in-ready': [
    'rewritten 6: The address of another script',
    'rewritten 13: The plugin `acmePay`, 2 places',
    'change 13: `.portal()` before the script has loaded',
    'rewritten 14: The events `acmePay.…`, 2 places',
  ],
  razor: [
    'rewritten 8: The address of another script',
    'rewritten 11: The plugin `acmePay`, 2 places',
    'rewritten 12: The events `acmePay.…`',
  ],
  react: [
    'rewritten 14: The events `acmePay.…`, 2 places',
    'rewritten 23: The plugin `acmePay`, 2 places',
    'change 31: Payments are never acknowledged',
    'look 8: An observer that moves the old frame',
  ],
  'session-in-the-page': [
    'rewritten 2: The address of another script',
    'change 2: The script is loaded without https',
    'change 4: A secret key in the page',
    'change 5: The page creates a session',
    'rewritten 7: The plugin `acmePay`, 2 places',
    'look 9: One session, `sessionId`, for 2 calls',
  ],
};

suite('the checker of old pages', () => {
  for (const [name, expected] of Object.entries(pages)) {
    const page = read(name);
    const moved = movePage(page);

    test(`finds what ${name}.html needs`, () => assert.deepEqual(toDo(page), expected));

    test(`leaves in the rewritten ${name}.html only what needs a decision`, () => {
      const remaining = toDo(moved);
      assert.deepEqual(
        remaining,
        expected.filter((finding) => remaining.includes(finding) && !finding.startsWith('rewritten')),
      );
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
