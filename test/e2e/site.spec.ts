import { readFile } from 'node:fs/promises';
import type { RunOptions } from 'axe-core';
import { expect, type Page } from '@playwright/test';
import { addressOf, sections } from '../../site/pages.ts';
import { testOfSite, violationsIn } from './built-site.ts';
import searches from './site-searches.json' with { type: 'json' };

const test = testOfSite({ configFile: false, appType: 'mpa', build: { outDir: 'dist-site' } });

const everything: RunOptions = { runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'] };
const colors: RunOptions = { runOnly: ['color-contrast', 'link-in-text-block'] };
const allButColors: RunOptions = { ...everything, rules: { 'color-contrast': { enabled: false } } };

/** The parts around the content are the same on every page. */
const content = '.VPContent';

test.describe.configure({ timeout: 240_000 });

/** What the contrasts of the content depend on, without repetitions. */
function contrastsIn(page: Page): Promise<readonly string[]> {
  return page.locator(content).evaluate((container, name) => {
    const behind = new Map<Element | null, string>();
    for (const element of document.querySelectorAll(`:has(${name}), ${name}, ${name} *`)) {
      const { backgroundColor, backgroundImage, opacity } = getComputedStyle(element);
      behind.set(element, backgroundColor + backgroundImage + opacity + (behind.get(element.parentElement) ?? ''));
    }
    const contrasts = Array.from(container.querySelectorAll('*'), (element) => {
      const { color, font } = getComputedStyle(element);
      return color + font + (behind.get(element) ?? '');
    });
    return [...new Set(contrasts)];
  }, content);
}

async function misfitsIn(page: Page): Promise<readonly string[]> {
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  const hasMain = (await page.getByRole('main').count()) === 1;
  return [...(width > 360 ? [`${width} px wide`] : []), ...(hasMain ? [] : ['not one main part'])];
}

/** Follows a link: the site shows its next page in the same document, in which axe is already. */
async function goTo(page: Page, address: string): Promise<void> {
  const link = await page.evaluateHandle(() => document.body.appendChild(document.createElement('a')));
  await link.evaluate((it, href) => Object.assign(it, { href }).click(), address);
  await page.locator(`.vp-doc.${address.replace('.html', '').replaceAll('/', '_')}`).waitFor();
}

test('each page is accessible, fits a phone and calls only the site', async ({ page, site }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const requested: string[] = [];
  page.on('request', (request) => requested.push(request.url()));
  await page.goto('/index.html');
  const checkedContrasts = new Set<string>();
  const found: string[] = [];
  for (const { title, pages } of sections) {
    for (const [index, { source, path }] of pages.entries()) {
      // Decisions contain only text and look alike.
      const isChecked = title !== 'Decisions' || index < 3;
      const note = (problems: readonly string[], where = path) =>
        found.push(...problems.map((problem) => `${where}: ${problem}`));
      await page.setViewportSize({ width: 1280, height: 720 });
      await goTo(page, addressOf(source) ?? '');
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
      expect(await (await page.request.get(`/${path}.html`)).text()).toContain('<h1');
      if (isChecked) note(await violationsIn(page, allButColors, content));
      for (const colorScheme of isChecked ? ['light', 'dark'] : []) {
        await page.evaluate((scheme) => (document.documentElement.className = scheme), colorScheme);
        const contrasts = (await contrastsIn(page)).filter((contrast) => !checkedContrasts.has(contrast));
        if (contrasts.length > 0) note(await violationsIn(page, colors, content), `${path}, ${colorScheme}`);
        for (const contrast of contrasts) checkedContrasts.add(contrast);
      }
      await page.setViewportSize({ width: 360, height: 740 });
      note(await misfitsIn(page));
      await expect(page.locator('.VPSidebar')).not.toContainText('`');
    }
  }
  expect(found).toEqual([]);
  expect(requested.filter((url) => !url.startsWith(site) && !url.startsWith('data:'))).toEqual([]);
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`the first page and the common parts are accessible in the ${colorScheme} color scheme`, async ({ page }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.goto('/index.html');
    await expect(page.locator('html.dark')).toHaveCount(colorScheme === 'dark' ? 1 : 0);
    expect(await violationsIn(page, everything)).toEqual([]);
    await page.setViewportSize({ width: 360, height: 740 });
    expect(await misfitsIn(page)).toEqual([]);
    await page.setViewportSize({ width: 1280, height: 720 });
    await page.goto('/payment/index.html');
    expect(await violationsIn(page, everything, '.VPNav, .VPSidebar')).toEqual([]);
  });
}

test('a search finds the document that explains the words', async ({ page }) => {
  await page.goto('/index.html');
  await page.getByRole('button', { name: 'Search' }).first().click();
  const first = page.getByRole('option').first().getByRole('link');
  for (const [words, documents] of Object.entries(searches)) {
    await page.getByRole('searchbox').fill(words);
    const addresses = documents.map((document) => addressOf(document)?.replace('.', '\\.') ?? '');
    await expect(first, words).toHaveAttribute('href', new RegExp(`^(${addresses.join('|')})(#|$)`));
  }
});

test('a pasted page is checked, and each finding links to its explanation', async ({ page }) => {
  await page.goto('/migration.html');
  await page.getByRole('button', { name: 'Use an example' }).click();
  const found = page.getByRole('status');
  await expect(found.getByRole('heading')).toHaveText([/Change/, /Review/]);
  expect(await violationsIn(page, everything)).toEqual([]);
  const downloading = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Download the rewritten page' }).click();
  const moved = await readFile(await (await downloading).path(), 'utf8');
  expect(moved).toContain("container.data('portal').makePayment({");
  await found.getByRole('link').nth(1).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Response codes');
});

test('a changed color appears on the modal and in the style sheet', async ({ page }) => {
  await page.goto('/theming.html');
  await expect(page.getByRole('group', { name: 'Your style sheet' })).toContainText('The default theme');
  await page.getByLabel('Start with').selectOption('Slate');
  await page.getByRole('button', { name: 'Show the modal' }).click();
  const frame = page.frameLocator('iframe');
  const submit = frame.getByRole('button', { name: 'Review payment' });
  await expect(submit).toHaveCSS('background-color', 'rgb(51, 71, 91)');
  await page.getByLabel('Accent: buttons, links, focus, light').fill('#ffffff');
  await expect(submit).toHaveCSS('background-color', 'rgb(255, 255, 255)');
  await expect(page.getByRole('group', { name: 'Your style sheet' })).toContainText('accent: light-dark(#ffffff');
  await expect(page.getByRole('status').filter({ hasText: 'Not enough contrast' })).toContainText(
    'on-accent on accent, light: 1.00',
  );
  await page.getByRole('button', { name: 'Dark' }).click();
  await expect(submit).toHaveCSS('background-color', 'rgb(182, 200, 218)');
});
