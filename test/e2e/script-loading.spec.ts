import type { Page } from '@playwright/test';
import { claim, individual } from './claims.ts';
import { expect, holdBack, ready, test } from './fixtures.ts';
import { jQueryFiles, type InsurerPage, type JQueryVersion } from './insurer.ts';
import { notes, oldPage, pageText, payButton } from './pages.ts';

const pageWith = (...scripts: string[]): InsurerPage => ({
  html: pageText(`<script>${notes}</script>`, `<div id="container"></div>${scripts.join('')}`),
});

/** Handlers that wait for the page, as those of old pages do. */
const listen = `
  $(function () {
    $(document).on('portal.load', function () { note('jquery'); });
    document.addEventListener('portal.load', function () { note('native'); });
  });`;

const portalAddress = '{service}/GenericModal/Cdn/Portal.js';
const isPortal = (url: string) => url.includes('Portal.js');
const tag = (src: string, kind = '') => `<script ${kind} src="${src}"></script>`;
const deferred = (src: string) => tag(src, 'defer');
const [asynchronous, portalScript, pageScript] = [tag(portalAddress, 'async'), tag(portalAddress), deferred('page.js')];
const inline = `<script>${listen}</script>`;

/** The order of jQuery, the payment script and the page's scripts, and which of them is delayed. */
const layouts: readonly [
  title: string,
  html: (jQueryFile: string) => string[],
  hold?: (page: Page) => Promise<unknown>,
][] = [
  ['in a row', (file) => [tag(file), portalScript, inline]],
  ['the script before jQuery', (file) => [portalScript, tag(file), inline]],
  ['all deferred, the script first', (file) => [deferred(portalAddress), deferred(file), pageScript]],
  ['all deferred, the script last', (file) => [deferred(file), pageScript, deferred(portalAddress)]],
  [
    'the script asynchronous, after the page',
    (file) => [tag(file), inline, asynchronous],
    (page) => holdBack(page, /Portal\.js/, page.waitForEvent('domcontentloaded')),
  ],
  [
    'the script asynchronous, before a deferred jQuery',
    (file) => [asynchronous, deferred(file), pageScript],
    (page) =>
      holdBack(
        page,
        /jquery/,
        page.waitForEvent('requestfinished', (request) => isPortal(request.url())),
      ),
  ],
];

test.describe('the load event of the script reaches handlers that wait for the page', () => {
  for (const [title, html, hold] of layouts) {
    for (const version of Object.keys(jQueryFiles) as JQueryVersion[]) {
      test(`${title}, with jQuery ${version}`, async ({ page, visit, heard }) => {
        await hold?.(page);
        await visit({ ...pageWith(...html(`jquery-${version}.js`)), scripts: { 'page.js': listen } });
        await expect.poll(heard).toHaveLength(2);
        await page.evaluate(() => window.portalModals?.ready);
        expect((await heard()).map(([what]) => what).sort()).toEqual(['jquery', 'native']);
      });
    }
  }
});

test('a page in Spanish waits for its texts and shows no English', async ({ page, insurer, visit, press, modal }) => {
  const release = await holdBack(page, /payment\.es\.js/);
  await visit(pageWith(portalScript, payButton(await insurer.session())));
  await ready(page);
  await page.evaluate(() => (document.documentElement.lang = 'es'));
  await press();
  await expect(page.getByText('Cargando…')).toBeVisible();
  await expect(modal.field('Card number')).toBeHidden();
  release();
  await expect(modal.field('Número de tarjeta')).toBeVisible();
  await expect(page.getByText('Cargando…')).toBeHidden();
});

for (const [what, attributes] of [
  ['a module', `type="module" src="${portalAddress}"`],
  ['a bundle', `src="bundle.js" data-base-url="{service}"`],
  ['a bundle that is a module', `type="module" src="bundle.js" data-base-url="{service}"`],
]) {
  test(`the script works as ${what}`, async ({ request, service, open, insurer, modal, ledger }) => {
    const response = await request.get(`${service}/GenericModal/Cdn/Portal.js`);
    await open({
      html: pageText(`<script>${notes}</script><script ${attributes}></script>`, payButton(await insurer.session())),
      scripts: { 'bundle.js': `var own = 1;${await response.text()}` },
    });
    await modal.payByCard();
    await expect(modal.dialog).toBeHidden();
    await expect.poll(ledger).toHaveLength(1);
  });
}

for (const first of ['account', 'adjuster'] as const) {
  test(`claims() has the methods of both scripts if the first is ${first}`, async ({ page, visit, press, modal }) => {
    const scripts = [first, first === 'account' ? 'adjuster' : 'account'] as const;
    const options = { ...claim, IndividualDetails: individual };
    await visit(oldPage({ method: 'ClaimsModal', options, scripts }));
    await ready(page);
    const members = await page.evaluate(() => Object.keys((window as unknown as { bound: () => object }).bound()));
    const methods = ['ClaimsModal', 'createApprovalRequest', 'destroy', 'element', 'manageApprovalRequest'];
    expect(members.sort()).toEqual(methods);
    await press();
    await expect(modal.heading('Pay a claim')).toBeVisible();
  });
}
