import { expect } from '@open-wc/testing';
import { describeBankFields } from '../suites/bank-fields-suite.ts';
import { payeePayment } from './account-cases.ts';
import { ePay, openPayment, openRequest, toStored } from './account-harness.ts';
import { account, savedAccount } from './account-samples.ts';

const saved = 'PNC Bank account ending in 4321';
const session = {
  bankAccounts: [
    savedAccount,
    { ...savedAccount, token: 'ACC-2', bankName: null, lastFourDigits: '8765', savedAt: '2026-11-03T21:05:09' },
  ],
  prepaidAccount: { balance: 123_456 },
};

describeBankFields(payeePayment);

describe('the methods of a payee', () => {
  it('are a bank account and a new prepaid account if nothing is saved', async () => {
    const modal = await openPayment();
    expect(modal.choices('Pay to')).to.deep.equal(['Bank account', 'New prepaid account']);
    expect(modal.isChosen('Bank account')).to.be.true;
  });

  it('list the saved ones first, masked, with the balance of the prepaid account', async () => {
    const modal = await openPayment({ ...toStored, EPayAllowed: true }, { session });
    expect(modal.choices('Pay to')).to.deep.equal([
      `${saved} Checking`,
      'Bank account ending in 8765 Checking · Saved on November 3, 2026',
      'Another bank account',
      'Prepaid account Balance $1,234.56',
      ePay,
    ]);
    expect(modal.isChosen(saved)).to.be.true;
    expect(modal.fields).to.deep.equal([]);
  });

  it('have the focus on the chosen saved account', async () => {
    const modal = await openPayment(toStored, { session });
    expect(modal.focused).to.equal('PNC Bank account ending in 4321 Checking');
  });

  it('are followed backwards by the payee and the close button, with Shift and Tab', async () => {
    const modal = await openPayment();
    await modal.shortcut('Shift', 'Tab');
    expect(modal.focused).to.equal('Correct these details');
    await modal.shortcut('Shift', 'Tab');
    expect(modal.focused).to.equal('Close');
  });

  it('keep their entries while another one is chosen', async () => {
    const modal = await openPayment();
    await modal.fillAccount();
    await modal.choose('New prepaid account');
    await modal.choose('Bank account');
    expect(modal.isChosen('Checking')).to.be.true;
    for (const [label, text] of Object.entries(account)) expect(modal.value(label), label).to.equal(text);
  });

  it('of the second saved account send its token', async () => {
    const modal = await openPayment(toStored, { session });
    await modal.choose('Bank account ending in 8765');
    await modal.review();
    expect(modal.lines).to.include({ 'Pay to': 'Bank account ending in 8765', 'Name on account': 'Jordan Rivera' });
    await modal.payNow();
    expect(modal.submission.method).to.deep.equal({ type: 'savedBankAccount', token: 'ACC-2' });
  });
});

it('The review of a payment request offers to send it, and says that nothing is paid yet', async () => {
  const modal = await openRequest();
  expect(modal.heading).to.equal('Review the payment request');
  expect(modal.buttons).to.deep.equal(['Close', 'Cancel', 'Back', 'Send payment request']);
  expect(modal.screen).to.contain('Nothing is paid until the payee chooses how.');
  expect(modal.lines).to.include({
    'Pay to': 'The payee chooses, from an email to jordan@example.com',
    'Amount to pay': '$1,250.50',
  });
  expect(modal.lines).not.to.have.property('Name on account');
});
