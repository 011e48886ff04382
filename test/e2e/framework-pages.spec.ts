import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { jQueryFiles, type JQueryVersion } from './insurer.ts';
import { frameworkPage, shortBill } from './pages.ts';

const mountAnew = (page: Page) => page.evaluate(() => (window as unknown as { mount: () => void }).mount());

for (const jQuery of Object.keys(jQueryFiles) as JQueryVersion[]) {
  test.describe(`a page that loads jQuery ${jQuery} and the script when it runs`, () => {
    test('hears the end in a removed container, and pays', async ({ page, visit, press, modal, heard, codes }) => {
      await visit(frameworkPage({ jQuery, options: shortBill }));
      await press();
      await modal.type('Card number', '4111');
      await mountAnew(page);
      await expect(modal.dialog).toBeHidden();
      const canceled = ['portal.paymentCanceled', null];
      expect(await heard()).toEqual([['portal.load', null], canceled, ['portal.unload', { reason: 'removed' }]]);
      await press();
      await modal.payByCard();
      await expect(modal.dialog).toBeHidden();
      expect((await codes()).slice(3)).toEqual(['portal.load', 'portal.paymentComplete', 'portal.unload']);
    });
  });
}
