import { expect } from '@open-wc/testing';
import {
  ePay,
  openPayment,
  openRequest,
  openReview,
  openSave,
  toCompany,
  toPerson,
  toStored,
  type AccountHarness,
} from './account-harness.ts';
import { accountDetails, company, individual, savedAccount, storedCompany } from './account-samples.ts';

const taxed = { ...company, taxId: '12-3456789' };
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
const ofCompany = {
  ...checkingAccount,
  BankAccountSummary: { ...checkingAccount.BankAccountSummary, NameOnAccount: 'Oak Roofing LLC' },
};

/** Types a bank account with real keys. */
async function typeAccount(modal: AccountHarness, type: 'Checking' | 'Savings' = 'Checking'): Promise<void> {
  await modal.choose(type);
  await modal.type('Routing number', '021 000 021');
  await modal.type('Account number', '0001-2345-6789');
  await modal.type('Confirm account number', '000123456789');
}

async function pay(modal: AccountHarness): Promise<AccountHarness> {
  await modal.review();
  await modal.payNow();
  return modal;
}

/** The request is sent from the form, to an address that is typed. */
async function sendTo(modal: AccountHarness, email: string): Promise<void> {
  await modal.choose(ePay);
  await modal.fill('Send the email to', '');
  await modal.type('Send the email to', email);
  await modal.sendNow();
}

const prepaid = { type: 'prepaidAccount' } as const;
const stored = { payee: storedCompany, bankAccounts: [savedAccount], prepaidAccount: { balance: 2_500 } };
const asked = (email: string) => ({
  PaymentMethodType: 'EPay',
  EPaySummary: { EPayRequestId: 'EP-5', EPayEmailAddress: email },
});

/** What is done, what the service is told of it, and what the page. */
const completions: readonly [title: string, act: () => Promise<AccountHarness>, submission: object, info: object][] = [
  [
    'a payment to the bank account of a new person',
    async () => {
      const modal = await openPayment({ ...toPerson, SourceUser: 'adjuster-7' });
      await typeAccount(modal);
      return pay(modal);
    },
    { payee: individual, method: accountDetails, ...claim, sourceUser: 'adjuster-7' },
    { ...paid, ...checkingAccount },
  ],
  [
    'a payment to the savings account of a new company',
    async () => {
      const modal = await openPayment(toCompany);
      await typeAccount(modal, 'Savings');
      return pay(modal);
    },
    { payee: taxed, method: { ...accountDetails, accountType: 'Savings' }, ...claim },
    {
      ...paid,
      ContactId: '77',
      ...ofCompany,
      BankAccountSummary: { ...ofCompany.BankAccountSummary, AccountType: 'Savings' },
    },
  ],
  [
    'a payment to a bank account that is saved',
    async () => pay(await openPayment(toStored, { session: stored })),
    { payee: storedCompany, method: { type: 'savedBankAccount', token: 'ACC-1' }, ...claim },
    {
      ...paid,
      ContactId: '31',
      PaymentMethodType: 'ECheck',
      BankAccountSummary: {
        Token: 'ACC-1',
        AccountType: 'Checking',
        LastFourDigits: '4321',
        BankName: 'PNC Bank',
        NameOnAccount: 'Oak Roofing LLC',
      },
    },
  ],
  [
    'a payment to a new prepaid account of a person',
    async () => {
      const modal = await openPayment();
      await modal.choose('New prepaid account');
      return pay(modal);
    },
    { payee: individual, method: prepaid, ...claim },
    { ...paid, PaymentMethodType: 'PrepaidAccount', PrepaidAccountBalance: '1250.50' },
  ],
  [
    'a prepaid account that is saved for a new person, without a word of its balance',
    async () => {
      const modal = await openSave();
      await modal.choose('New prepaid account');
      await modal.saveNow();
      return modal;
    },
    { payee: individual, method: prepaid },
    { AccountId: 1001, PaymentMethodType: 'PrepaidAccount' },
  ],
  [
    'a request to a person who is to be paid, which is told as a save since nothing has been paid',
    async () => {
      const modal = await openRequest();
      await modal.sendNow();
      return modal;
    },
    { payee: individual, method: { type: 'ePay', email: 'jordan@example.com' }, ...claim },
    { AccountId: 1001, ...asked('jordan@example.com') },
  ],
  [
    'a request to a person who is to save a method, at an address that was typed',
    async () => {
      const modal = await openSave({ ...toPerson, EPayAllowed: true });
      await sendTo(modal, 'books@example.com');
      return modal;
    },
    { payee: individual, method: { type: 'ePay', email: 'books@example.com' } },
    { AccountId: 1001, ...asked('books@example.com') },
  ],
];

describe('what the service and the page are told', () => {
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

describe('saving a method of a payee', () => {
  it('needs no review, since nothing is paid', async () => {
    const modal = await openSave();
    expect(modal.buttons).to.deep.equal(['Close', 'Correct these details', 'Cancel', 'Save payment method']);
  });

  it('offers none of those that are saved already', async () => {
    const modal = await openSave(toStored, { session: { bankAccounts: [savedAccount] } });
    expect(modal.choices('What to save')).to.deep.equal(['Another bank account', 'New prepaid account']);
  });
});

describe('the confirmation of an account operation', () => {
  it('shows all of a payment to a bank account', async () => {
    const modal = await openPayment(toCompany);
    await modal.fillAccount();
    await pay(modal);
    expect(modal.screen).to.contain('Oak Roofing LLC has been paid.');
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

  const paidToBank = { payee: individual, method: accountDetails };
  for (const [what, answered] of [
    ['another amount', { ...paidToBank, amount: 99_999 }],
    ['a method that was only saved', paidToBank],
    ['another kind of method', { payee: individual, method: { type: 'prepaidAccount' }, amount: 125_050 }],
  ] as const) {
    it(`does not come for a receipt of ${what}: the answer counts as lost`, async () => {
      const modal = await openReview();
      modal.service.script('submit', { code: 'Success', receipt: modal.service.receipt(answered) });
      const status = modal.service.hold('status');
      await modal.press('Pay');
      await modal.shows('We’re checking what happened');
      expect(modal.eventCodes).to.deep.equal(['claims.load']);
      status.resolve({ state: 'absent' });
      await modal.showsProblem();
    });
  }

  it('shows what was saved and for whom', async () => {
    const modal = await openSave();
    await modal.fillAccount();
    await modal.saveNow();
    expect(modal.screen).to.contain('It is saved for later payments to Jordan Rivera.');
    expect(modal.lines).to.deep.equal({
      'Payment method': 'JPMorgan Chase Bank account ending in 6789',
      'Account type': 'Checking',
      'Name on account': 'Jordan Rivera',
    });
  });

  it('of a request for a payment says to whom it went, and that nothing is paid yet', async () => {
    const modal = await openRequest();
    await modal.sendNow();
    expect(modal.screen).to.contain(
      'We have sent an email to jordan@example.com. Nothing is paid until the payee has chosen how.',
    );
    expect(modal.lines).to.deep.equal({
      'Claim number': 'CLM-2041',
      Amount: '$1,250.50',
      'Email sent to': 'jordan@example.com',
      'Request number': 'EP-5',
    });
  });

  it('of a request without a payment speaks of no amount', async () => {
    const modal = await openSave({ ...toPerson, EPayAllowed: true });
    await modal.choose(ePay);
    await modal.sendNow();
    expect(modal.screen).to.contain('The payee chooses there which payment method to save.');
    expect(modal.lines).to.deep.equal({ 'Email sent to': 'jordan@example.com', 'Request number': 'EP-5' });
  });
});
