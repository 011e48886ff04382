import { expect, ready, test } from './fixtures.ts';
import { merchants } from './insurer.ts';
import { Modal } from './modal.ts';
import { billOptions, notes, optionAttributes, pageText, scriptTag, shortBill } from './pages.ts';

/* The modals in a frame of the service's own origin, on pages of another. */

const listening = `<script>document.addEventListener('portal.paymentComplete', function (e) { note(e.type); });</script>`;

test.describe('a page whose script was not asked for it', () => {
  test.use({ mode: 'page' });

  test('asks by a button', async ({ page, insurer, visit, press, heard }) => {
    const options = optionAttributes({ sessionId: await insurer.session(), ...shortBill });
    const button = `<button data-toggle="portal" data-method="makePayment" data-mode="frame" ${options}>Pay</button>`;
    await visit({ html: pageText(`<script>${notes}</script>${scriptTag('portal')}`, button + listening) });
    await ready(page);
    await press();
    await new Modal(page, page.frameLocator('iframe')).payByCard();
    await expect.poll(heard).toEqual([['portal.paymentComplete']]);
  });
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

  test('takes a payment', async ({ visit, press, modal, codes, ledger }) => {
    await visit(elementPage());
    await press();
    await modal.payByCard();
    await expect(modal.heading('Payment complete')).toBeVisible();
    await modal.close();
    await expect.poll(codes).toEqual(['portal.load', 'portal.paymentComplete', 'portal.unload']);
    expect(await ledger()).toMatchObject([{ kind: 'payment', quote: { total: 110_48 } }]);
  });

  test('has the modal made ready in the frame when somebody is about to open it', async ({ page, visit }) => {
    await visit(elementPage());
    const marks = page.waitForRequest(/brand-marks/);
    await page.getByRole('button', { name: 'Pay' }).hover();
    expect((await marks).frame()).not.toBe(page.mainFrame());
  });

  test('asks inside before what was typed is lost', async ({ page, visit, press, modal, codes }) => {
    await visit(elementPage());
    await press();
    await modal.type('Card number', '4111');
    await page.keyboard.press('Escape');
    await modal.answer('Leave').click();
    await expect.poll(codes).toEqual(['portal.load', 'portal.paymentCanceled', 'portal.unload']);
    await expect(page.getByRole('button', { name: 'Pay' })).toBeFocused();
  });

  test('lets no listener of the page hear what is typed', async ({ page, visit, press, modal, heard }) => {
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
    await modal.typeCard();
    expect((await heard()).filter(([code]) => !code.startsWith('portal.'))).toEqual([]);
  });

  test('names the directive of a policy that forbids the frame, and works again', async ({
    page,
    service,
    visit,
    press,
    heard,
  }) => {
    await visit(elementPage([`default-src 'none'`, `script-src 'self' ${service}`, 'connect-src *']));
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

  test('says nothing of such a policy when the document is loaded ahead', async ({
    page,
    service,
    visit,
    press,
    heard,
  }) => {
    await visit(elementPage([`default-src 'none'`, `script-src 'self' ${service}`, 'connect-src *']));
    await page.evaluate(async () => {
      const forbidden = new Promise((resolve) => document.addEventListener('securitypolicyviolation', resolve));
      await customElements.whenDefined('portal-payment');
      (document.querySelector('portal-payment') as unknown as { preload(): void }).preload();
      await forbidden;
    });
    await expect(page.locator('iframe')).toHaveCount(0);
    expect(await heard()).toEqual([]);
    await press();
    await expect
      .poll(heard)
      .toMatchObject([['portal.error', { Description: expect.stringContaining(`${service} in its frame-src`) }]]);
  });

  test('tells of a service that has no such document', async ({ page, service, visit, press, heard, modal }) => {
    await page.route(`${service}/GenericModal/Frame/**`, (route) => route.abort());
    await visit(elementPage());
    await press();
    await expect
      .poll(heard, { timeout: 15_000 })
      .toMatchObject([['portal.error', { Description: expect.stringContaining('has not answered') }]]);
    await page.unroute(`${service}/GenericModal/Frame/**`);
    await press();
    await expect(modal.field('Card number')).toBeVisible();
  });

  test('is refused on a page that is not in the merchant’s list', async ({ visit, insurer, press, modal, heard }) => {
    insurer.key = merchants.listedOrigins;
    await visit(elementPage());
    await press();
    await expect(modal.heading('We can’t start this payment')).toBeVisible();
    expect((await heard()).at(-1)).toMatchObject([
      'portal.error',
      { Details: { sessionId: [expect.stringContaining('origin')] } },
    ]);
  });

  test('follows a submission to its end after the page has taken it away', async ({
    page,
    visit,
    press,
    modal,
    codes,
    ledger,
    loseAnswers,
  }) => {
    await loseAnswers('Pay', 1);
    await visit(elementPage());
    await press();
    await modal.typeCard();
    await modal.review();
    await modal.pay('$110.48');
    await page.evaluate(() => document.querySelector('portal-payment')?.remove());
    await expect.poll(codes).toEqual(['portal.load', 'portal.paymentComplete', 'portal.unload']);
    expect(await ledger()).toHaveLength(1);
  });
});
