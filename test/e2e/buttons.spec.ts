import { expect, ready, test } from './fixtures.ts';
import { jQueryFiles, type JQueryVersion } from './insurer.ts';
import { billOptions, buttonPage } from './pages.ts';

const short = { ...billOptions, confirmationDisplay: 'false' };

for (const jQuery of Object.keys(jQueryFiles) as JQueryVersion[]) {
  test.describe(`a button with attributes, with jQuery ${jQuery}`, () => {
    test('takes a payment, and is told of it once at every level', async ({
      page,
      service,
      insurer,
      visit,
      modal,
      heard,
      ledger,
    }) => {
      await visit(buttonPage({ jQuery, service, options: short }, await insurer.session()));
      await ready(page);
      await page.getByRole('button', { name: 'Pay my bill' }).click();
      await modal.typeCard();
      await modal.review();
      await modal.pay('$110.48');
      await expect(modal.dialog).toBeHidden();

      expect((await heard()).map(([code, data]) => [code, data?.totalPaymentAmount ?? data?.reason])).toEqual([
        ['portal.load', undefined],
        ['native portal.load', undefined],
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

  test('works from the keyboard, and has the focus back afterwards', async ({
    page,
    service,
    insurer,
    visit,
    modal,
  }) => {
    await visit(buttonPage({ jQuery, service }, await insurer.session()));
    await ready(page);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(modal.field('Card number')).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', { name: 'Pay my bill' })).toBeFocused();
  });

  test('leaves nothing behind in the page', async ({ page, service, insurer, visit, modal }) => {
    await visit(buttonPage({ jQuery, service }, await insurer.session()));
    await ready(page);
    await page.getByRole('button', { name: 'Pay my bill' }).click();
    await expect(modal.field('Card number')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.locator('portal-payment')).toHaveCount(0);
  });

  test('raises the events on its target', async ({ page, service, insurer, visit, modal, heard }) => {
    await visit(buttonPage({ jQuery, service }, await insurer.session(), 'data-target="#results"'));
    await ready(page);
    await page.getByRole('button', { name: 'Pay my bill' }).click();
    await expect(modal.field('Card number')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(modal.dialog).toBeHidden();
    // The button is in #around, and the target is not.
    expect(await heard()).toEqual([['portal.load'], ['portal.paymentCanceled'], ['portal.unload']]);
  });

  test('speaks the earlier form where it says so', async ({ page, service, insurer, visit, heard }) => {
    const options = { paymentCategory: 'UserSelect' };
    await visit(buttonPage({ jQuery, service, options }, await insurer.session(), 'data-form="earlier"'));
    await ready(page);
    await page.getByRole('button', { name: 'Pay my bill' }).click();
    await expect.poll(heard).toHaveLength(2);
    const [[code, error] = []] = await heard();
    expect(code).toBe('portal.error');
    expect(Object.keys(error ?? {})).toEqual(['description']);
  });

  test('is told where its session is used up', async ({ page, service, insurer, visit, modal, heard }) => {
    const sessionId = await insurer.session();
    await visit(buttonPage({ jQuery, service }, sessionId));
    await ready(page);
    for (const headings of ['Make a payment', 'This cannot be started']) {
      await page.getByRole('button', { name: 'Pay my bill' }).click();
      await expect(modal.heading(headings)).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(modal.dialog).toBeHidden();
    }
    const [error] = (await heard()).filter(([code]) => code === 'portal.error');
    expect(Object.keys(error?.[1]?.Details as object)).toEqual(['sessionId']);
  });
});
