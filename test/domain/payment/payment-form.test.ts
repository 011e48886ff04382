import assert from 'node:assert/strict';
import test from 'node:test';
import {
  checkPaymentField,
  chosenAmount,
  onceOnlyFields,
  paymentFieldNames,
  prefilledFields,
  secretFields,
  visibleFields,
  type PaymentChoices,
  type PaymentFieldName,
  type PaymentFields,
} from '../../../src/payment/payment-form.ts';
import { paymentMethods } from '../../../src/payment/methods/payment-methods.ts';
import { savedMethod } from '../../../src/payment/methods/saved.ts';

const now = { month: 11, year: 2026 };
const limits = { least: 1, most: 25_000 };
const blank = Object.fromEntries(paymentFieldNames.map((name) => [name, ''])) as PaymentFields;
const fields = (typed: Partial<PaymentFields>): PaymentFields => ({ ...blank, ...typed });

const saved = savedMethod(
  { category: 'ECheck', accountType: 'Checking', bankName: null, lastFourDigits: '6789' },
  'T1',
);
const methods = { ...paymentMethods, saved };

interface Chosen extends Partial<Omit<PaymentChoices, 'method'>> {
  readonly method?: keyof typeof methods;
}

const choices = ({ method = 'CreditCard', ...changes }: Chosen): PaymentChoices => ({
  amount: 'minAmountDue',
  save: false,
  ...changes,
  method: methods[method],
});

const card: PaymentFieldName[] = ['cardNumber', 'expiration', 'nameOnCard', 'securityCode', 'zip'];
const account: PaymentFieldName[] = [
  'accountType',
  'routingNumber',
  'accountNumber',
  'repeatedNumber',
  'nameOnAccount',
];

const shown: readonly [operation: 'makePayment' | 'savePaymentMethod', choices: Chosen, names: PaymentFieldName[]][] = [
  ['makePayment', {}, [...card, 'street']],
  ['makePayment', { amount: 'accountBalance' }, [...card, 'street']],
  ['makePayment', { amount: 'other' }, ['amount', ...card, 'street']],
  ['makePayment', { method: 'ECheck' }, account],
  ['makePayment', { method: 'ECheck', amount: 'other' }, ['amount', ...account]],
  ['makePayment', { method: 'saved' }, []],
  ['makePayment', { method: 'saved', amount: 'other' }, ['amount']],
  ['savePaymentMethod', {}, card],
  ['savePaymentMethod', { amount: 'other' }, card],
  ['savePaymentMethod', { method: 'ECheck' }, account],
];

for (const [operation, chosen, names] of shown) {
  test(`${operation} with ${JSON.stringify(chosen)} asks for ${names.join(', ') || 'nothing'}`, () => {
    assert.deepEqual(visibleFields(choices(chosen), operation).toSorted(), names.toSorted());
  });
}

test('The card number comes before the date, and both before the security code', () => {
  const names = visibleFields(choices({}), 'makePayment');
  const places = ['cardNumber', 'expiration', 'securityCode'].map((name) => names.indexOf(name as PaymentFieldName));
  assert.deepEqual(
    places,
    places.toSorted((one, other) => one - other),
  );
});

test('The account number is repeated right after it', () => {
  const names = visibleFields(choices({ method: 'ECheck' }), 'makePayment');
  assert.equal(names.indexOf('repeatedNumber'), names.indexOf('accountNumber') + 1);
});

test('The secrets are the numbers of card and account and the security code', () => {
  for (const name of ['cardNumber', 'securityCode', 'accountNumber', 'repeatedNumber'] as const) {
    assert.ok((secretFields as readonly string[]).includes(name), name);
  }
});

test('A security code is typed again for each attempt, and nothing else is', () => {
  assert.deepEqual(onceOnlyFields, ['securityCode']);
});

const known = { policyHolderName: 'Ann Lee', billingZip: '12345', billingAddressStreet: '1 Main St' };

for (const [given, texts] of [
  [known, { nameOnCard: 'Ann Lee', nameOnAccount: 'Ann Lee', zip: '12345', street: '1 Main St' }],
  [{}, { nameOnCard: '', nameOnAccount: '', zip: '', street: '' }],
] as const) {
  test(`The options ${JSON.stringify(given)} fill in the corresponding fields`, () => {
    const options = { sessionId: 'S1', paymentCategory: 'UserSelect', confirmationDisplay: true, ...given } as const;
    assert.deepEqual(prefilledFields(options), texts);
  });
}

const cardNumber = '4111 1111 1111 1111';
const americanExpress = { cardNumber: '3782 822463 10005' };
const accountNumber = '0012345';
const checks: readonly [name: PaymentFieldName, state: string, text: string, others?: Partial<PaymentFields>][] = [
  ['amount', 'valid', '250.00'],
  ['amount', 'invalid', '250.01'],
  ['amount', 'empty', ''],
  ['cardNumber', 'valid', cardNumber],
  ['expiration', 'valid', '11/26'],
  ['expiration', 'invalid', '10/26'],
  ['securityCode', 'valid', '123', { cardNumber }],
  ['securityCode', 'invalid', '1234', { cardNumber }],
  ['securityCode', 'partial', '123', americanExpress],
  ['securityCode', 'valid', '1234', americanExpress],
  ['securityCode', 'valid', '123'],
  ['securityCode', 'valid', '1234'],
  ['zip', 'valid', '12345'],
  ['zip', 'empty', ''],
  ['street', 'valid', ''],
  ['street', 'valid', '1 Main St'],
  ['accountType', 'empty', ''],
  ['accountType', 'valid', 'Saving'],
  ['routingNumber', 'valid', '021000021'],
  ['accountNumber', 'valid', accountNumber],
  ['repeatedNumber', 'valid', accountNumber, { accountNumber }],
  ['repeatedNumber', 'invalid', '12345', { accountNumber }],
  ['nameOnCard', 'valid', 'Ann Lee'],
  ['nameOnCard', 'invalid', '4111111111111111'],
  ['nameOnAccount', 'valid', 'Ann Lee'],
];

for (const [name, state, text, others = {}] of checks) {
  test(`${name} "${text}" is ${state} beside ${JSON.stringify(others)}`, () => {
    assert.equal(checkPaymentField(name, fields({ ...others, [name]: text }), { now, limits }).state, state);
  });
}

const offered = [
  { name: 'minAmountDue', amount: 10_798 },
  { name: 'accountBalance', amount: 25_000 },
] as const;

const amounts: readonly [chosen: PaymentChoices['amount'], typed: string, amount: number | undefined][] = [
  ['minAmountDue', '', 10_798],
  ['minAmountDue', '5', 10_798],
  ['accountBalance', '', 25_000],
  ['other', '$1.15', 115],
  ['other', '250', 25_000],
  ['other', '250.01', undefined],
  ['other', '0', undefined],
  ['other', '', undefined],
  ['other', '1,2', undefined],
];

for (const [chosen, typed, amount] of amounts) {
  test(`${chosen} with "${typed}" typed is an amount of ${String(amount)}`, () => {
    assert.equal(chosenAmount(choices({ amount: chosen }), offered, typed, limits), amount);
  });
}

test('A typed amount is ignored if no amount may be entered', () => {
  assert.equal(chosenAmount(choices({ amount: 'other' }), offered, '5', undefined), undefined);
});

test('A balance that is not offered cannot be chosen', () => {
  assert.equal(chosenAmount(choices({ amount: 'accountBalance' }), [offered[0]], '', limits), undefined);
});
