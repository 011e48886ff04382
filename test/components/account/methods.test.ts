import { expect } from '@open-wc/testing';
import { describeBankFields } from '../suites/bank-fields-suite.ts';
import { payeePayment } from './account-cases.ts';
import { ePay, openPayment, openRequest, openReview, openSave, toCompany, toStored } from './account-harness.ts';
import { savedAccount } from './account-samples.ts';

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

  it('begin with the saved ones, masked, and the first saved one is chosen', async () => {
    const modal = await openPayment({ ...toStored, EPayAllowed: true }, { session });
    expect(modal.choices('Pay to')).to.deep.equal([
      `${saved} Checking`,
      'Bank account ending in 8765 Checking · Saved on November 3, 2026',
      'Another bank account',
      'Prepaid account Balance $1,234.56',
      ePay,
    ]);
    expect(modal.isChosen(saved)).to.be.true;
    expect(modal.focused).to.equal(`${saved} Checking`);
    expect(modal.fields).to.deep.equal([]);
    await modal.choose('Prepaid account');
    expect(modal.screen).not.to.contain('A prepaid account is opened');
  });

  it('have another label if the method is saved only, and show no claim or amount', async () => {
    const claim = { ClaimNumber: 'CLM-2041', Amount: '1250.50' };
    const modal = await openSave({ ...toStored, ...claim, EPayAllowed: true }, { session });
    expect(modal.screen).not.to.match(/CLM-2041|1,250\.50/);
    const choices = ['Another bank account', 'Prepaid account Balance $1,234.56', ePay];
    expect(modal.choices('Payment method')).to.deep.equal(choices);
  });

  it('include the second saved account, which is sent by its token', async () => {
    const modal = await openPayment(toStored, { session });
    await modal.choose('Bank account ending in 8765');
    await modal.review();
    expect(modal.lines).to.include({ 'Pay to': 'Bank account ending in 8765', 'Name on account': 'Jordan Rivera' });
    await modal.payNow();
    expect(modal.submission.method).to.deep.equal({ type: 'savedBankAccount', token: 'ACC-2' });
  });
});

describe('the review of an account operation', () => {
  it('shows all details of a payment, with the account number masked', async () => {
    expect((await openReview(toCompany)).lines).to.deep.equal({
      'Claim number': 'CLM-2041',
      'Pay to': 'JPMorgan Chase Bank account ending in 6789',
      'Account type': 'Checking',
      'Name on account': 'Oak Roofing LLC',
      'Amount to pay': '$1,250.50',
      Company: 'Oak Roofing LLC',
      Contact: 'Pat Lee',
      Address: '12 Oak Street, Hartford, CT 06103',
      'Email address': 'pat@oakroofing.example',
      'Phone number': '(860) 555-0123',
    });
  });

  const changes = {
    'Pay to': 'Account number',
    'Account type': 'Checking',
    Name: 'First name',
    Address: 'Street address',
    'Email address': 'Email address',
    'Phone number': 'Phone number',
  };
  const change = (line: string) => `Change: ${line}`;

  it('has a Change button for each line that can be changed, which leads to the field', async () => {
    const modal = await openReview();
    const ends = ['Cancel', 'Back', 'Pay $1,250.50'];
    expect(modal.buttons).to.deep.equal(['Close', ...Object.keys(changes).map(change), ...ends]);
    expect(modal.screen).not.to.contain('until the payee');
    for (const [line, field] of Object.entries(changes)) {
      await modal.press(change(line));
      expect(modal.focused, line).to.equal(field);
      await modal.review();
    }
  });

  it('of a request offers to send it, and says that nothing is paid yet', async () => {
    const modal = await openRequest();
    expect(modal.heading).to.equal('Review the payment request');
    expect(modal.buttons.slice(-3)).to.deep.equal(['Cancel', 'Back', 'Send payment request']);
    expect(modal.screen).to.contain('Nothing is paid until the payee chooses how.');
    expect(modal.lines).to.include({
      'Pay to': 'The payee chooses, from an email to jordan@example.com',
      'Amount to pay': '$1,250.50',
    });
    expect(modal.lines).not.to.have.property('Name on account');
  });

  it('names a prepaid account', async () => {
    const modal = await openPayment();
    await modal.choose('New prepaid account');
    await modal.review();
    expect(modal.lines).to.include({ 'Pay to': 'Prepaid account' });
    expect(modal.lines).not.to.have.property('Name on account');
    await modal.press(change('Pay to'));
    expect(modal.focused).to.equal('New prepaid account');
  });
});
