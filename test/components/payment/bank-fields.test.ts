import { expect } from '@open-wc/testing';
import type { BankAccountDetails } from '../../../src/payment/requests.ts';
import { describeFieldErrors } from '../suites/field-errors-suite.ts';
import { bankPayment } from './payment-cases.ts';
import { openPayment, type PaymentHarness } from './payment-harness.ts';
import { accountDetails, flatFees, sha256, today } from './payment-samples.ts';

const byBank = { paymentCategory: 'ECheck' } as const;
const debit = 'Authorization for a one-time electronic debit';

async function debited(modal: PaymentHarness): Promise<BankAccountDetails> {
  await modal.review();
  await modal.payNow();
  return modal.payment.method as BankAccountDetails;
}

describeFieldErrors({
  operation: bankPayment,
  atOnce: [
    ['Routing number', '021000022', 'Check the routing number: at least one digit is wrong'],
    ['Routing number', '99', 'Check the routing number: at least one digit is wrong'],
    ['Routing number', '0210000210', 'A routing number has 9 digits'],
    ['Routing number', '02100002O', 'A routing number has digits only'],
    ['Account number', '123456789012345678', 'An account number has 4 to 17 digits'],
    ['Account number', '12A', 'An account number has digits only'],
    ['Name on account', '000123456789', 'This looks like an account number. Enter the name on the account'],
  ],
  onSubmission: [
    ['Routing number', '', 'Enter the routing number'],
    ['Routing number', '02100002', 'A routing number has 9 digits'],
    ['Confirm account number', '', 'Enter the account number once more'],
    ['Confirm account number', '0001234', 'The two account numbers are not the same'],
    ['Name on account', '', 'Enter the name on the account'],
  ],
});

describe('the fields of a bank account', () => {
  it('stand in the order of a check', async () => {
    const modal = await openPayment(byBank);
    expect(modal.choices('Account type')).to.deep.equal(['Checking', 'Savings']);
    expect(modal.fields).to.deep.equal([
      'Routing number',
      'Account number',
      'Confirm account number',
      'Name on account',
    ]);
  });

  it('keep numbers out of autofill, which has no word for them', async () => {
    const modal = await openPayment(byBank);
    expect(modal.fields.map((label) => modal.attribute(label, 'autocomplete'))).to.deep.equal([
      'off',
      'off',
      'off',
      'name',
    ]);
  });

  it('are sent as the service wants them, leading zeros kept', async () => {
    const modal = await openPayment(byBank);
    await modal.fillAccount();
    expect(await debited(modal)).to.deep.equal(accountDetails);
  });

  it('are filled in with the name that the page knows', async () => {
    const modal = await openPayment({ ...byBank, policyHolderName: 'Jordan Rivera' });
    expect(modal.value('Name on account')).to.equal('Jordan Rivera');
  });
});

describe('the account type', () => {
  it('has to be chosen', async () => {
    const modal = await openPayment(byBank);
    await modal.press('Review payment');
    expect(modal.error('Account type')).to.equal('Choose the account type');
    expect(modal.isChosen('Checking')).to.be.false;
    await modal.choose('Savings');
    expect(modal.error('Account type')).to.equal('');
  });

  it('is sent and reported as Saving for a savings account', async () => {
    const modal = await openPayment(byBank);
    await modal.fillAccount();
    await modal.choose('Savings');
    expect((await debited(modal)).accountType).to.equal('Saving');
    expect(modal.detail('portal.paymentComplete')).to.include({ accountType: 'Saving' });
  });
});

describe('the routing number', () => {
  it('shows the bank it belongs to, as long as it is complete', async () => {
    const modal = await openPayment(byBank);
    await modal.type('Routing number', '021000021');
    expect(modal.description('Routing number')).to.equal('9 digits, at the bottom left of a check JPMorgan Chase Bank');
    expect(modal.screen).to.contain('JPMorgan Chase Bank');
    await modal.key('Backspace');
    expect(modal.screen).not.to.contain('JPMorgan Chase Bank');
  });

  it('of an unknown bank hinders nothing', async () => {
    const modal = await openPayment(byBank);
    await modal.fillAccount({ 'Routing number': '110000000' });
    expect(modal.description('Routing number')).to.equal('9 digits, at the bottom left of a check');
    await debited(modal);
    expect(modal.detail('portal.paymentComplete')).to.include({ bankName: null });
  });
});

describe('the numbers of a bank account', () => {
  it('may have blanks and hyphens', async () => {
    const modal = await openPayment(byBank);
    await modal.fillAccount({ 'Routing number': '0210-000 21', 'Account number': '000-123 456789' });
    expect(await debited(modal)).to.include({ routingNumber: '021000021', accountNumber: '000123456789' });
  });

  for (const number of ['1234', '12345678901234567']) {
    it(`may have ${number.length} digits`, async () => {
      const modal = await openPayment(byBank);
      await modal.fillAccount({ 'Account number': number, 'Confirm account number': number });
      expect((await debited(modal)).accountNumber).to.equal(number);
    });
  }

  it('are called too short on submission', async () => {
    const modal = await openPayment(byBank);
    await modal.fillAccount({ 'Account number': '123', 'Confirm account number': '123' });
    await modal.press('Review payment');
    expect(modal.error('Account number')).to.equal('An account number has 4 to 17 digits');
  });

  it('have to be typed the same a second time', async () => {
    const modal = await openPayment(byBank);
    await modal.type('Account number', '123456');
    await modal.type('Confirm account number', '1234');
    expect(modal.error('Confirm account number')).to.equal('');
    await modal.keys('6');
    expect(modal.error('Confirm account number')).to.equal('The two account numbers are not the same');
    await modal.key('Backspace');
    await modal.keys('56');
    expect(modal.error('Confirm account number')).to.equal('');
  });

  it('may be set right in either field', async () => {
    const modal = await openPayment(byBank);
    await modal.fill('Account number', '12345');
    await modal.fill('Confirm account number', '123456');
    expect(modal.error('Confirm account number')).to.equal('The two account numbers are not the same');
    await modal.type('Account number', '6');
    expect(modal.error('Confirm account number')).to.equal('');
  });

  it('that are changed afterwards have to be repeated again', async () => {
    const modal = await openPayment(byBank);
    await modal.fillAccount();
    await modal.fill('Account number', '99123456');
    await modal.press('Review payment');
    expect(modal.error('Account number')).to.equal('');
    expect(modal.error('Confirm account number')).to.equal('The two account numbers are not the same');
  });
});

describe('the authorization of a debit', () => {
  it('says who, how much, from where, when, how often and how to revoke', async () => {
    const modal = await openPayment({ ...byBank, feeContext: 'PaymentWithFee' }, { merchant: { fees: flatFees } });
    await modal.fillAccount();
    await modal.review();
    expect(modal.section(debit)).to.equal(
      `By selecting “Pay $108.98”, I, Jordan Rivera, authorize Prairie Mutual to make one electronic debit of $108.98 from my bank account (JPMorgan Chase Bank account ending in 6789), on ${today()} or the next business day. This authorization is for this single payment only. To revoke it, call Prairie Mutual at (555) 010-0199 before the debit has been processed. Date of this authorization: ${today()}.`,
    );
    expect(modal.buttons).to.contain('Pay $108.98');
  });

  it('is proved to the service by the hash of the text that was shown', async () => {
    const modal = await openPayment(byBank);
    await modal.fillAccount();
    await modal.review();
    const text = modal.section(debit);
    await modal.payNow();
    expect(modal.payment.authorization).to.deep.equal({
      version: '2026-11',
      language: 'en',
      sha256: await sha256(text),
    });
  });

  it('is proved by another hash where the text is another one', async () => {
    const modal = await openPayment(byBank, {
      messages: { 'authorization.debit': 'I, {name}, allow {merchant} to take {total}.' },
    });
    await modal.fillAccount();
    await modal.review();
    expect(modal.section(debit)).to.equal('I, Jordan Rivera, allow Prairie Mutual to take $107.98.');
    await modal.payNow();
    expect(modal.payment.authorization?.sha256).to.equal(
      await sha256('I, Jordan Rivera, allow Prairie Mutual to take $107.98.'),
    );
  });

  it('is worked out again when the payment changes', async () => {
    const modal = await openPayment(byBank);
    await modal.fillAccount();
    await modal.review();
    await modal.press('Back');
    await modal.choose('Account balance');
    await modal.review();
    expect(modal.section(debit)).to.contain('one electronic debit of $430.00');
    await modal.payNow();
    expect(modal.payment.authorization?.sha256).to.equal(
      await sha256(
        `By selecting “Pay $430.00”, I, Jordan Rivera, authorize Prairie Mutual to make one electronic debit of $430.00 from my bank account (JPMorgan Chase Bank account ending in 6789), on ${today()} or the next business day. This authorization is for this single payment only. To revoke it, call Prairie Mutual at (555) 010-0199 before the debit has been processed. Date of this authorization: ${today()}.`,
      ),
    );
  });

  it('is shown once more, to be kept, when the payment is complete', async () => {
    const modal = await openPayment(byBank);
    await modal.fillAccount();
    await modal.review();
    const text = modal.section(debit);
    await modal.payNow();
    expect(modal.section(debit)).to.equal(text);
    expect(modal.buttons).to.contain('Print');
  });

  it('is not needed for a card', async () => {
    const modal = await openPayment();
    await modal.fillCard();
    await modal.review();
    expect(modal.screen).not.to.contain('Authorization');
    await modal.payNow();
    expect(modal.payment).not.to.have.property('authorization');
  });
});
