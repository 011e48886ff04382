import { expect } from '@open-wc/testing';
import { openPayment, openSave, toPerson, toStored } from './account-harness.ts';
import { savedAccount } from './account-samples.ts';

describe('opening the account modal', () => {
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
});
