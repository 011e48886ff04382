import { expect, ready, test } from './fixtures.ts';
import { jQueryFiles, type JQueryVersion } from './insurer.ts';
import { buttonPage, shortBill } from './pages.ts';

for (const jQuery of Object.keys(jQueryFiles) as JQueryVersion[]) {
  test.describe(`a button with attributes, with jQuery ${jQuery}`, () => {
    test('pays, and every level hears of it once', async ({ insurer, open, modal, heard, ledger }) => {
      await open(buttonPage({ jQuery, options: shortBill }, await insurer.session()));
      await modal.payByCard();
      await expect(modal.dialog).toBeHidden();
      expect((await heard()).map(([code, data]) => [code, data?.totalPaymentAmount ?? data?.reason])).toEqual([
        // The event does not bubble to the elements around the button.
        ['portal.load', undefined],
        ['portal.paymentComplete', 110.48],
        ['native portal.paymentComplete', 110.48],
        ['portal.unload', undefined],
        ['native portal.unload', 'complete'],
      ]);
      expect(await ledger()).toMatchObject([{ quote: { amount: 107_98, fee: 2_50, total: 110_48 } }]);
    });
  });
}

test.describe('a button with attributes', () => {
  const jQuery = '4.0.0';

  test('works from the keyboard, gets the focus back, and leaves no trace', async ({ page, insurer, visit, modal }) => {
    await visit(buttonPage({ jQuery }, await insurer.session()));
    await ready(page);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(modal.field('Card number')).toBeFocused();
    await modal.escape();
    await expect(page.getByRole('button', { name: 'Pay' })).toBeFocused();
    await expect(page.locator('portal-payment')).toHaveCount(0);
  });
});
