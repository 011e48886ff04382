import { elementCases, elementPage, payment, type ElementCase } from './elements.ts';
import { expect, test as base } from './fixtures.ts';
import { billOptions, optionAttributes, type Options } from './pages.ts';

/*
 * What a page is promised of each element, wherever that shows its modal. The suites of `test/components` look into it,
 * which nobody can in a frame of another origin.
 */

interface PageGlobals {
  options: Options | undefined;
  /** What the page does when it hears an event. */
  answers: Record<string, ((detail: unknown) => void) | undefined>;
}

interface Fixtures {
  readonly element: ElementCase;
  /** Presses the page's button, which calls the element's method. */
  readonly begin: (options?: Options) => Promise<void>;
  /** Begins with a new session, and waits for the modal. */
  readonly opened: () => Promise<void>;
  /** Options of a new session. */
  readonly fresh: () => Promise<Options>;
  /** Has the page call once more when it hears an event, for the first time. */
  readonly beginOn: (code: string, options: Options) => Promise<void>;
}

const test = base.extend<Fixtures>({
  element: [payment, { option: true }],

  fresh: ({ element, insurer }, use) => use(() => element.options(insurer)),

  begin: async ({ page, element, visit }, use) => {
    await visit(elementPage(element));
    await page.waitForFunction((tag) => customElements.get(tag), element.tag);
    await use(async (options) => {
      await page.evaluate((it) => void ((window as unknown as PageGlobals).options = it), options);
      await page.getByRole('button', { name: 'Go on' }).click();
    });
  },

  opened: ({ element, fresh, begin, modal }, use) =>
    use(async () => {
      await begin(await fresh());
      await expect(modal.heading(element.headings.ready)).toBeVisible();
    }),

  beginOn: ({ page, element }, use) =>
    use(async (code, options) => {
      const given = [element.tag, element.method, code, options] as const;
      await page.evaluate(([tag, method, heard, its]) => {
        const target = document.querySelector(tag) as unknown as Record<string, (options: unknown) => void>;
        const page = window as unknown as PageGlobals;
        page.answers = {
          [heard]: () => {
            page.answers = {};
            target[method]?.(its);
          },
        };
      }, given);
    }),
});

for (const element of elementCases) {
  const { tag, namespace, method, required, headings, field, use, complete, canceled } = element;
  const [load, unload, error] = ['load', 'unload', 'error'].map((name) => `${namespace}.${name}`) as [
    string,
    string,
    string,
  ];
  const given = [tag, method] as const;

  test.describe(`<${tag}>`, () => {
    test.use({ element });

    test('raises its events in order, each once, with frozen data', async ({ page, opened, modal, heard }) => {
      await opened();
      await use(modal);
      await expect(modal.heading(headings.done)).toBeVisible();
      await modal.close();
      expect(await heard()).toMatchObject([[load, null], complete, [unload, { reason: 'complete' }]]);
      await expect(page.getByRole('button', { name: 'Go on' })).toBeFocused();
    });

    test('tells what is wrong with its options, and asks the service nothing', async ({
      page,
      fresh,
      begin,
      heard,
    }) => {
      const asked: string[] = [];
      page.on('request', (request) => {
        if (request.method() === 'POST') asked.push(request.url());
      });
      await begin({ ...(await fresh()), [required[0]]: '' });
      await expect.poll(heard).toMatchObject([[error, required[1]]]);
      await expect(page.locator('dialog[open]')).toHaveCount(0);
      expect(asked).toEqual([]);
    });

    test('refuses a second call while it is open, ends the first, and opens again', async ({
      page,
      opened,
      fresh,
      modal,
      heard,
      codes,
    }) => {
      await opened();
      const second = await fresh();
      await page.evaluate(
        ([[it, call], options]) => {
          (document.querySelector(it) as unknown as Record<string, (options: unknown) => void>)[call]?.(options);
        },
        [given, second] as const,
      );
      await expect.poll(codes).toEqual([load, error]);
      expect(JSON.stringify((await heard())[1])).toContain(`Wait for ${unload} before the next operation.`);
      await use(modal);
      await expect(modal.heading(headings.done)).toBeVisible();
      await modal.close();
      expect(await codes()).toEqual([load, error, complete[0], unload]);
      await opened();
      expect((await codes()).slice(4)).toEqual([load]);
    });

    test('opens again where a listener of its last event calls', async ({ opened, fresh, beginOn, modal, codes }) => {
      await opened();
      await beginOn(unload, await fresh());
      await modal.button('Close').first().click();
      await expect.poll(codes).toEqual([load, ...canceled, unload, load]);
      await expect(modal.heading(headings.ready)).toBeVisible();
      await modal.close();
      expect(await codes()).toEqual([load, ...canceled, unload, load, ...canceled, unload]);
    });

    test('makes way for the next where a listener of its end calls', async ({
      opened,
      fresh,
      beginOn,
      modal,
      heard,
    }) => {
      await opened();
      await beginOn(complete[0], await fresh());
      await use(modal);
      await expect.poll(async () => (await heard()).length).toBe(4);
      expect(await heard()).toMatchObject([[load, null], complete, [unload, { reason: 'complete' }], [load, null]]);
      await expect(modal.heading(headings.ready)).toBeVisible();
    });

    test('ends where it is taken away, and works where it is put back', async ({ page, opened, modal, heard }) => {
      await opened();
      const put = (add: boolean) =>
        page.evaluate(
          ([it, isAdded]) => {
            const own = window as unknown as { element: Element };
            if (isAdded) document.querySelector('main')?.append(own.element);
            else document.querySelector(it)?.remove();
          },
          [tag, add] as const,
        );
      await put(false);
      await expect(modal.dialog).toBeHidden();
      await expect.poll(async () => (await heard()).at(-1)).toEqual([unload, { reason: 'removed' }]);
      expect((await heard()).map(([code]) => code)).toEqual([load, ...canceled, unload]);
      await expect(page.getByRole('button', { name: 'Go on' })).toBeFocused();
      await put(true);
      await opened();
    });

    test('stays open where it is moved', async ({ page, opened, modal, codes }) => {
      await opened();
      await page.evaluate((it) => document.body.append(document.querySelector(it)!), tag);
      await use(modal);
      await expect(modal.heading(headings.done)).toBeVisible();
      await expect.poll(codes).toEqual([load, complete[0]]);
    });

    test('speaks the language of its place when it opens', async ({ page, opened, begin, fresh, modal }) => {
      await opened();
      await page.evaluate(() => (document.documentElement.lang = 'es'));
      await expect(modal.heading(headings.ready)).toBeVisible();
      await modal.close();
      await begin(await fresh());
      await expect(modal.heading(headings.inSpanish)).toBeVisible();
      await expect(modal.button('Cerrar').first()).toBeVisible();
    });

    test('says what the page has it say', async ({ page, opened, modal }) => {
      await page.evaluate((it) => {
        Object.assign(document.querySelector(it)!, { messages: { cancel: 'Not <b>now</b>', close: 7 } });
      }, tag);
      await opened();
      await expect(modal.button('Not <b>now</b>')).toBeVisible();
      await expect(modal.button('Close').first()).toBeVisible();
    });

    test('reads its attributes, its property and the call, in this order', async ({
      page,
      begin,
      fresh,
      modal,
      heard,
    }) => {
      const options = await fresh();
      const [name] = required;
      const { [name]: session, ...rest } = options;
      const simple = Object.entries(rest).filter(([, value]) => typeof value !== 'object');
      const objects = Object.fromEntries(Object.entries(rest).filter(([, value]) => typeof value === 'object'));
      const attributes = optionAttributes({ ...Object.fromEntries(simple), [name]: 'of-an-attribute' });
      await page.evaluate(
        ([it, text, property]) => {
          const own = document.querySelector(it)!;
          const from = new DOMParser().parseFromString(`<p ${text}></p>`, 'text/html').querySelector('p')!;
          for (const attribute of from.attributes) own.setAttribute(attribute.name, attribute.value);
          Object.assign(own, { options: property });
        },
        [tag, attributes, { ...objects, [name]: session }] as const,
      );
      await begin();
      await expect(modal.heading(headings.ready)).toBeVisible();
      await modal.close();
      await begin({ [name]: 'of-the-call' });
      await expect.poll(async () => JSON.stringify((await heard()).at(-1))).toContain('This session does not exist.');
    });

    test('ends in order where every listener throws', async ({ page, opened, modal, codes }) => {
      await page.evaluate(
        ([it, names]) => {
          for (const name of names)
            document.querySelector(it)?.addEventListener(name, () => {
              throw new Error('The page has a bug.');
            });
        },
        [tag, [load, complete[0], unload]] as const,
      );
      await opened();
      await use(modal);
      await expect(modal.heading(headings.done)).toBeVisible();
      await modal.close();
      expect(await codes()).toEqual([load, complete[0], unload]);
    });

    if (!field) return;

    test('takes the focus, asks on Escape, and gives the focus back', async ({ page, opened, modal, codes }) => {
      await opened();
      await modal.type(field, '12');
      await page.keyboard.press('Escape');
      await modal.answer('Keep going').click();
      await expect(modal.field(field)).toBeFocused();
      await expect(modal.field(field)).toHaveValue('12');
      for (let times = 0; times < 3; times++) await page.keyboard.press('Escape');
      await expect(modal.answer('Leave')).toBeVisible();
      expect(await codes()).toEqual([load]);
      await modal.answer('Leave').click();
      await expect.poll(codes).toEqual([load, ...canceled, unload]);
      await expect(page.getByRole('button', { name: 'Go on' })).toBeFocused();
    });
  });
}

test.describe('<portal-payment>, of all alone,', () => {
  const acknowledged = { ...billOptions, acknowledgmentRequired: 'true' };

  test('has the service know that the page has recorded the payment, late and twice', async ({
    page,
    insurer,
    begin,
    modal,
    ledger,
  }) => {
    await page.evaluate(() => {
      const own = window as unknown as PageGlobals & { payment: unknown };
      own.answers = { 'portal.paymentComplete': (detail) => (own.payment = detail) };
    });
    await begin({ ...acknowledged, sessionId: await insurer.session() });
    await modal.payByCard();
    await modal.heading('Payment complete').waitFor();
    await modal.close();
    expect(await ledger()).toMatchObject([{ acknowledged: false }]);
    await page.evaluate(() => {
      const { payment } = window as unknown as { payment: { acknowledge: () => void } };
      payment.acknowledge();
      payment.acknowledge();
    });
    await expect.poll(ledger).toMatchObject([{ acknowledged: true }]);
  });

  test('has it know of a page that leaves at once', async ({ page, insurer, begin, modal, ledger }) => {
    await page.evaluate(() => {
      (window as unknown as PageGlobals).answers = {
        'portal.paymentComplete': (detail) => {
          (detail as { acknowledge: () => void }).acknowledge();
          location.href = 'session';
        },
      };
    });
    await begin({ ...acknowledged, sessionId: await insurer.session() });
    await modal.payByCard();
    await page.waitForURL('**/session');
    await expect.poll(ledger).toMatchObject([{ acknowledged: true }]);
  });

  test('opens by its property, which is empty again at the end', async ({ page, insurer, begin, modal, codes }) => {
    // Loads the element; a session is missing.
    await begin({});
    await expect.poll(codes).toEqual(['portal.error']);
    const options = { ...billOptions, sessionId: await insurer.session() };
    await page.evaluate((it) => {
      const own = document.querySelector('portal-payment');
      Object.assign(own!, { operation: 'makePayment', options: it });
    }, options);
    await modal.payByCard();
    await modal.heading('Payment complete').waitFor();
    await expect(page.locator('portal-payment[operation=makePayment]')).toHaveCount(1);
    await modal.close();
    expect(await codes()).toEqual(['portal.error', 'portal.load', 'portal.paymentComplete', 'portal.unload']);
    await expect(page.locator('portal-payment[operation=makePayment]')).toHaveCount(0);
  });

  test('opens by its property once more where what it opened was refused', async ({
    page,
    insurer,
    begin,
    modal,
    codes,
  }) => {
    await begin({});
    await expect.poll(codes).toEqual(['portal.error']);
    const set = (operation: string, sessionId: string) =>
      page.evaluate((its) => void Object.assign(document.querySelector('portal-payment')!, its), {
        options: { ...billOptions, sessionId },
        operation,
      });
    await set('makePayment', '40000000-0000-4000-8000-000000000001');
    await expect.poll(codes).toEqual(['portal.error', 'portal.load', 'portal.error']);
    await set('savePaymentMethod', await insurer.session());
    await expect(modal.heading('Save a payment method')).toBeVisible();
    expect(await codes()).toEqual(['portal.error', 'portal.load', 'portal.error', 'portal.unload', 'portal.load']);
  });

  test('is paid as the server has fixed it, and tells a page that says something else', async ({
    insurer,
    begin,
    modal,
    heard,
    ledger,
  }) => {
    const fixed = {
      paymentCategory: 'CreditCard',
      feeContext: 'PaymentWithFee',
      amountContext: 'AmountDueOnly',
      minAmountDue: '107.98',
      accountBalance: '430.00',
      clientReferenceData1: 'POL-0042',
    } as const;
    await begin({ sessionId: await insurer.session(fixed), lockedOptions: true, minAmountDue: '0.01' });
    await expect.poll(heard).toMatchObject([['portal.error', { Details: { minAmountDue: [expect.any(String)] } }]]);
    await expect(modal.dialog).toBeHidden();
    await begin({ sessionId: await insurer.session(fixed), lockedOptions: true });
    await modal.payByCard();
    await expect.poll(async () => (await heard()).length).toBe(3);
    expect((await heard())[2]).toMatchObject(['portal.paymentComplete', { totalPaymentAmount: 110.48 }]);
    expect(await ledger()).toMatchObject([{ quote: { total: 110_48 } }]);
  });
});
