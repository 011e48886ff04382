import { expect } from '@open-wc/testing';
import { openPayment, type PaymentHarness } from './payment-harness.ts';
import { quote } from './payment-samples.ts';

const entered: [title: string, enter: (modal: PaymentHarness) => Promise<void>, asks?: false][] = [
  ['only the page has filled in the form', () => Promise.resolve(), false],
  ['an amount was chosen', (modal) => modal.choose('Account balance')],
  ['a method was chosen', (modal) => modal.choose('Bank account')],
  ['saving was chosen', (modal) => modal.choose('Save this payment method for future payments')],
  ['a name that the page has filled in was changed', (modal) => modal.type('Name on card', 'n')],
];

for (const [title, enter, asks = true] of entered) {
  it(`Canceling a payment ${asks ? 'asks first' : 'needs no question'} if ${title}`, async () => {
    const choices = { paymentCategory: 'UserSelect', saveOption: 'UserSelect' } as const;
    const modal = await openPayment({ ...choices, policyHolderName: 'Jordan', billingZip: '10001' });
    await enter(modal);
    await modal.press('Cancel');
    expect(modal.isAsking).to.equal(asks);
    const ends = asks ? [] : ['portal.paymentCanceled', 'portal.unload'];
    expect(modal.eventCodes).to.deep.equal(['portal.load', ...ends]);
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

it('A payer who returns to the page while the price is fetched has to enter the numbers again, and no error is raised', async () => {
  const modal = await openPayment();
  const answer = modal.service.hold('quote');
  await modal.fillCard();
  await modal.press('Review payment');
  await modal.putPageAway();
  answer.resolve(quote);
  await modal.showsForm();
  expect(modal.eventCodes).to.deep.equal(['portal.load']);
});
