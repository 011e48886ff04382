import type { Page } from '@playwright/test';
import { expect, ready, test } from './fixtures.ts';
import { jQueryFiles, type InsurerPage, type JQueryVersion } from './insurer.ts';
import { jQueryTag, notes, oldPage, optionAttributes, pageText, shortBill, type Options } from './pages.ts';

const jQuery = '4.0.0';

/** A page that says in scripts of its own when it loads what. */
const pageWith = (...scripts: string[]): InsurerPage => ({
  html: pageText(`<script>${notes}</script>`, `<div id="container"></div>${scripts.join('')}`),
});

const inline = (text: string) => `<script>${text}</script>`;
const portalScript = `<script src="{service}/GenericModal/Cdn/Portal.js"></script>`;

/** A button that injects a script, and what the page does as soon as that is loaded. */
const injecting = (src: string, then: string) =>
  `<button id="inject">Inject</button>${inline(`
    document.getElementById('inject').onclick = function () {
      var script = document.createElement('script');
      script.src = '${src}';
      script.onload = function () { ${then} };
      document.head.appendChild(script);
    };`)}`;

/** Calls with options missing: that the page's handler hears of it shows that everything is in place. */
const callWithout = ($: string) =>
  `${$}('#container').portal().on('portal.error', function (e, data) { note('${$}', data); }).portal('makePayment');`;

const missing = { Description: expect.stringContaining('Please check: sessionId') };

const payButton = (options: Options = {}) =>
  `<button data-toggle="portal" data-method="makePayment" ${optionAttributes(options)}>Pay</button>`;

/** Handlers that wait for the page, as those of old pages do. */
const listen = `
  $(function () {
    $(document).on('portal.load', function () { note('jquery'); });
    document.addEventListener('portal.load', function () { note('native'); });
  });`;

const deferred = (src: string) => `<script defer src="${src}"></script>`;
const [portalAddress, pageScript] = ['{service}/GenericModal/Cdn/Portal.js', deferred('page.js')];

/** Where pages have jQuery, the script and their own, and which of them is held back until what. */
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

test.describe('the script says that it is ready to handlers that wait for the page', () => {
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

  test('and not again when a modal opens, even if a listener opens it', async ({ visit, insurer, modal, heard }) => {
    const options = JSON.stringify({ ...shortBill, sessionId: await insurer.session() });
    const start = inline(`
      $('#container').on('portal.load', function () { note('container'); });
      $(document).on('portal.load', function () {
        note('jquery');
        $('#container').portal('makePayment', ${options});
      });
      document.addEventListener('portal.load', function () { note('native'); });`);
    await visit(pageWith(jQueryTag(jQuery), portalScript, start));
    await expect(modal.field('Card number')).toBeVisible();
    await modal.escape();
    await expect.poll(heard).toEqual([['jquery'], ['native'], ['container']]);
  });
});

test('a page in Spanish waits for its texts, and shows no English', async ({ page, insurer, visit, press, modal }) => {
  let release = (): void => undefined;
  const until = new Promise<void>((resolve) => (release = resolve));
  await page.route(/payment\.es\.js/, async (route) => {
    await until;
    await route.continue();
  });
  await visit(pageWith(portalScript, payButton({ ...shortBill, sessionId: await insurer.session() })));
  await ready(page);
  await page.evaluate(() => (document.documentElement.lang = 'es'));
  await press();
  await expect(page.getByText('Cargando…')).toBeVisible({ timeout: 3_000 });
  await expect(modal.field('Card number')).toBeHidden();
  release();
  await expect(modal.field('Número de tarjeta')).toBeVisible();
  await expect(page.getByText('Cargando…')).toBeHidden();
});

test('a page that preloads fetches nothing of the modal at the click', async ({
  page,
  insurer,
  visit,
  press,
  modal,
}) => {
  await visit(pageWith(portalScript, payButton({ ...shortBill, sessionId: await insurer.session() })));
  await ready(page);
  await page.evaluate(async () => {
    await window.portalModals?.preload();
    await window.portalModals?.preload();
  });
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await press();
  await expect(modal.field('Card number')).toBeVisible();
  expect(asked.filter((url) => url.includes('portal-payment.js'))).toEqual([]);
});

test.describe('the script', () => {
  const noteReady = `$(document).on('portal.load', function () { note('ready'); });`;
  for (const [what, version, then, told] of [
    ['calls', '1.7.2', callWithout('$'), ['$', missing]],
    ['its load event', '3.7.1', noteReady, ['ready']],
  ] as const) {
    test(`finds a jQuery that is injected much later: ${what}`, async ({ page, visit, press, heard }) => {
      await visit(pageWith(portalScript, injecting(`jquery-${version}.js`, then)));
      await ready(page);
      await press('Inject');
      await expect.poll(heard).toMatchObject([told]);
    });
  }

  /** A bundle with the script in it, as on a real page. */
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
      const button = payButton({ ...shortBill, sessionId: await insurer.session() });
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

  test('works when jQuery evaluates its source', async ({ visit, heard }) => {
    const use = `$.getScript('/GenericModal/Cdn/Portal.js').done(function () { ${callWithout('$')} });`;
    await visit(pageWith(jQueryTag(jQuery), inline(use)), 'service');
    await expect.poll(heard).toMatchObject([['$', missing]]);
  });

  test('reports a browser that is too old', async ({ page, open, heard }) => {
    await page.addInitScript(() => {
      for (const name of ['customElements', 'HTMLDialogElement', 'AbortSignal']) Reflect.deleteProperty(window, name);
    });
    await open(oldPage({ jQuery: '1.7.2' }));
    const Description = expect.stringContaining('This browser is too old');
    await expect.poll(heard).toMatchObject([['portal.error', { Description }]]);
  });
});
