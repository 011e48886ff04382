import { expect } from '@open-wc/testing';
import { openPayment, type PaymentHarness } from './payment-harness.ts';
import { quote } from './payment-samples.ts';

it('Canceling a payment needs no question if only the page has filled in the form', async () => {
  const modal = await openPayment({ policyHolderName: 'Jordan Rivera', billingZip: '10001' });
  await modal.press('Cancel');
  expect(modal.eventCodes).to.deep.equal(['portal.load', 'portal.paymentCanceled', 'portal.unload']);
});

const entered: [title: string, enter: (modal: PaymentHarness) => Promise<void>][] = [
  ['an amount was chosen', (modal) => modal.choose('Account balance')],
  ['a method was chosen', (modal) => modal.choose('Bank account')],
  ['saving was chosen', (modal) => modal.choose('Save this payment method for future payments')],
  ['a name that the page has filled in was changed', (modal) => modal.type('Name on card', 'n')],
];

for (const [title, enter] of entered) {
  it(`Canceling a payment asks first if ${title}`, async () => {
    const choices = { paymentCategory: 'UserSelect', saveOption: 'UserSelect' } as const;
    const modal = await openPayment({ ...choices, policyHolderName: 'Jordan' });
    await enter(modal);
    await modal.press('Cancel');
    expect(modal.isAsking).to.be.true;
  });
}

it('The question whether to leave does not prevent the review from appearing behind it', async () => {
  const modal = await openPayment();
  const answer = modal.service.hold('quote');
  await modal.fillCard();
  await modal.press('Review payment');
  await modal.key('Escape');
  answer.resolve(quote);
  await modal.rest();
  expect(modal.isAsking).to.be.true;
  await modal.press('Keep going');
  expect(modal.heading).to.equal('Review your payment');
  expect(modal.focused).to.equal('Review your payment');
});
