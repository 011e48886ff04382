import type { Route } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { billOptions, notes, oldPage, pageText } from './pages.ts';

/* What a framed element says where its service, or its own page, does not let it work: one error, in time. */

const codes = ['load', 'unload', 'error', 'paymentComplete', 'paymentCanceled'].map((name) => `portal.${name}`);

interface Settings {
  readonly sessionId: string;
  readonly baseUrl?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly head?: string;
}

/** A page with the element, whose script opens it. */
const elementPage = ({ sessionId, baseUrl = '{service}', headers = {}, head = '' }: Settings) => ({
  headers,
  html: pageText(
    `${head}<script src="notes.js"></script><script type="module" src="{service}/GenericModal/Cdn/framed/portal-payment.js"></script>`,
    `<portal-payment base-url="${baseUrl}"></portal-payment><button>Pay</button><script src="page.js"></script>`,
  ),
  scripts: {
    'notes.js': notes,
    'page.js': `
      var portal = document.querySelector('portal-payment');
      ${JSON.stringify(codes)}.forEach(function (code) {
        portal.addEventListener(code, function (event) { note(code, event.detail); });
      });
      document.querySelector('button').onclick = function () {
        portal.makePayment(${JSON.stringify({ sessionId, ...billOptions })});
      };`,
  },
});

const html = (route: Route, body: string, headers: Readonly<Record<string, string>> = {}) =>
  route.fulfill({ contentType: 'text/html', headers, body });

const faults: Readonly<Record<string, (route: Route) => Promise<void> | void>> = {
  'refuses connections': (route) => route.abort('connectionrefused'),
  'has no document': (route) => route.fulfill({ status: 404, body: 'Not found' }),
  'has failed': (route) => route.fulfill({ status: 500, body: '' }),
  'has another document': (route) => html(route, '<!doctype html><title>Login</title><h1>Please log in</h1>'),
  'leads elsewhere': (route) => route.fulfill({ status: 302, headers: { Location: 'https://evil.example/' } }),
  'may not be framed': (route) =>
    html(route, '<!doctype html>', { 'Content-Security-Policy': `frame-ancestors 'none'` }),
  'may not be framed, in the old way': (route) => html(route, '<!doctype html>', { 'X-Frame-Options': 'DENY' }),
  'has a download': (route) => html(route, '', { 'Content-Disposition': 'attachment' }),
  'never answers': () => undefined,
};

test.describe('one error is heard in time where the service', () => {
  for (const [what, answer] of Object.entries(faults)) {
    test(what, async ({ page, service, insurer, visit, press, heard }) => {
      await page.clock.install();
      await page.route(`${service}/GenericModal/Frame/**`, answer);
      await page.route('https://evil.example/', (route) => html(route, '<!doctype html>'));
      await visit(elementPage({ sessionId: await insurer.session() }));
      await press();
      await expect
        .poll(async () => {
          await page.clock.runFor(5_000);
          return heard();
        })
        .toMatchObject([['portal.error', { Description: expect.stringMatching(/has not (loaded|answered)\.$/) }]]);
      await page.clock.runFor(120_000);
      expect(await heard()).toHaveLength(1);
      await expect(page.locator('iframe')).toHaveCount(0);
    });
  }
});

test.describe('one error names the directive of a policy with', () => {
  for (const directive of [`frame-src 'none'`, `child-src 'none'`, `default-src 'none'`, 'frame-src https:']) {
    const more = directive.startsWith('default-src') ? `; script-src 'self' {service}; connect-src 'self'` : '';
    test(directive, async ({ insurer, service, visit, press, heard }) => {
      const policy = `${directive}${more.replace('{service}', service)}`;
      await visit(elementPage({ sessionId: await insurer.session(), headers: { 'Content-Security-Policy': policy } }));
      await press();
      await expect
        .poll(heard)
        .toMatchObject([['portal.error', { Description: expect.stringContaining(`${service} in its frame-src`) }]]);
    });
  }
});

test('a policy of the page’s scripts and the frame alone is enough', async ({
  page,
  service,
  insurer,
  visit,
  press,
}) => {
  const policy = `default-src 'none'; script-src 'self' ${service}; frame-src ${service}; require-trusted-types-for 'script'`;
  await visit(elementPage({ sessionId: await insurer.session(), headers: { 'Content-Security-Policy': policy } }));
  await press();
  await expect(page.frameLocator('iframe').getByRole('textbox', { name: 'Card number' })).toBeVisible();
});

test('a script that is asked for a mode that there is not shows nothing', async ({ page, open, heard }) => {
  await open(oldPage({ jQuery: '3.7.1', query: '?mode=framed' }));
  await expect.poll(heard).toMatchObject([['portal.error', { Details: { mode: [expect.any(String)] } }]]);
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('a policy that only reports changes nothing', async ({ page, insurer, visit, press }) => {
  const headers = { 'Content-Security-Policy-Report-Only': `frame-src 'none'` };
  await visit(elementPage({ sessionId: await insurer.session(), headers }));
  await press();
  await expect(page.frameLocator('iframe').getByRole('textbox', { name: 'Card number' })).toBeVisible();
});

test.describe('on a page in a sandbox', () => {
  test('without an origin, one error is heard', async ({ page, insurer, visit, press, heard }) => {
    await page.clock.install();
    const headers = { 'Content-Security-Policy': 'sandbox allow-scripts' };
    await visit(elementPage({ sessionId: await insurer.session(), headers }));
    await press();
    await expect
      .poll(async () => {
        await page.clock.runFor(5_000);
        return heard();
      })
      .toMatchObject([['portal.error', {}]]);
    await page.clock.runFor(120_000);
    expect(await heard()).toHaveLength(1);
  });

  test('that has its origin, it opens', async ({ page, insurer, visit, press }) => {
    const headers = { 'Content-Security-Policy': 'sandbox allow-scripts allow-same-origin allow-forms' };
    await visit(elementPage({ sessionId: await insurer.session(), headers }));
    await press();
    await expect(page.frameLocator('iframe').getByRole('textbox', { name: 'Card number' })).toBeVisible();
  });
});
