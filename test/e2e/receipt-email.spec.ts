import type { Route } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { billOptions, buttonPage } from './pages.ts';

test('the receipt is sent by e-mail once, on request', async ({ insurer, open, modal, codes, outbox, ledger }) => {
  const { page } = modal;
  await open(buttonPage({ jQuery: '4.0.0', options: billOptions }, await insurer.session()));
  await modal.payByCard();
  await modal.button('Email receipt').click();
  await expect(modal.field('Email address')).toBeFocused();
  await page.keyboard.type('pat@example.com');
  // The request arrives and its answer is lost: the next one sends no second e-mail.
  const lose = async (route: Route) => {
    await route.fetch();
    await route.abort();
  };
  await page.route('**/SendReceipt', lose, { times: 1 });
  await page.keyboard.press('Enter');
  await expect(modal.dialog.getByRole('status')).toContainText('We couldn’t send the receipt.');
  await modal.button('Send receipt').click();
  await expect(modal.dialog.getByRole('status')).toContainText('Receipt sent to pat@example.com');
  expect(await outbox()).toMatchObject([
    { to: 'pat@example.com', subject: 'Your payment of $110.48 to Harborline Mutual Insurance' },
  ]);
  expect(await ledger()).toHaveLength(1);
  await modal.close();
  await expect.poll(codes).toContain('portal.unload');
});
