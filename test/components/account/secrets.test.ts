import { expect } from '@open-wc/testing';
import { openPayment } from './account-harness.ts';

it('The review stays in the back/forward cache if no secret was typed', async () => {
  const modal = await openPayment();
  await modal.choose('New prepaid account');
  await modal.review();
  await modal.putPageAway();
  expect(modal.heading).to.equal('Review the payment');
  await modal.payNow();
});
