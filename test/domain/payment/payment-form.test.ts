import assert from 'node:assert/strict';
import test from 'node:test';
import * as form from '../../../src/payment/payment-form.ts';
import { paymentMethods } from '../../../src/payment/methods/payment-methods.ts';
import { savedMethod } from '../../../src/payment/methods/saved.ts';
import checks from './payment-form-checks.json' with { type: 'json' };
import { fields, savings } from './samples.ts';

const now = { month: 11, year: 2026 };
const limits = { least: 1, most: 25_000 };
const methods = { ...paymentMethods, saved: savedMethod(savings, 'T1') };

interface Chosen extends Partial<Omit<form.PaymentChoices, 'method'>> {
  readonly method?: keyof typeof methods;
}

const choices = ({ method = 'CreditCard', ...changes }: Chosen): form.PaymentChoices => ({
  amount: 'minAmountDue',
  save: false,
  ...changes,
  method: methods[method],
});

const card: form.PaymentFieldName[] = ['cardNumber', 'expiration', 'nameOnCard', 'securityCode', 'zip'];
const bankAccount = ['accountType', 'routingNumber', 'accountNumber', 'repeatedNumber'] as const;
const account: form.PaymentFieldName[] = [...bankAccount, 'nameOnAccount'];

for (const [operation, chosen, names] of [
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
] as const) {
  test(`${operation} with ${JSON.stringify(chosen)} asks for ${names.join(', ') || 'nothing'}`, () =>
    assert.deepEqual(form.visibleFields(choices(chosen), operation).toSorted(), names.toSorted()));
}

test('A field comes after the fields that it depends on', () => {
  const places = (method: 'CreditCard' | 'ECheck', ...names: form.PaymentFieldName[]) => {
    const visible = form.visibleFields(choices({ method }), 'makePayment');
    return names.map((name) => visible.indexOf(name));
  };
  const [number = 0, date = 0, code = 0] = places('CreditCard', 'cardNumber', 'expiration', 'securityCode');
  assert.ok(number < date && date < code);
  const [first = 0, again = 0] = places('ECheck', 'accountNumber', 'repeatedNumber');
  assert.equal(again, first + 1);
});

test('The numbers and the security code are secrets, and the code is typed again for each attempt', () => {
  const secrets = ['cardNumber', 'securityCode', 'accountNumber', 'repeatedNumber'];
  const names: readonly string[] = form.secretFields;
  assert.ok(secrets.every((name) => names.includes(name)));
  assert.deepEqual(form.onceOnlyFields, ['securityCode']);
});

test('Options fill in the corresponding fields', () => {
  const given = { sessionId: 'S1', paymentCategory: 'UserSelect', confirmationDisplay: true } as const;
  const nothing = { nameOnCard: '', nameOnAccount: '', zip: '', street: '' };
  assert.deepEqual(form.prefilledFields(given), nothing);
  const known = { policyHolderName: 'Ann Lee', billingZip: '12345', billingAddressStreet: '1 Main St' };
  const filled = { nameOnCard: 'Ann Lee', nameOnAccount: 'Ann Lee', zip: '12345', street: '1 Main St' };
  assert.deepEqual(form.prefilledFields({ ...given, ...known }), filled);
});

for (const { name, state, text, others = {} } of checks) {
  const field = name as form.PaymentFieldName;
  test(`The ${name} "${text}" is ${state} with the other fields ${JSON.stringify(others)}`, () =>
    assert.equal(form.checkPaymentField(field, fields({ ...others, [name]: text }), { now, limits }).state, state));
}

const offered = [
  { name: 'minAmountDue', amount: 10_798 },
  { name: 'accountBalance', amount: 25_000 },
] as const;

for (const [chosen, typed, amount] of [
  ['minAmountDue', '', 10_798],
  ['minAmountDue', '5', 10_798],
  ['accountBalance', '', 25_000],
  ['other', '$1.15', 115],
  ['other', '250', 25_000],
  ['other', '250.01', undefined],
  ['other', '0', undefined],
  ['other', '', undefined],
  ['other', '1,2', undefined],
] as const) {
  test(`The choice ${chosen} with the typed text "${typed}" is an amount of ${String(amount)}`, () =>
    assert.equal(form.chosenAmount(choices({ amount: chosen }), offered, typed, limits), amount));
}

test('An amount that is not offered cannot be chosen', () => {
  assert.equal(form.chosenAmount(choices({ amount: 'other' }), offered, '5', undefined), undefined);
  assert.equal(form.chosenAmount(choices({ amount: 'accountBalance' }), [offered[0]], '', limits), undefined);
});
