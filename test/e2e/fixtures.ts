import { test as base, expect, type FrameLocator, type Page } from '@playwright/test';
import type { Mode } from '../../config/playwright.ts';
import { startServer, type SandboxServer } from '../../mock-server/http-server.ts';
import type { ClaimEntry } from '../../mock-server/simulator/claims/claims-ledger.ts';
import type { LedgerEntry } from '../../mock-server/simulator/payment/ledger.ts';
import { Insurer, type InsurerPage } from './insurer.ts';
import { Modal } from './modal.ts';

export type Origin = 'own' | 'service';

/** An event as the page's handlers got it: its code, and the payload if there was one. */
export type Heard = [code: string, data?: Readonly<Record<string, unknown>> | null];

interface Fixtures {
  /** The mode that every script of a visited page asks for. Each project has one. */
  readonly mode: Mode;
  /** The document that shows the modals. */
  readonly place: Page | FrameLocator;
  readonly service: string;
  readonly insurer: Insurer;
  readonly modal: Modal;
  readonly visit: (page: InsurerPage, origin?: Origin) => Promise<void>;
  readonly open: (page: InsurerPage, button?: string, origin?: Origin) => Promise<void>;
  readonly press: (button?: string) => Promise<void>;
  readonly heard: () => Promise<Heard[]>;
  readonly codes: () => Promise<string[]>;
  readonly ledger: () => Promise<LedgerEntry[]>;
  readonly claimsLedger: () => Promise<ClaimEntry[]>;
  /** The e-mails that the sandbox would have sent. */
  readonly outbox: () => Promise<Record<'to' | 'subject' | 'link', string>[]>;
}

export const test = base.extend<Fixtures, { readonly sandbox: SandboxServer }>({
  sandbox: [
    async ({}, use) => {
      const sandbox = await startServer({ port: 0 });
      await use(sandbox);
      await sandbox.close();
    },
    { scope: 'worker' },
  ],

  baseURL: ({ sandbox }, use) => use(sandbox.url),

  service: async ({ sandbox, request }, use) => {
    await request.post('/sandbox/reset', { data: {} });
    await use(sandbox.url);
  },

  insurer: ({ service }, use) => use(new Insurer(service)),

  mode: ['page', { option: true }],

  // Frames of ended operations stay for the next one.
  place: ({ page, mode }, use) => use(mode === 'page' ? page : page.frameLocator('dialog[open] iframe')),

  modal: ({ page, place }, use) => use(new Modal(page, place)),

  page: async ({ page }, use) => {
    await use(page);
    // Requests that are open at the end of a test fail nothing.
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  },

  visit: async ({ page, insurer, service, mode }, use) => {
    const { url, close } = await insurer.start();
    await use(async (published, origin = 'own') => {
      insurer.publish(inMode(mode, published));
      // With one such answer, Playwright stands between the page and all its requests.
      if (origin === 'service')
        await page.route(`${service}/bill/**`, async (route) => {
          await route.fulfill(await insurer.answer(new URL(route.request().url()).pathname));
        });
      await page.goto(`${origin === 'own' ? url : service}/bill/`);
    });
    close();
  },

  open: ({ page, visit, press }, use) =>
    use(async (published, button, origin) => {
      await visit(published, origin);
      await ready(page);
      await press(button);
    }),

  press: ({ page }, use) => use((button = 'Pay') => page.getByRole('button', { name: button, exact: true }).click()),

  heard: ({ page }, use) => use(() => page.evaluate(() => (window as unknown as { heard: Heard[] }).heard)),

  codes: ({ heard }, use) => use(async () => (await heard()).map(([code]) => code)),

  ledger: ({ request }, use) =>
    use(async () => ((await (await request.get('/sandbox/ledger')).json()) as { entries: LedgerEntry[] }).entries),

  claimsLedger: ({ request }, use) =>
    use(async () => ((await (await request.get('/sandbox/ledger')).json()) as { claims: ClaimEntry[] }).claims),

  outbox: ({ request }, use) =>
    use(async () => ((await (await request.get('/sandbox/outbox')).json()) as { emails: never[] }).emails),
});

/** Holds the answers of an address back until a promise resolves, or until the returned function is called. */
export async function holdBack(page: Page, address: string | RegExp, until?: Promise<unknown>): Promise<() => void> {
  let release = (): void => undefined;
  const released = until ?? new Promise<void>((resolve) => (release = resolve));
  await page.route(address, async (route) => {
    const response = await route.fetch();
    await released;
    // A page that was left accepts no answer.
    await route.fulfill({ response }).catch(() => undefined);
  });
  return release;
}

/** Page and service have two hosts, so that Chromium gives a frame a separate process. Two ports would share one. */
export const testOfTwoSites = test.extend({
  service: ({ service }, use) => use(service.replace('127.0.0.1', 'localhost')),
});

const changed = (texts: Readonly<Record<string, string>>, change: (text: string) => string) =>
  Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, change(text)]));

export function inMode(mode: Mode, page: InsurerPage): InsurerPage {
  if (mode === 'default') return page;
  const { html, headers = {}, scripts = {} } = page;
  const asking = (text: string) => askingFor(mode, text);
  // The whole policy that framed modals need: the page itself sends no requests to the service.
  const framing = (text: string) => text.replace(`connect-src 'self'`, `frame-src 'self'`);
  return {
    html: asking(html),
    headers: mode === 'frame' ? changed(headers, framing) : headers,
    scripts: changed(scripts, asking),
  };
}

/** `Portal.js?form=earlier => Portal.js?mode=frame&form=earlier`, and the modules of the framed elements. */
function askingFor(mode: Mode, text: string): string {
  const asking = text.replace(
    /(\/Cdn\/(?:Portal\.js|Claims\.js|GetAdjusterModalJs)|\bbundle\.js)(?!\?mode=)(\??)/g,
    (_, address: string, query: string) => `${address}?mode=${mode}${query && '&'}`,
  );
  return mode === 'frame'
    ? asking.replace(/\/Cdn\/(portal-payment|claims-account|claims-adjuster)\.js/g, '/Cdn/framed/$1.js')
    : asking;
}

export const ready = (page: Page) => page.locator('html[data-ready]').waitFor();

export { expect };
