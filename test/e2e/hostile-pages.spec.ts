import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { notes, pageText, payButton, scriptTag } from './pages.ts';

/* Pages that scroll, zoom, or change the objects of the browser. */

/** A page with a button, and other markup before the script. */
const pageWith = (own: string, session: string, more = '') => ({
  html: pageText(`<script>${notes}</script>${own}${scriptTag('portal')}`, `${payButton(session)}${more}`),
});

const scrolled = (page: Page) => page.evaluate(() => [scrollY, document.body.scrollTop].join());

/** Turns the wheel at a point, and waits until the browser has drawn the result. */
async function wheel(page: Page, x: number, y: number): Promise<void> {
  await page.mouse.move(x, y);
  await page.mouse.wheel(0, 240);
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
}

test.describe('the page behind an open modal', () => {
  for (const css of [
    '',
    'body { overflow-y: scroll }',
    'html, body { height: 100%; overflow-x: hidden }',
    'html { overflow-y: scroll }',
    'html { overflow: hidden; height: 100% } body { overflow: auto; height: 100%; margin: 0; position: relative }',
  ]) {
    test(`keeps its scroll position with the styles "${css}"`, async ({ page, insurer, open, press, modal }) => {
      const tall = '<div style="position: absolute; top: 0; height: 4000px; width: 1px"></div>';
      const style = `<style>${css} button { position: absolute; top: 900px }</style>`;
      await open(pageWith(style, await insurer.session(), tall));
      await expect(modal.field('Card number')).toBeVisible();
      const place = await scrolled(page);
      expect(place).not.toBe('0,0');
      for (const heading of ['Make a payment', 'Your session has expired']) {
        await expect(modal.heading(heading)).toBeVisible();
        for (const x of [5, 5, 5, 5, 640, 640, 640, 640]) await wheel(page, x, 400);
        expect(await scrolled(page)).toBe(place);
        await modal.escape();
        expect(await scrolled(page)).toBe(place);
        if (heading === 'Make a payment') await press();
      }
      await wheel(page, 5, 400);
      await expect.poll(() => scrolled(page)).not.toBe(place);
    });
  }
});

for (const [what, selector] of [
  ['the element', 'portal-payment'],
  ['the button', 'button'],
] as const) {
  test(`the page scrolls again if ${what} is removed`, async ({ page, insurer, open, modal }) => {
    const style = '<style>body { height: 4000px; margin: 0 } button { position: absolute; top: 900px }</style>';
    await open(pageWith(style, await insurer.session()));
    await expect(modal.field('Card number')).toBeVisible();
    const place = await scrolled(page);
    expect(place).not.toBe('0,0');
    await wheel(page, 5, 400);
    expect(await scrolled(page)).toBe(place);
    await page.evaluate((it) => document.querySelector(it)?.remove(), selector);
    // The modal of a button outlives it, because pages redraw buttons.
    if (selector === 'button') await modal.escape();
    await expect(modal.dialog).toBeHidden();
    expect(await scrolled(page)).toBe(place);
    await wheel(page, 5, 400);
    await expect.poll(() => scrolled(page)).not.toBe(place);
  });
}

for (const zoomed of ['html', 'body']) {
  test(`the modal fits on a page that zooms its ${zoomed}`, async ({ page: tab, insurer, open, modal }) => {
    await open(pageWith(`<style>${zoomed} { zoom: 1.6 }</style>`, await insurer.session()));
    await expect(modal.field('Card number')).toBeVisible();
    const { x, y, width, height } = (await modal.dialog.boundingBox())!;
    const page = tab.viewportSize()!;
    expect(Math.min(x, y)).toBeGreaterThanOrEqual(0);
    expect(x + width).toBeLessThanOrEqual(page.width);
    expect(y + height).toBeLessThanOrEqual(page.height);
  });
}

/** Every property descriptor written as a literal inherits these. (`value` or `writable` would break all libraries.) */
const describing = (enumerable: boolean): string => `
    ['get', 'set', 'enumerable', 'configurable'].forEach(function (name) {
      var descriptor = Object.create(null);
      descriptor.value = function () { return 'from a script of the page'; };
      descriptor.configurable = true;
      descriptor.enumerable = ${enumerable};
      Object.defineProperty(Object.prototype, name, descriptor);
    });`;

const changes = {
  'names of descriptors on Object.prototype, enumerable': describing(true),
  'names of descriptors on Object.prototype, not enumerable': describing(false),
  'names on Object.prototype, enumerable': `
    ['each', 'extend', 'clone', 'keys', 'contains', 'isEmpty', 'size', 'inspect', 'name', 'type', 'options', 'form', 'lang', 'load', 'portal', 'tag', 'code'].forEach(function (name) {
      Object.prototype[name] = function () { return 'from a script of the page'; };
    });`,
  'names on Array.prototype, enumerable': `
    ['each', 'contains', 'remove', 'clear', 'first', 'last', 'compact', 'inspect', 'clone', 'size'].forEach(function (name) {
      Array.prototype[name] = function () { return 'from a script of the page'; };
    });`,
  'the toJSON and remove methods of Prototype.js': `
    Element.prototype.remove = function () { this.parentNode.removeChild(this); };
    Array.prototype.toJSON = function () { return '[' + this.join() + ']'; };
    String.prototype.toJSON = function () { return '"' + this + '"'; };
    Number.prototype.toJSON = function () { return String(this); };
    Object.prototype.toJSON = function () { return 'an object'; };`,
  'the array methods of Prototype.js': `
    Array.from = function (list) { return Array.prototype.slice.call(list || []); };
    Array.prototype.reduce = function () { return this.length > 1 ? this : this[0]; };
    Array.prototype.entries = Array.prototype.toArray = function () { return this.slice(); };`,
  'its own Promise': `
    (function (Native) {
      window.Promise = function (run) { var own = new Native(run); return { then: function (a, b) { return own.then(a, b); },
        'catch': function (b) { return own.then(null, b); } }; };
      ['resolve', 'reject', 'all', 'race'].forEach(function (name) { Promise[name] = Native[name].bind(Native); });
    })(Promise);`,
  'its own Event and URL': `
    window.Event = function () {}; window.URL = '/policies/api';`,
  'its own JSON': `
    (function (native) { window.JSON = { parse: native.parse, stringify: function (value) { return native.stringify(value); } }; })(JSON);`,
};

test.describe('a payment is taken on a page with', () => {
  const scripts = Object.entries(changes).map(([what, script]) => [what, `<script>${script}</script>`, ''] as const);
  const names = ['paymentModals', 'portalModals', 'jQuery', '$', 'customElements', 'trustedTypes'];
  const forms = names.map((id) => `<form id="${id}"><input name="offer"></form>`).join('');

  for (const [what, own, more] of [...scripts, [`forms that have the ids ${names.join(', ')}`, '', forms] as const]) {
    test(what, async ({ insurer, open, modal, ledger }) => {
      await open(pageWith(own, await insurer.session(), more));
      await modal.typeCard().then(() => modal.reviewAndPay());
      await expect(modal.dialog).toBeHidden();
      await expect.poll(ledger).toMatchObject([{ quote: { total: 110_48 } }]);
    });
  }
});

/** The script finds itself in either of two ways. */
for (const names of [
  ['body', 'currentScript', 'readyState', 'activeElement'],
  ['querySelectorAll', 'getElementsByTagName'],
]) {
  test(`images named ${names.join(', ')} cause no error`, async ({ page, insurer, visit, press, modal }) => {
    await visit(pageWith(names.map((name) => `<img name="${name}">`).join(''), await insurer.session()));
    await page.waitForFunction(() => 'portalModals' in window);
    await press();
    await expect(modal.field('Card number')).toBeVisible();
  });
}

test('a button works after `document.write` has replaced the page', async ({ page, insurer, open, press, modal }) => {
  await open(pageWith('', await insurer.session()));
  await modal.close();
  await page.evaluate(
    (whole) => {
      document.open();
      document.write(whole);
      document.close();
    },
    await page.content(),
  );
  await page.waitForFunction(() => document.readyState === 'complete');
  await press();
  await expect(modal.dialog).toBeVisible();
});

/** The expected error, in an event and on the console, or only on the console if no event is possible. */
for (const [name, said] of [
  ['createElement', 'document.createElement is not a function'],
  ['createComment', 'hides document.createComment'],
  ['addEventListener', 'document.addEventListener is not a function'],
] as const) {
  test(`an image named ${name} causes one error`, async ({ page, insurer, visit, press }) => {
    const told: string[] = [];
    page.on('console', (message) => told.push(message.text()));
    page.on('pageerror', ({ message }) => told.push(message));
    const listen = `window.addEventListener('portal.error', function (event) { console.warn(event.detail.Description); });`;
    await visit(pageWith(`<img name="${name}"><script>${listen}</script>`, await insurer.session()));
    if (name !== 'addEventListener') await page.waitForFunction(() => 'portalModals' in window);
    await press();
    const errors = () => told.filter((text) => text.includes(said) && !text.startsWith('portal.error'));
    await expect.poll(errors).toHaveLength(1);
  });
}

test('an XHTML page receives an error', async ({ insurer, visit, press, heard }) => {
  const session = await insurer.session();
  const listen = `document.addEventListener('portal.error', function (event) { note(event.type, event.detail); });`;
  await visit({
    headers: { 'Content-Type': 'application/xhtml+xml' },
    html: `<?xml version="1.0"?><html xmlns="http://www.w3.org/1999/xhtml"><head><title>Your bill</title>
      <script><![CDATA[${notes}${listen}]]></script>
      <script src="{service}/GenericModal/Cdn/Portal.js"></script></head>
      <body>${payButton(session)}</body></html>`,
  });
  await press();
  await expect.poll(heard).toMatchObject([['portal.error', { Description: expect.stringContaining('served as XML') }]]);
});
