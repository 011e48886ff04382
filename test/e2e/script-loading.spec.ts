import type { Page } from '@playwright/test';
import { claim, individual } from './claims.ts';
import { expect, ready, test } from './fixtures.ts';
import { jQueryFiles, type InsurerPage, type JQueryVersion } from './insurer.ts';
import { notes, oldPage, pageText, payButton } from './pages.ts';

const pageWith = (...scripts: string[]): InsurerPage => ({
  html: pageText(`<script>${notes}</script>`, `<div id="container"></div>${scripts.join('')}`),
});

const inline = (text: string) => `<script>${text}</script>`;
const portalScript = `<script src="{service}/GenericModal/Cdn/Portal.js"></script>`;

/** Handlers that wait for the page, as those of old pages do. */
const listen = `
  $(function () {
    $(document).on('portal.load', function () { note('jquery'); });
    document.addEventListener('portal.load', function () { note('native'); });
  });`;

const deferred = (src: string) => `<script defer src="${src}"></script>`;
const [portalAddress, pageScript] = ['{service}/GenericModal/Cdn/Portal.js', deferred('page.js')];

/** The order of jQuery, the payment script and the page's scripts, and which of them is delayed. */
const layouts: readonly [
  title: string,
  html: (jQueryFile: string) => string[],
  heldBack?: (page: Page) => [held: RegExp, until: Promise<unknown>],
][] = [
  ['in a row', (file) => [`<script src="${file}"></script>`, portalScript, inline(listen)]],
  ['the script before jQuery', (file) => [portalScript, `<script src="${file}"></script>`, inline(listen)]],
  ['all deferred, the script first', (file) => [deferred(portalAddress), deferred(file), pageScript]],
  ['all deferred, the script last', (file) => [deferred(file), pageScript, deferred(portalAddress)]],
  [
    'the script asynchronous, after the page',
    (file) => [`<script src="${file}"></script>`, inline(listen), `<script async src="${portalAddress}"></script>`],
    (page) => [/Portal\.js/, page.waitForEvent('domcontentloaded')],
  ],
  [
    'the script asynchronous, before a deferred jQuery',
    (file) => [`<script async src="${portalAddress}"></script>`, deferred(file), pageScript],
    (page) => [/jquery/, page.waitForEvent('requestfinished', (request) => request.url().includes('Portal.js'))],
  ],
];

test.describe('the load event of the script reaches handlers that wait for the page', () => {
  for (const [title, html, heldBack] of layouts) {
    for (const version of Object.keys(jQueryFiles) as JQueryVersion[]) {
      test(`${title}, with jQuery ${version}`, async ({ page, visit, heard }) => {
        const [held, until] = heldBack?.(page) ?? [];
        if (held) {
          await page.route(held, async (route) => {
            await until;
            await route.continue();
          });
        }
        await visit({ ...pageWith(...html(`jquery-${version}.js`)), scripts: { 'page.js': listen } });
        await expect.poll(heard).toHaveLength(2);
        await page.evaluate(() => window.portalModals?.ready);
        expect((await heard()).map(([what]) => what).sort()).toEqual(['jquery', 'native']);
      });
    }
  }
});

test('a page in Spanish waits for its texts and shows no English', async ({ page, insurer, visit, press, modal }) => {
  let release = (): void => undefined;
  const until = new Promise<void>((resolve) => (release = resolve));
  await page.route(/payment\.es\.js/, async (route) => {
    await until;
    await route.continue();
  });
  await visit(pageWith(portalScript, payButton(await insurer.session())));
  await ready(page);
  await page.evaluate(() => (document.documentElement.lang = 'es'));
  await press();
  await expect(page.getByText('Cargando…')).toBeVisible({ timeout: 3_000 });
  await expect(modal.field('Card number')).toBeHidden();
  release();
  await expect(modal.field('Número de tarjeta')).toBeVisible();
  await expect(page.getByText('Cargando…')).toBeHidden();
});

test.describe('the script', () => {
  const bundle = async (page: Page, service: string) => {
    const response = await page.request.get(`${service}/GenericModal/Cdn/Portal.js`);
    return { 'bundle.js': `var own = 1;${await response.text()}` };
  };

  for (const [what, attributes] of [
    ['a module', `type="module" src="${portalAddress}"`],
    ['a bundle', `src="bundle.js" data-base-url="{service}"`],
    ['a bundle that is a module', `type="module" src="bundle.js" data-base-url="{service}"`],
  ]) {
    test(`works as ${what}`, async ({ page, service, visit, insurer, press, modal, ledger }) => {
      const button = payButton(await insurer.session());
      await visit({
        html: pageText(`<script>${notes}</script><script ${attributes}></script>`, button),
        scripts: await bundle(page, service),
      });
      await ready(page);
      await press();
      await modal.payByCard();
      await expect(modal.dialog).toBeHidden();
      await expect.poll(ledger).toHaveLength(1);
    });
  }
});

for (const scripts of [
  ['account', 'adjuster'],
  ['adjuster', 'account'],
] as const) {
  test(`claims() has the methods of both scripts: ${scripts.join(', then ')}`, async ({
    page,
    visit,
    press,
    modal,
  }) => {
    const options = { ...claim, IndividualDetails: individual };
    await visit(oldPage({ jQuery: '3.7.1', method: 'ClaimsModal', options, scripts }));
    await ready(page);
    const members = await page.evaluate(() => Object.keys((window as unknown as { bound: () => object }).bound()));
    const methods = ['ClaimsModal', 'createApprovalRequest', 'destroy', 'element', 'manageApprovalRequest'];
    expect(members.sort()).toEqual(methods);
    await press();
    await expect(modal.heading('Pay a claim')).toBeVisible();
  });
}
