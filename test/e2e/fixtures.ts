import { test as base, expect, type Page } from '@playwright/test';
import type { ClaimEntry } from '../../mock-server/simulator/claims/claims-ledger.ts';
import type { LedgerEntry } from '../../mock-server/simulator/payment/ledger.ts';
import { Insurer, type InsurerPage } from './insurer.ts';
import { Modal } from './modal.ts';

/** Whose address the page has. */
export type Origin = 'own' | 'service';

/** An event as the page's handlers got it: its code, and the payload if there was one. */
export type Heard = [code: string, data?: Readonly<Record<string, unknown>> | null];

interface Fixtures {
  /** Address of the service. */
  readonly service: string;
  readonly insurer: Insurer;
  readonly modal: Modal;
  /** Puts a page on the web, and opens it. */
  readonly visit: (page: InsurerPage, origin?: Origin) => Promise<void>;
  readonly heard: () => Promise<Heard[]>;
  readonly ledger: () => Promise<LedgerEntry[]>;
  readonly claimsLedger: () => Promise<ClaimEntry[]>;
  /** The e-mails that the sandbox would have sent. */
  readonly outbox: () => Promise<{ readonly to: string; readonly subject: string; readonly link: string }[]>;
}

export const test = base.extend<Fixtures>({
  service: async ({ baseURL, request }, use) => {
    await request.post('/sandbox/reset', { data: {} });
    await use(baseURL ?? '');
  },

  insurer: async ({ service }, use) => {
    await use(new Insurer(service));
  },

  modal: async ({ page }, use) => {
    await use(new Modal(page));
  },

  visit: async ({ page, insurer, service }, use) => {
    const { url, close } = await insurer.start();
    await page.route(`${service}/bill/**`, async (route) => {
      await route.fulfill(await insurer.answer(new URL(route.request().url()).pathname));
    });
    await use(async (published, origin = 'own') => {
      insurer.publish(published);
      await page.goto(`${origin === 'own' ? url : service}/bill/`);
    });
    close();
  },

  heard: async ({ page }, use) => {
    await use(() => page.evaluate(() => (window as unknown as { heard: Heard[] }).heard));
  },

  ledger: async ({ request }, use) => {
    await use(async () => {
      const { entries } = (await (await request.get('/sandbox/ledger')).json()) as { entries: LedgerEntry[] };
      return entries;
    });
  },

  claimsLedger: async ({ request }, use) => {
    await use(async () => {
      const { claims } = (await (await request.get('/sandbox/ledger')).json()) as { claims: ClaimEntry[] };
      return claims;
    });
  },

  outbox: async ({ request }, use) => {
    await use(async () => {
      const { emails } = (await (await request.get('/sandbox/outbox')).json()) as {
        emails: { to: string; subject: string; link: string }[];
      };
      return emails;
    });
  },
});

/** Resolves when the script has said that it is ready. */
export async function ready(page: Page): Promise<void> {
  await page.locator('html[data-ready]').waitFor();
}

export { expect };
