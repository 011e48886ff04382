import type { Page } from '@playwright/test';
import { expect, holdBack, test as base } from './fixtures.ts';
import { billOptions, oldPage } from './pages.ts';

/* If the page is left or removes the frame of the modal during a payment, the payer is charged once. */

interface Fixtures {
  readonly begin: () => Promise<void>;
  /** Submits a payment, which succeeds. The test holds its answer back until it releases it. */
  readonly submit: () => Promise<() => void>;
  /** Waits until the page has received exactly these events, after one charge. */
  readonly hears: (...events: unknown[]) => Promise<void>;
  /** Opens the modal again with the same session, which it refuses. */
  readonly isRefused: () => Promise<void>;
}

const test = base.extend<Fixtures>({
  begin: async ({ insurer, open }, use) => {
    const sessionId = await insurer.session();
    await use(() => open(oldPage({ options: { ...billOptions, sessionId } })));
  },

  submit: ({ page, begin, modal, ledger }, use) =>
    use(async () => {
      const release = await holdBack(page, '**/Operations/Pay');
      await begin();
      await modal.payByCard();
      await expect.poll(ledger).toHaveLength(1);
      return release;
    }),

  hears: ({ heard, ledger }, use) =>
    use(async (...events) => {
      await expect.poll(async () => (await heard()).length).toBe(events.length);
      await expect.poll(heard).toMatchObject(events);
      await expect.poll(ledger).toHaveLength(1);
    }),

  isRefused: ({ begin, modal, hears }, use) =>
    use(async () => {
      await begin();
      await expect(modal.heading('We already received this payment')).toBeVisible();
      await hears(load, ['portal.error', { Details: { sessionId: [expect.any(String)] } }]);
    }),
});

const [load, unload] = [['portal.load'], ['portal.unload']];

const departures: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  'is reloaded': (page) => page.evaluate(() => setTimeout(() => location.reload())).then(),
  'goes back': (page) => page.evaluate(() => history.back()),
  'goes elsewhere': (page) => page.evaluate(() => void setTimeout(() => (location.href = 'session'))).then(),
};

for (const [what, leave] of Object.entries(departures)) {
  test(`a page that ${what} during a payment asks first and pays once`, async ({ page, submit, modal, isRefused }) => {
    const release = await submit();
    const leaving = page.waitForEvent('dialog');
    await leave(page);
    const question = await leaving;
    expect(question.type()).toBe('beforeunload');
    await question.dismiss();
    await expect(modal.heading('Paying $110.48')).toBeVisible();

    const left = page.waitForEvent('framenavigated', (frame) => frame === page.mainFrame());
    page.once('dialog', (again) => void again.accept());
    await leave(page);
    await left;
    release();
    await isRefused();
  });
}

// `test/adapters/framed-modal.test.ts` removes the frame in other ways.
test(
  'a payment has an unknown result, and is not repeated, if the page replaces its root element',
  { tag: '@frames' },
  async ({ page, submit, hears, isRefused }) => {
    const release = await submit();
    await page.evaluate(() => document.documentElement.replaceWith(document.createElement('html')));
    const Description = expect.stringContaining('The result is unknown.');
    await hears(load, ['portal.error', { Description, Details: { responseCode: ['Unknown'] } }], unload);
    release();
    await isRefused();
  },
);
