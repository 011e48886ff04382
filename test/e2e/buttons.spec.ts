import { expect, test } from './fixtures.ts';
import { jQueryFiles, type JQueryVersion } from './insurer.ts';
import { buttonPage, shortBill } from './pages.ts';

for (const jQuery of Object.keys(jQueryFiles) as JQueryVersion[]) {
  test(`a button pays, and every level hears of it once, with jQuery ${jQuery}`, async ({
    insurer,
    open,
    modal,
    heard,
    ledger,
  }) => {
    await open(buttonPage({ jQuery, options: shortBill }, await insurer.session()));
    await modal.payByCard();
    const told = async () => (await heard()).map(([code, data]) => [code, data?.totalPaymentAmount ?? data?.reason]);
    await expect.poll(told).toEqual([
      // The event does not bubble to the elements around the button.
      ['portal.load', undefined],
      ['portal.paymentComplete', 110.48],
      ['native portal.paymentComplete', 110.48],
      ['portal.unload', undefined],
      ['native portal.unload', 'complete'],
    ]);
    await expect.poll(ledger).toMatchObject([{ quote: { amount: 107_98, fee: 2_50, total: 110_48 } }]);
  });
}
