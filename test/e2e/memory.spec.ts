import type { Page } from '@playwright/test';
import type { Mode } from '../../config/playwright.ts';
import { expect, test } from './fixtures.ts';
import { heapOf } from './heap.ts';
import type { Modal } from './modal.ts';
import { oldPage } from './pages.ts';

/* What stays in memory once the form is gone. */

async function leave(modal: Modal): Promise<void> {
  await modal.button('Close').first().click();
  await modal.answer('Leave').click();
}

/** How a form ends: the payer leaves, the page removes it, a decline by the security code, a payment. */
const ends: readonly (readonly [cardNumber: string, end: (modal: Modal, page: Page) => Promise<void>])[] = [
  ['5555555555554444', leave],
  [
    '4111111111111111',
    async (modal, page) => {
      const container = await page.locator('#container').elementHandle();
      await container?.evaluate((it) => it.remove());
      await expect(modal.dialog).toBeHidden();
      await container?.evaluate((it) => document.body.append(it));
    },
  ],
  [
    '4000000000000127',
    async (modal) => {
      await modal.reviewAndPay();
      await expect(modal.field('Security code')).toBeFocused();
      await leave(modal);
    },
  ],
  [
    '4242424242424242',
    async (modal) => {
      await modal.reviewAndPay();
      await expect(modal.heading('Payment complete')).toBeVisible();
    },
  ],
];

/** The longest beginning of each card number among the strings of a heap. Short ones are there by chance. */
async function beginningsLeft(page: Page): Promise<string[]> {
  const texts = await heapOf(page);
  const digits = texts.filter((text) => /^[\d ]{7,25}$/.test(text)).map((text) => text.replace(/ /g, ''));
  return ends.flatMap(([cardNumber]) => {
    const beginnings = Array.from(cardNumber, (_, index) => cardNumber.slice(0, index + 1));
    return beginnings.filter((beginning) => beginning.length > 10 && digits.includes(beginning)).slice(-1);
  });
}

// A trace keeps the texts of fields.
test.use({ trace: 'off' });

// A frame on another port of the same host shares the heap of the page.
for (const mode of ['page', 'frame'] as const satisfies readonly Mode[])
  test.describe(`mode ${mode}`, () => {
    test.slow();
    test.use({ mode });

    test('no part of a card number stays on the heap after its form', async ({ page, open, press, modal }) => {
      await open(oldPage());
      for (const [index, [cardNumber, end]] of ends.entries()) {
        if (index > 0) await press();
        await modal.typeCard(cardNumber);
        // A snapshot takes seconds: one shows that what is on the heap is found.
        if (index === 0) expect(await beginningsLeft(page)).toEqual([cardNumber]);
        await end(modal, page);
      }
      await expect.poll(() => beginningsLeft(page), { timeout: 60_000 }).toEqual([]);
    });
  });
