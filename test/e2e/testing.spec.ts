import { createPortalSession } from '../../adapters/node/index.ts';
import {
  AccountPerson,
  AdjusterPerson,
  answeredBy,
  PaymentPerson,
  withPlaywright,
} from '../../adapters/testing/index.ts';
import { sandboxFetch } from '../../mock-server/index.ts';
import { claim, individual, party, upload } from './claims.ts';
import { expect, test } from './fixtures.ts';
import { adjusterPage, frameworkPage, oldPage, optionAttributes, pageText, shortBill, type Options } from './pages.ts';

const claimPage = (options: Options) =>
  oldPage({ jQuery: '3.7.1', method: 'ClaimsModal', options: { ...claim, ...options }, scripts: ['account'] });

test.describe('the persons of payment-modals/testing.js', () => {
  test('pay by card, and close the confirmation', async ({ page, visit, press, modal, ledger }) => {
    await visit(frameworkPage({ jQuery: '4.0.0' }));
    await press();
    const payer = new PaymentPerson(withPlaywright(page));
    await payer.typeCard();
    await payer.review();
    await payer.pay();
    await expect(modal.heading('Payment complete')).toBeVisible();
    await payer.close();
    await expect(modal.dialog).toBeHidden();
    expect(await ledger()).toMatchObject([{ quote: { total: 110_48 } }]);
  });

  test('pay a claim to a new bank account beside a saved one', async ({ page, open, modal, claimsLedger }) => {
    await open(claimPage({ AccountId: '1003' }));
    const payee = new AccountPerson(withPlaywright(page));
    await payee.typeBankAccount({ accountNumber: '1111222233330000' });
    await payee.review();
    await payee.pay();
    await expect(modal.heading('Payment complete')).toBeVisible();
    await payee.close();
    await expect(modal.dialog).toBeHidden();
    expect(await claimsLedger()).toMatchObject([
      { kind: 'payment', amount: 1840_50, method: { lastFourDigits: '0000' } },
    ]);
  });

  test('pay a claim to the prepaid account', async ({ page, open, modal }) => {
    await open(claimPage({ AccountId: '1002' }));
    const payee = new AccountPerson(withPlaywright(page));
    await payee.choosePrepaidAccount();
    await payee.review();
    await payee.pay();
    await expect(modal.heading('Payment complete')).toBeVisible();
  });

  test('ask the payee of a claim by e-mail', async ({ page, open, modal, outbox }) => {
    await open(claimPage({ IndividualDetails: individual }));
    const payee = new AccountPerson(withPlaywright(page));
    await payee.askByEmail('ana.nunez@example.com');
    await payee.review();
    await payee.send();
    await expect(modal.heading('Payment request sent')).toBeVisible();
    expect((await outbox()).map(({ to }) => to)).toEqual(['ana.nunez@example.com']);
  });

  test('create a request, send an e-mail again, and cancel it', async ({
    page,
    insurer,
    open,
    modal,
    heard,
    outbox,
  }) => {
    const create = await insurer.adjusterSession(upload(party('Avery', {}), party('Blake', {})));
    await open(adjusterPage({ create }), 'Ask for approval');
    const adjuster = new AdjusterPerson(withPlaywright(page));
    await adjuster.create();
    await expect(modal.heading('Approval request created')).toBeVisible();
    await adjuster.close();
    const created = (await heard()).find(([code]) => code === 'claims.approvalRequestCreated');

    const manage = await insurer.adjusterSession();
    const approvalRequestId = Number(created?.[1]?.approvalRequestId);
    await open(adjusterPage({ manage, approvalRequestId }), 'Look at the request');
    await adjuster.resend('Blake Miller');
    await expect.poll(async () => (await outbox()).length).toBe(3);
    await adjuster.cancelRequest();
    await expect(modal.heading('Approval request canceled')).toBeVisible();
    await adjuster.close();
    await expect(modal.dialog).toBeHidden();
  });
});

test.describe('a page whose requests are answered in the process of its test', () => {
  const baseUrl = 'https://pay.example.com';
  const key = '10000000-0000-4000-8000-000000000001';

  test('is paid on, without a network', async ({ page, service }) => {
    const answer = sandboxFetch();
    const sessionId = await createPortalSession({ baseUrl, portalAuthenticationKey: key, fetch: answer });
    const options = optionAttributes({ ...shortBill, sessionId });
    await page.route('https://insurer.example/', (route) =>
      route.fulfill({
        contentType: 'text/html',
        body: pageText(
          `<script async src="${baseUrl}/GenericModal/Cdn/Portal.js"></script>`,
          `<button data-toggle="portal" data-method="makePayment" ${options}>Pay</button>`,
        ),
      }),
    );
    await page.route(`${baseUrl}/**`, answeredBy(answer));
    await page.route(
      `${baseUrl}/*/Cdn/**`,
      answeredBy((url, init) => fetch(service + new URL(url).pathname, init)),
    );
    await page.goto('https://insurer.example/');
    await page.evaluate(() => window.portalModals?.ready);
    await page.getByRole('button', { name: 'Pay' }).click();
    const payer = new PaymentPerson(withPlaywright(page));
    await payer.typeCard();
    await payer.review();
    await payer.pay();
    await expect(page.getByRole('dialog')).toBeHidden();
    const { entries } = (await (await answer(`${baseUrl}/sandbox/ledger`)).json()) as { entries: unknown[] };
    expect(entries).toMatchObject([{ responseCode: 'Success' }]);
  });

  test('has no connection where that rejects', async ({ page }) => {
    await page.route('https://insurer.example/', (route) => route.fulfill({ contentType: 'text/html', body: '' }));
    await page.route(
      `${baseUrl}/**`,
      answeredBy(() => Promise.reject(new TypeError('Failed to fetch'))),
    );
    await page.goto('https://insurer.example/');
    await expect(page.evaluate((url) => fetch(url), `${baseUrl}/any`)).rejects.toThrow('Failed to fetch');
  });
});
