import type { Page } from '@playwright/test';
import type { ApprovalRequestUpload } from '../../adapters/node/index.ts';
import { party, upload } from './claims.ts';
import { expect, test as base } from './fixtures.ts';
import { claimsMerchants } from './insurer.ts';
import { adjusterPage } from './pages.ts';

const approver = party('Avery', { ApprovalRole: 'ApprovalOnly', PaymentAmount: 0 });
const both = party('Blake', {});
const payee = party('Casey', { ApprovalRole: 'PaymentOnly' });
const bypass = party('Drew', { ApprovalRole: 4, PaymentMethodType: 'VirtualCard' });

interface Fixtures {
  readonly create: (request: ApprovalRequestUpload) => Promise<number>;
  readonly manage: (approvalRequestId: number) => Promise<void>;
  readonly partyPage: (name: string) => Promise<Page>;
  readonly status: () => Promise<string>;
  readonly paid: () => Promise<{ readonly payeeName: string; readonly amount: number }[]>;
}

const test = base.extend<Fixtures>({
  create: ({ insurer, open, modal, heard }, use) =>
    use(async (request) => {
      await open(adjusterPage({ create: await insurer.adjusterSession(request) }), 'Ask for approval');
      await modal.button('Create request').click();
      await expect(modal.heading('Approval request created')).toBeVisible();
      await modal.close();
      const created = (await heard()).find(([code]) => code === 'claims.approvalRequestCreated');
      return Number(created?.[1]?.approvalRequestId);
    }),
  manage: ({ insurer, open }, use) =>
    use(async (approvalRequestId) => {
      const manage = await insurer.adjusterSession();
      await open(adjusterPage({ manage, approvalRequestId }), 'Look at the request');
    }),
  partyPage: ({ context, service, outbox }, use) =>
    use(async (name) => {
      const email = (await outbox()).findLast(({ to }) => to === `${name.toLowerCase()}@example.com`);
      const page = await context.newPage();
      await page.goto(new URL(email?.link ?? `no-mail-to-${name}`, service).href);
      return page;
    }),
  status: ({ request }, use) =>
    use(async () => {
      const answer = await request.get('/sandbox/approval-requests');
      return ((await answer.json()) as { requests: { status: string }[] }).requests.at(-1)?.status ?? 'none';
    }),
  paid: ({ claimsLedger }, use) =>
    use(async () =>
      (await claimsLedger()).flatMap((entry) =>
        entry.kind === 'payment' && entry.responseCode === 'Success'
          ? [{ payeeName: entry.payeeName, amount: entry.amount }]
          : [],
      ),
    ),
});

async function approve(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Approve', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Approve', exact: true })).toBeHidden();
}

async function receiveByVirtualCard(page: Page): Promise<void> {
  await page.getByRole('radio', { name: 'Virtual card' }).check();
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('button', { name: /eceive/ }).click();
  await expect(page.getByRole('button', { name: /eceive/ })).toBeHidden();
  await expect(page.getByText('Your method')).toBeVisible();
}

test('Completed: all parties act, and each recipient is paid once', async ({ create, partyPage, status, paid }) => {
  await create(upload(approver, both, payee, bypass));
  await approve(await partyPage('Avery'));
  await receiveByVirtualCard(await partyPage('Casey'));
  expect(await paid()).toEqual([]);
  await receiveByVirtualCard(await partyPage('Blake'));
  await expect.poll(status).toBe('Completed');
  const names = (await paid()).map(({ payeeName }) => payeeName).sort();
  expect(names).toEqual(['Blake Miller', 'Casey Miller', 'Drew Miller']);
  const again = await partyPage('Casey');
  await expect(again.getByRole('button', { name: /eceive/ })).toBeHidden();
});

test('Cancelled: the adjuster confirms', async ({ modal, heard, create, manage, partyPage, status, paid }) => {
  const approvalRequestId = await create(upload(approver, both));
  await manage(approvalRequestId);
  await modal.button('Cancel request').click();
  await modal.answer('Keep the request').click();
  await expect.poll(status).toBe('Initiated');
  await modal.button('Cancel request').click();
  await modal.answer('Cancel the request').click();
  await expect(modal.heading('Approval request canceled')).toBeVisible();
  await modal.close();
  const canceled = ['claims.approvalRequestCanceled', { approvalRequestId }];
  await expect.poll(heard).toEqual([['claims.load'], canceled, ['claims.unload']]);
  await expect.poll(status).toBe('Cancelled');
  const late = await partyPage('Blake');
  await expect(late.getByRole('heading', { name: 'This request was canceled' })).toBeVisible();
  expect(await paid()).toEqual([]);
});

test('Incomplete: one of two acts in time', async ({
  request,
  insurer,
  recipients,
  create,
  partyPage,
  status,
  paid,
}) => {
  insurer.claimsKey = claimsMerchants.twoStep;
  await create(upload(both, payee));
  await expect.poll(recipients).toEqual(['blake@example.com']);
  await receiveByVirtualCard(await partyPage('Blake'));
  await expect.poll(recipients).toEqual(['blake@example.com', 'casey@example.com']);
  await expect.poll(paid).toEqual([{ payeeName: 'Blake Miller', amount: 100_00 }]);
  await request.post('/sandbox/clock', { data: { moveByMinutes: 31 * 24 * 60 } });
  await expect.poll(status).toBe('Incomplete');
  await expect.poll(paid).toHaveLength(1);
});

test('stays current, and sends an e-mail again', async ({ modal, codes, outbox, create, manage, partyPage }) => {
  await manage(await create(upload(approver, both)));
  await expect(modal.dialog.getByRole('row', { name: /Avery/ })).toContainText('Needs to approve');
  await modal.button('Resend email to Blake Miller').click();
  await expect(modal.dialog.getByRole('row', { name: /Blake/ })).toContainText('was sent again');
  expect((await outbox()).filter(({ to }) => to === 'blake@example.com')).toHaveLength(2);
  const avery = await partyPage('Avery');
  await approve(avery);
  await avery.close();
  await expect(modal.dialog.getByRole('row', { name: /Avery/ })).toContainText('Approved', { timeout: 15_000 });
  await modal.close();
  await expect.poll(codes).toEqual(['claims.load', 'claims.involvedPartyEmailSent', 'claims.unload']);
});
