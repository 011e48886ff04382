import type { Page } from '@playwright/test';
import { readFileSync } from 'node:fs';
import type { PortalPayment } from '../../components/portal-payment/portal-payment.ts';
import { elementCases, elementPage, payment, type ElementCase } from './elements.ts';
import { expect, holdBack, test } from './fixtures.ts';
import type { Modal } from './modal.ts';
import { notes, pageText, shortBill, strictBillPage, strictPolicy } from './pages.ts';

/* A script runs only files that were built with it. `engines/integrity.spec.ts` changes the modules themselves. */

const { version, files } = JSON.parse(
  readFileSync(new URL('../../dist/script/integrity.json', import.meta.url), 'utf8'),
) as { readonly version: string; readonly files: Readonly<Record<string, string>> };

/** Makes the service send a changed file, as an attacker with access to it would. */
async function tamper(page: Page, file: string): Promise<void> {
  await page.route(`**/${file}*`, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: `${await response.text()}\n;window.tampered = true;` });
  });
}

async function expectUntouched(page: Page): Promise<void> {
  for (const frame of page.frames()) expect(await frame.evaluate(() => 'tampered' in window)).toBe(false);
}

function page(sessionId: string, lang = 'en', attributes = '') {
  const policy = [...strictPolicy, 'trusted-types portal-loader lit-html'];
  const strict = strictBillPage(policy, sessionId, attributes);
  return { ...strict, html: strict.html.replace('lang="en"', `lang="${lang}"`) };
}

test.describe('a changed file is rejected', () => {
  test('with the texts of a language, and the modal opens in English', async ({ page: tab, insurer, open, modal }) => {
    await tamper(tab, 'chunks/payment.es.js');
    await open(page(await insurer.session(), 'es'), 'Pay', 'service');
    await expect(modal.field('Card number')).toBeVisible();
    await expectUntouched(tab);
  });

  test('with the review, and nothing can be submitted', async ({ page: tab, insurer, open, modal }) => {
    const refused = tab.waitForEvent('console', (message) => message.text().includes('payment.later.js'));
    await tamper(tab, 'chunks/payment.later.js');
    await open(page(await insurer.session()), 'Pay', 'service');
    await modal.typeCard();
    await refused;
    await modal.button('Review payment').click();
    await expect(tab.getByText('Nothing has been charged or saved.')).toBeVisible();
    await expectUntouched(tab);
  });
});

test.describe('a changed file of the frame is rejected', () => {
  test.use({ mode: 'frame' });

  test('with the form, and the page receives one error', async ({ page: tab, visit, press, heard }) => {
    await tamper(tab, `Frame/v1/${version}/portal-payment.js`);
    await visit(elementPage(payment));
    await press();
    const Description = expect.stringMatching(/did not answer\.$/);
    await expect.poll(heard).toMatchObject([['portal.error', { Description }]]);
    await expectUntouched(tab);
  });

  test('with the review, and nothing can be submitted', async ({ page: tab, visit, press, modal, place }) => {
    await tamper(tab, `Frame/v1/${version}/chunks/payment.later.js`);
    await visit(elementPage(payment));
    await press();
    await modal.typeCard();
    await modal.button('Review payment').click();
    await expect(place.getByText('Nothing has been charged or saved.')).toBeVisible();
    await expectUntouched(tab);
  });
});

// Firefox and older versions of Chromium remember that a module failed.
test.describe('a file whose request failed is fetched again', () => {
  test('and so are the calls of a session, which opens then', async ({ page: tab, insurer, open, modal }) => {
    const calls = '**/http-payment-calls.later.js*';
    await tab.route(calls, (route) => route.abort());
    await open(page(await insurer.session()), 'Pay', 'service');
    await expect(modal.heading('We couldn’t connect')).toBeFocused();
    await tab.unroute(calls);
    await modal.button('Try again').click();
    await expect(modal.field('Card number')).toBeVisible();
  });

  test.describe('in a frame', () => {
    test.use({ mode: 'frame' });

    test('by its document, for the review', async ({ page: tab, visit, press, modal }) => {
      await failReviews(tab);
      await visit(elementPage(payment));
      await press();
      await modal.typeCard('4111 1111 1111 1112');
      await modal.button('Review payment').click();
      await expect(modal.dialog.getByText('Nothing has been charged or saved.')).toBeVisible();
      await tab.unroute(reviews);
      await modal.button('Review payment').click();
      await expect(modal.field('Card number')).toHaveAccessibleDescription(/one digit is wrong/);
      await modal.type('Card number', '4111 1111 1111 1111');
      await modal.review();
    });
  });

  test('and a refusal is shown without its reason', async ({ page: tab, open, modal }) => {
    await failReviews(tab);
    await open(page('SES-none'), 'Pay', 'service');
    await expect(modal.heading('We can’t continue')).toBeFocused();
    await expect(tab.getByText('Check whether it went through before you try again.')).toBeVisible();
    await modal.close();
  });

  const save = (modal: Modal) => modal.typeCard().then(() => modal.button('Save payment method').click());
  const saving: ElementCase = { ...payment, method: 'savePaymentMethod', done: 'Payment method saved', use: save };
  for (const operation of [...elementCases.slice(1), saving]) {
    test(`before ${operation.tag} submits`, async ({ page: tab, visit, press, modal, insurer }) => {
      const later = /(claims|payment)\.later\.js/;
      await tab.route(later, (route) => route.abort());
      await visit(elementPage(operation, { options: await operation.options(insurer) }));
      await press();
      const heading = await modal.dialog.getByRole('heading').first().innerText();
      await operation.use(modal);
      await expect(modal.dialog.getByRole('group', { name: /^Nothing has (changed|been)/ })).toBeFocused();
      const release = await holdBack(tab, later);
      await operation.use(modal);
      await expect(modal.dialog.getByRole('status')).toHaveText('Loading…');
      await expect(modal.heading(heading)).toBeVisible();
      release();
      await expect(modal.heading(operation.done)).toBeVisible();
    });
  }

  const reviews = '**/payment.later.js*';
  const failReviews = (tab: Page) => tab.route(reviews, (route) => route.abort());
});

test.describe('an unchanged file is accepted', () => {
  test('from the folder of the release', async ({ page: tab, insurer, open }) => {
    const fetched: string[] = [];
    tab.on('request', (request) => fetched.push(new URL(request.url()).pathname));
    const attributes = `integrity="${files['Portal.js'] ?? ''}" crossorigin="anonymous"`;
    await open(page(await insurer.session(), 'es', attributes), 'Pay', 'service');
    await expect(tab.getByLabel('Número de tarjeta')).toBeVisible();
    const folder = `/GenericModal/Cdn/${version}/`;
    for (const file of ['portal-payment.js', 'chunks/payment.es.js', 'chunks/payment.later.js'])
      expect(fetched.filter((path) => path.endsWith(file))).toEqual([folder + file]);
  });

  test('by a page with an import map that lists its integrity', async ({ page: tab, service, visit, insurer }) => {
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
      document.querySelector<PortalPayment>('portal-payment')?.makePayment(given);
    }, options);
    await expect(tab.getByLabel('Card number')).toBeVisible();
    await expectUntouched(tab);
  });
});
