import { claim, company, individual, oldClaimsPage } from './claims-pages.ts';
import { expect, ready, test } from './fixtures.ts';
import { jQueryFiles, type JQueryVersion } from './insurer.ts';

const open = 'Pay this claim';

for (const jQuery of Object.keys(jQueryFiles) as JQueryVersion[]) {
  test.describe(`an old claims page with jQuery ${jQuery}`, () => {
    test('pays a company to its bank account, to the cent', async ({
      page,
      service,
      visit,
      modal,
      heard,
      claimsLedger,
    }) => {
      await visit(oldClaimsPage({ jQuery, service, options: { ...claim, CompanyDetails: company } }));
      await ready(page);
      await page.getByRole('button', { name: open }).click();
      await modal.typeBankNumbers();
      await modal.button('Review payment').click();
      await expect(modal.dialog).toContainText('Northwind Roofing LLC');
      await modal.button('Pay $1,840.50').click();
      await expect(modal.heading('Payment complete')).toBeVisible();
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

const jQuery = '3.7.1';

test('saves a bank account for an individual', async ({ page, service, visit, modal, heard }) => {
  const options = { Context: 'save', IndividualDetails: individual };
  await visit(oldClaimsPage({ jQuery, service, options }));
  await ready(page);
  await page.getByRole('button', { name: open }).click();
  await modal.typeBankNumbers();
  await modal.button('Save payment method').click();
  await expect(modal.heading('Payment method saved')).toBeVisible();
  await modal.close();
  const events = await heard();
  expect(events.map(([code]) => code)).toEqual(['claims.load', 'claims.saveComplete', 'claims.unload']);
  const paymentInfo = events[1]?.[1]?.paymentInfo as object;
  expect(paymentInfo).not.toHaveProperty('ContactId');
  expect(paymentInfo).toMatchObject({
    PaymentMethodType: 'ECheck',
    BankAccountSummary: { NameOnAccount: 'Ana María Núñez' },
  });
});

test('pays to a prepaid account, and tells its balance', async ({ page, service, visit, modal, heard }) => {
  await visit(oldClaimsPage({ jQuery, service, options: { ...claim, IndividualDetails: individual } }));
  await ready(page);
  await page.getByRole('button', { name: open }).click();
  await modal.dialog.getByRole('radio', { name: 'New prepaid account' }).check();
  await modal.button('Review payment').click();
  await modal.button('Pay $1,840.50').click();
  await expect(modal.dialog).toContainText('Prepaid balance');
  await modal.close();
  const [, complete] = await heard();
  expect(complete?.[1]?.paymentInfo).toMatchObject({
    PaymentMethodType: 'PrepaidAccount',
    PrepaidAccountBalance: '1840.50',
  });
});

test('sends a payment request by e-mail, and the payee is paid once by its link', async ({
  page,
  service,
  visit,
  modal,
  heard,
  outbox,
  claimsLedger,
}) => {
  await visit(oldClaimsPage({ jQuery, service, options: { ...claim, IndividualDetails: individual } }));
  await ready(page);
  await page.getByRole('button', { name: open }).click();
  await modal.dialog.getByRole('radio', { name: 'Let the payee choose, by email' }).check();
  await expect(modal.field('Send the email to')).toHaveValue('ana@example.com');
  await modal.type('Send the email to', 'ana.nunez@example.com');
  await modal.button('Review payment request').click();
  await modal.button('Send payment request').click();
  await expect(modal.heading('Payment request sent')).toBeVisible();
  await modal.close();
  const events = await heard();
  expect(events.map(([code]) => code)).toEqual(['claims.load', 'claims.saveComplete', 'claims.unload']);
  expect(events[1]?.[1]?.paymentInfo).toMatchObject({
    PaymentMethodType: 'EPay',
    EPaySummary: { EPayEmailAddress: 'ana.nunez@example.com' },
  });

  const [email] = await outbox();
  expect(email?.to).toBe('ana.nunez@example.com');
  await page.goto(new URL(email?.link ?? '', service).href);
  await page.getByRole('radio', { name: /prepaid/i }).check();
  await page.getByRole('button', { name: 'Receive $1,840.50' }).click();
  await expect.poll(async () => (await claimsLedger()).map(({ kind }) => kind)).toEqual(['ePayRequest', 'payment']);
  await page.reload();
  expect((await claimsLedger()).filter(({ kind }) => kind === 'payment')).toHaveLength(1);
});

test('hears of all that is wrong with the options in one event, and nothing opens', async ({
  page,
  service,
  visit,
  modal,
  heard,
}) => {
  const { ContactDetails, ...withoutContact } = company;
  expect(ContactDetails).toBeDefined();
  const options = { Context: 'payment', Amount: '0', CompanyDetails: { ...withoutContact, Zip: '' } };
  await visit(oldClaimsPage({ jQuery, service, options }));
  await ready(page);
  await page.getByRole('button', { name: open }).click();
  await expect.poll(heard).toHaveLength(1);
  const [[code, data] = []] = await heard();
  expect(code).toBe('claims.error');
  const { description } = data?.description as { description: Record<string, string[]> };
  expect(Object.keys(description).sort()).toEqual(['Amount', 'ClaimNumber', 'ContactDetails', 'Zip']);
  await expect(modal.dialog).toBeHidden();
});

test('hears of a decline, and of the payment after another method was chosen', async ({
  page,
  service,
  visit,
  modal,
  heard,
  claimsLedger,
}) => {
  await visit(oldClaimsPage({ jQuery, service, options: { ...claim, Amount: '2.00', IndividualDetails: individual } }));
  await ready(page);
  await page.getByRole('button', { name: open }).click();
  await modal.typeBankNumbers();
  await modal.button('Review payment').click();
  await modal.button('Pay $2.00').click();
  await expect(modal.dialog.getByRole('group', { name: 'There is a problem' })).toBeFocused();
  await expect(modal.field('Account number')).toHaveValue('000123456789');
  await modal.dialog.getByRole('radio', { name: 'New prepaid account' }).check();
  await modal.button('Review payment').click();
  await modal.button('Pay $2.00').click();
  await modal.close();
  expect((await heard()).map(([code]) => code)).toEqual([
    'claims.load',
    'claims.error',
    'claims.paymentComplete',
    'claims.unload',
  ]);
  expect((await claimsLedger()).map(({ responseCode }) => responseCode)).toEqual(['ACHTransactionFailed', 'Success']);
});

test('pays once although the answer was lost', async ({
  page,
  service,
  visit,
  modal,
  request,
  heard,
  claimsLedger,
}) => {
  await visit(oldClaimsPage({ jQuery, service, options: { ...claim, AccountId: '1001' } }));
  await ready(page);
  await page.getByRole('button', { name: open }).click();
  await expect(modal.heading('Pay a claim')).toBeVisible();
  const faults = [{ endpoint: 'AccountSubmit', kind: 'cut', when: 'after', count: 1 }];
  await request.post('/sandbox/faults', { data: { faults } });
  await modal.button('Review payment').click();
  await modal.button('Pay $1,840.50').click();
  await expect(modal.heading('Payment complete')).toBeVisible();
  await modal.close();
  expect((await heard()).map(([code]) => code)).toEqual(['claims.load', 'claims.paymentComplete', 'claims.unload']);
  expect((await claimsLedger()).filter(({ kind }) => kind === 'payment')).toHaveLength(1);
});

test('is cancelled by Escape, without a trace', async ({ page, service, visit, modal, heard, claimsLedger }) => {
  await visit(oldClaimsPage({ jQuery, service, options: { ...claim, IndividualDetails: individual } }));
  await ready(page);
  await page.getByRole('button', { name: open }).click();
  await expect(modal.heading('Pay a claim')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(modal.dialog).toBeHidden();
  await expect
    .poll(async () => (await heard()).map(([code]) => code))
    .toEqual(['claims.load', 'claims.canceled', 'claims.unload']);
  expect(await claimsLedger()).toEqual([]);
});

for (const scripts of [
  ['account', 'adjuster'],
  ['adjuster', 'account'],
] as const) {
  test(`shares claims() with the other script: ${scripts.join(', then ')}`, async ({ page, service, visit, modal }) => {
    const options = { ...claim, IndividualDetails: individual };
    await visit(oldClaimsPage({ jQuery, service, options, scripts }));
    await ready(page);
    expect(
      await page.evaluate(() => Object.keys((window as unknown as { bound: () => object }).bound()).sort()),
    ).toEqual(['ClaimsModal', 'createApprovalRequest', 'destroy', 'element', 'manageApprovalRequest']);
    await page.getByRole('button', { name: open }).click();
    await expect(modal.heading('Pay a claim')).toBeVisible();
  });
}
