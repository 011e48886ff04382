import axe, { type RunOptions } from 'axe-core';
import { test as base, type Page } from '@playwright/test';
import { preview, type InlineConfig } from 'vite';

export const testOfSite = (config: InlineConfig) =>
  base.extend<object, { readonly site: string }>({
    site: [
      async ({}, use) => {
        const server = await preview({ ...config, logLevel: 'warn', preview: { host: '127.0.0.1', port: 0 } });
        await use(server.resolvedUrls?.local[0] ?? '');
        await server.close();
      },
      { scope: 'worker' },
    ],
    baseURL: ({ site }, use) => use(site),
  });

export async function violationsIn(page: Page, options: RunOptions = {}, parts = 'html'): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  const found = await page.evaluate(
    ([where, settings]) => (window as unknown as { axe: typeof axe }).axe.run({ include: where.split(', ') }, settings),
    [parts, { resultTypes: ['violations'], preload: false, ...options } satisfies RunOptions] as const,
  );
  return found.violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`));
}
