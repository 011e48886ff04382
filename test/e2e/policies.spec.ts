import { expect, ready, test } from './fixtures.ts';
import type { InsurerPage } from './insurer.ts';
import { billOptions, notes, pageText } from './pages.ts';

const strict = [
  `default-src 'none'`,
  `script-src 'self'`,
  `style-src 'self'`,
  `connect-src 'self'`,
  `require-trusted-types-for 'script'`,
];

/** A page that keeps to a policy: nothing inline, not even a jQuery that would break it. */
function strictPage(policy: readonly string[], sessionId: string): InsurerPage {
  const attributes = Object.entries({ sessionId, ...billOptions, confirmationDisplay: 'false' })
    .map(([name, value]) => `data-option-${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}="${value}"`)
    .join(' ');
  return {
    headers: { 'Content-Security-Policy': policy.join('; ') },
    html: pageText(
      `<script src="notes.js"></script><script async src="/GenericModal/Cdn/Portal.js"></script>`,
      `<button id="pay" data-toggle="portal" data-method="makePayment" ${attributes}>Pay my bill</button>`,
    ),
    scripts: {
      'notes.js': `${notes}
        document.addEventListener('securitypolicyviolation', function (event) {
          note('violation', { directive: event.violatedDirective, sample: event.sample, blocked: event.blockedURI });
        });
        document.addEventListener('portal.paymentComplete', function (event) { note(event.type, event.detail); });
        document.addEventListener('portal.error', function (event) { note(event.type, event.detail); });`,
    },
  };
}

test.describe('under a strict content security policy', () => {
  for (const [what, policy] of [
    ['that requires trusted types', strict],
    ['that allows two policies by name', [...strict, 'trusted-types portal-loader lit-html']],
  ] as const) {
    test(`${what}, a payment is taken without a violation`, async ({ page, insurer, visit, modal, heard, ledger }) => {
      await visit(strictPage(policy, await insurer.session()), 'service');
      await ready(page);
      await page.getByRole('button', { name: 'Pay my bill' }).click();
      await modal.typeCard();
      await modal.review();
      await modal.pay('$110.48');
      await expect(modal.dialog).toBeHidden();
      expect((await heard()).map(([code]) => code)).toEqual(['portal.paymentComplete']);
      expect(await ledger()).toMatchObject([{ quote: { total: 110_48 } }]);
    });
  }

  test('that does not allow the loader, an error says so', async ({ page, insurer, visit, heard }) => {
    await visit(strictPage([...strict, 'trusted-types lit-html'], await insurer.session()), 'service');
    await ready(page);
    await page.getByRole('button', { name: 'Pay my bill' }).click();
    await expect
      .poll(async () => (await heard()).filter(([code]) => code === 'portal.error'))
      .toMatchObject([['portal.error', { Description: expect.stringContaining('TrustedScriptURL') }]]);
  });

  test('that goes by a nonce, the script passes it on', async ({ page, insurer, visit, modal }) => {
    const policy = strict
      .slice(0, 4)
      .map((directive) => directive.replace(`script-src 'self'`, `script-src 'nonce-abc'`));
    const { html, ...rest } = strictPage(policy, await insurer.session());
    await visit(
      {
        ...rest,
        headers: { 'Content-Security-Policy': policy.join('; ') },
        html: html.replaceAll('<script', '<script nonce="abc"'),
      },
      'service',
    );
    await ready(page);
    await page.getByRole('button', { name: 'Pay my bill' }).click();
    await expect(modal.field('Card number')).toBeVisible();
  });
});
