import { expect } from '@open-wc/testing';
import {
  accountOptions,
  companyDetails as companyTable,
  contactDetails as contactTable,
  type AccountOptionObject,
} from '../../../src/account/account-options.ts';
import { describeHostileOptions, describeOptions, type OptionsCase } from '../suites/options-suite.ts';
import { payeePayment } from './account-cases.ts';
import {
  ePay,
  openPayment,
  setupAccount,
  toCompany,
  toPerson,
  toStored,
  type AccountHarness,
} from './account-harness.ts';
import { accountPayment, accountSave, companyDetails, individualDetails } from './account-samples.ts';

const required = ['This option is required.'];
const right = { ...accountPayment, ...toPerson };
const names = [accountOptions, companyTable, contactTable].flatMap((table) => Object.keys(table));

/** A page is not bound to the types. */
function call({ element }: AccountHarness, options: unknown): void {
  element.openAccount(options as AccountOptionObject);
}

const openAccount: OptionsCase<AccountHarness> = {
  operation: payeePayment,
  call,
  right,
  names,
  nearMiss: ['ClaimNumer', 'ClaimNumber'],
  wrong: [
    [
      'several, in the details too',
      {
        Context: 'payment',
        IndividualDetails: { ...individualDetails, LastName: '', Phone: '555-0123' },
        EPayAllowed: 'perhaps',
      },
      {
        SessionId: required,
        ClaimNumber: required,
        Amount: required,
        EPayAllowed: ['This option must be true or false.'],
        LastName: required,
        Phone: ['This option must be a telephone number of 10 digits, such as 2125550123.'],
      },
    ],
    ['no Context', { ...right, Context: undefined }, { Context: required }],
    ['no ClaimNumber for a payment', { ...right, ClaimNumber: ' ' }, { ClaimNumber: required }],
    ['no Amount for a payment', { ...right, Amount: null }, { Amount: required }],
    ['another Context', { ...right, Context: 'Payment' }, { Context: ['This option must be one of: payment, save.'] }],
    [
      'nobody to be paid',
      accountPayment,
      { AccountId: ['One of AccountId, CompanyDetails and IndividualDetails is required.'] },
    ],
    [
      'a company and a person at once',
      { ...accountSave, ...toPerson, ...toCompany },
      {
        IndividualDetails: [
          'CompanyDetails and IndividualDetails cannot be given together: a payee is one or the other.',
        ],
      },
    ],
    [
      'a company without a contact',
      { ...accountSave, CompanyDetails: { ...companyDetails, ContactDetails: undefined } },
      { ContactDetails: required },
    ],
    ['an amount of nothing', { ...right, Amount: '0.00' }, { Amount: ['This option must be greater than zero.'] }],
  ],
  problem: (problems) => ({ description: { description: problems } }),
  problemsIn: (detail) =>
    (detail as { description: { description: Record<string, string[]> } }).description.description,
};

describeOptions(openAccount);
describeHostileOptions(openAccount);
for (const name of ['CompanyDetails', 'IndividualDetails']) {
  const inDetails: OptionsCase<AccountHarness> = {
    ...openAccount,
    operation: { ...payeePayment, what: `a payment to a payee, in its ${name}` },
    call: (modal, options) => call(modal, { ...accountPayment, [name]: options }),
  };
  describeHostileOptions(inDetails);
}

describe('account options', () => {
  it('are told apart from good ones: one getter that throws is one problem', async () => {
    const modal = await setupAccount();
    const throwing = () => {
      throw new Error('The page has a bug.');
    };
    const contact = Object.defineProperty({ ...companyDetails.ContactDetails }, 'LastName', { get: throwing });
    call(modal, { ...accountPayment, CompanyDetails: { ...companyDetails, ContactDetails: contact } });
    expect(modal.detail('claims.error').description.description).to.deep.equal({
      LastName: ['This option must be text.'],
    });
  });

  it('may be written in camel case, in the details too', async () => {
    const modal = await setupAccount();
    call(modal, {
      sessionId: accountPayment.SessionId,
      context: 'payment',
      claimNumber: 7,
      amount: 12.5,
      ePayAllowed: 'true',
      companyDetails: {
        companyName: 'Oak Roofing LLC',
        Address: '12 Oak Street',
        city: 'Hartford',
        state: 'CT',
        zip: '06103',
        contactDetails: { firstName: 'Pat', lastName: 'Lee', Email: 'pat@example.com', phone: '8605550123' },
      },
    });
    await modal.showsForm();
    expect(modal.lines).to.include({ 'Claim number': '7', 'Amount to pay': '$12.50', Company: 'Oak Roofing LLC' });
    expect(modal.choices('Pay to')).to.contain(ePay);
  });

  it('stand in the options property', async () => {
    const modal = await setupAccount();
    modal.element.options = { ...accountPayment, ...toPerson };
    modal.element.openAccount();
    await modal.showsForm();
    expect(modal.lines).to.include({ 'Claim number': 'CLM-2041' });
  });

  it('stand in data-option attributes, as text that is not turned into a number', async () => {
    const modal = await setupAccount({
      attributes: {
        'data-option-session-id': 'S-1',
        'data-option-context': 'payment',
        'data-option-account-id': '1001',
        'data-option-claim-number': '0012345678901234567890',
        'data-option-amount': '20.00',
        'data-option-e-pay-allowed': 'TRUE',
      },
    });
    modal.element.openAccount();
    await modal.showsForm();
    expect(modal.lines).to.include({ 'Claim number': '0012345678901234567890', 'Amount to pay': '$20.00' });
    expect(modal.choices('Pay to')).to.contain(ePay);
  });

  it('are taken from the call first, then the property, then the attributes', async () => {
    const modal = await setupAccount({
      attributes: { 'data-option-claim-number': 'ATTRIBUTE', 'data-option-amount': '1' },
    });
    modal.element.options = { ...accountSave, ...toStored, ClaimNumber: 'PROPERTY', Context: 'save' };
    modal.element.openAccount({ Context: 'payment', ClaimNumber: null });
    await modal.showsForm();
    expect(modal.lines).to.include({ 'Claim number': 'PROPERTY', 'Amount to pay': '$1.00' });
  });

  it('in camel case are not asked after', async () => {
    const { warn } = console;
    const warnings: unknown[] = [];
    console.warn = (text: unknown) => warnings.push(text);
    const modal = await setupAccount({
      attributes: { 'data-option-claim-number': '1', 'data-option-individual-details': 'x' },
    });
    call(modal, { sessionId: 'S1', context: 'save', accountId: 7, ePayAllowed: true, companyDetails: {} });
    console.warn = warn;
    expect(warnings).to.deep.equal([]);
  });
});

describe('EPayAllowed', () => {
  for (const [given, isOffered] of [
    [true, true],
    ['true', true],
    [false, false],
    ['false', false],
    [undefined, false],
    [null, false],
  ] as const) {
    it(`${String(given)} (${typeof given}) ${isOffered ? 'offers' : 'does not offer'} a request by e-mail`, async () => {
      const modal = await openPayment({ ...toPerson, EPayAllowed: given });
      expect(modal.choices('Pay to').includes(ePay)).to.equal(isOffered);
    });
  }
});
