import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page, Route } from '@playwright/test';
import { elementPage, payment } from './elements.ts';
import { expect, test as base, type Heard } from './fixtures.ts';
import { billOptions } from './pages.ts';

/* Services and policies that keep a framed element from working. */

interface Fixtures {
  readonly begin: (headers?: Readonly<Record<string, string>>) => Promise<void>;
  /** The events that the page has received after five seconds. */
  readonly later: () => Promise<Heard[]>;
}

const test = base.extend<Fixtures>({
  mode: 'frame',
  begin: ({ insurer, visit, press }, use) =>
    use(async (headers = {}) => {
      const options = { ...billOptions, sessionId: await insurer.session() };
      await visit({ ...elementPage(payment, { options }), headers });
      await press();
    }),
  later: ({ page, heard }, use) =>
    use(async () => {
      await page.clock.runFor(5_000);
      return heard();
    }),
});

const policy = (text: string) => ({ 'Content-Security-Policy': text });

const html = (route: Route, body: string, headers: Readonly<Record<string, string>> = {}) =>
  route.fulfill({ contentType: 'text/html', headers, body });

const faults: Readonly<Record<string, (route: Route) => unknown>> = {
  'refuses connections': (route) => route.abort('connectionrefused'),
  'has no document': (route) => route.fulfill({ status: 404, body: 'Not found' }),
  'fails with status 500': (route) => route.fulfill({ status: 500, body: '' }),
  'sends another document': (route) => html(route, '<!doctype html><title>Login</title><h1>Please log in</h1>'),
  'redirects to another site': (route) =>
    route.fulfill({ status: 302, headers: { Location: 'https://evil.example/' } }),
  'forbids frames with a policy': (route) => html(route, '<!doctype html>', policy(`frame-ancestors 'none'`)),
  'forbids frames with X-Frame-Options': (route) => html(route, '<!doctype html>', { 'X-Frame-Options': 'DENY' }),
  'sends a download': (route) => html(route, '', { 'Content-Disposition': 'attachment' }),
  'never answers': () => undefined,
};

test.describe('the page receives one error', () => {
  test.beforeEach(({ page }) => page.clock.install());

  test.afterEach(async ({ page, heard }) => {
    await page.clock.runFor(120_000);
    expect(await heard()).toHaveLength(1);
    await expect(page.locator('iframe')).toHaveCount(0);
  });

  for (const [what, answer] of Object.entries(faults)) {
    test(`if the service ${what}`, async ({ page, service, begin, later }) => {
      await page.route(`${service}/GenericModal/Frame/**`, answer);
      await page.route('https://evil.example/', (route) => html(route, '<!doctype html>'));
      await begin();
      const Description = expect.stringMatching(/did not answer\.$/);
      await expect.poll(later).toMatchObject([['portal.error', { Description }]]);
    });
  }

  test('if the page is in a sandbox without an origin', async ({ begin, later }) => {
    await begin(policy('sandbox allow-scripts'));
    await expect.poll(later).toMatchObject([['portal.error', {}]]);
  });
});

const blocked = (service: string) =>
  ['portal.error', { Description: expect.stringContaining(`Add ${service} to frame-src`) }] as const;

for (const directive of [`frame-src 'none'`, `child-src 'none'`, `default-src 'none'`, 'frame-src https:']) {
  test(`each call names the policy ${directive}`, async ({ page, service, begin, press, heard }) => {
    const scripts = directive.startsWith('default-src') ? `; script-src 'self' ${service}` : '';
    await begin(policy(directive + scripts));
    const error = blocked(service);
    await expect.poll(heard).toMatchObject([error]);
    await press();
    await expect.poll(heard).toMatchObject([error, error]);
    await expect(page.locator('iframe')).toHaveCount(0);
  });
}

test('a policy without frames causes no error before a call', async ({ page, service, visit, press, heard }) => {
  const headers = policy(`default-src 'none'; script-src 'self' ${service}; connect-src *`);
  await visit({ ...elementPage(payment), headers });
  await page.evaluate(async () => {
    const forbidden = new Promise((resolve) => document.addEventListener('securitypolicyviolation', resolve));
    await customElements.whenDefined('portal-payment');
    (document.querySelector('portal-payment') as unknown as { preload(): void }).preload();
    await forbidden;
  });
  await expect(page.locator('iframe')).toHaveCount(0);
  await expect.poll(heard).toEqual([]);
  await press();
  await expect.poll(heard).toMatchObject([blocked(service)]);
});

const enough = (service: string) =>
  `default-src 'none'; script-src 'self' ${service}; frame-src ${service}; require-trusted-types-for 'script'`;

for (const [what, headers] of [
  ['a policy of the page’s scripts and the frame alone', (service: string) => policy(enough(service))],
  ['a policy that only reports', () => ({ 'Content-Security-Policy-Report-Only': `frame-src 'none'` })],
  ['a sandbox that has its origin', () => policy('sandbox allow-scripts allow-same-origin allow-forms')],
] as const) {
  test(`the modal opens under ${what}`, async ({ service, begin, modal }) => {
    await begin(headers(service));
    await expect(modal.field('Card number')).toBeVisible();
  });
}

test.describe('a frame that stops is reported within seconds', () => {
  const load = ['portal.load', null];
  const unload = ['portal.unload', { reason: 'error' }];
  /** A document that begins and never ends loading. */
  const endless = createServer((_request, response) =>
    response.writeHead(200, { 'Content-Type': 'text/html' }).write('<p>'),
  );
  test.beforeAll(() => new Promise<void>((resolve) => endless.listen(0, '127.0.0.1', resolve)));
  test.afterAll(() => {
    endless.closeAllConnections();
    endless.close();
  });

  const stop = (page: Page) =>
    page
      .frames()[1]
      ?.evaluate((port) => void location.assign(`http://127.0.0.1:${port}/`), (endless.address() as AddressInfo).port);

  test('while a person types, and the next call is answered', async ({ page, begin, press, heard, modal }) => {
    await begin();
    await modal.type('Card number', '4111');
    await stop(page);
    const error = ['portal.error', { Description: expect.stringMatching(/stopped\. Nothing was submitted\.$/) }];
    await expect.poll(heard).toMatchObject([load, error, unload]);
    await expect(page.locator('dialog')).toHaveCount(0);
    await press();
    // The error says that the session is open elsewhere.
    await expect.poll(async () => (await heard())[3]).toMatchObject(load);
  });

  test('during a submission, and the result is unknown', async ({ page, service, begin, heard, modal, ledger }) => {
    await page.route(`${service}/GenericModal/Operations/Pay`, async (route) => {
      await route.fetch();
      await stop(page);
    });
    await begin();
    await modal.payByCard();
    const error = ['portal.error', { Details: { responseCode: ['Unknown'] } }];
    await expect.poll(heard).toMatchObject([load, error, unload]);
    expect(await ledger()).toHaveLength(1);
  });
});
