import { dirname } from 'node:path';
import { chromium, type Browser, type CDPSession, type Page } from '@playwright/test';
import { preview } from 'vite';
import { findChrome } from '../../config/find-chrome.js';
// Pages declare their functions on `window`.
import type {} from '../page/claims-adjuster.ts';
import type {} from '../page/bench-page.ts';
import type { PageName } from '../page/page.ts';
import type { Built } from './builds.ts';

export interface BenchTab {
  readonly page: Page;
  readonly devtools: CDPSession;
}

export interface BenchBrowser {
  readonly browser: Browser;
  readonly scripts: string;
  withPage<Result>(name: PageName, use: (tab: BenchTab) => Promise<Result>): Promise<Result>;
  withPages<Name extends PageName, Result>(
    names: readonly Name[],
    use: (tabs: Readonly<Record<Name, BenchTab>>) => Promise<Result>,
  ): Promise<Result>;
  close(): Promise<void>;
}

export async function launchBrowser({ pages, scripts }: Built): Promise<BenchBrowser> {
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
  const open = async (name: PageName): Promise<BenchTab> => {
    const context = await browser.newContext();
    const page = await context.newPage();
    const devtools = await context.newCDPSession(page);
    // Counting begins here. Times are those of the page's thread, without other processes.
    await devtools.send('Performance.enable', { timeDomain: 'threadTicks' });
    await page.goto(`${address}?${name}`);
    await page.waitForFunction(() => 'bench' in window || 'adjuster' in window);
    return { page, devtools };
  };
  const withPages: BenchBrowser['withPages'] = async (names, use) => {
    const tabs: [string, BenchTab][] = [];
    try {
      for (const name of names) tabs.push([name, await open(name)]);
      return await use(Object.fromEntries(tabs) as Parameters<typeof use>[0]);
    } finally {
      for (const [, { page }] of tabs) await page.context().close();
    }
  };
  return {
    browser,
    scripts,
    withPages,
    withPage: (name, use) => withPages([name], (tabs) => use(tabs[name])),
    async close() {
      await browser.close();
      await server.close();
    },
  };
}
