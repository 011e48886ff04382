import { claim, individual } from './claims.ts';
import { expect, ready, test } from './fixtures.ts';
import { oldPage, type Script } from './pages.ts';

const claimPage = (scripts: readonly Script[]) =>
  oldPage({ jQuery: '3.7.1', method: 'ClaimsModal', options: { ...claim, IndividualDetails: individual }, scripts });

test('sends a request, and its link pays once', async ({
  page,
  service,
  open,
  modal,
  heard,
  codes,
  claimsLedger,
  outbox,
}) => {
  await open(claimPage(['account']));
  await modal.dialog.getByRole('radio', { name: 'Let the payee choose, by email' }).check();
  await expect(modal.field('Send the email to')).toHaveValue('ana@example.com');
  await modal.type('Send the email to', 'ana.nunez@example.com');
  await modal.button('Review payment request').click();
  await modal.button('Send payment request').click();
  await expect(modal.heading('Payment request sent')).toBeVisible();
  await modal.close();
  await expect.poll(codes).toEqual(['claims.load', 'claims.saveComplete', 'claims.unload']);
  const EPaySummary = { EPayEmailAddress: 'ana.nunez@example.com' };
  expect((await heard())[1]?.[1]?.paymentInfo).toMatchObject({ PaymentMethodType: 'EPay', EPaySummary });

  const [email] = await outbox();
  expect(email?.to).toBe('ana.nunez@example.com');
  await page.goto(new URL(email?.link ?? '', service).href);
  await page.getByRole('radio', { name: /prepaid/i }).check();
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('button', { name: 'Receive $1,840.50' }).click();
  await expect.poll(async () => (await claimsLedger()).map(({ kind }) => kind)).toEqual(['ePayRequest', 'payment']);
  await page.reload();
  expect((await claimsLedger()).filter(({ kind }) => kind === 'payment')).toHaveLength(1);
});

for (const scripts of [
  ['account', 'adjuster'],
  ['adjuster', 'account'],
] as const) {
  test(`shares claims() with the other script: ${scripts.join(', then ')}`, async ({ page, visit, press, modal }) => {
    await visit(claimPage(scripts));
    await ready(page);
    const members = await page.evaluate(() =>
      Object.keys((window as unknown as { bound: () => object }).bound()).sort(),
    );
    expect(members).toEqual(['ClaimsModal', 'createApprovalRequest', 'destroy', 'element', 'manageApprovalRequest']);
    await press();
    await expect(modal.heading('Pay a claim')).toBeVisible();
  });
}
