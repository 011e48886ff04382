import type { Locator } from '@playwright/test';
import { elementCases, elementPage, payment, type ElementCase } from './elements.ts';
import { expect, test as base } from './fixtures.ts';
import { billOptions, optionAttributes, type Options } from './pages.ts';

/* The elements in frames of another origin, which `test/components` cannot look into. */

interface PageGlobals {
  options: Options | undefined;
  answers: Record<string, ((detail: unknown) => void) | undefined>;
}

type Callable = Readonly<Record<string, (options: unknown) => void>>;

interface Fixtures {
  readonly element: ElementCase;
  readonly own: Locator;
  readonly opener: Locator;
  readonly begin: (options?: Options) => Promise<void>;
  /** Begins with a new session, and waits for the modal. */
  readonly opened: () => Promise<void>;
  readonly used: () => Promise<void>;
  readonly fresh: () => Promise<Options>;
  /** Has the page call once more when it first hears an event. */
  readonly beginOn: (code: string) => Promise<void>;
}

const test = base.extend<Fixtures>({
  element: [payment, { option: true }],

  own: ({ page, element }, use) => use(page.locator(element.tag)),

  opener: ({ page }, use) => use(page.getByRole('button', { name: 'Go on' })),

  fresh: ({ element, insurer }, use) => use(() => element.options(insurer)),

  begin: async ({ page, element, opener, visit }, use) => {
    await visit(elementPage(element));
    await page.waitForFunction((tag) => customElements.get(tag), element.tag);
    await use(async (options) => {
      await page.evaluate((it) => void ((window as unknown as PageGlobals).options = it), options);
      await opener.click();
    });
  },

  opened: ({ element, fresh, begin, modal }, use) =>
    use(async () => {
      await begin(await fresh());
      await expect(modal.heading(element.headings.ready)).toBeVisible();
    }),

  used: ({ element, modal }, use) =>
    use(async () => {
      await element.use(modal);
      await expect(modal.heading(element.headings.done)).toBeVisible();
      await modal.close();
    }),

  beginOn: ({ own, element: { method }, fresh }, use) =>
    use(async (code) => {
      const given = [method, code, await fresh()] as const;
      await own.evaluate((target, [name, heard, options]) => {
        const page = window as unknown as PageGlobals;
        page.answers = {
          [heard]: () => {
            page.answers = {};
            (target as unknown as Callable)[name]?.(options);
          },
        };
      }, given);
    }),
});

for (const element of elementCases) {
  const { tag, namespace, method, required, headings, complete, canceled } = element;
  const [load, unload, error] = [`${namespace}.load`, `${namespace}.unload`, `${namespace}.error`];

  test.describe(`<${tag}>`, () => {
    test.use({ element });

    test('raises its events in order, each once, with frozen data', async ({ opener, opened, used, heard }) => {
      await opened();
      await used();
      await expect.poll(heard).toMatchObject([[load, null], complete, [unload, { reason: 'complete' }]]);
      await expect(opener).toBeFocused();
    });

    test('reports wrong options, and sends nothing to the service', async ({ page, fresh, begin, heard }) => {
      const asked: string[] = [];
      page.on('request', (request) => {
        if (request.method() === 'POST') asked.push(request.url());
      });
      await begin({ ...(await fresh()), [required[0]]: '' });
      await expect.poll(heard).toMatchObject([[error, required[1]]]);
      await expect(page.locator('dialog[open]')).toHaveCount(0);
      expect(asked).toEqual([]);
    });

    test('rejects a second call and completes the first', async ({ own, opened, used, fresh, heard, codes }) => {
      await opened();
      const second = [method, await fresh()] as const;
      await own.evaluate((it, [name, options]) => (it as unknown as Callable)[name]?.(options), second);
      await expect.poll(codes).toEqual([load, error]);
      expect(JSON.stringify((await heard())[1])).toContain(`Wait for ${unload} before the next operation.`);
      await used();
      await expect.poll(codes).toEqual([load, error, complete[0], unload]);
      await opened();
      await expect.poll(async () => (await codes()).slice(4)).toEqual([load]);
    });

    test('ends if it is removed, and works again when it is inserted', async ({
      own,
      opener,
      opened,
      modal,
      heard,
    }) => {
      await opened();
      const removed = await own.elementHandle();
      await removed?.evaluate((it) => it.remove());
      await expect(modal.dialog).toBeHidden();
      await expect.poll(async () => (await heard()).at(-1)).toEqual([unload, { reason: 'removed' }]);
      expect((await heard()).map(([code]) => code)).toEqual([load, ...canceled, unload]);
      await expect(opener).toBeFocused();
      await removed?.evaluate((it) => document.querySelector('main')?.append(it));
      await opened();
    });

    test('uses the language of the page when it opens', async ({ page, opened, begin, fresh, modal }) => {
      await opened();
      await page.evaluate(() => (document.documentElement.lang = 'es'));
      await expect(modal.heading(headings.ready)).toBeVisible();
      await modal.close();
      await begin(await fresh());
      await expect(modal.heading(headings.inSpanish)).toBeVisible();
      await expect(modal.button('Cerrar').first()).toBeVisible();
    });

    // The other modals treat calls like the payment modal.
    if (element !== payment) return;

    test('opens again if a listener of its last event calls it', async ({ opened, beginOn, modal, codes }) => {
      await opened();
      await beginOn(unload);
      await modal.button('Close').first().click();
      await expect.poll(codes).toEqual([load, ...canceled, unload, load]);
      await expect(modal.heading(headings.ready)).toBeVisible();
      await modal.close();
      await expect.poll(codes).toEqual([load, ...canceled, unload, load, ...canceled, unload]);
    });

    test('stays open while it is moved', async ({ own, opened, modal, codes }) => {
      await opened();
      await own.evaluate((it) => document.body.append(it));
      await element.use(modal);
      await expect(modal.heading(headings.done)).toBeVisible();
      await expect.poll(codes).toEqual([load, complete[0]]);
    });

    test('prefers options of the call to its property and attributes', async ({ own, begin, fresh, modal, heard }) => {
      const [name] = required;
      const { [name]: session, ...rest } = await fresh();
      const attributes = optionAttributes({ ...rest, [name]: 'of-an-attribute' });
      await own.evaluate(
        (it, [text, options]) => {
          const from = new DOMParser().parseFromString(`<p ${text}></p>`, 'text/html').querySelector('p')!;
          for (const attribute of from.attributes) it.setAttribute(attribute.name, attribute.value);
          Object.assign(it, { options });
        },
        [attributes, { [name]: session }] as const,
      );
      await begin();
      await expect(modal.heading(headings.ready)).toBeVisible();
      await modal.close();
      await begin({ [name]: 'of-the-call' });
      await expect.poll(async () => JSON.stringify((await heard()).at(-1))).toContain('This session does not exist.');
    });
  });
}

test('<portal-payment> acknowledges a payment if the page is left', async ({ page, insurer, begin, modal, ledger }) => {
  await page.evaluate(() => {
    (window as unknown as PageGlobals).answers = {
      'portal.paymentComplete': (detail) => {
        (detail as { acknowledge: () => void }).acknowledge();
        location.href = 'session';
      },
    };
  });
  await begin({ ...billOptions, acknowledgmentRequired: 'true', sessionId: await insurer.session() });
  await modal.payByCard();
  await page.waitForURL('**/session');
  await expect.poll(ledger).toMatchObject([{ acknowledged: true }]);
});
