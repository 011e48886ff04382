import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { suite, test } from 'node:test';
import { checkPage } from '../../../site/checker/check-page.ts';
import { pageRules } from '../../../site/checker/page-rules.ts';
import { addressOf } from '../../../site/pages.ts';

const call = (options: string) => `container.data('portal').makePayment({ ${options} })`;
const complete =
  "sessionId: id, paymentCategory: 'CreditCard', feeContext: 'PaymentWithFee', minAmountDue: '107.98', accountBalance: due, clientReferenceData1: policy";

const changed = (part: string, by: string) => call(complete.replace(part, by));
const acknowledged = call(`${complete}, acknowledgmentRequired: true`);
const script = '<script async defer src="/GenericModal/Cdn/Portal.js"></script>';

function toDo(page: string): string[] {
  return checkPage(page)
    .filter(({ weight }) => weight !== 'stays')
    .map(({ weight, line, what }) => `${weight} ${line ?? ''}: ${what}`);
}

/** `'## What to change' => 'what-to-change'` */
function anchorOf(heading: string): string {
  return heading
    .replace(/^#+ /, '')
    .toLowerCase()
    .replaceAll("'", '')
    .replace(/[^\w]+/g, '-')
    .replace(/^-|-$/g, '');
}

suite('the page checker', () => {
  test('names an option once that several calls share', () => {
    const found = toDo(`var shared = { ${complete}, customerId: 7 };
      container.data('portal').makePayment(shared);
      container.data('portal').savePaymentMethod(shared);`);
    const named = found.filter((finding) => finding.includes('customerId'));
    assert.deepEqual(named, ['change 1: The option `customerId`']);
  });

  for (const name of ['jquery', 'plain-html']) {
    test(`finds nothing to change in the ${name} example`, () => {
      const page = readFileSync(`examples/${name}/index.html`, 'utf8');
      // The page's script sets the session.
      const found = toDo(page).filter((finding) => !finding.endsWith('without `data-option-session-id`'));
      assert.deepEqual(found, []);
      assert.notDeepEqual(checkPage(page), []);
    });
  }

  const cases: Readonly<Record<string, readonly [page: string, ...expected: string[]]>> = {
    'a call with all it needs': [call(complete)],
    'an empty page': [''],
    'a secret key that requests a session': [
      "\n$.post('/GenericModal/SessionKey/Create', { PortalAuthenticationKey: key })",
      'change 2: A secret key in the page',
      'change 2: The page creates a session',
    ],
    'a script without https': [
      '<script src="http://pay.example.com/GenericModal/Cdn/Portal.js"></script>',
      'change 1: The script is loaded without https',
    ],
    'integrity of a script without a release': [
      '<script src="https://pay.example.com/GenericModal/Cdn/Portal.js" integrity="sha384-x"></script>',
      'change 1: `integrity` on an address that changes with each release',
    ],
    'integrity of a release': [
      '<script src="https://pay.example.com/GenericModal/Cdn/0.1.0/Portal.js" integrity="sha384-x"></script>',
    ],
    'an old jQuery': ['<script src="jquery-1.6.4.min.js"></script>', 'change 1: A jQuery before 1.7'],
    Zepto: ['<script src="zepto.min.js"></script>', 'change 1: Zepto or cash instead of jQuery'],
    'no acknowledgment': [acknowledged, 'change 1: Payments are never acknowledged'],
    'an acknowledgment': [`${acknowledged}; data.acknowledge()`],
    'payloads of the earlier form that the script requests': [
      "<script src='https://p.example/GenericModal/Cdn/Portal.js?form=earlier'></script>c.on('portal.saveComplete', (e, d) => d.paymentInfo)",
    ],
    'payloads of the claims modals': ["c.on('claims.paymentComplete', (e, d) => d.paymentInfo.TransactionId)"],
    'the later form on an earlier page': [
      `<script src="/Cdn/Portal.js?form=earlier"></script>${changed('CreditCard', 'UserSelect')}`,
      'change 1: An option of the later form on a page of the earlier form',
    ],
    'a retired browser': ['<!--[if lt IE 9]>', 'change 1: Code for Internet Explorer'],
    'a policy': ['<meta http-equiv="Content-Security-Policy" />', 'look 1: A Content Security Policy (CSP)'],
    'access to the shadow root': ["$('portal-payment')[0].shadowRoot", 'look 1: Access to the inside of the modal'],
    'a misspelled option': [call(`${complete}, billingzip: zip`), 'change 1: The option `billingzip`'],
    'an option of the page': [call(`${complete}, theme: 'x'`)],
    'options that the server has fixed': [call('sessionId, lockedOptions: true')],
    'missing options of the account modal': [
      ".data('claims').ClaimsModal({ SessionId: s, context: 'payment', CompanyDetails: { Name: 'x' } })",
      'look 1: `ClaimsModal` without `ClaimNumber`, `Amount`',
    ],
    'a call before the script has loaded': [
      `${script}\n<script>$(function () { $('#c').portal() })</script>`,
      'change 2: `.portal()` before the script has loaded',
    ],
    'a call on DOMContentLoaded': [
      `${script}<script>document.addEventListener('DOMContentLoaded', () => $('#c').portal())</script>`,
      'change 1: `.portal()` before the script has loaded',
    ],
    'an immediate call': [
      "<script defer src='/Claims/x/Modal/Cdn/Claims.js'></script><script>(function ($) { $('#c').claims() })(jQuery)</script>",
      'change 1: `.claims()` before the script has loaded',
    ],
    'a call after the load event': [
      `${script}<script>$(function () { $(document).on('portal.load', function () { $('#c').portal() }) })</script>`,
    ],
    'a call after a blocking script': [
      "<script src='/GenericModal/Cdn/Portal.js'></script><script>$('#c').portal()</script>",
    ],
    'a method of the page': ['.openAccounts({ a: 1 })'],
    'a misspelled method of a button': [
      '<button data-toggle="portal" data-method="savePaymentMethd" data-option-session-id="" data-option-payment-category="ECheck">',
      'change 1: The method `savePaymentMethd`',
    ],
    'unknown settings and attributes': [
      `<script src="/Cdn/Portal.js?form=earlier&amp;mode=frames"></script>\n<claims-account base-url="" session-key="1">
      <button data-toggle="portal" data-method="savePaymentMethod" data-option-sessionId="1" data-option-payment-category="ECheck">`,
      'change 1: A setting with an unknown value',
      'change 2: An option without `data-option-` on an element',
      'change 3: The option `sessionid`',
      'look 3: `savePaymentMethod` without `data-option-session-id`',
    ],
    'two misspelled events': [
      "c.on('portal.error portal.paymentCompleted', f);\nc.addEventListener('portal.onPaymentComplete', f)",
      'change 1: The event `portal.paymentCompleted`',
      'change 2: The event `portal.onPaymentComplete`',
    ],
    'documented events': [
      "c.on('portal.unload.mine claims.approvalRequestCreated', f); e.addEventListener('portal-payment-complete', f)",
    ],
    'a part of a cent': [changed('107.98', '107.985'), 'change 1: `minAmountDue`: 107.985'],
    'a balance in credit': [changed('due', "'-12.00'")],
    'an amount that the server writes': [changed('107.98', '{{ due }}')],
    'one session for all calls': [
      "var sessionId = page.session;\nc.savePaymentMethod({ sessionId, paymentCategory: 'ECheck' });\nc.savePaymentMethod({ sessionId: sessionId, paymentCategory: 'ECheck' })",
      'look 2: One session, `sessionId`, for 2 calls',
    ],
    'a request elsewhere': ["c.on('portal.paymentComplete', show); $('#b').on('click', () => $.post('/start'))"],
    'a value that PHP writes': [changed('id,', "<?php echo of($page['id']); ?>,")],
    'a comment of a server': [
      `<%-- it's --%>${call(`${complete}, customerId: 1`)}`,
      'change 1: The option `customerId`',
    ],
    'a session for each call': [
      'function a(sessionId) { c.savePaymentMethod({ sessionId, ...b }) }\nfunction d(sessionId) { c.savePaymentMethod({ sessionId, ...b }) }',
    ],
    'a payment that is recorded because of an event': [
      "c.on('portal.paymentComplete', function (e, data) {\n show(data);\n $.post('/book', data) })",
      'look 1: The page reports the payment to your server',
    ],
  };

  for (const [name, [page, ...expected]] of Object.entries(cases))
    test(`checks ${name}`, () => assert.deepEqual(toDo(page), expected));

  test('lists the most severe finding first, each with a page of the site', () => {
    const found = checkPage(`${call('sessionID: id')}\nSessionKey/Create`);
    assert.equal(found.map(({ weight }) => weight).join(), 'change,change,look,stays');
    for (const { page = '' } of found) assert.ok(addressOf(page.replace(/#.*/, '')));
  });

  const said = [...pageRules, ...Object.values(cases).flatMap(([page]) => checkPage(page))].map(
    ({ page = '' }) => page,
  );
  for (const page of new Set(said)) {
    const [document = '', heading] = page.split('#');
    test(`links to ${page}`, () => {
      const headings = readFileSync(document, 'utf8').match(/^#+ .*$/gm) ?? [];
      assert.ok(heading === undefined || headings.map(anchorOf).includes(heading));
    });
  }
});
