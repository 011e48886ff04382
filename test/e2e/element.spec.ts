import { elementCases, elementPage, payment, type ElementCase } from './elements.ts';
import { expect, test as base } from './fixtures.ts';
import type { Options } from './pages.ts';

/* The elements in frames of another origin, which `test/components` cannot look into. */

interface PageGlobals {
  options: Options;
  answers: Record<string, ((detail: unknown) => void) | undefined>;
}

interface Fixtures {
  readonly element: ElementCase;
  /** Presses the page's button, for a new session. */
  readonly begin: (changes?: Options) => Promise<void>;
}

const test = base.extend<Fixtures>({
  element: [payment, { option: true }],

  begin: async ({ page, element, insurer, visit, press }, use) => {
    await visit(elementPage(element));
    await page.waitForFunction((tag) => customElements.get(tag), element.tag);
    await use(async (changes) => {
      const options = { ...(await element.options(insurer)), ...changes };
      await page.evaluate((it) => void ((window as unknown as PageGlobals).options = it), options);
      await press();
    });
  },
});

for (const element of elementCases) {
  const { tag, namespace, done, complete } = element;

  test.describe(`<${tag}>`, () => {
    test.use({ element });

    test('raises its events in order, each once, with frozen data', async ({ page, begin, modal, heard }) => {
      await begin();
      await element.use(modal);
      await expect(modal.heading(done)).toBeVisible();
      await modal.close();
      const unload = [`${namespace}.unload`, { reason: 'complete' }];
      await expect.poll(heard).toMatchObject([[`${namespace}.load`, null], complete, unload]);
      await expect(page.getByRole('button', { name: 'Pay' })).toBeFocused();
    });
  });
}

/* One element shows the rest. For each element, `npm run test:framed` does it in frames of its own origin. */

test('ends if it is removed, and works again when it is inserted', async ({ page, begin, modal, heard }) => {
  await begin();
  await expect(modal.heading('Make a payment')).toBeVisible();
  const removed = await page.locator('portal-payment').elementHandle();
  await removed?.evaluate((it) => it.remove());
  await expect(modal.dialog).toBeHidden();
  const unload = ['portal.unload', { reason: 'removed' }];
  await expect.poll(heard).toMatchObject([['portal.load', null], ['portal.paymentCanceled', null], unload]);
  await expect(page.getByRole('button', { name: 'Pay' })).toBeFocused();
  await removed?.evaluate((it) => document.querySelector('main')?.append(it));
  await begin();
  await expect(modal.heading('Make a payment')).toBeVisible();
});

test('uses the language of the page when it opens', async ({ page, begin, modal }) => {
  await begin();
  await expect(modal.heading('Make a payment')).toBeVisible();
  await page.evaluate(() => (document.documentElement.lang = 'es'));
  await expect(modal.heading('Make a payment')).toBeVisible();
  await modal.close();
  await begin();
  await expect(modal.heading('Realizar un pago')).toBeVisible();
  await expect(modal.button('Cerrar').first()).toBeVisible();
});

test('stays open while it is moved', async ({ page, begin, modal, codes }) => {
  await begin();
  await expect(modal.heading('Make a payment')).toBeVisible();
  await page.locator('portal-payment').evaluate((it) => document.body.append(it));
  await modal.payByCard();
  await expect(modal.heading('Payment complete')).toBeVisible();
  await expect.poll(codes).toEqual(['portal.load', 'portal.paymentComplete']);
});

test('acknowledges a payment if the page is left', async ({ page, begin, modal, ledger }) => {
  await page.evaluate(() => {
    (window as unknown as PageGlobals).answers = {
      'portal.paymentComplete': (detail) => {
        (detail as { acknowledge: () => void }).acknowledge();
        location.href = 'session';
      },
    };
  });
  await begin({ acknowledgmentRequired: 'true' });
  await modal.payByCard();
  await page.waitForURL('**/session');
  await expect.poll(ledger).toMatchObject([{ acknowledged: true }]);
});
