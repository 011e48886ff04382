import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { Modal } from './modal.ts';
import { billOptions, pageText } from './pages.ts';

/* What a person does with the modal besides typing, where it is in a frame: printing, copying, a small screen, the other direction. */

const framedPage = (service: string, around = '') => ({
  html: pageText(
    `<script type="module" src="${service}/GenericModal/Cdn/framed/portal-payment.js"></script>`,
    `<p>The insurer’s page</p><div ${around}><portal-payment base-url="${service}"></portal-payment></div><button>Pay</button><script src="page.js"></script>`,
  ),
  scripts: {
    'page.js': `document.querySelector('button').onclick = async function () {
      var sessionId = await (await fetch('session', { method: 'POST' })).text();
      document.querySelector('portal-payment').makePayment(Object.assign({ sessionId: sessionId }, ${JSON.stringify(billOptions)}));
    };`,
  },
});

const frameOf = (page: Page) => page.frameLocator('dialog[open] iframe');
const modalIn = (page: Page) => new Modal(page, frameOf(page));

test('prints alone, and the page is there again', async ({ page, service, visit, press }) => {
  await visit(framedPage(service));
  await press();
  await expect(modalIn(page).field('Card number')).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText('The insurer’s page')).toBeHidden();
  await expect(modalIn(page).field('Card number')).toBeVisible();
  await page.emulateMedia({ media: 'screen' });
  await expect(page.getByText('The insurer’s page')).toBeVisible();
});

test('names what its fields are for, for the browser to fill them', async ({ page, service, visit, press }) => {
  await visit(framedPage(service));
  await press();
  for (const [name, token] of [
    ['Card number', 'cc-number'],
    ['Expiration date', 'cc-exp'],
    ['Security code', 'cc-csc'],
    ['Name on card', 'cc-name'],
  ] as const)
    await expect(modalIn(page).field(name)).toHaveAttribute('autocomplete', token);
});

test('copies the confirmation number', async ({ page, context, service, visit, press }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await visit(framedPage(service));
  await press();
  const modal = modalIn(page);
  await modal.payByCard();
  await expect(modal.heading('Payment complete')).toBeVisible();
  const term = modal.dialog.getByRole('term').filter({ hasText: 'Confirmation number' });
  const shown = await term.locator('xpath=following-sibling::dd').textContent();
  await modal.button('Copy').click();
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(shown);
});

test('fits on a narrow screen, right to left', async ({ page, service, visit, press }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await visit(framedPage(service, 'dir="rtl"'));
  await press();
  const { dialog } = modalIn(page);
  await expect(dialog).toBeVisible();
  const screen = await dialog.evaluate((it) => {
    const { left, right } = it.getBoundingClientRect();
    const { scrollWidth, clientWidth } = document.documentElement;
    return { direction: getComputedStyle(it).direction, left, right, overflow: scrollWidth - clientWidth };
  });
  expect(screen).toEqual({ direction: 'rtl', left: 0, right: 320, overflow: 0 });
});
