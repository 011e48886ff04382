import { expect } from '@open-wc/testing';
import type { AccountOptionObject } from '../../../src/account/account-options.ts';
import { openPayment, setupAccount, toCompany, toPerson, toStored, type AccountHarness } from './account-harness.ts';
import { accountPayment, accountSave, companyDetails, individualDetails } from './account-samples.ts';

/** A page is not bound to the types. */
function openWith(modal: AccountHarness, options: unknown): void {
  modal.element.openAccount(options as AccountOptionObject);
}

function problems(modal: AccountHarness): Record<string, string[]> {
  return modal.detail('claims.error').description.description;
}

const required = ['This option is required.'];

describe('account options that are missing or wrong', () => {
  it('are all reported together, in the documented shape', async () => {
    const modal = await setupAccount();
    openWith(modal, {
      Context: 'payment',
      IndividualDetails: { ...individualDetails, LastName: '', Phone: '555-0123' },
      EPayAllowed: 'perhaps',
    });
    expect(modal.detail('claims.error')).to.deep.equal({
      description: {
        description: {
          SessionId: required,
          ClaimNumber: required,
          Amount: required,
          EPayAllowed: ['This option must be true or false.'],
          LastName: required,
          Phone: ['This option must be a telephone number of 10 digits, such as 2125550123.'],
        },
      },
    });
  });

  it('keep the modal closed and the service alone', async () => {
    const modal = await setupAccount();
    openWith(modal, { ...accountPayment, ...toPerson, SessionId: '' });
    await modal.rest();
    expect(modal.isOpen).to.be.false;
    expect(modal.eventCodes).to.deep.equal(['claims.error']);
    expect(modal.service.calls).to.deep.equal([]);
    expect(modal.focused).to.equal('Pay the claim');
  });

  it('leave the next call as if nothing had been', async () => {
    const modal = await setupAccount();
    openWith(modal, {});
    await modal.pay();
    expect(modal.eventCodes).to.deep.equal(['claims.error', 'claims.load']);
  });

  const wrong: [title: string, options: object, details: Record<string, string[]>][] = [
    ['no Context', { ...accountPayment, ...toPerson, Context: undefined }, { Context: required }],
    ['no ClaimNumber for a payment', { ...accountPayment, ...toPerson, ClaimNumber: ' ' }, { ClaimNumber: required }],
    ['no Amount for a payment', { ...accountPayment, ...toPerson, Amount: null }, { Amount: required }],
    [
      'another Context',
      { ...accountPayment, ...toPerson, Context: 'Payment' },
      { Context: ['This option must be one of: payment, save.'] },
    ],
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
    [
      'an amount of nothing',
      { ...accountPayment, ...toPerson, Amount: '0.00' },
      { Amount: ['This option must be greater than zero.'] },
    ],
  ];

  for (const [title, options, details] of wrong) {
    it(`are reported under their name: ${title}`, async () => {
      const modal = await setupAccount();
      openWith(modal, options);
      expect(problems(modal)).to.deep.equal(details);
    });
  }

  it('are never repeated in the messages', async () => {
    const modal = await setupAccount();
    const secret = '12-3456789'.repeat(200);
    openWith(modal, { ...accountPayment, CompanyDetails: { ...companyDetails, TaxId: secret, City: [secret] } });
    expect(Object.keys(problems(modal))).to.deep.equal(['TaxId', 'City']);
    expect(JSON.stringify(modal.detail('claims.error'))).not.to.contain('3456789');
  });

  it('are told in English, whatever the page speaks', async () => {
    const modal = await setupAccount({ lang: 'es' });
    openWith(modal, {});
    expect(problems(modal)).to.include.keys('SessionId', 'Context', 'AccountId');
    expect(problems(modal).SessionId).to.deep.equal(required);
  });
});

describe('account options', () => {
  it('may be written in camel case, in the details too', async () => {
    const modal = await setupAccount();
    openWith(modal, {
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
    expect(modal.choices('Pay to')).to.contain('Let the payee choose, by email');
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
    expect(modal.choices('Pay to')).to.contain('Let the payee choose, by email');
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

  it('may have names that nobody knows', async () => {
    const modal = await setupAccount();
    openWith(modal, { ...accountPayment, ...toPerson, Theme: 'dark', onReady: () => undefined });
    await modal.hears('claims.load');
    expect(modal.eventCodes).not.to.contain('claims.error');
  });
});

describe('a name that is nearly an option', () => {
  async function warningsFor(options: object, attributes: Record<string, string> = {}): Promise<unknown[]> {
    const { warn } = console;
    const warnings: unknown[] = [];
    console.warn = (text: unknown) => warnings.push(text);
    try {
      openWith(await setupAccount({ attributes }), options);
      openWith(await setupAccount({ attributes }), options);
    } finally {
      console.warn = warn;
    }
    return warnings;
  }

  it('is asked after once', async () => {
    expect(await warningsFor({ ...accountPayment, ClaimNumer: 'CLM-1' })).to.deep.equal([
      'claims-account: there is no option ClaimNumer. Did you mean ClaimNumber?',
    ]);
  });

  it('is none where it is one in camel case', async () => {
    expect(
      await warningsFor(
        { sessionId: 'S1', context: 'save', accountId: 7, ePayAllowed: true, companyDetails: {} },
        { 'data-option-claim-number': '1', 'data-option-individual-details': 'x' },
      ),
    ).to.deep.equal([]);
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
      expect(modal.choices('Pay to').includes('Let the payee choose, by email')).to.equal(isOffered);
    });
  }
});
