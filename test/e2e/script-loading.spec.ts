import type { Page } from '@playwright/test';
import packageJson from '../../package.json' with { type: 'json' };
import { expect, ready, test } from './fixtures.ts';
import { jQueryFiles, type InsurerPage, type JQueryVersion } from './insurer.ts';
import { jQueryTag, notes, oldPage, optionAttributes, pageText, shortBill } from './pages.ts';

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

/** How a page's handlers hear that options are missing, which shows that all is in place. */
const callWithout = ($: string) =>
  `${$}('#container').portal().on('portal.error', function (e, data) { note('${$}', data); }).portal('makePayment');`;

const missing = { Description: expect.stringContaining('Please check: sessionId') };

const moduleRequests = (page: Page) => {
  const urls: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('portal-payment')) urls.push(new URL(request.url()).pathname);
  });
  return urls;
};

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

  test('and not again when a modal opens, which a page may do from there', async ({ visit, insurer, modal, heard }) => {
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
    expect(await heard()).toEqual([['jquery'], ['native'], ['container']]);
  });
});

test.describe('on a slow network', () => {
  const bill = (session: string) => optionAttributes({ ...shortBill, sessionId: session });
  const button = (session: string) =>
    pageWith(portalScript, `<button data-toggle="portal" data-method="makePayment" ${bill(session)}>Pay</button>`);

  /** Holds back all that a page asks for at such an address, until it is let go. */
  const hold = async (page: Page, address: RegExp) => {
    let letGo = (): void => undefined;
    const until = new Promise<void>((resolve) => (letGo = resolve));
    await page.route(address, async (route) => {
      await until;
      await route.continue();
    });
    return letGo;
  };

  for (const [what, address] of [
    ['the modal', /portal-payment\.js/],
    ['its session', /Operations\/Open/],
  ] as const) {
    test(`something is seen within a second of the click, and then the form: ${what}`, async ({
      page,
      visit,
      insurer,
      modal,
      press,
    }) => {
      const letGo = await hold(page, address);
      await visit(button(await insurer.session()));
      await ready(page);
      await press('Pay');
      await expect(page.locator('dialog:modal').first()).toBeVisible({ timeout: 1_000 });
      letGo();
      await expect(modal.field('Card number')).toBeVisible();
      await expect(page.getByText('Loading…')).toBeHidden();
      await modal.escape();
      await expect(page.getByRole('button', { name: 'Pay' })).toBeFocused();
    });
  }

  test('a page in Spanish is seen to wait for its texts, and sees no English', async ({
    page,
    visit,
    insurer,
    modal,
    press,
  }) => {
    const letGo = await hold(page, /payment\.es\.js/);
    await visit(button(await insurer.session()));
    await ready(page);
    await page.evaluate(() => (document.documentElement.lang = 'es'));
    await press('Pay');
    await expect(page.getByText('Cargando…')).toBeVisible({ timeout: 3_000 });
    await expect(modal.field('Card number')).toBeHidden();
    letGo();
    await expect(modal.field('Número de tarjeta')).toBeVisible();
    await expect(page.getByText('Cargando…')).toBeHidden();
  });

  test('whoever gives up waiting has the page again, and nothing opens later', async ({
    page,
    visit,
    insurer,
    modal,
    press,
  }) => {
    const letGo = await hold(page, /portal-payment\.(js|html)/);
    await visit(button(await insurer.session()));
    await ready(page);
    const told = page.evaluate(
      () =>
        new Promise((resolve) =>
          document.addEventListener('portal.error', (event) => resolve((event as CustomEvent).detail)),
        ),
    );
    await press('Pay');
    await expect(page.locator('dialog:modal', { hasText: 'Loading…' })).toBeVisible();
    await page.keyboard.press('Escape');
    expect(await told).toMatchObject({ Description: expect.stringContaining('It was canceled.') });
    await expect(page.getByRole('button', { name: 'Pay' })).toBeFocused();
    const arrived = page.waitForResponse(/portal-payment\.(js|html)/);
    letGo();
    await (await arrived).finished();
    await expect(page.locator('dialog:modal')).toHaveCount(0);
    await press('Pay');
    await expect(modal.field('Card number')).toBeFocused();
  });

  test('a page that asks for it early has all that the modal needs before the click', async ({
    page,
    visit,
    insurer,
    modal,
    press,
  }) => {
    await visit(button(await insurer.session()));
    await ready(page);
    await page.evaluate(async () => {
      await window.portalModals?.preload();
      await window.portalModals?.preload();
    });
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await press('Pay');
    await expect(modal.field('Card number')).toBeVisible();
    expect(asked.filter((url) => /portal-payment\.(js|html)/.test(url))).toEqual([]);
  });
});

test.describe('the script', () => {
  test('finds a jQuery that comes behind it', async ({ visit, heard }) => {
    await visit(pageWith(portalScript, jQueryTag(jQuery), inline(callWithout('$'))));
    await expect.poll(heard).toMatchObject([['$', missing]]);
  });

  test('finds a jQuery that is injected long after', async ({ page, visit, press, heard }) => {
    await visit(pageWith(portalScript, injecting('jquery-1.7.2.js', callWithout('$'))));
    await ready(page);
    await press('Inject');
    await expect.poll(heard).toMatchObject([['$', missing]]);
  });

  test('says that it is ready through a jQuery that is injected long after', async ({ page, visit, press, heard }) => {
    const listen = `$(document).on('portal.load', function () { note('ready'); });`;
    await visit(pageWith(portalScript, injecting('jquery-3.7.1.js', listen)));
    await ready(page);
    await press('Inject');
    await expect.poll(heard).toEqual([['ready']]);
  });

  test('says that it is ready through a jQuery that comes later', async ({ visit, heard }) => {
    const listen = inline(`$(document).on('portal.load', function () { note('ready'); });`);
    await visit(pageWith(portalScript, jQueryTag(jQuery), listen));
    await expect.poll(heard).toEqual([['ready']]);
  });

  test('says that it is ready once, natively and through jQuery', async ({ page, visit, heard }) => {
    const listen = inline(`
      $(document).on('portal.load', function () { note('jquery'); });
      document.addEventListener('portal.load', function () { note('native'); });`);
    await visit(pageWith(jQueryTag(jQuery), listen, portalScript, portalScript));
    await ready(page);
    expect(await heard()).toEqual([['jquery'], ['native']]);
  });

  test('works on a page that gives $ and jQuery back', async ({ visit, heard }) => {
    const scripts = [portalScript, jQueryTag(jQuery), inline(`window.bill = jQuery.noConflict(true);`)];
    await visit(pageWith(...scripts, inline(callWithout('bill'))));
    await expect.poll(heard).toMatchObject([['bill', missing]]);
  });

  test('takes a jQuery that it cannot find', async ({ visit, heard }) => {
    const hide = inline(`window.bill = jQuery.noConflict(true);`);
    const install = inline(`portalModals.install(bill); ${callWithout('bill')}`);
    await visit(pageWith(jQueryTag(jQuery), hide, portalScript, install));
    await expect.poll(heard).toMatchObject([['bill', missing]]);
  });

  test('says what is not jQuery, and serves the page without it', async ({ page, visit, insurer, press, modal }) => {
    const errors: string[] = [];
    page.on('pageerror', ({ message }) => errors.push(message));
    const zepto = inline(
      `window.$ = window.Zepto = function () {}; $.fn = { on: function () {}, trigger: function () {} };`,
    );
    const options = optionAttributes({ ...shortBill, sessionId: await insurer.session() });
    const button = `<button data-toggle="portal" data-method="makePayment" ${options}>Pay</button>`;
    await visit(pageWith(zepto, portalScript, button));
    await ready(page);
    await press();
    await expect(modal.field('Card number')).toBeVisible();
    expect(errors).toEqual(['This is not jQuery.']);
  });

  for (const [what, head, sources] of [
    ['a module', `<script type="module" src="${portalAddress}"></script>`, []],
    ['a bundle', `<script src="bundle.js" data-base-url="{service}"></script>`, ['bundle.js']],
    [
      'a bundle that is a module',
      `<script type="module" src="bundle.js" data-base-url="{service}"></script>`,
      ['bundle.js'],
    ],
  ] as const) {
    test(`works as ${what}`, async ({ page, service, visit, insurer, press, modal, ledger }) => {
      const options = optionAttributes({ ...shortBill, sessionId: await insurer.session() });
      const text = await (await page.request.get(`${service}/GenericModal/Cdn/Portal.js`)).text();
      const html = pageText(
        `<script>${notes}</script>${head}`,
        `<button data-toggle="portal" data-method="makePayment" ${options}>Pay</button>`,
      );
      await visit({ html, scripts: Object.fromEntries(sources.map((name) => [name, `var own = 1;${text}`])) });
      await ready(page);
      await press();
      await modal.payByCard();
      await expect(modal.dialog).toBeHidden();
      expect(await ledger()).toHaveLength(1);
    });
  }

  test('says what it misses in a bundle that names no service', async ({ page, service, visit, press, heard }) => {
    const text = await (await page.request.get(`${service}/GenericModal/Cdn/Portal.js`)).text();
    const listenForErrors = inline(
      `document.addEventListener('portal.error', function (e) { note(e.type, e.detail); });`,
    );
    const button = '<button data-toggle="portal" data-method="makePayment">Pay</button>';
    await visit({
      ...pageWith('<script src="bundle.js"></script>', listenForErrors, button),
      scripts: { 'bundle.js': text },
    });
    await ready(page);
    await press();
    await expect
      .poll(heard)
      .toMatchObject([['portal.error', { Description: expect.stringContaining('No data-base-url?') }]]);
  });

  test('tells two jQuerys on one page, each once', async ({ visit, heard }) => {
    await visit(
      pageWith(
        jQueryTag('1.7.2'),
        portalScript,
        inline(`window.old = jQuery.noConflict(true);`),
        jQueryTag('4.0.0'),
        inline(`
          old('#container').on('portal.error', function (e, data) { note('old', data); });
          $('#container').on('portal.error', function (e, data) { note('new', data); }).portal();
          old('#container').data('portal').makePayment();`),
      ),
    );
    await expect.poll(heard).toMatchObject([
      ['old', missing],
      ['new', missing],
    ]);
  });

  test('works when jQuery runs its text', async ({ visit, heard }) => {
    const use = `$.getScript('/GenericModal/Cdn/Portal.js').done(function () { ${callWithout('$')} });`;
    await visit(pageWith(jQueryTag(jQuery), inline(use)), 'service');
    await expect.poll(heard).toMatchObject([['$', missing]]);
  });

  test('is loaded twice without harm', async ({ open, modal, heard }) => {
    const { html, ...rest } = oldPage({ jQuery });
    await open({ html: html.replace('</body>', `${portalScript}</body>`), ...rest });
    await expect(modal.field('Card number')).toBeVisible();
    await modal.escape();
    expect(await heard()).toEqual([['portal.load'], ['portal.paymentCanceled'], ['portal.unload']]);
  });

  test('loads the modal when somebody is about to use it, and not before', async ({ page, mode, visit }) => {
    const requests = moduleRequests(page);
    const button = '<button data-toggle="portal" data-method="makePayment">Pay</button>';
    await visit(pageWith(button, portalScript));
    await ready(page);
    expect(requests).toEqual([]);
    const loaded = page.waitForResponse(/portal-payment\.js$/);
    await page.getByRole('button', { name: 'Pay' }).hover();
    await loaded;
    const folder = mode === 'frame' ? 'framed/' : '';
    expect(requests).toEqual([`/GenericModal/Cdn/${packageJson.version}/${folder}portal-payment.js`]);
  });

  test('tells of a modal that cannot be loaded, and tries again', async ({ page, open, press, modal, heard }) => {
    await page.route(/portal-payment\.js$/, (route) => route.abort());
    await open(oldPage({ jQuery }));
    await expect.poll(heard).toHaveLength(1);
    expect(await heard()).toMatchObject([
      ['portal.error', { Description: expect.stringContaining('portal-payment.js did not load') }],
    ]);
    await page.unroute(/portal-payment\.js$/);
    await press();
    await expect(modal.field('Card number')).toBeVisible();
  });

  test('tells in a browser that is too old', async ({ page, open, heard }) => {
    await page.addInitScript(() => {
      for (const name of ['customElements', 'HTMLDialogElement', 'AbortSignal']) Reflect.deleteProperty(window, name);
    });
    await open(oldPage({ jQuery: '1.7.2' }));
    await expect
      .poll(heard)
      .toMatchObject([['portal.error', { Description: expect.stringContaining('This browser is too old') }]]);
  });

  test('calls the service below the path that it came from', async ({ page, service, visit, press, modal, ledger }) => {
    await page.route(`${service}/pay/v2/**`, async (route) => {
      await route.fulfill({ response: await route.fetch({ url: route.request().url().replace('/pay/v2', '') }) });
    });
    const { html, ...rest } = oldPage({ jQuery, options: shortBill });
    await visit({ html: html.replaceAll('{service}', '{service}/pay/v2'), ...rest });
    await ready(page);
    const paths: string[] = [];
    page.on('request', (request) => paths.push(new URL(request.url()).pathname));
    await press();
    await modal.payByCard();
    await expect(modal.dialog).toBeHidden();
    expect(paths.filter((path) => path.includes('GenericModal') && !path.startsWith('/pay/v2/'))).toEqual([]);
    expect(await ledger()).toHaveLength(1);
  });
});
