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

test('The account number is asked for once more right after it', () => {
  const names = visibleFields(choices({ method: 'ECheck' }), 'makePayment');
  assert.equal(names.indexOf('repeatedNumber'), names.indexOf('accountNumber') + 1);
});

const secrets: readonly PaymentFieldName[] = ['cardNumber', 'securityCode', 'accountNumber', 'repeatedNumber'];

for (const name of secrets) {
  test(`${name} is cleared with the other secrets`, () =>
    assert.ok((secretFields as readonly string[]).includes(name)));
}

test('A security code is typed again for each attempt, and nothing else is', () => {
  assert.deepEqual(onceOnlyFields, ['securityCode']);
});

const known = { policyHolderName: 'Ann Lee', billingZip: '12345', billingAddressStreet: '1 Main St' };

for (const [given, texts] of [
  [known, { nameOnCard: 'Ann Lee', nameOnAccount: 'Ann Lee', zip: '12345', street: '1 Main St' }],
  [{}, { nameOnCard: '', nameOnAccount: '', zip: '', street: '' }],
] as const) {
  test(`The options ${JSON.stringify(given)} fill in the fields that are about them`, () => {
    const options = { sessionId: 'S1', paymentCategory: 'UserSelect', confirmationDisplay: true, ...given } as const;
    assert.deepEqual(prefilledFields(options), texts);
  });
}

const checks: readonly [name: PaymentFieldName, typed: Partial<PaymentFields>, state: string][] = [
  ['amount', { amount: '250.00' }, 'valid'],
  ['amount', { amount: '250.01' }, 'invalid'],
  ['amount', {}, 'empty'],
  ['cardNumber', { cardNumber: '4111 1111 1111 1111' }, 'valid'],
  ['expiration', { expiration: '11/26' }, 'valid'],
  ['expiration', { expiration: '10/26' }, 'invalid'],
  ['securityCode', { securityCode: '123', cardNumber: '4111 1111 1111 1111' }, 'valid'],
  ['securityCode', { securityCode: '1234', cardNumber: '4111 1111 1111 1111' }, 'invalid'],
  ['securityCode', { securityCode: '123', cardNumber: '3782 822463 10005' }, 'partial'],
  ['securityCode', { securityCode: '1234', cardNumber: '3782 822463 10005' }, 'valid'],
  ['securityCode', { securityCode: '123' }, 'valid'],
  ['securityCode', { securityCode: '1234' }, 'valid'],
  ['zip', { zip: '12345' }, 'valid'],
  ['zip', {}, 'empty'],
  ['street', {}, 'valid'],
  ['street', { street: '1 Main St' }, 'valid'],
  ['accountType', {}, 'empty'],
  ['accountType', { accountType: 'Saving' }, 'valid'],
  ['routingNumber', { routingNumber: '021000021' }, 'valid'],
  ['accountNumber', { accountNumber: '0012345' }, 'valid'],
  ['repeatedNumber', { accountNumber: '0012345', repeatedNumber: '0012345' }, 'valid'],
  ['repeatedNumber', { accountNumber: '0012345', repeatedNumber: '12345' }, 'invalid'],
  ['nameOnCard', { nameOnCard: 'Ann Lee' }, 'valid'],
  ['nameOnCard', { nameOnCard: '4111111111111111' }, 'invalid'],
  ['nameOnAccount', { nameOnAccount: 'Ann Lee' }, 'valid'],
];

for (const [name, typed, state] of checks) {
  test(`${name} is ${state} where ${JSON.stringify(typed)} stands in the form`, () => {
    assert.equal(checkPaymentField(name, fields(typed), { now, limits }).state, state);
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

test('Where no amount may be entered, what is typed is no amount', () => {
  assert.equal(chosenAmount(choices({ amount: 'other' }), offered, '5', undefined), undefined);
});

test('A balance that is not offered cannot be chosen', () => {
  assert.equal(chosenAmount(choices({ amount: 'accountBalance' }), [offered[0]], '', limits), undefined);
});
