import { expect, test } from './fixtures.ts';
import { billOptions, pageText } from './pages.ts';

/* The page and the service are of two sites, as they are in use: Chromium gives the frame a process of its own. */

test('the focus goes into a frame of another site and stays, and an operation after the other opens', async ({
  page,
  service,
  visit,
}) => {
  const other = service.replace('127.0.0.1', 'localhost');
  await visit({
    html: pageText(
      `<script type="module" src="${other}/GenericModal/Cdn/framed/portal-payment.js"></script>`,
      `<portal-payment base-url="${other}"></portal-payment><button>Pay</button><script src="page.js"></script>`,
    ),
    scripts: {
      'page.js': `document.querySelector('button').onclick = async function () {
        var sessionId = await (await fetch('session', { method: 'POST' })).text();
        document.querySelector('portal-payment').makePayment(Object.assign({ sessionId: sessionId }, ${JSON.stringify(billOptions)}));
      };`,
    },
  });
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
