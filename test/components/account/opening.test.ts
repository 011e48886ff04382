import { expect } from '@open-wc/testing';
import { openPayment, openSave, toPerson, toStored } from './account-harness.ts';
import { savedAccount } from './account-samples.ts';

describe('opening the account modal', () => {
  it('shows no claim and no amount to save a method', async () => {
    const modal = await openSave({ ...toPerson, ClaimNumber: 'CLM-2041', Amount: '1250.50' });
    expect(modal.screen).not.to.contain('CLM-2041');
    expect(modal.screen).not.to.contain('1,250.50');
  });

  it('moves the focus to the chosen saved account', async () => {
    const modal = await openPayment(toStored, { session: { bankAccounts: [savedAccount] } });
    expect(modal.focused).to.equal('PNC Bank account ending in 4321 Checking');
  });
});

describe('the keyboard in the account modal', () => {
  it('moves backwards from the method to the payee and to the close button', async () => {
    const modal = await openPayment();
    await modal.shortcut('Shift', 'Tab');
    expect(modal.focused).to.equal('Correct these details');
    await modal.shortcut('Shift', 'Tab');
    expect(modal.focused).to.equal('Close');
  });

  it('chooses another method with the arrow keys', async () => {
    const modal = await openPayment();
    await modal.key('ArrowDown');
    expect(modal.isChosen('New prepaid account')).to.be.true;
    expect(modal.fields).to.deep.equal([]);
  });

  it('pays without a mouse', async () => {
    const modal = await openPayment();
    await modal.key('Tab');
    await modal.key('ArrowDown');
    await modal.key('Tab', 2);
    await modal.keys('021000021');
    await modal.key('Tab');
    await modal.keys('000123456789');
    await modal.key('Tab');
    await modal.keys('000123456789');
    await modal.key('Enter');
    await modal.shows('Review the payment');
    await modal.key('Tab', 10);
    expect(modal.focused).to.equal('Pay $1,250.50');
    await modal.key('Enter');
    await modal.shows('Payment sent');
    expect(modal.submission.method).to.include({ accountType: 'Savings', accountNumber: '000123456789' });
  });
});
