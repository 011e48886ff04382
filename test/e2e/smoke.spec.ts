import type { Mode } from '../../config/playwright.ts';
import { claim, company, party, upload } from './claims.ts';
import { expect, test } from './fixtures.ts';
import { adjusterPage, oldPage } from './pages.ts';

/* One flow of each modal, in the page and in a frame: the end-to-end part of `npm test`. It needs `npm run build:served`. */

const jQuery = '3.7.1';

for (const mode of ['page', 'frame'] satisfies Mode[]) {
  test.describe(`in mode ${mode}`, { tag: '@smoke' }, () => {
    test.use({ mode });

    test('the payment modal takes a payment by card', async ({ open, modal, codes, ledger }) => {
      await open(oldPage({ jQuery }));
      await modal.payByCard();
      await expect(modal.heading('Payment complete')).toBeVisible();
      await modal.close();
      await expect.poll(codes).toEqual(['portal.load', 'portal.paymentComplete', 'portal.unload']);
      await expect.poll(ledger).toMatchObject([{ responseCode: 'Success', quote: { total: 110_48 } }]);
    });

    test('the account modal pays a company', async ({ open, modal, codes, claimsLedger }) => {
      const options = { ...claim, CompanyDetails: company };
      await open(oldPage({ jQuery, method: 'ClaimsModal', scripts: ['account'], options }));
      await modal.typeBankNumbers();
      await modal.button('Review payment').click();
      await modal.pay('$1,840.50');
      await expect(modal.heading('Payment sent')).toBeVisible();
      await modal.close();
      await expect.poll(codes).toEqual(['claims.load', 'claims.paymentComplete', 'claims.unload']);
      await expect.poll(claimsLedger).toMatchObject([{ kind: 'payment', responseCode: 'Success', amount: 1840_50 }]);
    });

    test('the adjuster modal creates an approval request', async ({ insurer, open, modal, codes, recipients }) => {
      const create = await insurer.adjusterSession(upload(party('Blake', {})));
      await open(adjusterPage({ create }), 'Ask for approval');
      await modal.button('Create request').click();
      await expect(modal.heading('Approval request created')).toBeVisible();
      await modal.close();
      await expect.poll(codes).toEqual(['claims.load', 'claims.approvalRequestCreated', 'claims.unload']);
      await expect.poll(recipients).toEqual(['blake@example.com']);
    });
  });
}
