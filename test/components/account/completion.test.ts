import { expect } from '@open-wc/testing';
import {
  openPayment,
  openRequest,
  openSave,
  toCompany,
  toPerson,
  toStored,
  type AccountHarness,
} from './account-harness.ts';
import { accountDetails, individual, savedAccount, storedCompany } from './account-samples.ts';

const claim = { amount: 125_050, claimNumber: 'CLM-2041' };
const checkingAccount = {
  PaymentMethodType: 'ECheck',
  BankAccountSummary: {
    Token: 'ACC-9',
    AccountType: 'Checking',
    LastFourDigits: '6789',
    BankName: 'JPMorgan Chase Bank',
    NameOnAccount: 'Jordan Rivera',
  },
};
const paid = {
  AccountId: 1001,
  TransactionId: 'T-70001',
  TransactionDate: '11/21/2026 09:05:09 PM EST',
  TimeZone: 'Eastern Standard Time',
  Amount: 1250.5,
};

async function pay(modal: AccountHarness): Promise<AccountHarness> {
  await modal.review();
  await modal.payNow();
  return modal;
}

const pnc = { LastFourDigits: '4321', BankName: 'PNC Bank' };
const stored = { payee: storedCompany, bankAccounts: [savedAccount], prepaidAccount: { balance: 2_500 } };

/** The action, the data for the service, and the data for the page. */
const completions: readonly [title: string, act: () => Promise<AccountHarness>, submission: object, info: object][] = [
  [
    'a payment to the bank account of a new person',
    async () => {
      const modal = await openPayment({ ...toPerson, SourceUser: 'adjuster-7' });
      await modal.fillAccount();
      return pay(modal);
    },
    { payee: individual, method: accountDetails, ...claim, sourceUser: 'adjuster-7' },
    { ...paid, ...checkingAccount },
  ],
  [
    'a payment to a bank account that is saved',
    async () => pay(await openPayment(toStored, { session: stored })),
    { payee: storedCompany, method: { type: 'savedBankAccount', token: 'ACC-1' }, ...claim },
    {
      ...paid,
      ContactId: '31',
      PaymentMethodType: 'ECheck',
      BankAccountSummary: { Token: 'ACC-1', AccountType: 'Checking', ...pnc, NameOnAccount: 'Oak Roofing LLC' },
    },
  ],
  [
    'a request to a person who is to be paid, which is told as a save since nothing has been paid',
    async () => {
      const modal = await openRequest();
      await modal.sendNow();
      return modal;
    },
    { payee: individual, method: { type: 'ePay', email: 'jordan@example.com' }, ...claim },
    {
      AccountId: 1001,
      PaymentMethodType: 'EPay',
      EPaySummary: { EPayRequestId: 'EP-5', EPayEmailAddress: 'jordan@example.com' },
    },
  ],
];

describe('the calls to the service and the events for the page', () => {
  for (const [title, act, submission, paymentInfo] of completions) {
    it(`of ${title}`, async () => {
      const modal = await act();
      const event = title.startsWith('a payment') ? 'claims.paymentComplete' : 'claims.saveComplete';
      expect(modal.submission).to.deep.equal(submission);
      expect(modal.detail(event)).to.deep.equal({ paymentInfo });
      expect(modal.eventCodes).to.deep.equal(['claims.load', event]);
    });
  }
});

describe('the confirmation of an account operation', () => {
  it('shows all details of a payment to a bank account', async () => {
    const modal = await openPayment(toCompany);
    await modal.fillAccount();
    await pay(modal);
    expect(modal.screen).to.contain('We sent $1,250.50 to Oak Roofing LLC.');
    expect(modal.lines).to.deep.equal({
      'Confirmation number': 'T-70001',
      'Claim number': 'CLM-2041',
      Amount: '$1,250.50',
      Date: 'November 21, 2026 at 9:05 PM EST',
      'Pay to': 'JPMorgan Chase Bank account ending in 6789',
      'Account type': 'Checking',
      'Name on account': 'Oak Roofing LLC',
    });
  });

  it('shows the balance after a payment to a prepaid account', async () => {
    const modal = await openPayment(toStored, { session: { prepaidAccount: { balance: 2_500 } } });
    await modal.choose('Prepaid account');
    await pay(modal);
    expect(modal.lines).to.include({ 'Pay to': 'Prepaid account', 'Prepaid balance': '$1,275.50' });
    expect(modal.lines).not.to.have.property('Name on account');
  });

  it('shows what was saved and for which payee', async () => {
    const modal = await openSave();
    await modal.fillAccount();
    await modal.saveNow();
    expect(modal.screen).to.contain('You can use it for future payments to Jordan Rivera.');
    expect(modal.lines).to.deep.equal({
      'Payment method': 'JPMorgan Chase Bank account ending in 6789',
      'Account type': 'Checking',
      'Name on account': 'Jordan Rivera',
    });
  });

  it('of a request for a payment shows its recipient, and says that nothing is paid yet', async () => {
    const modal = await openRequest();
    await modal.sendNow();
    expect(modal.screen).to.contain(
      'We emailed jordan@example.com a link. Nothing is paid until the payee chooses how.',
    );
    expect(modal.lines).to.deep.equal({
      'Claim number': 'CLM-2041',
      Amount: '$1,250.50',
      'Email sent to': 'jordan@example.com',
      'Request number': 'EP-5',
    });
  });
});
