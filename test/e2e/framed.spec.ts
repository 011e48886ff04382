import { claim, company, party, upload } from './claims.ts';
import type { FrameLocator } from '@playwright/test';
import { expect, ready, test as base } from './fixtures.ts';
import { merchants } from './insurer.ts';
import { Modal } from './modal.ts';
import {
  adjusterPage,
  billOptions,
  notes,
  oldPage,
  optionAttributes,
  pageText,
  scriptTag,
  shortBill,
} from './pages.ts';

/* The modals in a frame of the service's own origin, on pages of another. */

const test = base.extend<{ readonly framedModal: Modal & { readonly frame: FrameLocator } }>({
  framedModal: ({ page }, use) => {
    const frame = page.frameLocator('iframe');
    return use(Object.assign(new Modal(page, frame.getByRole('dialog').first()), { frame }));
  },
});

const jQuery = '3.7.1';
const listening = `<script>document.addEventListener('portal.paymentComplete', function (e) { note(e.type); });</script>`;

test.describe('an old page whose script is asked for it', () => {
  test.use({ mode: 'frame' });

  test('takes a payment, and gives the page itself again', async ({ page, open, modal, heard, ledger }) => {
    await open(oldPage({ jQuery }));
    await expect(modal.field('Card number')).toBeFocused();
    await modal.payByCard();
    await expect(modal.heading('Payment complete')).toBeVisible();
    await modal.close();
    await expect.poll(async () => (await heard()).length).toBe(3);

    const events = await heard();
    expect(events.map(([code]) => code)).toEqual(['portal.load', 'portal.paymentComplete', 'portal.unload']);
    expect(events[1]?.[1]).toMatchObject({ totalPaymentAmount: 110.48, lastFourDigits: '1111' });
    expect(await ledger()).toMatchObject([{ kind: 'payment', responseCode: 'Success', quote: { total: 110_48 } }]);
    await expect(page.getByRole('button', { name: 'Pay' })).toBeFocused();
  });

  test('pays twice from one page, whose element is not there in between', async ({
    page,
    open,
    press,
    modal,
    ledger,
  }) => {
    await open(oldPage({ jQuery, options: shortBill }));
    for (const payments of [1, 2]) {
      if (payments > 1) await press();
      await modal.payByCard();
      await expect(page.locator('#status')).toHaveText('Due');
      await expect(page.locator('portal-payment')).toHaveCount(0);
    }
    expect(await ledger()).toHaveLength(2);
  });

  test('says what is wrong with the options, and shows nothing', async ({ page, open, heard }) => {
    const options = { ...billOptions, minAmountDue: '' };
    await open(oldPage({ jQuery, options }));
    await expect
      .poll(heard)
      .toMatchObject([['portal.error', { Details: { minAmountDue: ['This option is required.'] } }]]);
    await expect(page.locator('dialog[open]')).toHaveCount(0);
    await expect(page.locator('portal-payment')).toHaveCount(0);
  });
});

test('is asked for by a button', async ({ page, insurer, visit, press, heard, framedModal }) => {
  const options = optionAttributes({ sessionId: await insurer.session(), ...shortBill });
  const button = `<button data-toggle="portal" data-method="makePayment" data-mode="frame" ${options}>Pay</button>`;
  await visit({ html: pageText(`<script>${notes}</script>${scriptTag('portal')}`, button + listening) });
  await ready(page);
  await press();
  await framedModal.payByCard();
  await expect.poll(heard).toEqual([['portal.paymentComplete']]);
});

test.describe('the element by itself', () => {
  const elementPage = (policy: readonly string[] = []) => ({
    headers: policy.length > 0 ? { 'Content-Security-Policy': policy.join('; ') } : {},
    html: pageText(
      `<script src="notes.js"></script><script type="module" src="{service}/GenericModal/Cdn/framed/portal-payment.js"></script>`,
      `<portal-payment base-url="{service}"></portal-payment><button>Pay</button><script src="page.js"></script>`,
    ),
    scripts: {
      'notes.js': notes,
      'page.js': `
        var portal = document.querySelector('portal-payment');
        ['load', 'unload', 'error', 'paymentComplete', 'paymentCanceled'].forEach(function (name) {
          portal.addEventListener('portal.' + name, function (event) { note(event.type, event.detail); });
        });
        document.querySelector('button').onclick = async function () {
          var sessionId = await (await fetch('session', { method: 'POST' })).text();
          portal.makePayment(Object.assign({ sessionId: sessionId }, ${JSON.stringify(billOptions)}));
        };`,
    },
  });

  test('takes a payment', async ({ visit, press, framedModal, codes, ledger }) => {
    await visit(elementPage());
    await press();
    await framedModal.payByCard();
    await expect(framedModal.heading('Payment complete')).toBeVisible();
    await framedModal.close();
    await expect.poll(codes).toEqual(['portal.load', 'portal.paymentComplete', 'portal.unload']);
    expect(await ledger()).toMatchObject([{ kind: 'payment', quote: { total: 110_48 } }]);
  });

  test('asks inside before what was typed is lost', async ({ page, visit, press, framedModal, codes }) => {
    await visit(elementPage());
    await press();
    await framedModal.type('Card number', '4111');
    await page.keyboard.press('Escape');
    await framedModal.frame.getByRole('button', { name: 'Leave' }).click();
    await expect.poll(codes).toEqual(['portal.load', 'portal.paymentCanceled', 'portal.unload']);
    await expect(page.getByRole('button', { name: 'Pay' })).toBeFocused();
  });

  test('lets no listener of the page hear what is typed', async ({ page, visit, press, framedModal, heard }) => {
    await visit(elementPage());
    await page.evaluate(
      (types) => {
        const { note } = window as unknown as { note: (code: string, data: unknown) => void };
        for (const type of types)
          addEventListener(type, (event) => note(type, (event as KeyboardEvent).key ?? ''), true);
      },
      ['keydown', 'keypress', 'keyup', 'beforeinput', 'input', 'paste', 'message'],
    );
    await press();
    await framedModal.typeCard();
    expect((await heard()).filter(([code]) => !code.startsWith('portal.'))).toEqual([]);
  });

  test('names the directive of a policy that forbids the frame, and works again', async ({
    page,
    service,
    visit,
    press,
    heard,
  }) => {
    await visit(elementPage([`default-src 'none'`, `script-src 'self' ${service}`, `connect-src 'self'`]));
    for (const times of [1, 2]) {
      await press();
      await expect.poll(heard).toHaveLength(times);
      expect((await heard()).at(-1)).toMatchObject([
        'portal.error',
        { Description: expect.stringContaining('frame-src') },
      ]);
    }
    await expect(page.locator('iframe')).toHaveCount(0);
  });

  test('tells of a service that has no such document', async ({ page, service, visit, press, heard, framedModal }) => {
    await page.route(`${service}/GenericModal/Frame/**`, (route) => route.abort());
    await visit(elementPage());
    await press();
    await expect
      .poll(heard, { timeout: 15_000 })
      .toMatchObject([['portal.error', { Description: expect.stringContaining('has not answered') }]]);
    await page.unroute(`${service}/GenericModal/Frame/**`);
    await press();
    await expect(framedModal.field('Card number')).toBeVisible();
  });

  test('is refused on a page that is not in the merchant’s list', async ({
    visit,
    insurer,
    press,
    framedModal,
    heard,
  }) => {
    insurer.key = merchants.listedOrigins;
    await visit(elementPage());
    await press();
    await expect(framedModal.heading('We can’t start this payment')).toBeVisible();
    expect((await heard()).at(-1)).toMatchObject([
      'portal.error',
      { Details: { sessionId: [expect.stringContaining('origin')] } },
    ]);
  });

  test('follows a submission to its end after the page has taken it away', async ({
    page,
    visit,
    press,
    framedModal,
    codes,
    ledger,
    loseAnswers,
  }) => {
    await loseAnswers('Pay', 1);
    await visit(elementPage());
    await press();
    await framedModal.typeCard();
    await framedModal.review();
    await framedModal.pay('$110.48');
    await page.evaluate(() => document.querySelector('portal-payment')?.remove());
    await expect.poll(codes).toEqual(['portal.load', 'portal.paymentComplete', 'portal.unload']);
    expect(await ledger()).toHaveLength(1);
  });
});

test.describe('the claims modals', () => {
  test.use({ mode: 'frame' });

  test('pay a company', async ({ open, modal, codes, claimsLedger }) => {
    await open(
      oldPage({ jQuery, method: 'ClaimsModal', scripts: ['account'], options: { ...claim, CompanyDetails: company } }),
    );
    await modal.typeBankNumbers();
    await modal.button('Review payment').click();
    await modal.button('Pay $1,840.50').click();
    await expect(modal.heading('Payment complete')).toBeVisible();
    await modal.close();
    await expect.poll(codes).toEqual(['claims.load', 'claims.paymentComplete', 'claims.unload']);
    expect(await claimsLedger()).toMatchObject([{ kind: 'payment', amount: 1840_50 }]);
  });

  test('create an approval request', async ({ insurer, open, modal, codes }) => {
    const create = await insurer.adjusterSession(upload(party('Blake', {})));
    await open(adjusterPage({ create }), 'Ask for approval');
    await modal.button('Create request').click();
    await expect(modal.heading('Approval request created')).toBeVisible();
    await modal.close();
    await expect.poll(codes).toEqual(['claims.load', 'claims.approvalRequestCreated', 'claims.unload']);
  });
});
