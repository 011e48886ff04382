import type { Frame, Page } from '@playwright/test';
import { expect, testOfTwoSites as base } from './fixtures.ts';
import { merchants, type InsurerPage } from './insurer.ts';
import { pageText, shortBill } from './pages.ts';

/* The service's document in a frame. Pages and windows send it messages of any kind. */

const documentPath = 'GenericModal/Frame/v1/portal-payment.html';
const frameTag = (address = `{service}/${documentPath}`) =>
  `<iframe src="${address}" width="1000" height="800" style="border: 0"></iframe>`;
const parentPage = (address?: string): InsurerPage => ({ html: pageText('', frameTag(address)) });

interface SpeakingWindow {
  readonly port: MessagePort;
  readonly said: readonly { readonly type: string; readonly code?: string }[];
}

const ready = { type: 'ready' };

/** A window that sends messages to the document: a page, or a frame in it. */
class Speaker {
  readonly #window: Page | Frame;

  constructor(window: Page | Frame) {
    this.#window = window;
  }

  /** Transfers a port to a window, given by its path from this one: `['parent', 0]` is the first frame of the parent. */
  async handOver(path: readonly (string | number)[] = [0], data: unknown = { paymentModals: 1 }) {
    await this.#window.evaluate(
      ([keys, handover]) => {
        const { port1, port2 } = new MessageChannel();
        const said: unknown[] = [];
        port1.onmessage = ({ data: message }) => said.push(message);
        Object.assign(window, { said, port: port1 });
        const target = keys.reduce<Window>((at, key) => (at as unknown as Record<string, Window>)[key]!, window);
        target.postMessage(handover, '*', [port2]);
      },
      [path, data] as const,
    );
  }

  said() {
    return this.#window.evaluate(() => (window as unknown as SpeakingWindow).said);
  }

  async post(message: unknown, times = 1): Promise<void> {
    const post = ({ text, count }: { text: unknown; count: number }) => {
      const { port } = window as unknown as SpeakingWindow;
      for (let time = 0; time < count; time++) port.postMessage(text);
    };
    await this.#window.evaluate(post, { text: message, count: times });
  }

  async speak(): Promise<void> {
    await this.handOver();
    await expect.poll(() => this.said()).toEqual([ready]);
  }
}

const openMessage = (call: object, changes: object = {}) => ({
  type: 'open',
  method: 'makePayment',
  options: { call, property: null, attributes: {} },
  form: 'later',
  texts: {},
  language: 'en',
  direction: 'ltr',
  colorScheme: 'normal',
  theme: {},
  ...changes,
});
const load = { type: 'event', code: 'portal.load', detail: null };

interface Fixtures {
  readonly speaker: Speaker;
  /** Visits the page around the frame, which then posts messages to its document. */
  readonly speaking: () => Promise<void>;
  readonly begin: (changes?: object) => Promise<void>;
}

const test = base.extend<Fixtures>({
  place: ({ page }, use) => use(page.frameLocator('iframe[src]')),
  speaker: ({ page }, use) => use(new Speaker(page)),
  speaking: ({ visit, speaker }, use) => use(() => visit(parentPage()).then(() => speaker.speak())),
  begin: ({ insurer, speaker }, use) =>
    use(async (changes) => speaker.post(openMessage({ sessionId: await insurer.session(), ...shortBill }, changes))),
});

test.describe('the document listens', () => {
  for (const [what, windowOf, whose] of [
    ['a frame beside it', addFrame, ['parent', 0]],
    ['a window that its page has opened', openWindow, ['opener', 0]],
  ] as const) {
    test(`to its parent, and not to ${what}`, async ({ page, visit, speaker }) => {
      await visit(parentPage());
      const other = new Speaker(await windowOf(page));
      await other.handOver(whose);
      await speaker.speak();
      expect(await other.said()).toEqual([]);
    });
  }

  test('to its parent, and not to the page around its parent', async ({ page, visit, service }) => {
    await visit({ html: pageText('', '') });
    const middle = await addFrame(page);
    await middle.setContent(frameTag(`${service}/${documentPath}`));
    const top = new Speaker(page);
    await top.handOver([0, 0]);
    await new Speaker(middle).speak();
    expect(await top.said()).toEqual([]);
  });

  test('to its first channel, and not to a second channel', async ({ speaking, page, begin, modal }) => {
    await speaking();
    await page.evaluate(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = ({ data }) => Object.assign(window, { second: data as unknown });
      window[0]?.postMessage({ paymentModals: 1 }, '*', [port2]);
    });
    await begin();
    await expect(modal.field('Card number')).toBeVisible();
    expect(await page.evaluate(() => 'second' in window)).toBe(false);
  });

  test('to no window if it is not in a frame', async ({ page, visit, service }) => {
    await visit(parentPage());
    const opened = await openWindow(page, `${service}/${documentPath}`);
    await opened.waitForLoadState();
    await opened.evaluate(() => {
      Object.assign(window, { come: new Promise((resolve) => addEventListener('message', () => resolve(true))) });
    });
    await new Speaker(page).handOver(['opened']);
    await opened.evaluate(() => (window as unknown as { come: Promise<unknown> }).come);
    expect(await opened.evaluate(() => document.body.childElementCount)).toBe(0);
    expect(await new Speaker(page).said()).toEqual([]);
  });
});

test.describe('the document drops', () => {
  const junk = [null, 'open', { type: 'submit' }, { type: 'acknowledge', transactionId: '7' }, { type: 'event' }];

  test('floods of messages, and keeps typed text', async ({ page, speaking, speaker, begin, modal, ledger }) => {
    await speaking();
    await begin();
    await modal.typeCard();
    const beside = await addFrame(page);
    for (const from of [page, beside])
      await from.evaluate(() => {
        const target = (parent === window ? window : parent)[0];
        for (let time = 0; time < 2_000; time++) target?.postMessage({ paymentModals: 1, type: 'remove' }, '*');
      });
    for (const message of junk) await speaker.post(message, 4_000);
    await speaker.post(openMessage({ sessionId: 'another', ...shortBill, minAmountDue: '1.00' }), 10);
    // The last answer shows that all messages before it have been read.
    await expect.poll(async () => (await speaker.said()).length, { timeout: 30_000 }).toBe(12);
    const codes = (await speaker.said()).map(({ code }) => code);
    expect(new Set(codes)).toEqual(new Set([undefined, 'portal.load', 'portal.error']));
    await expect(modal.field('Card number')).toHaveValue('4111 1111 1111 1111');
    await modal.reviewAndPay();
    await expect.poll(ledger).toMatchObject([{ quote: { total: 110_48 } }]);
  });

  test('calls of unknown methods, and reports them', async ({ speaking, speaker, begin, modal }) => {
    await speaking();
    for (const method of ['remove', 'click', 'constructor', '__proto__', 'attachShadow', 'openAccount'])
      await speaker.post(openMessage({}, { method }));
    await begin();
    await expect(modal.field('Card number')).toBeVisible();
    const refusal = { type: 'event', code: 'portal.error', detail: expect.anything() as object, refusesCall: true };
    expect(await speaker.said()).toEqual([ready, ...Array.from({ length: 6 }, () => refusal), load]);
  });
});

test('the document replaces colors that hide text or are transparent', async ({ speaking, begin, modal }) => {
  await speaking();
  const hidden = { '--portal-color-accent': '#ffff66', '--portal-color-on-accent': '#ffffff' };
  const clear = { '--portal-color-surface': 'rgb(255 255 255 / 60%)' };
  await begin({ theme: { ...hidden, ...clear, '--portal-color-text': 'rgb(70 0 0)' }, colorScheme: 'light' });
  await expect(modal.dialog).toHaveCSS('background-color', 'rgb(255, 255, 255)');
  await expect(modal.button('Review payment')).toHaveCSS('background-color', 'rgb(26, 95, 180)');
  await expect(modal.heading('Make a payment')).toHaveCSS('color', 'rgb(70, 0, 0)');
});

test.describe('the document of a merchant that lists its pages is', () => {
  const listed = 'https://www.stonearch.example';
  const error = { code: 'portal.error', detail: { Details: { sessionId: [expect.stringContaining('origin')] } } };

  test.beforeEach(async ({ page, insurer, service }) => {
    insurer.key = merchants.listedOrigins;
    // A public page cannot have frames from this machine, so the service has a public name here.
    await page.route('https://pay.example/**', async (route) => {
      const response = await route.fetch({ url: route.request().url().replace('https://pay.example', service) });
      await route.fulfill({ response });
    });
    const html = pageText('', frameTag(`https://pay.example/${documentPath}`));
    for (const origin of [listed, 'https://evil.example']) {
      await page.route(`${origin}/frame`, (route) => route.fulfill({ contentType: 'text/html', body: html }));
      await page.route(`${origin}/around?*`, (route) => {
        const inner = decodeURIComponent(new URL(route.request().url()).search.slice(1));
        return route.fulfill({ contentType: 'text/html', body: pageText('', frameTag(inner)) });
      });
    }
  });

  for (const [what, around, inner, isRefused] of [
    ['opened on a listed page', undefined, listed, false],
    ['refused on another page', undefined, 'https://evil.example', true],
    ['refused on another page, in a frame of a listed one', listed, 'https://evil.example', true],
    // The browser names the innermost of the surrounding origins.
    ['opened on a listed page, in a frame of another one', 'https://evil.example', listed, false],
  ] as const) {
    test(what, async ({ page, insurer }) => {
      const address = `${inner}/frame`;
      await page.goto(around ? `${around}/around?${encodeURIComponent(address)}` : address);
      const parent = page.frames().find((frame) => frame.url() === address)!;
      const speaker = new Speaker(parent);
      await speaker.speak();
      await speaker.post(openMessage({ sessionId: await insurer.session(), ...shortBill }));
      if (isRefused) await expect.poll(() => speaker.said()).toMatchObject([ready, load, error]);
      else {
        const modal = parent.frameLocator('iframe').getByRole('dialog').first();
        await expect(modal.getByRole('textbox', { name: 'Card number' })).toBeVisible();
        expect(await speaker.said()).toEqual([ready, load]);
      }
    });
  }
});

async function addFrame(page: Page): Promise<Frame> {
  const handle = await page.evaluateHandle(() => document.body.appendChild(document.createElement('iframe')));
  return (await handle.contentFrame())!;
}

async function openWindow(page: Page, address = 'about:blank'): Promise<Page> {
  const popup = page.waitForEvent('popup');
  await page.evaluate((url) => Object.assign(window, { opened: window.open(url) }) && undefined, address);
  return popup;
}
