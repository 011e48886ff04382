import { claim, individual } from './claims.ts';
import { elementPage, payment } from './elements.ts';
import { expect, holdBack, ready, test, testOfTwoSites } from './fixtures.ts';
import { Modal } from './modal.ts';
import { billOptions, notes, oldPage, pageText, payButton, scriptTag, shortBill } from './pages.ts';

/* The modals in a frame of the service's own origin. `element.spec.ts` holds what both modes have in common. */

test.use({ mode: 'frame' });

test.describe('a page whose script names no mode', () => {
  test.use({ mode: 'default' });

  const options = { ...claim, IndividualDetails: individual };
  for (const [heading, settings] of [
    ['Make a payment', {}],
    ['Pay a claim', { scripts: ['account'], method: 'ClaimsModal', options }],
  ] as const) {
    test(`gets a frame if the script is from another origin: ${heading}`, async ({ open, modal, page }) => {
      await open(oldPage({ ...settings }));
      await expect(modal.heading(heading)).toBeVisible();
      await expect(page.locator('dialog[open] iframe')).toHaveCount(1);
    });
  }

  test('gets the element in the page if the script is from its own origin', async ({ page, open }) => {
    await open(oldPage(), 'Pay', 'service');
    await new Modal(page, page).payByCard();
    await expect(page.locator('iframe')).toHaveCount(0);
  });

  test('gets a frame by an attribute of its button', async ({ page, insurer, open, heard }) => {
    const button = payButton(await insurer.session(), 'data-mode="frame"');
    const listening = `<script>document.addEventListener('portal.paymentComplete', function (e) { note(e.type); });</script>`;
    await open({ html: pageText(`<script>${notes}</script>${scriptTag('portal')}`, button + listening) });
    await new Modal(page, page.frameLocator('iframe')).payByCard();
    await expect.poll(heard).toEqual([['portal.paymentComplete']]);
  });

  test('is refused for a misspelled mode, which does not keep a frame from opening later', async ({
    page,
    insurer,
    open,
    press,
    heard,
  }) => {
    const button = payButton(await insurer.session(), 'data-mode="Frame"');
    const listening = `<script>document.addEventListener('portal.error', function (e) { note(e.type); });</script>`;
    await open({ html: pageText(`<script>${notes}</script>${scriptTag('portal')}`, button + listening) });
    await expect.poll(heard).toEqual([['portal.error']]);
    await page.locator('button').evaluate((element) => element.setAttribute('data-mode', 'frame'));
    await press();
    await new Modal(page, page.frameLocator('iframe')).payByCard();
  });

  test('shows nothing for an unknown mode', async ({ page, open, heard }) => {
    await open(oldPage({ query: '?mode=framed' }));
    await expect.poll(heard).toMatchObject([['portal.error', { Details: { mode: [expect.any(String)] } }]]);
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });
});

test('a page that is isolated from other origins takes a payment in a frame', async ({ page, open, modal, codes }) => {
  const headers = { 'Cross-Origin-Opener-Policy': 'same-origin', 'Cross-Origin-Embedder-Policy': 'require-corp' };
  await open({ ...oldPage({ options: shortBill }), headers });
  expect(await page.evaluate(() => crossOriginIsolated)).toBe(true);
  await modal.payByCard();
  await expect.poll(codes).toContain('portal.paymentComplete');
});

test.describe('the framed element as a part of the page', () => {
  const attributes = 'display="inline"';

  test('takes a payment, with the height of its content', async ({ page, visit, press, codes }) => {
    await visit(elementPage(payment, { attributes, around: '<p>The insurer’s page</p>' }));
    const frame = page.locator('portal-payment iframe');
    const place = frame.contentFrame();
    const modal = new Modal(page, place, place.locator('section'));
    await press();
    await expect(modal.field('Card number')).toBeFocused();
    const height = () => frame.evaluate((it) => it.getBoundingClientRect().height);
    const content = () => modal.dialog.evaluate(() => document.documentElement.scrollHeight);
    const fits = async () => expect(await content()).toBe(await height());
    await expect(fits).toPass();
    await modal.payByCard();
    await expect(modal.heading('Payment complete')).toBeVisible();
    await expect(fits).toPass();
    await modal.close();
    await expect(frame).toHaveCSS('height', '0px');
    expect(await codes()).toContain('portal.paymentComplete');
  });

  test('of a container, acknowledges a payment later, and opens again', async ({ page, visit, press, ledger }) => {
    const acknowledged = { ...shortBill, acknowledgmentRequired: 'true' };
    await visit(oldPage({ settings: { display: 'inline' }, options: acknowledged }));
    await page.evaluate(() =>
      document.addEventListener('portal.paymentComplete', ({ detail }: CustomEventInit<{ acknowledge(): void }>) =>
        setTimeout(() => detail?.acknowledge(), 500),
      ),
    );
    const place = page.locator('#container iframe').contentFrame();
    const modal = new Modal(page, place, place.locator('section'));
    await ready(page);
    await press();
    await modal.payByCard();
    await expect.poll(ledger).toMatchObject([{ acknowledged: true }]);
    await press();
    await expect(modal.field('Card number')).toBeVisible();
  });

  test('opens while hidden; nothing was submitted if the page removes it', async ({ page, visit, press, codes }) => {
    await visit(elementPage(payment, { attributes: `${attributes} hidden` }));
    await press();
    await expect.poll(codes).toEqual(['portal.load']);
    await page.locator('portal-payment').evaluate((it) => it.removeAttribute('hidden'));
    await page.frameLocator('portal-payment iframe').getByRole('textbox', { name: 'Card number' }).fill('4111');
    await page.locator('portal-payment').evaluate((it) => it.remove());
    await expect.poll(codes).toEqual(['portal.load', 'portal.error', 'portal.unload']);
  });
});

test.describe('the framed element', () => {
  test('prepares the modal in the frame when a person is about to open it', async ({ page, visit }) => {
    await visit(elementPage(payment));
    const marks = page.waitForRequest(/payment\.later/);
    await page.getByRole('button', { name: 'Pay' }).hover();
    expect((await marks).frame()).not.toBe(page.mainFrame());
  });

  test('prints alone, and the page is visible again', async ({ page, visit, press, modal }) => {
    await visit(elementPage(payment, { around: '<p>The insurer’s page</p>' }));
    await press();
    await expect(modal.field('Card number')).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByText('The insurer’s page')).toBeHidden();
    await expect(modal.field('Card number')).toBeVisible();
    await page.emulateMedia({ media: 'screen' });
    await expect(page.getByText('The insurer’s page')).toBeVisible();
  });

  test('copies the confirmation number', async ({ page, context, visit, press, modal }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await visit(elementPage(payment));
    await press();
    await modal.payByCard();
    await expect(modal.heading('Payment complete')).toBeVisible();
    const term = modal.dialog.getByRole('term').filter({ hasText: 'Confirmation number' });
    const shown = await term.locator('xpath=following-sibling::dd').textContent();
    await modal.button('Copy').click();
    await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(shown);
  });

  test('fits on a narrow screen, right to left', async ({ page, visit, press, modal: { dialog } }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await visit(elementPage(payment, { attributes: 'dir="rtl"' }));
    await press();
    await expect(dialog).toBeVisible();
    const screen = await dialog.evaluate((it) => {
      const { left, right } = it.getBoundingClientRect();
      const { scrollWidth, clientWidth } = document.documentElement;
      return { direction: getComputedStyle(it).direction, left, right, overflow: scrollWidth - clientWidth };
    });
    expect(screen).toEqual({ direction: 'rtl', left: 0, right: 320, overflow: 0 });
  });
});

test.describe('in a frame of another site, the focus', () => {
  const test = testOfTwoSites;

  test('is in the first field once a slow session has opened', async ({ page, insurer, visit, modal }) => {
    const sessionId = await insurer.session({ minAmountDue: '107.98', accountBalance: '430.00' });
    const letGo = await holdBack(page, /Operations\/Open/);
    const options = { ...billOptions, sessionId, lockedOptions: true };
    await visit(elementPage(payment, { options }));
    const pay = page.getByRole('button', { name: 'Pay', exact: true });
    await pay.click();
    await expect(page.locator('dialog:modal', { hasText: 'Loading…' })).toBeVisible();
    letGo();
    await expect(modal.field('Card number')).toBeFocused();
    await page.keyboard.type('4111');
    await expect(modal.field('Card number')).toHaveValue('4111');
    await page.keyboard.press('Escape');
    await modal.answer('Leave').click();
    await expect(pay).toBeFocused();
  });

  test('stays in the frame during consecutive operations', async ({ page, visit, press, modal }) => {
    await visit(elementPage(payment));
    const field = modal.field('Card number');
    for (const operation of ['first', 'second']) {
      await press();
      await expect(field, operation).toBeFocused();
      // Imitates the element, which may show the frame after the field has received the focus.
      await page.locator('dialog[open] iframe').evaluate((it: HTMLIFrameElement) => {
        it.blur();
        it.focus();
      });
      await expect(field, operation).toBeFocused();
      await page.keyboard.type('4111');
      await expect(field, operation).toHaveValue('4111');
      await page.keyboard.press('Escape');
      await modal.answer('Leave').click();
      await expect(page.getByRole('button', { name: 'Pay', exact: true })).toBeFocused();
    }
  });
});
