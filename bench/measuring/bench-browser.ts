import { dirname } from 'node:path';
import { chromium, type Browser, type CDPSession, type Page } from '@playwright/test';
import { preview } from 'vite';
import { findChrome } from '../../config/find-chrome.js';
// The pages declare what they offer on `window`.
import type {} from '../page/adjuster-page.ts';
import type {} from '../page/bench-page.ts';

export interface BenchTab {
  readonly page: Page;
  readonly devtools: CDPSession;
}

/** Chromium with the pages of the bench. */
export interface BenchBrowser {
  readonly browser: Browser;
  /** Has a page used that nothing has been loaded or compiled for before, and closes it. */
  withPage<Result>(path: string, use: (tab: BenchTab) => Promise<Result>): Promise<Result>;
  close(): Promise<void>;
}

/** @param pages The folder that is served. */
export async function launchBrowser(pages: string): Promise<BenchBrowser> {
  const server = await preview({
    configFile: false,
    root: dirname(pages),
    build: { outDir: pages },
    preview: { host: '127.0.0.1', port: 0 },
  });
  const address = server.resolvedUrls?.local[0];
  if (!address) throw new Error('The server of the bench pages has no address.');
  const { executablePath, args } = await findChrome();
  const browser = await chromium.launch({ executablePath, args });
  return {
    browser,
    async withPage(path, use) {
      const context = await browser.newContext();
      try {
        const page = await context.newPage();
        const devtools = await context.newCDPSession(page);
        // Counts are kept from here on only. Times are those of the page's own thread, so other processes do not show.
        await devtools.send('Performance.enable', { timeDomain: 'threadTicks' });
        await page.goto(new URL(path, address).href);
        return await use({ page, devtools });
      } finally {
        await context.close();
      }
    },
    async close() {
      await browser.close();
      await server.close();
    },
  };
}
