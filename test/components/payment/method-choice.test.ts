import { expect } from '@open-wc/testing';
import { testIn } from '../../test-in.ts';
import { openPayment } from './payment-harness.ts';
import { account, accountDetails, card, savedCard } from './payment-samples.ts';

const userSelect = { paymentCategory: 'UserSelect' } as const;
const test = testIn(() => openPayment(userSelect));

describe('the choice of the method', () => {
  test('keeps the entries of the other method', async (modal) => {
    await modal.fillCard();
    await modal.choose('Bank account');
    await modal.fillAccount();
    await modal.choose('Card');
    for (const [label, text] of Object.entries(card)) expect(modal.value(label), label).to.equal(text);
    await modal.choose('Bank account');
    for (const [label, text] of Object.entries(account)) expect(modal.value(label), label).to.equal(text);
    expect(modal.isChosen('Checking')).to.be.true;
  });

  it('names another method only of the kind that is saved', async () => {
    const modal = await openPayment({ ...userSelect, token: 'TOKEN-1' }, { savedMethod: savedCard });
    expect(modal.choices('Pay with').slice(1)).to.deep.equal(['Another card', 'Bank account']);
  });

  test('removes the errors of the other method from the list', async (modal) => {
    await modal.press('Review payment');
    expect(modal.summary?.links).to.contain('Enter the card number');
    await modal.choose('Bank account');
    expect(modal.summary?.links ?? []).to.deep.equal([]);
  });

  test('decides which fields are shown, checked and sent', async (modal) => {
    await modal.fill('Card number', '4111');
    await modal.choose('Bank account');
    expect(modal.fields).to.deep.equal(Object.keys(account));
    await modal.fillInAndReview();
    await modal.payNow();
    expect(modal.payment.method).to.deep.equal(accountDetails);
    expect(JSON.stringify(modal.payment)).not.to.contain('4111');
  });
});
