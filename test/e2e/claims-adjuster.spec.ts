import type { Page } from '@playwright/test';
import { party, upload } from './claims.ts';
import { expect, test } from './fixtures.ts';
import { adjusterPage } from './pages.ts';

const approver = party('Avery', { ApprovalRole: 'ApprovalOnly', PaymentAmount: 0 });
const both = party('Blake', {});
const payee = party('Casey', { ApprovalRole: 'PaymentOnly' });
const bypass = party('Drew', { ApprovalRole: 4, PaymentMethodType: 'VirtualCard' });

const receiving = (page: Page) => page.getByRole('button', { name: /eceive/ });

async function approve(page: Page): Promise<void> {
  const approving = page.getByRole('button', { name: 'Approve', exact: true });
  await approving.click();
  await expect(approving).toBeHidden();
  await page.close();
}

async function receiveByVirtualCard(page: Page): Promise<void> {
  await page.getByRole('radio', { name: 'Virtual card' }).check();
  await page.getByRole('button', { name: 'Continue' }).click();
  await receiving(page).click();
  await expect(receiving(page)).toBeHidden();
  await expect(page.getByText('Your method')).toBeVisible();
  await page.close();
}

test('all parties act, which the adjuster sees, and each recipient is paid exactly once', async ({
  context,
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
    await page.goto(email?.link ?? `no-mail-to-${name}`);
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
  const row = modal.dialog.getByRole('row', { name: /Avery/ });
  await expect(row).toContainText('Needs to approve');
  await approve(await partyPage('Avery'));
  await expect(row).toContainText('Approved');
  await receiveByVirtualCard(await partyPage('Casey'));
  expect(await paid()).toEqual([]);
  await receiveByVirtualCard(await partyPage('Blake'));
  await expect(modal.dialog.getByText('Completed', { exact: true })).toBeVisible();
  expect(await paid()).toEqual(['Blake Miller: Success', 'Casey Miller: Success', 'Drew Miller: Success']);
  await expect(receiving(await partyPage('Casey'))).toBeHidden();
});
