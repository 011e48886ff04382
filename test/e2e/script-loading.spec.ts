import type { Page } from '@playwright/test';
import { expect, ready, test } from './fixtures.ts';
import type { InsurerPage } from './insurer.ts';
import { billOptions, notes, oldPage, pageText } from './pages.ts';

const jQuery = '4.0.0';

/** A page that says in scripts of its own when it loads what. */
const pageWith = (...scripts: string[]): InsurerPage => ({
  html: pageText(`<script>${notes}</script>`, `<div id="portal"></div>${scripts.join('')}`),
});

const inline = (text: string) => `<script>${text}</script>`;
const jQueryScript = (version = jQuery) => `<script src="jquery-${version}.js"></script>`;
const portalScript = (service: string) => `<script src="${service}/GenericModal/Cdn/Portal.js"></script>`;

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
  `${$}('#portal').portal().on('portal.error', function (e, data) { note('${$}', data); }).portal('makePayment');`;

const missing = { Description: expect.stringContaining('Please check: sessionId') };

const moduleRequests = (page: Page) => {
  const urls: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('portal-payment')) urls.push(new URL(request.url()).pathname);
  });
  return urls;
};

test.describe('the script', () => {
  test('finds a jQuery that comes behind it', async ({ service, visit, heard }) => {
    await visit(pageWith(portalScript(service), jQueryScript(), inline(callWithout('$'))));
    await expect.poll(heard).toMatchObject([['$', missing]]);
  });

  test('finds a jQuery that is injected long after', async ({ page, service, visit, heard }) => {
    await visit(pageWith(portalScript(service), injecting('jquery-1.7.2.js', callWithout('$'))));
    await ready(page);
    await page.getByRole('button', { name: 'Inject' }).click();
    await expect.poll(heard).toMatchObject([['$', missing]]);
  });

  test('says that it is ready through a jQuery that is injected long after', async ({
    page,
    service,
    visit,
    heard,
  }) => {
    const listen = `$(document).on('portal.load', function () { note('ready'); });`;
    await visit(pageWith(portalScript(service), injecting('jquery-3.7.1.js', listen)));
    await ready(page);
    await page.getByRole('button', { name: 'Inject' }).click();
    await expect.poll(heard).toEqual([['ready']]);
  });

  test('says that it is ready through a jQuery that comes later', async ({ service, visit, heard }) => {
    const listen = inline(`$(document).on('portal.load', function () { note('ready'); });`);
    await visit(pageWith(portalScript(service), jQueryScript(), listen));
    await expect.poll(heard).toEqual([['ready']]);
  });

  test('says that it is ready once, natively and through jQuery', async ({ page, service, visit, heard }) => {
    const listen = inline(`
      $(document).on('portal.load', function () { note('jquery'); });
      document.addEventListener('portal.load', function () { note('native'); });`);
    await visit(pageWith(jQueryScript(), listen, portalScript(service), portalScript(service)));
    await ready(page);
    expect(await heard()).toEqual([['jquery'], ['native']]);
  });

  test('works on a page that gives $ and jQuery back', async ({ service, visit, heard }) => {
    const scripts = [portalScript(service), jQueryScript(), inline(`window.bill = jQuery.noConflict(true);`)];
    await visit(pageWith(...scripts, inline(callWithout('bill'))));
    await expect.poll(heard).toMatchObject([['bill', missing]]);
  });

  test('takes a jQuery that it cannot find', async ({ service, visit, heard }) => {
    const hide = inline(`window.bill = jQuery.noConflict(true);`);
    const install = inline(`portalModals.install(bill); ${callWithout('bill')}`);
    await visit(pageWith(jQueryScript(), hide, portalScript(service), install));
    await expect.poll(heard).toMatchObject([['bill', missing]]);
  });

  test('tells two jQuerys on one page, each once', async ({ service, visit, heard }) => {
    await visit(
      pageWith(
        jQueryScript('1.7.2'),
        portalScript(service),
        inline(`window.old = jQuery.noConflict(true);`),
        jQueryScript('4.0.0'),
        inline(`
          old('#portal').on('portal.error', function (e, data) { note('old', data); });
          $('#portal').on('portal.error', function (e, data) { note('new', data); }).portal();
          old('#portal').data('portal').makePayment();`),
      ),
    );
    await expect.poll(heard).toMatchObject([
      ['old', missing],
      ['new', missing],
    ]);
  });

  test('works when jQuery runs its text', async ({ visit, heard }) => {
    const use = `$.getScript('/GenericModal/Cdn/Portal.js').done(function () { ${callWithout('$')} });`;
    await visit(pageWith(jQueryScript(), inline(use)), 'service');
    await expect.poll(heard).toMatchObject([['$', missing]]);
  });

  test('is loaded twice without harm', async ({ page, service, visit, modal, heard }) => {
    const { html, ...rest } = oldPage({ jQuery, service });
    await visit({ html: html.replace('</body>', `${portalScript(service)}</body>`), ...rest });
    await ready(page);
    await page.getByRole('button', { name: 'Pay my bill' }).click();
    await expect(modal.field('Card number')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(modal.dialog).toBeHidden();
    expect(await heard()).toEqual([['portal.load'], ['portal.paymentCanceled'], ['portal.unload']]);
  });

  test('loads the modal when somebody is about to use it, and not before', async ({ page, service, visit }) => {
    const requests = moduleRequests(page);
    const button = '<button data-toggle="portal" data-method="makePayment">Pay</button>';
    await visit(pageWith(button, portalScript(service)));
    await ready(page);
    expect(requests).toEqual([]);
    const loaded = page.waitForResponse(/portal-payment\.js$/);
    await page.getByRole('button', { name: 'Pay' }).hover();
    await loaded;
    expect(requests).toEqual(['/GenericModal/Cdn/portal-payment.js']);
  });

  test('tells of a modal that cannot be loaded, and tries again', async ({ page, service, visit, modal, heard }) => {
    await page.route(/portal-payment\.js$/, (route) => route.abort());
    await visit(oldPage({ jQuery, service }));
    await ready(page);
    await page.getByRole('button', { name: 'Pay my bill' }).click();
    await expect.poll(heard).toHaveLength(1);
    expect(await heard()).toMatchObject([
      ['portal.error', { Description: expect.stringContaining('portal-payment.js did not load') }],
    ]);
    await page.unroute(/portal-payment\.js$/);
    await page.getByRole('button', { name: 'Pay my bill' }).click();
    await expect(modal.field('Card number')).toBeVisible();
  });

  test('tells in a browser that is too old', async ({ page, service, visit, heard }) => {
    await page.addInitScript(() => {
      for (const name of ['customElements', 'HTMLDialogElement', 'AbortSignal']) Reflect.deleteProperty(window, name);
    });
    await visit(oldPage({ jQuery: '1.7.2', service }));
    await ready(page);
    await page.getByRole('button', { name: 'Pay my bill' }).click();
    await expect
      .poll(heard)
      .toMatchObject([['portal.error', { Description: expect.stringContaining('This browser is too old') }]]);
  });

  test('calls the service below the path that it came from', async ({ page, service, visit, modal, ledger }) => {
    await page.route(`${service}/pay/v2/**`, async (route) => {
      await route.fulfill({ response: await route.fetch({ url: route.request().url().replace('/pay/v2', '') }) });
    });
    const options = { ...billOptions, confirmationDisplay: 'false' };
    await visit(oldPage({ jQuery, service: `${service}/pay/v2`, options }));
    await ready(page);
    const paths: string[] = [];
    page.on('request', (request) => paths.push(new URL(request.url()).pathname));
    await page.getByRole('button', { name: 'Pay my bill' }).click();
    await modal.typeCard();
    await modal.review();
    await modal.pay('$110.48');
    await expect(modal.dialog).toBeHidden();
    expect(paths.filter((path) => path.includes('GenericModal') && !path.startsWith('/pay/v2/'))).toEqual([]);
    expect(await ledger()).toHaveLength(1);
  });
});
