import { expect, type FrameLocator, type Page } from '@playwright/test';
import { testOfSite, violationsIn } from './built-site.ts';
import { Modal } from './modal.ts';

/** The first page of the demo, as `npm run build:demo` has built it. */
const test = testOfSite({ configFile: false, build: { outDir: 'dist-demo' } }).extend<{ readonly front: Page }>({
  front: async ({ page }, use) => {
    await page.goto('/');
    await expect(page.getByRole('button', { name: 'Make a payment' })).toHaveAttribute('aria-disabled', 'false');
    await use(page);
  },
});

const products = [
  ['Make a payment', 'Make a payment'],
  ['Pay a claim', 'Pay a claim'],
  ['Ask for approval', 'Review the approval request'],
] as const;

for (const [button, heading] of products) {
  test(`opens “${heading}” at once by the keyboard, and gives the focus back`, async ({ front }) => {
    await front.getByRole('button', { name: button, exact: true }).focus();
    await front.keyboard.press('Enter');
    await expect(front.getByRole('dialog').getByRole('heading', { name: heading, exact: true })).toBeVisible();
    await front.keyboard.press('Escape');
    await expect(front.getByRole('dialog')).toHaveCount(0);
    await expect(front.getByRole('button', { name: button, exact: true })).toBeFocused();
  });
}

test('opens with the chosen theme and language', async ({ front }) => {
  await front.getByRole('radio', { name: 'Dark' }).check();
  await front.getByRole('radio', { name: 'Español' }).check();
  await expect(front.getByRole('heading', { level: 1 })).toHaveText('Ventanas de pago para aseguradoras');
  await front.getByRole('button', { name: 'Realizar un pago' }).click();
  const dialog = front.getByRole('dialog');
  await expect(dialog.getByRole('button', { name: 'Revisar pago' })).toBeVisible();
  expect(await dialog.evaluate((it) => getComputedStyle(it).colorScheme)).toBe('dark');
});

test('opens on a phone, which disappears with the modal', async ({ front }) => {
  await front.getByRole('radio', { name: 'Phone' }).check();
  await front.getByRole('button', { name: 'Pay a claim' }).click();
  const phone: FrameLocator = front.frameLocator('iframe');
  await expect(phone.getByRole('heading', { name: 'Pay a claim' })).toBeVisible();
  expect(await phone.getByRole('dialog').evaluate((it) => it.getBoundingClientRect().width)).toBeLessThanOrEqual(390);
  await phone.getByRole('button', { name: 'Cancel', exact: true }).click();
  await expect(front.locator('iframe')).toHaveCount(0);
  await expect(front.getByRole('button', { name: 'Pay a claim' })).toBeFocused();
});

test('pays in a frame, and the page’s sandbox answers its requests', async ({ front }) => {
  await front.goto('/#/payment/framed');
  const begin = front.getByRole('button', { name: 'Open the modal' });
  await begin.click();
  const modal = new Modal(front, front.frameLocator('dialog[open] iframe'));
  await modal.payByCard();
  await expect(modal.heading('Payment complete')).toBeVisible();
  await modal.close();
  await expect(front.locator('demo-events')).toContainText('portal.paymentComplete');
  await expect(front.getByRole('region', { name: 'Ledger', exact: true })).toContainText('110.48');
  await expect(begin).toBeFocused();
});

test('pays what the server has fixed, not the amount of a changed page or script', async ({ front }) => {
  test.slow();
  const open = front.getByRole('button', { name: 'Open the modal' });
  const events = front.locator('demo-events');
  const ledger = front.getByRole('region', { name: 'Ledger', exact: true });
  const modal = new Modal(front);

  await front.goto('/#/payment/locked-options-page-tampered');
  await open.click();
  await expect(events).toContainText('minAmountDue');
  await expect(events).not.toContainText('portal.load');
  await expect(front.getByRole('dialog')).toHaveCount(0);

  await front.goto('/#/payment/locked-options-script-tampered');
  await open.click();
  await modal.payByCard();
  await expect(modal.heading('We can’t start this payment')).toBeVisible();
  await modal.close();
  await expect(ledger).not.toContainText('110.48');

  await front.goto('/#/payment/locked-options');
  await open.click();
  await modal.payByCard();
  await expect(modal.heading('Payment complete')).toBeVisible();
  await modal.close();
  await expect(events).toContainText('portal.paymentComplete');
  await expect(ledger).toContainText('110.48');
});

test('old addresses lead to the same pages', async ({ front }) => {
  for (const [address, title] of [
    ['payment/make-a-payment', 'Make a payment'],
    ['payment/earlier-form', 'Earlier format'],
    ['claims-account/pay-a-company', 'Pay a company'],
    ['claims-adjuster/every-role', 'Every role'],
    ['test-numbers', 'Test numbers'],
  ] as const) {
    await front.goto(`/#/${address}`);
    await expect(front.getByRole('heading', { level: 1 })).toHaveText(title);
  }
});

test('an example has a picture of the modal, which follows its controls', async ({ front }) => {
  await front.goto('/#/payment/brand');
  const picture = front.locator('.preview img:visible');
  await expect(picture).toHaveAttribute('src', /makePayment-harborline-en/);
  await front.getByLabel('Language', { exact: true }).selectOption('es');
  await expect(picture).toHaveAttribute('src', /makePayment-harborline-es/);
});

test('no column is cut off', async ({ front }) => {
  for (const address of ['', 'test-numbers', 'payment/brand', 'claims-adjuster/three-parties']) {
    await front.goto(`/#/${address}`);
    for (const width of [320, 390, 480, 768, 1024, 1280, 1600]) {
      await front.setViewportSize({ width, height: 800 });
      const cut = await front.evaluate(() =>
        [document.documentElement, ...document.querySelectorAll('main, .table-scroll')]
          .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth + 1)
          .map((it) => it.getAttribute('aria-label') ?? it.localName),
      );
      expect(cut, `“${address}”, ${width} pixels wide`).toEqual([]);
    }
  }
});

test('axe finds no problem in any color scheme, in English and Spanish, or on an example', async ({ front }) => {
  await front.emulateMedia({ forcedColors: 'active' });
  expect(await violationsIn(front)).toEqual([]);
  for (const colorScheme of ['dark', 'light'] as const) {
    await front.emulateMedia({ colorScheme, forcedColors: 'none' });
    for (const language of ['English', 'Español']) {
      await front.getByRole('radio', { name: language }).check();
      expect(await violationsIn(front), `${colorScheme}, ${language}`).toEqual([]);
    }
  }
  await front.goto('/#/payment/brand');
  await expect(front.getByRole('heading', { level: 1 })).toHaveText('An insurer’s brand');
  expect(await violationsIn(front)).toEqual([]);
});
