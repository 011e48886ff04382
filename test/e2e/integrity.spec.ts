import type { Page } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { expect, ready, test } from './fixtures.ts';
import { optionAttributes, pageText, notes, shortBill, strictPage, strictPolicy } from './pages.ts';

/* Every file that a script fetches is the one that was built with it, or nothing of it runs. */

interface Integrity {
  readonly version: string;
  readonly files: Readonly<Record<string, string>>;
}
const { version, files } = JSON.parse(
  readFileSync(new URL('../../dist/script/integrity.json', import.meta.url), 'utf8'),
) as Integrity;

const claimButton = `<button data-toggle="claims" data-method="ClaimsModal" data-option-session-id="x"
  data-option-context="save" data-option-account-id="1001">Pay</button>`;
const [portal, account] = [
  { plugin: 'portal', src: '/GenericModal/Cdn/', file: 'Portal.js' },
  { plugin: 'claims', src: '/Claims/acme/Modal/Cdn/', file: 'Claims.js' },
];

/** Has the service send a file with more in it, as somebody would who has got into it. */
async function tamper(page: Page, file: string): Promise<void> {
  await page.route(`**/${file}*`, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: `${await response.text()}\n;window.tampered = true;` });
  });
}

const isTampered = (page: Page) => page.evaluate(() => 'tampered' in window);

function page(script: typeof portal, button: string, html = 'en', attributes = '') {
  const strict = strictPage(
    [...strictPolicy, 'trusted-types portal-loader claims-account-loader lit-html'],
    `<script async src="${script.src}${script.file}" ${attributes}></script>`,
    button,
    [`${script.plugin}.load`, `${script.plugin}.error`],
  );
  return { ...strict, html: strict.html.replace('lang="en"', `lang="${html}"`) };
}

const payButton = (sessionId: string) =>
  `<button data-toggle="portal" data-method="makePayment" ${optionAttributes({ sessionId, ...shortBill })}>Pay</button>`;

test.describe('a file that was changed is refused', () => {
  for (const [script, file, button] of [
    [portal, 'portal-payment.js', payButton('x')],
    [{ ...portal, file: 'Portal.js?mode=frame' }, 'framed/portal-payment.js', payButton('x')],
    [account, 'claims-account.js', claimButton],
    [account, 'chunks/claims.js', claimButton],
  ] as const) {
    test(`${file}, with one error`, async ({ page: tab, open, heard }) => {
      const messages: string[] = [];
      tab.on('console', (message) => messages.push(message.text()));
      await tamper(tab, file);
      await open(page(script, button), 'Pay', 'service');
      const errors = async () => (await heard()).filter(([code]) => code === `${script.plugin}.error`);
      await expect.poll(errors).toHaveLength(1);
      expect(JSON.stringify(await errors())).toContain(`${file} did not load`);
      expect(messages.filter((text) => text.includes('integrity') && text.includes(file))).not.toEqual([]);
      expect(await isTampered(tab)).toBe(false);
    });
  }

  test('the texts of a language, and the modal speaks English', async ({ page: tab, insurer, open, modal }) => {
    await tamper(tab, 'chunks/payment.es.js');
    await open(page(portal, payButton(await insurer.session()), 'es'), 'Pay', 'service');
    await expect(modal.field('Card number')).toBeVisible();
    expect(await isTampered(tab)).toBe(false);
  });

  test('the marks of brands, and their names stand alone', async ({ page: tab, insurer, open, modal }) => {
    const refused = tab.waitForEvent('console', (message) => message.text().includes('brand-marks.js'));
    await tamper(tab, 'chunks/brand-marks.js');
    await open(page(portal, payButton(await insurer.session())), 'Pay', 'service');
    await expect(modal.field('Card number')).toBeVisible();
    await refused;
    expect(await isTampered(tab)).toBe(false);
  });
});

test.describe('a file as it was built is taken', () => {
  test('with the texts of a language, from the folder of the release', async ({ page: tab, insurer, open }) => {
    const fetched: string[] = [];
    tab.on('request', (request) => fetched.push(new URL(request.url()).pathname));
    const attributes = `integrity="${files['Portal.js'] ?? ''}" crossorigin="anonymous"`;
    await open(page(portal, payButton(await insurer.session()), 'es', attributes), 'Pay', 'service');
    await expect(tab.getByLabel('Número de tarjeta')).toBeVisible();
    const folder = `/GenericModal/Cdn/${version}/`;
    for (const file of ['portal-payment.js', 'chunks/payment.es.js', 'chunks/brand-marks.js'])
      expect(fetched.filter((path) => path.endsWith(file))).toEqual([folder + file]);
  });

  test('from an address with its version', async ({ page: tab, visit, insurer, press, modal }) => {
    const script = { ...portal, src: `${portal.src}${version}/` };
    await visit(page(script, payButton(await insurer.session())), 'service');
    await ready(tab);
    await press();
    await expect(modal.field('Card number')).toBeVisible();
  });

  test('by a page with an import map and no script of ours', async ({ page: tab, service, visit, insurer }) => {
    const folder = `${service}/GenericModal/Cdn/${version}/`;
    const integrity = Object.fromEntries(Object.entries(files).map(([file, value]) => [folder + file, value]));
    await tamper(tab, 'chunks/payment.es.js');
    await visit({
      html: pageText(
        `<script>${notes}</script><script type="importmap">${JSON.stringify({ integrity })}</script>
         <script type="module" src="${folder}portal-payment.js"></script>`,
        `<portal-payment base-url="${service}" lang="es"></portal-payment>`,
      ),
    });
    const options = { sessionId: await insurer.session(), ...shortBill };
    await tab.evaluate(async (given) => {
      await customElements.whenDefined('portal-payment');
      (document.querySelector('portal-payment') as unknown as { makePayment(options: object): void }).makePayment(
        given,
      );
    }, options);
    await expect(tab.getByLabel('Card number')).toBeVisible();
    expect(await isTampered(tab)).toBe(false);
  });
});
