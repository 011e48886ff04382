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
  const { tag, namespace, headings, complete, canceled } = element;
  const [load, unload] = [`${namespace}.load`, `${namespace}.unload`];

  test.describe(`<${tag}>`, () => {
    test.use({ element });

    test('raises its events in order, each once, with frozen data', async ({ page, begin, modal, heard }) => {
      await begin();
      await element.use(modal);
      await expect(modal.heading(headings.done)).toBeVisible();
      await modal.close();
      await expect.poll(heard).toMatchObject([[load, null], complete, [unload, { reason: 'complete' }]]);
      await expect(page.getByRole('button', { name: 'Pay' })).toBeFocused();
    });

    test('ends if it is removed, and works again when it is inserted', async ({ page, begin, modal, heard }) => {
      await begin();
      await expect(modal.heading(headings.ready)).toBeVisible();
      const removed = await page.locator(tag).elementHandle();
      await removed?.evaluate((it) => it.remove());
      await expect(modal.dialog).toBeHidden();
      await expect.poll(async () => (await heard()).at(-1)).toEqual([unload, { reason: 'removed' }]);
      expect((await heard()).map(([code]) => code)).toEqual([load, ...canceled, unload]);
      await expect(page.getByRole('button', { name: 'Pay' })).toBeFocused();
      await removed?.evaluate((it) => document.querySelector('main')?.append(it));
      await begin();
      await expect(modal.heading(headings.ready)).toBeVisible();
    });

    test('uses the language of the page when it opens', async ({ page, begin, modal }) => {
      await begin();
      await expect(modal.heading(headings.ready)).toBeVisible();
      await page.evaluate(() => (document.documentElement.lang = 'es'));
      await expect(modal.heading(headings.ready)).toBeVisible();
      await modal.close();
      await begin();
      await expect(modal.heading(headings.inSpanish)).toBeVisible();
      await expect(modal.button('Cerrar').first()).toBeVisible();
    });
  });
}

test('<portal-payment> stays open while it is moved', async ({ page, begin, modal, codes }) => {
  await begin();
  await expect(modal.heading('Make a payment')).toBeVisible();
  await page.locator('portal-payment').evaluate((it) => document.body.append(it));
  await modal.payByCard();
  await expect(modal.heading('Payment complete')).toBeVisible();
  await expect.poll(codes).toEqual(['portal.load', 'portal.paymentComplete']);
});

test('<portal-payment> acknowledges a payment if the page is left', async ({ page, begin, modal, ledger }) => {
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
