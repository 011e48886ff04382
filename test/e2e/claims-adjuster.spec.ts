import type { Page } from '@playwright/test';
import { party, upload } from './claims.ts';
import { expect, test } from './fixtures.ts';
import { adjusterPage } from './pages.ts';

const approver = party('Avery', { ApprovalRole: 'ApprovalOnly', PaymentAmount: 0 });
const both = party('Blake', {});
const payee = party('Casey', { ApprovalRole: 'PaymentOnly' });
const bypass = party('Drew', { ApprovalRole: 4, PaymentMethodType: 'VirtualCard' });

async function approve(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Approve', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Approve', exact: true })).toBeHidden();
  await page.close();
}

async function receiveByVirtualCard(page: Page): Promise<void> {
  await page.getByRole('radio', { name: 'Virtual card' }).check();
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('button', { name: /eceive/ }).click();
  await expect(page.getByRole('button', { name: /eceive/ })).toBeHidden();
  await expect(page.getByText('Your method')).toBeVisible();
  await page.close();
}

test('all parties of a request act, which the adjuster sees, and each recipient is paid once', async ({
  context,
  service,
  insurer,
  open,
  modal,
  heard,
  outbox,
  claimsLedger,
}) => {
  test.slow();
  const partyPage = async (name: string) => {
    const email = (await outbox()).findLast(({ to }) => to === `${name.toLowerCase()}@example.com`);
    const page = await context.newPage();
    await page.goto(new URL(email?.link ?? `no-mail-to-${name}`, service).href);
    return page;
  };
  const paid = async () => {
    const payments = (await claimsLedger()).filter((entry) => entry.kind === 'payment');
    return payments.map(({ payeeName, responseCode }) => `${payeeName}: ${responseCode}`).sort();
  };

  const create = await insurer.adjusterSession(upload(approver, both, payee, bypass));
  await open(adjusterPage({ create }), 'Ask for approval');
  await modal.button('Create request').click();
  await expect(modal.heading('Approval request created')).toBeVisible();
  await modal.close();
  const created = (await heard()).find(([code]) => code === 'claims.approvalRequestCreated');
  const approvalRequestId = Number(created?.[1]?.approvalRequestId);

  await open(adjusterPage({ manage: await insurer.adjusterSession(), approvalRequestId }), 'Look at the request');
  await expect(modal.dialog.getByRole('row', { name: /Avery/ })).toContainText('Needs to approve');
  await approve(await partyPage('Avery'));
  await expect(modal.dialog.getByRole('row', { name: /Avery/ })).toContainText('Approved', { timeout: 15_000 });
  await receiveByVirtualCard(await partyPage('Casey'));
  expect(await paid()).toEqual([]);
  await receiveByVirtualCard(await partyPage('Blake'));
  await expect(modal.dialog.getByText('Completed', { exact: true })).toBeVisible({ timeout: 15_000 });
  expect(await paid()).toEqual(['Blake Miller: Success', 'Casey Miller: Success', 'Drew Miller: Success']);
  const again = await partyPage('Casey');
  await expect(again.getByRole('button', { name: /eceive/ })).toBeHidden();
});
