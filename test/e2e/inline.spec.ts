import { claim, company, party, upload } from './claims.ts';
import { expect, test } from './fixtures.ts';
import { Modal } from './modal.ts';
import { adjusterPage, oldPage } from './pages.ts';

/* The claims modals as parts of the page; the payment is in engines/flows.spec.ts. They run in no frame, which shows windows alone. */

const inline = { display: 'inline' };

test.describe('as a part of the page', () => {
  test('pays a company in the container that the page names', async ({ page, open, codes, claimsLedger }) => {
    const settings = { jQuery: '3.7.1', method: 'ClaimsModal', scripts: ['account'], settings: inline } as const;
    await open(oldPage({ ...settings, options: { ...claim, CompanyDetails: company } }));
    const section = page.locator('#container').getByRole('region', { name: 'Pay a claim' });
    await expect(section).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    const account = new Modal(page, page, page.locator('#container'));
    await account.typeBankNumbers();
    await account.button('Review payment').click();
    await account.button('Pay $1,840.50').click();
    await expect(account.heading('Payment sent')).toBeFocused();
    await account.button('Close').click();
    await expect(page.getByRole('button', { name: 'Pay', exact: true })).toBeFocused();
    await expect(page.locator('claims-account')).toHaveCount(0);
    expect(await codes()).toEqual(['claims.load', 'claims.paymentComplete', 'claims.unload']);
    expect(await claimsLedger()).toMatchObject([{ kind: 'payment', amount: 1840_50 }]);
  });

  test('creates a request with a button that names the container', async ({ page, insurer, open, codes }) => {
    const create = await insurer.adjusterSession(upload(party('Blake', {})));
    await open(adjusterPage({ create, more: 'data-display="inline"' }), 'Ask for approval');
    const request = new Modal(page, page, page.locator('#results'));
    await request.button('Create request').click();
    await expect(request.heading('Approval request created')).toBeFocused();
    expect(await codes()).toEqual(['claims.load', 'claims.approvalRequestCreated']);
  });
});
