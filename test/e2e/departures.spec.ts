import type { Page } from '@playwright/test';
import { expect, test as base } from './fixtures.ts';
import { billOptions, oldPage } from './pages.ts';

/* The modal is taken away, or its page is left, while a payment is on its way: it is charged once, and no page is lied to. */

type Fate = 'late' | 'lost';

interface Fixtures {
  /** Opens the modal of a page that has one session only. */
  readonly begin: () => Promise<void>;
  /** Submits a payment, which is made. Its answer is on its way until the test lets it go. */
  readonly submit: (fate: Fate) => Promise<() => void>;
}

const test = base.extend<Fixtures>({
  begin: async ({ insurer, open }, use) => {
    const sessionId = await insurer.session();
    await use(() => open(oldPage({ jQuery: '3.7.1', options: { ...billOptions, sessionId } })));
  },

  submit: ({ page, modal, ledger }, use) =>
    use(async (fate) => {
      let letGo = (): void => undefined;
      const released = new Promise<void>((resolve) => (letGo = resolve));
      await page.route(
        '**/Operations/Pay',
        async (route) => {
          const response = await route.fetch();
          await released;
          // A page that was left takes no answer any more.
          await (fate === 'late' ? route.fulfill({ response }) : route.abort()).catch(() => undefined);
        },
        { times: 1 },
      );
      await modal.payByCard();
      await expect.poll(ledger).toHaveLength(1);
      return letGo;
    }),
});

for (const fate of ['late', 'lost'] satisfies Fate[]) {
  for (const [what, takeAway] of [
    ['whose container is taken away', () => document.getElementById('container')!.remove()],
    ['whose instance is destroyed', () => $('#container').data('portal').destroy()],
  ] as const) {
    test(`a payment ${what} is told, its answer being ${fate}`, async ({
      page,
      begin,
      submit,
      modal,
      heard,
      ledger,
    }) => {
      await begin();
      const letGo = await submit(fate);
      await page.evaluate(takeAway);
      await expect(modal.dialog).toBeHidden();
      expect(await heard()).toEqual([['portal.load']]);
      letGo();
      await expect.poll(async () => (await heard()).length).toBe(3);
      expect(await heard()).toMatchObject([
        ['portal.load'],
        ['portal.paymentComplete', { totalPaymentAmount: 110.48 }],
        ['portal.unload'],
      ]);
      expect(await ledger()).toHaveLength(1);
    });
  }
}

/** How a page is left, by a script or a button of the browser. */
const ways: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  'is reloaded': (page) => page.evaluate(() => setTimeout(() => location.reload())).then(),
  'goes back': (page) => page.evaluate(() => history.back()),
  'goes elsewhere': (page) => page.evaluate(() => void setTimeout(() => (location.href = 'session'))).then(),
};

for (const [what, leave] of Object.entries(ways)) {
  test(`a page that ${what} while a payment is on its way is asked first, and pays no second time`, async ({
    page,
    begin,
    submit,
    modal,
    heard,
    ledger,
  }) => {
    await begin();
    const letGo = await submit('late');
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
    letGo();

    await begin();
    await expect(modal.heading('Your payment may have already gone through')).toBeVisible();
    await expect
      .poll(heard)
      .toMatchObject([['portal.load'], ['portal.error', { Details: { sessionId: [expect.any(String)] } }]]);
    expect(await ledger()).toHaveLength(1);
  });
}

test.describe('a payment on its way, of which the page takes away the frame', { tag: '@frames' }, () => {
  const takings: Readonly<Record<string, (frame: HTMLIFrameElement) => void>> = {
    'by itself': (frame) => frame.remove(),
    'with its dialog': (frame) => frame.parentElement?.remove(),
    'with all that it stands in': (frame) => (frame.getRootNode() as ShadowRoot).host.remove(),
    'with the document’s element': () => document.documentElement.replaceWith(document.createElement('html')),
    'to put it elsewhere': (frame) => document.body.append(frame),
    'from the service': (frame) => (frame.src = 'about:blank'),
  };

  for (const [how, take] of Object.entries(takings)) {
    test(`${how}, is told as not known, and is not paid again`, async ({
      page,
      begin,
      submit,
      modal,
      heard,
      ledger,
    }) => {
      await begin();
      const letGo = await submit('late');
      await page.locator('dialog[open] iframe').evaluate(take);
      await expect.poll(async () => (await heard()).length).toBe(3);
      expect(await heard()).toMatchObject([
        ['portal.load'],
        ['portal.error', { Description: expect.stringContaining('not known'), Details: { responseCode: ['Unknown'] } }],
        ['portal.unload'],
      ]);
      letGo();
      await begin();
      await expect(modal.heading('Your payment may have already gone through')).toBeVisible();
      expect(await ledger()).toHaveLength(1);
    });
  }
});
