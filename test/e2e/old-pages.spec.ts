import type { Mode } from '../../config/playwright.ts';
import { expect, test } from './fixtures.ts';
import { jQueryFiles, merchants, type JQueryVersion } from './insurer.ts';
import { billOptions, eachCode, notes, oldPage, pageText, payButton, scriptTag, shortBill } from './pages.ts';

const paid = ['portal.load', 'portal.paymentComplete', 'portal.unload'];

for (const jQuery of Object.keys(jQueryFiles) as JQueryVersion[]) {
  test.describe(`an old page with jQuery ${jQuery}`, () => {
    for (const origin of jQuery === '3.7.1' ? (['own', 'service'] as const) : (['own'] as const)) {
      test(`takes a card payment on the ${origin} origin`, async ({ open, modal, heard, codes, ledger }) => {
        await open(oldPage({ jQuery }), 'Pay', origin);
        await expect(modal.field('Card number')).toBeFocused();
        await modal.payByCard();
        await expect(modal.heading('Payment complete')).toBeVisible();
        await modal.close();

        await expect.poll(codes).toEqual(paid);
        const events = await heard();
        expect(events.map(({ length }) => length)).toEqual([1, 2, 1]);
        expect(events[1]?.[1]).toMatchObject({ totalPaymentAmount: 110.48, lastFourDigits: '1111' });
        const quote = { amount: 107_98, fee: 2_50, total: 110_48 };
        expect(await ledger()).toMatchObject([{ quote, transactionId: events[1]?.[1]?.transactionId }]);
      });
    }

    test('is unchanged after a payment, and pays again', async ({ page, open, press, modal, codes, ledger }) => {
      await open(oldPage({ jQuery, options: shortBill }));
      for (const payments of [1, 2]) {
        if (payments > 1) await press();
        await expect(page.locator('#status')).toHaveText('Paying');
        await modal.payByCard();
        await expect(modal.dialog).toBeHidden();
        await expect(page.locator('#status')).toHaveText('Due');
        await expect(page.getByRole('button', { name: 'Pay' })).toBeFocused();
        await expect.poll(codes).toHaveLength(3 * payments);
      }
      await expect.poll(ledger).toHaveLength(2);
    });
  });
}

for (const mode of ['page', 'frame'] satisfies Mode[]) {
  test.describe(`with a script in mode ${mode}`, () => {
    test.use({ mode });

    test('a container hears the button beside it, and may call again', async ({ insurer, open, modal, codes }) => {
      const next = JSON.stringify({ sessionId: await insurer.session(), ...shortBill });
      const listening = `
        document.addEventListener('portal.load', function () {
          var container = $('#container').portal();
          ${eachCode('portal', 'container.on(code, function () { note(code); });')}
          container.on('portal.paymentCanceled', function () { container.data('portal').makePayment(${next}); });
        }, { once: true });`;
      const scripts = `<script src="jquery-3.7.1.js"></script><script>${notes}${listening}</script>${scriptTag('portal')}`;
      await open({ html: pageText(scripts, `${payButton(await insurer.session())}<div id="container"></div>`) });
      await modal.button('Close').first().click();
      const canceled = ['portal.load', 'portal.paymentCanceled', 'portal.unload'];
      await expect.poll(codes).toEqual([...canceled, 'portal.load']);
      await modal.payByCard();
      await expect.poll(codes).toEqual([...canceled, ...paid]);
    });
  });
}

test('an old page uses the earlier form if its script requests it', async ({ open, modal, heard, insurer }) => {
  insurer.key = merchants.noFee;
  const { clientReferenceData1: referenceNumber, ...rest } = billOptions;
  await open(oldPage({ query: '?form=earlier', options: { ...rest, referenceNumber } }));
  await modal.payByCard('$107.98');
  await expect(modal.heading('Payment complete')).toBeVisible();
  await expect.poll(heard).toHaveLength(2);
  const [, complete] = await heard();
  expect(complete?.[1]).toMatchObject({ paymentInfo: { totalPaymentAmount: 107.98 } });
  expect(complete?.[1]?.paymentInfo).not.toHaveProperty('paymentCategory');
});
