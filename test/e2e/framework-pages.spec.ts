import { expect, test } from './fixtures.ts';
import { billOptions, frameworkPage } from './pages.ts';
import { jQueryFiles, type JQueryVersion } from './insurer.ts';

for (const jQuery of Object.keys(jQueryFiles) as JQueryVersion[]) {
  test.describe(`a page that loads jQuery ${jQuery} and the script when it runs`, () => {
    test('hears the payment natively', async ({ page, service, visit, modal, heard, ledger }) => {
      await visit(frameworkPage({ jQuery, service }));
      await page.getByRole('button', { name: 'Pay my bill' }).click();
      await modal.typeCard();
      await modal.review();
      await modal.pay('$110.48');
      await expect(modal.heading('Payment complete')).toBeVisible();
      await modal.close();

      const events = await heard();
      expect(events.map(([code]) => code)).toEqual(['portal.load', 'portal.paymentComplete', 'portal.unload']);
      expect(events[1]?.[1]).toMatchObject({ totalPaymentAmount: 110.48 });
      expect(events[2]?.[1]).toEqual({ reason: 'complete' });
      expect(await ledger()).toMatchObject([{ quote: { total: 110_48 } }]);
    });

    test('hears the end of an operation whose container it took away', async ({
      page,
      service,
      visit,
      modal,
      heard,
    }) => {
      await visit(frameworkPage({ jQuery, service }));
      await page.getByRole('button', { name: 'Pay my bill' }).click();
      await modal.type('Card number', '4111');
      await page.evaluate(() => (window as unknown as { remount: () => void }).remount());
      await expect(modal.dialog).toBeHidden();

      const events = await heard();
      expect(events.map(([code]) => code)).toEqual(['portal.load', 'portal.paymentCanceled', 'portal.unload']);
      expect(events[2]?.[1]).toEqual({ reason: 'removed' });
    });

    test('pays in a container that it mounted anew', async ({ page, service, visit, modal, heard }) => {
      await visit(frameworkPage({ jQuery, service, options: { ...billOptions, confirmationDisplay: 'false' } }));
      await page.getByRole('button', { name: 'Pay my bill' }).click();
      await expect(modal.field('Card number')).toBeVisible();
      await page.evaluate(() => (window as unknown as { remount: () => void }).remount());
      await page.getByRole('button', { name: 'Pay my bill' }).click();
      await modal.typeCard();
      await modal.review();
      await modal.pay('$110.48');
      await expect(modal.dialog).toBeHidden();
      expect((await heard()).map(([code]) => code).slice(3)).toEqual([
        'portal.load',
        'portal.paymentComplete',
        'portal.unload',
      ]);
    });
  });
}
