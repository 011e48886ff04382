import { claim, company, individual } from './claims.ts';
import { expect, ready, test } from './fixtures.ts';
import { jQueryFiles, type JQueryVersion } from './insurer.ts';
import { oldPage, type Options, type Script } from './pages.ts';

const claimPage = (options: Options, jQuery: JQueryVersion = '3.7.1', scripts: readonly Script[] = ['account']) =>
  oldPage({ jQuery, method: 'ClaimsModal', options, scripts });

for (const jQuery of Object.keys(jQueryFiles) as JQueryVersion[]) {
  test.describe(`an old claims page with jQuery ${jQuery}`, () => {
    test('pays a company to its bank account, to the cent', async ({ open, modal, heard, claimsLedger }) => {
      await open(claimPage({ ...claim, CompanyDetails: company }, jQuery));
      await modal.typeBankNumbers();
      await modal.button('Review payment').click();
      await expect(modal.dialog).toContainText('Northwind Roofing LLC');
      await modal.button('Pay $1,840.50').click();
      await expect(modal.heading('Payment sent')).toBeVisible();
      await modal.close();

      const events = await heard();
      expect(events.map(([code]) => code)).toEqual(['claims.load', 'claims.paymentComplete', 'claims.unload']);
      expect(events.map(({ length }) => length)).toEqual([1, 2, 1]);
      const paymentInfo = events[1]?.[1]?.paymentInfo as Record<string, unknown>;
      expect(paymentInfo).toMatchObject({
        Amount: 1840.5,
        PaymentMethodType: 'ECheck',
        TimeZone: expect.stringMatching(/^Eastern (Standard|Daylight) Time$/),
        TransactionDate: expect.stringMatching(/^\d\d\/\d\d\/\d{4} \d\d:\d\d:\d\d [AP]M E[SD]T$/),
        BankAccountSummary: { AccountType: 'Checking', LastFourDigits: '6789', NameOnAccount: 'Northwind Roofing LLC' },
      });
      expect([typeof paymentInfo.AccountId, typeof paymentInfo.ContactId]).toEqual(['number', 'string']);

      const [entry, ...more] = await claimsLedger();
      expect(more).toEqual([]);
      expect(entry).toMatchObject({
        kind: 'payment',
        responseCode: 'Success',
        amount: 1840_50,
        transactionId: paymentInfo.TransactionId,
        accountId: paymentInfo.AccountId,
        claimNumber: 'CLM-2026-0042',
        accountGroup: 'North',
        sourceUser: 'adjuster-7',
      });
      expect(JSON.stringify(entry)).not.toContain('00-7654321');
    });
  });
}

test('sends a request, and its link pays once', async ({ page, service, open, modal, heard, claimsLedger, outbox }) => {
  await open(claimPage({ ...claim, IndividualDetails: individual }));
  await modal.dialog.getByRole('radio', { name: 'Let the payee choose, by email' }).check();
  await expect(modal.field('Send the email to')).toHaveValue('ana@example.com');
  await modal.type('Send the email to', 'ana.nunez@example.com');
  await modal.button('Review payment request').click();
  await modal.button('Send payment request').click();
  await expect(modal.heading('Payment request sent')).toBeVisible();
  await modal.close();
  const events = await heard();
  expect(events.map(([code]) => code)).toEqual(['claims.load', 'claims.saveComplete', 'claims.unload']);
  const EPaySummary = { EPayEmailAddress: 'ana.nunez@example.com' };
  expect(events[1]?.[1]?.paymentInfo).toMatchObject({ PaymentMethodType: 'EPay', EPaySummary });

  const [email] = await outbox();
  expect(email?.to).toBe('ana.nunez@example.com');
  await page.goto(new URL(email?.link ?? '', service).href);
  await page.getByRole('radio', { name: /prepaid/i }).check();
  await page.getByRole('button', { name: 'Receive $1,840.50' }).click();
  await expect.poll(async () => (await claimsLedger()).map(({ kind }) => kind)).toEqual(['ePayRequest', 'payment']);
  await page.reload();
  expect((await claimsLedger()).filter(({ kind }) => kind === 'payment')).toHaveLength(1);
});

test('pays once if the answer is lost', async ({ open, modal, codes, loseAnswers, claimsLedger }) => {
  await open(claimPage({ ...claim, AccountId: '1001' }));
  await expect(modal.heading('Pay a claim')).toBeVisible();
  await loseAnswers('AccountSubmit', 1);
  await modal.button('Review payment').click();
  await modal.button('Pay $1,840.50').click();
  await expect(modal.heading('Payment sent')).toBeVisible();
  await modal.close();
  expect(await codes()).toEqual(['claims.load', 'claims.paymentComplete', 'claims.unload']);
  expect((await claimsLedger()).filter(({ kind }) => kind === 'payment')).toHaveLength(1);
});

for (const scripts of [
  ['account', 'adjuster'],
  ['adjuster', 'account'],
] as const) {
  test(`shares claims() with the other script: ${scripts.join(', then ')}`, async ({ page, visit, press, modal }) => {
    await visit(claimPage({ ...claim, IndividualDetails: individual }, '3.7.1', scripts));
    await ready(page);
    const members = await page.evaluate(() =>
      Object.keys((window as unknown as { bound: () => object }).bound()).sort(),
    );
    expect(members).toEqual(['ClaimsModal', 'createApprovalRequest', 'destroy', 'element', 'manageApprovalRequest']);
    await press();
    await expect(modal.heading('Pay a claim')).toBeVisible();
  });
}
