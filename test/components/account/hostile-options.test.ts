import { expect } from '@open-wc/testing';
import {
  accountOptions,
  companyDetails as companyTable,
  contactDetails as contactTable,
  type AccountOptionObject,
} from '../../../src/account/account-options.ts';
import { openPayment, setupAccount, toPerson, toStored, type AccountHarness } from './account-harness.ts';
import {
  accountPayment,
  companyDetails,
  contactDetails,
  individualDetails,
  merchant,
  savedAccount,
} from './account-samples.ts';

const throwing = () => {
  throw new Error('The page has a bug.');
};

/** Values that nobody means, each for every option at once. */
const values: [title: string, value: unknown][] = [
  ['symbols', Symbol('value')],
  ['functions', throwing],
  ['big integers', 10n],
  ['dates', new Date(0)],
  ['lists', [['payment']]],
  ['objects without a prototype', Object.create(null)],
  ['objects that cannot be turned into text', { toString: throwing, valueOf: throwing, toJSON: throwing }],
  ['proxies that throw', new Proxy({}, { get: throwing, has: throwing, ownKeys: throwing, getPrototypeOf: throwing })],
  ['proxies that were revoked', revoked()],
  ['boxed texts', Object('payment')],
  ['long texts', 'x'.repeat(100_000)],
  ['control characters', '\u0000\u202e\u001b[31m'],
  ['not a number', Number.NaN],
];

/** Objects that nobody means. */
const objects: [title: string, object: unknown][] = [
  ['a text', 'openAccount'],
  ['a number', 7],
  ['a list', [accountPayment]],
  ['a function', throwing],
  ['a proxy that throws', new Proxy({}, { get: throwing, has: throwing, ownKeys: throwing })],
  ['a proxy that was revoked', revoked()],
  ['an object whose getters throw', Object.defineProperty({}, 'SessionId', { get: throwing, enumerable: true })],
  [
    'a prototype in JSON',
    JSON.parse('{"__proto__": {"SessionId": "S1", "Context": "save", "AccountId": 7, "polluted": true}}'),
  ],
];

function revoked(): unknown {
  const { proxy, revoke } = Proxy.revocable({}, {});
  revoke();
  return proxy;
}

const names = [accountOptions, companyTable, contactTable].flatMap((table) => Object.keys(table));

async function expectOneError(options: unknown): Promise<void> {
  const modal = await setupAccount();
  modal.element.openAccount(options as AccountOptionObject);
  await modal.rest();
  expect(modal.eventCodes).to.deep.equal(['claims.error']);
  expect(modal.service.calls).to.deep.equal([]);
  for (const [name, messages] of Object.entries(modal.detail('claims.error').description.description)) {
    expect(names).to.include(name);
    expect(messages).to.satisfy((all: unknown[]) => all.length > 0 && all.every((it) => typeof it === 'string'));
  }
  expect(({} as Record<string, unknown>).polluted).to.be.undefined;
}

describe('hostile account options', () => {
  for (const [title, value] of values) {
    it(`are an error event, never an exception: ${title}`, async () => {
      await expectOneError(Object.fromEntries(names.map((name) => [name, value])));
    });

    it(`are an error event where they stand in the details: ${title}`, async () => {
      const wrong = Object.fromEntries(names.map((name) => [name, value]));
      await expectOneError({ ...accountPayment, CompanyDetails: { ...wrong, ContactDetails: wrong } });
      await expectOneError({ ...accountPayment, IndividualDetails: wrong });
    });
  }

  for (const [title, object] of objects) {
    it(`are an error event, never an exception: ${title}`, async () => expectOneError(object));
  }

  it('are told apart from good ones: one getter that throws is one problem', async () => {
    const modal = await setupAccount();
    const contact = Object.defineProperty({ ...contactDetails }, 'LastName', { get: throwing });
    modal.element.openAccount({ ...accountPayment, CompanyDetails: { ...companyDetails, ContactDetails: contact } });
    expect(modal.detail('claims.error').description.description).to.deep.equal({
      LastName: ['This option must be text.'],
    });
  });

  it('cannot be smuggled in by the names of attributes', async () => {
    const modal = await setupAccount({
      attributes: { 'data-option-__proto__': 'x', 'data-option-constructor': 'x', 'data-option-': 'x' },
    });
    modal.element.openAccount();
    await modal.rest();
    expect(modal.eventCodes).to.deep.equal(['claims.error']);
  });
});

const markup = '<img src=x onerror="window.hasRun = true"><b>${1+1}{{1+1}}</b>';
const hostileMerchant = { name: markup, phone: markup };

describe('markup in a text of the account modal', () => {
  afterEach(() => {
    expect('hasRun' in window, 'a script has run').to.be.false;
  });

  function expectNoMarkup(modal: AccountHarness): void {
    expect([...modal.tags]).not.to.include('img');
    expect([...modal.tags]).not.to.include('b');
  }

  const person = { ...individualDetails, FirstName: markup, LastName: markup, City: markup, State: markup };
  const company = { ...companyDetails, CompanyName: markup, Address: markup };
  const contact = { ...contactDetails, FirstName: markup };

  it('of a person stands in the form as it is', async () => {
    const modal = await openPayment(
      { IndividualDetails: person, ClaimNumber: markup },
      { session: { merchant: hostileMerchant } },
    );
    expect(modal.lines).to.include({ 'Claim number': markup, Name: `${markup} ${markup}` });
    expect(modal.lines.Address).to.contain(markup);
    expect(modal.screen).to.contain(`The account belongs to ${markup} ${markup}.`);
    expectNoMarkup(modal);
    await modal.press('Correct these details');
    expect(modal.value('First name')).to.equal(markup);
    expectNoMarkup(modal);
  });

  it('of a company stands in the review and the confirmation as it is', async () => {
    const modal = await openPayment({ CompanyDetails: { ...company, ContactDetails: contact }, ClaimNumber: markup });
    await modal.fillAccount();
    await modal.review();
    expect(modal.lines).to.include({
      'Claim number': markup,
      Company: markup,
      Contact: `${markup} Lee`,
      'Name on account': markup,
    });
    expectNoMarkup(modal);
    await modal.payNow();
    expect(modal.screen).to.contain(`${markup} has been paid.`);
    expectNoMarkup(modal);
  });

  it('of the service stands on each screen as it is', async () => {
    const bankAccounts = [{ ...savedAccount, bankName: markup, lastFourDigits: markup }];
    const modal = await openPayment(
      { ...toStored, EPayAllowed: true },
      { session: { merchant: hostileMerchant, bankAccounts } },
    );
    const named = `${markup} account ending in ${markup}`;
    expect(modal.choices('Pay to')).to.contain(`${named} Checking`);
    await modal.review();
    expect(modal.lines).to.include({ 'Pay to': named });
    await modal.press('Back');
    await modal.choose('Let the payee choose, by email');
    await modal.press('Review payment request');
    await modal.shows('Review the payment request');
    const receipt = modal.service.receipt({
      payee: modal.service.session.payee,
      method: { type: 'ePay', email: markup },
    });
    modal.service.script('submit', { code: 'Success', receipt });
    await modal.sendNow();
    expect(modal.screen).to.contain(`We have sent an email to ${markup}.`);
    expectNoMarkup(modal);
  });

  it('of the merchant stands in what went wrong as it is', async () => {
    const modal = await openPayment(toPerson, { session: { merchant: hostileMerchant } });
    await modal.fillAccount();
    await modal.review();
    modal.service.script('submit', { code: 'Call' });
    await modal.press('Pay');
    await modal.showsProblem();
    expect(modal.summary?.text).to.contain(`call ${markup} at ${markup}.`);
    expectNoMarkup(modal);
  });

  it('with placeholders of the catalogue in it is not filled in', async () => {
    const modal = await openPayment(
      { IndividualDetails: { ...individualDetails, FirstName: '{merchant}', LastName: '{amount}' } },
      { session: { merchant: { ...merchant, name: '{phone}' } } },
    );
    expect(modal.screen).to.contain('The account belongs to {merchant} {amount}.');
    await modal.fillAccount();
    await modal.review();
    modal.service.script('submit', { code: 'Call' });
    await modal.press('Pay');
    await modal.showsProblem();
    expect(modal.summary?.text).to.contain('call {phone} at (555) 010-0199.');
  });
});
