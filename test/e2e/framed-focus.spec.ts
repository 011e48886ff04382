import { expect, test } from './fixtures.ts';
import { billOptions, pageText, type Options } from './pages.ts';

/* The page and the service are of two sites, as they are in use: Chromium gives the frame a process of its own. */

const other = (service: string) => service.replace('127.0.0.1', 'localhost');

/** @param session A script's expression of a session. */
const elementPage = (service: string, session: string, options: Options) => ({
  html: pageText(
    `<script type="module" src="${other(service)}/GenericModal/Cdn/framed/portal-payment.js"></script>`,
    `<portal-payment base-url="${other(service)}"></portal-payment><button>Pay</button><script src="page.js"></script>`,
  ),
  scripts: {
    'page.js': `document.querySelector('button').onclick = async function () {
      var sessionId = ${session};
      document.querySelector('portal-payment').makePayment(Object.assign({ sessionId: sessionId }, ${JSON.stringify(options)}));
    };`,
  },
});

test('the focus is in the first field of a slow session whose options are fixed, and comes back', async ({
  page,
  service,
  insurer,
  visit,
}) => {
  const session = await insurer.session({ minAmountDue: '107.98', accountBalance: '430.00' });
  let letGo = (): void => undefined;
  const held = new Promise<void>((resolve) => (letGo = resolve));
  await page.route(/Operations\/Open/, async (route) => {
    await held;
    await route.continue();
  });
  await visit(elementPage(service, `'${session}'`, { ...billOptions, lockedOptions: true }));
  const pay = page.getByRole('button', { name: 'Pay', exact: true });
  await pay.click();
  await expect(page.locator('dialog:modal', { hasText: 'Loading…' })).toBeVisible();
  letGo();
  const field = page.frameLocator('dialog[open] iframe').getByLabel('Card number');
  await expect(field).toBeFocused();
  await page.keyboard.type('4111');
  await expect(field).toHaveValue('4111');
  await page.keyboard.press('Escape');
  await page.frameLocator('dialog[open] iframe').getByRole('button', { name: 'Leave' }).click();
  await expect(pay).toBeFocused();
});

test('the focus goes into a frame of another site and stays, and an operation after the other opens', async ({
  page,
  service,
  visit,
}) => {
  await visit(elementPage(service, `await (await fetch('session', { method: 'POST' })).text()`, billOptions));
  const frame = page.frameLocator('dialog[open] iframe');
  for (const operation of ['first', 'second']) {
    await page.getByRole('button', { name: 'Pay', exact: true }).click();
    await expect(frame.getByLabel('Card number'), operation).toBeFocused();
    // As the element does when it shows the frame, which may be after the field has got the focus.
    await page.locator('dialog[open] iframe').evaluate((it: HTMLIFrameElement) => {
      it.blur();
      it.focus();
    });
    await expect(frame.getByLabel('Card number'), operation).toBeFocused();
    await page.keyboard.type('4111');
    await expect(frame.getByLabel('Card number'), operation).toHaveValue('4111');
    await page.keyboard.press('Escape');
    await frame.getByRole('button', { name: 'Leave' }).click();
    await expect(page.getByRole('button', { name: 'Pay', exact: true })).toBeFocused();
  }
});
