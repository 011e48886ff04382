import { expect } from '@open-wc/testing';
import { openPayment, setupPayment, type PaymentHarness } from './payment-harness.ts';
import { paymentOptions as table, type PaymentOptionObject } from '../../../src/payment/payment-options.ts';
import type { PaymentReceipt } from '../../../src/payment/payment-service.ts';
import { account, accountDetails, paymentOptions, quote } from './payment-samples.ts';

const throwing = () => {
  throw new Error('The page has a bug.');
};

/** Values that nobody means, each for every option at once. */
const values: [title: string, value: unknown][] = [
  ['symbols', Symbol('value')],
  ['functions', throwing],
  ['big integers', 10n],
  ['dates', new Date(0)],
  ['lists', [['CreditCard']]],
  ['objects without a prototype', Object.create(null)],
  ['objects that cannot be turned into text', { toString: throwing, valueOf: throwing, toJSON: throwing }],
  ['proxies that throw', new Proxy({}, { get: throwing, has: throwing, ownKeys: throwing, getPrototypeOf: throwing })],
  ['boxed texts', Object('CreditCard')],
  ['long texts', 'x'.repeat(100_000)],
  ['lone surrogates', '\ud800'],
  ['control characters', '\u0000\u202e\u001b[31m'],
  ['not a number', Number.NaN],
  ['minus zero', -0],
];

/** Objects that nobody means. */
const objects: [title: string, object: unknown][] = [
  ['a text', 'makePayment'],
  ['a number', 7],
  ['a list', [paymentOptions]],
  ['a function', throwing],
  ['a proxy that throws', new Proxy({}, { get: throwing, has: throwing, ownKeys: throwing })],
  ['an object whose getters throw', Object.defineProperty({}, 'sessionId', { get: throwing, enumerable: true })],
  ['an object that is its own prototype’s kind', Object.create(Object.create(null) as null)],
  ['an object that refers to itself', selfReferring()],
  [
    'a prototype in JSON',
    JSON.parse('{"__proto__": {"polluted": true}, "constructor": {"prototype": {"polluted": true}}}'),
  ],
];

function selfReferring(): unknown {
  const object: Record<string, unknown> = {};
  for (const name of Object.keys(table)) object[name] = object;
  return object;
}

async function expectOneError(modal: PaymentHarness, options: unknown): Promise<void> {
  modal.element.makePayment(options as PaymentOptionObject);
  modal.element.savePaymentMethod(options as PaymentOptionObject);
  await modal.rest();
  expect(modal.eventCodes).to.deep.equal(['portal.error', 'portal.error']);
  expect(modal.service.calls).to.deep.equal([]);
  const known = new Set(Object.keys(table));
  for (const { detail } of modal.events) {
    const { Details, description } = detail as Record<string, Record<string, string[]> | undefined>;
    for (const [name, messages] of Object.entries(Details ?? description ?? {})) {
      expect(known).to.include(name);
      expect(messages).to.satisfy((all: unknown[]) => all.length > 0 && all.every((it) => typeof it === 'string'));
    }
  }
}

for (const form of ['later', 'earlier']) {
  describe(`hostile options in the ${form} form`, () => {
    for (const [title, value] of values) {
      it(`are an error event, never an exception: ${title}`, async () => {
        const modal = await setupPayment({ attributes: { 'form-version': form } });
        await expectOneError(modal, Object.fromEntries(Object.keys(table).map((name) => [name, value])));
      });
    }

    for (const [title, object] of objects) {
      it(`are an error event, never an exception: ${title}`, async () => {
        const modal = await setupPayment({ attributes: { 'form-version': form } });
        await expectOneError(modal, object);
      });
    }
  });
}

describe('hostile options', () => {
  it('do not get into the prototype of other objects', async () => {
    const modal = await setupPayment();
    const options: unknown = JSON.parse(`{"__proto__": ${JSON.stringify({ ...paymentOptions, polluted: true })}}`);
    await expectOneError(modal, options);
    expect(({} as Record<string, unknown>).polluted).to.be.undefined;
  });

  it('cannot be smuggled in by the names of attributes', async () => {
    const modal = await setupPayment({
      attributes: { 'data-option-__proto__': 'x', 'data-option-constructor': 'x', 'data-option-': 'x' },
    });
    modal.element.makePayment();
    await modal.rest();
    expect(modal.eventCodes).to.deep.equal(['portal.error']);
  });

  it('are told apart from good ones: one getter that throws is one problem', async () => {
    const modal = await setupPayment();
    const options: PaymentOptionObject = Object.defineProperty({ ...paymentOptions }, 'billingZip', { get: throwing });
    modal.element.makePayment(options);
    expect(modal.detail('portal.error')).to.deep.include({ Details: { billingZip: ['This option must be text.'] } });
  });
});

const markup = '<img src=x onerror="window.hasRun = true"><b>${1+1}{{1+1}}</b>';

describe('markup in a text', () => {
  const text = {
    clientReferenceData1: markup,
    policyHolderName: markup,
    billingZip: markup,
    billingAddressStreet: markup,
  };
  const merchant = { name: markup, phone: markup };

  afterEach(() => {
    expect('hasRun' in window, 'a script has run').to.be.false;
  });

  function expectNoMarkup(modal: PaymentHarness): void {
    expect([...modal.tags]).not.to.include('img');
    expect([...modal.tags]).not.to.include('b');
  }

  it('of an option stands in the form as it is', async () => {
    const modal = await openPayment(text, { merchant });
    expect(modal.value('Name on card')).to.equal(markup);
    expect(modal.value('Billing ZIP code')).to.equal(markup);
    expect(modal.value('Billing street address')).to.equal(markup);
    expect(modal.screen).to.contain(markup);
    expectNoMarkup(modal);
  });

  it('stands in the review and the authorization as it is', async () => {
    const modal = await openPayment({ ...text, paymentCategory: 'ECheck' }, { merchant });
    await modal.fillAccount({ 'Name on account': '' });
    await modal.review();
    expect(modal.lines).to.include({ Reference: markup, Name: markup });
    const authorization = modal.section('Authorization for a one-time electronic debit');
    expect(authorization).to.contain(`I, ${markup}, authorize ${markup} to`);
    expect(authorization).to.contain(`call ${markup} at ${markup} before`);
    expectNoMarkup(modal);
  });

  it('of the service stands in the confirmation as it is', async () => {
    const modal = await openPayment({ ...text, paymentCategory: 'ECheck' }, { merchant });
    await modal.fillAccount({ 'Name on account': account['Name on account'] });
    await modal.review();
    const receipt: PaymentReceipt = {
      ...modal.service.paymentReceipt({ method: accountDetails, quote, save: false }),
      method: { category: 'ECheck', accountType: 'Checking', bankName: markup, lastFourDigits: '6789' },
      transactionId: markup,
      timeZone: markup,
    };
    modal.service.script('pay', { code: 'Success', receipt });
    await modal.payNow();
    expect(modal.lines['Confirmation number']).to.equal(markup);
    expect(modal.lines['Payment method']).to.equal(`${markup} account ending in 6789`);
    expectNoMarkup(modal);
  });

  it('with placeholders of the catalogue in it is not filled in', async () => {
    const modal = await openPayment(
      { paymentCategory: 'ECheck', policyHolderName: '{merchant} {phone} {total}' },
      { merchant: { name: '{phone}' } },
    );
    await modal.fillAccount({ 'Name on account': '' });
    await modal.review();
    expect(modal.section('Authorization for a one-time electronic debit')).to.contain(
      'I, {merchant} {phone} {total}, authorize {phone} to make',
    );
  });
});
