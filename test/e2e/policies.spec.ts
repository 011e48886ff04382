import packageJson from '../../package.json' with { type: 'json' };
import { expect, test } from './fixtures.ts';
import { optionAttributes, strictBillPage, strictPage, strictPolicy } from './pages.ts';

test.describe('under a strict content security policy', () => {
  for (const [what, policy] of [
    ['that requires trusted types', strictPolicy],
    ['that allows two policies by name', [...strictPolicy, 'trusted-types portal-loader lit-html']],
  ] as const) {
    test(`${what}, a payment is taken without a violation`, async ({ insurer, open, modal, codes, ledger }) => {
      await open(strictBillPage(policy, await insurer.session()), 'Pay', 'service');
      await modal.payByCard();
      await expect(modal.dialog).toBeHidden();
      await expect.poll(codes).toEqual(['portal.paymentComplete']);
      await expect.poll(ledger).toMatchObject([{ quote: { total: 110_48 } }]);
    });
  }

  test('that forbids the loader, the page receives an error', async ({ insurer, open, heard }) => {
    await open(strictBillPage([...strictPolicy, 'trusted-types lit-html'], await insurer.session()), 'Pay', 'service');
    const errors = async () => (await heard()).filter(([code]) => code === 'portal.error');
    const Description = expect.stringContaining('TrustedScriptURL');
    await expect.poll(errors).toMatchObject([['portal.error', { Description }]]);
  });

  test('that requires a nonce, the script passes the nonce to its modules', async ({ insurer, open, modal }) => {
    const withNonce = (directive: string) => directive.replace(`script-src 'self'`, `script-src 'nonce-abc'`);
    const page = strictBillPage(strictPolicy.slice(0, 4).map(withNonce), await insurer.session());
    await open({ ...page, html: page.html.replaceAll('<script', '<script nonce="abc"') }, 'Pay', 'service');
    await expect(modal.field('Card number')).toBeVisible();
  });

  test('both claims modals fetch Lit once', async ({ page, mode, insurer, open, press, modal, codes }) => {
    const fetched: string[] = [];
    page.on('request', (request) => fetched.push(new URL(request.url()).pathname));
    const save = { sessionId: await insurer.claimsSession(), context: 'save', accountId: '1001' };
    await open(
      strictPage(
        [...strictPolicy, 'trusted-types lit-html claims-account-loader claims-adjuster-loader'],
        `<script async src="/Claims/acme/Modal/Cdn/Claims.js"></script>
         <script async src="/Claims/AdjusterModal/Cdn/GetAdjusterModalJs"></script>`,
        `<button data-toggle="claims" data-method="ClaimsModal" ${optionAttributes(save)}>Save a method</button>
         <button data-toggle="claims" data-method="createApprovalRequest"
           data-option-claims-session-key="invented">Ask for approval</button>`,
        ['claims.saveComplete'],
      ),
      'Save a method',
      'service',
    );
    await modal.typeBankNumbers();
    await modal.button('Save payment method').click();
    await modal.close();
    await press('Ask for approval');
    await expect(modal.heading('We can’t continue')).toBeVisible();
    await expect.poll(codes).toEqual(['claims.saveComplete']);
    // Each document in a frame has its own Lit.
    const shared = mode === 'frame' ? [] : [`/Claims/Cdn/${packageJson.version}/chunks/claims.js`];
    expect(fetched.filter((path) => /\/Cdn\/.*\/chunks\/claims\.js$/.test(path))).toEqual(shared);
  });
});
