import { expect } from '@open-wc/testing';
import { describeBankFields } from '../suites/bank-fields-suite.ts';
import { payeePayment } from './account-cases.ts';
import { ePay, openPayment, openRequest, openReview, openSave, toStored } from './account-harness.ts';
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

  it('are shown with the date in the words of the service, if its form is unknown', async () => {
    const bankAccounts = [{ ...savedAccount, savedAt: 'last May' }];
    const modal = await openPayment(toStored, { session: { bankAccounts } });
    expect(modal.choices('Pay to')).to.contain(`${saved} Checking · Saved on last May`);
  });

  it('offer no second prepaid account', async () => {
    const modal = await openPayment(toStored, { session });
    await modal.choose('Prepaid account');
    expect(modal.screen).not.to.contain('A prepaid account is opened');
  });

  it('have another label if the method is to be saved', async () => {
    const modal = await openSave({ ...toStored, EPayAllowed: true }, { session });
    const choices = ['Another bank account', 'Prepaid account Balance $1,234.56', ePay];
    expect(modal.choices('Payment method')).to.deep.equal(choices);
  });

  it('keep their entries while another one is chosen', async () => {
    const modal = await openPayment();
    await modal.fillAccount();
    await modal.choose('New prepaid account');
    await modal.choose('Bank account');
    expect(modal.isChosen('Checking')).to.be.true;
    for (const [label, text] of Object.entries(account)) expect(modal.value(label), label).to.equal(text);
  });

  it('hide the errors of another one', async () => {
    const modal = await openPayment();
    await modal.press('Review payment');
    expect(modal.summary?.links).to.have.length(4);
    await modal.choose('New prepaid account');
    expect(modal.summary).to.be.undefined;
    await modal.review();
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

describe('the review of a payment to a payee', () => {
  const changes = {
    'Pay to': 'Account number',
    'Account type': 'Checking',
    Name: 'First name',
    Address: 'Street address',
    'Email address': 'Email address',
    'Phone number': 'Phone number',
  };
  const change = (line: string) => `Change: ${line}`;

  it('offers to change what can be changed, to pay the amount, to go back and to cancel', async () => {
    const modal = await openReview();
    expect(modal.heading).to.equal('Review the payment');
    expect(modal.buttons).to.deep.equal([
      'Close',
      ...Object.keys(changes).map(change),
      'Cancel',
      'Back',
      'Pay $1,250.50',
    ]);
  });

  for (const [line, field] of Object.entries(changes)) {
    it(`leads from Change to the field: ${line}`, async () => {
      const modal = await openReview();
      await modal.press(change(line));
      expect(modal.focused).to.equal(field);
    });
  }

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

  it('of a payment does not mention a request', async () => {
    expect((await openReview()).screen).not.to.contain('until the payee');
  });

  it('names a prepaid account', async () => {
    const modal = await openPayment();
    await modal.choose('New prepaid account');
    await modal.review();
    expect(modal.lines).to.include({ 'Pay to': 'Prepaid account' });
    expect(modal.lines).not.to.have.property('Name on account');
    await modal.press(change('Pay to'));
    expect(modal.focused).to.equal('Bank account');
  });

  it('shows what was changed after going back', async () => {
    const modal = await openReview();
    await modal.press('Back');
    await modal.fillAll({ 'Account number': '99990000', 'Confirm account number': '99990000' });
    await modal.review();
    expect(modal.lines).to.include({ 'Pay to': 'JPMorgan Chase Bank account ending in 0000' });
    await modal.payNow();
    expect(modal.submission.method).to.include({ accountNumber: '99990000' });
  });
});
