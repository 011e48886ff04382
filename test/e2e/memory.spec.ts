import type { Page } from '@playwright/test';
import type { Mode } from '../../config/playwright.ts';
import { expect, test } from './fixtures.ts';
import { heapOf } from './heap.ts';
import type { Modal } from './modal.ts';
import { oldPage } from './pages.ts';

/* What stays in memory once the form is gone. */

/** The sandbox declines it, because of the security code. */
const declined = '4000000000000127';
const accepted = '4242424242424242';

async function leave(modal: Modal): Promise<void> {
  await modal.button('Close').first().click();
  await modal.answer('Leave').click();
}

const ends: Readonly<Record<string, [cardNumber: string, end: (modal: Modal, page: Page) => Promise<void>]>> = {
  'the payer leaves': [declined, leave],
  'the payer leaves after a decline': [
    declined,
    async (modal) => {
      await modal.reviewAndPay();
      await expect(modal.field('Security code')).toBeFocused();
      await leave(modal);
    },
  ],
  'the payment is complete': [
    accepted,
    async (modal) => {
      await modal.reviewAndPay();
      await expect(modal.heading('Payment complete')).toBeVisible();
    },
  ],
  'the page removes the container': [
    accepted,
    (_modal, page) => page.locator('#container').evaluate((it) => it.remove()),
  ],
};

/** The longest beginning of the card number among the strings of a heap. Short ones are there by chance. */
async function longestLeft(cardNumber: string, page: Page): Promise<string> {
  const texts = await heapOf(page);
  const digits = texts.filter((text) => /^[\d ]{7,25}$/.test(text)).map((text) => text.replace(/ /g, ''));
  const lengths = Array.from(cardNumber, (_, index) => index + 1).filter((length) => length > 10);
  const left = lengths.filter((length) => digits.includes(cardNumber.slice(0, length)));
  return cardNumber.slice(0, left.at(-1) ?? 0);
}

// A trace keeps the texts of fields.
test.use({ trace: 'off' });

// A frame on another port of the same host shares the heap of the page.
for (const mode of ['page', 'frame'] as const satisfies readonly Mode[])
  test.describe(`mode ${mode}: no part of the card number stays on the heap after`, () => {
    test.slow();
    test.use({ mode });

    for (const [what, [cardNumber, end]] of Object.entries(ends))
      test(what, async ({ page, open, modal }) => {
        await open(oldPage());
        await modal.typeCard(cardNumber);
        // A snapshot takes seconds: one in each mode shows that what is on the heap is found.
        if (end === leave) expect(await longestLeft(cardNumber, page)).toBe(cardNumber);
        await end(modal, page);
        await expect.poll(() => longestLeft(cardNumber, page), { timeout: 25_000 }).toBe('');
      });
  });
