import assert from 'node:assert/strict';
import test from 'node:test';
import {
  checkPaymentField,
  chosenAmount,
  declinedField,
  methodDetails,
  paymentFieldNames,
  secretFields,
  visibleFields,
  type PaymentChoices,
  type PaymentFieldName,
  type PaymentFields,
} from '../../../src/payment/payment-form.ts';
import { ResponseCode } from '../../../src/operation/response-codes.ts';

const now = { month: 11, year: 2026 };
const limits = { least: 1, most: 25_000 };
const blank = Object.fromEntries(paymentFieldNames.map((name) => [name, ''])) as PaymentFields;
const fields = (typed: Partial<PaymentFields>): PaymentFields => ({ ...blank, ...typed });

const choices = (changes: Partial<PaymentChoices>): PaymentChoices => ({
  amount: 'minAmountDue',
  method: 'CreditCard',
  save: false,
  ...changes,
});

const card: PaymentFieldName[] = ['cardNumber', 'expiration', 'nameOnCard', 'securityCode', 'zip'];
const account: PaymentFieldName[] = [
  'accountType',
  'routingNumber',
  'accountNumber',
  'repeatedNumber',
  'nameOnAccount',
];

const shown: readonly [
  operation: 'makePayment' | 'savePaymentMethod',
  choices: Partial<PaymentChoices>,
  names: PaymentFieldName[],
][] = [
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

const typedCard = fields({
  cardNumber: '4111-1111 1111 1111',
  expiration: '4 / 29',
  nameOnCard: '  Ann   Lee ',
  securityCode: ' 007 ',
  zip: '12345 6789',
  street: ' 1 Main St ',
  accountNumber: '999999',
});
const typedAccount = fields({
  accountType: 'Saving',
  routingNumber: '0210-0002-1',
  accountNumber: '00-1234 5',
  repeatedNumber: '0012345',
  nameOnAccount: ' Ann Lee',
  cardNumber: '4111111111111111',
});

const details: readonly [what: string, choices: Partial<PaymentChoices>, fields: PaymentFields, details: object][] = [
  [
    'A card',
    {},
    typedCard,
    {
      type: 'card',
      number: '4111111111111111',
      expirationMonth: 4,
      expirationYear: 2029,
      securityCode: '007',
      name: 'Ann Lee',
      zip: '12345-6789',
      street: '1 Main St',
    },
  ],
  [
    'A card without a street',
    {},
    { ...typedCard, street: '  ' },
    {
      type: 'card',
      number: '4111111111111111',
      expirationMonth: 4,
      expirationYear: 2029,
      securityCode: '007',
      name: 'Ann Lee',
      zip: '12345-6789',
    },
  ],
  [
    'A bank account',
    { method: 'ECheck' },
    typedAccount,
    {
      type: 'bankAccount',
      routingNumber: '021000021',
      accountNumber: '0012345',
      accountType: 'Saving',
      name: 'Ann Lee',
    },
  ],
  ['A saved method', { method: 'saved' }, typedCard, { type: 'token', token: 'T1' }],
];

for (const [what, chosen, typed, expected] of details) {
  test(`${what} is handed to the service as it was read, and nothing else with it`, () => {
    assert.deepEqual(methodDetails(choices(chosen), typed, now, 'T1'), expected);
  });
}

test('A checking account is handed over as one', () => {
  const typed = { ...typedAccount, accountType: 'Checking' };
  const method = methodDetails(choices({ method: 'ECheck' }), typed, now, undefined);
  assert.ok(method.type === 'bankAccount');
  assert.equal(method.accountType, 'Checking');
});

for (const name of ['cardNumber', 'expiration', 'nameOnCard', 'zip'] as const) {
  test(`A card is not handed over while ${name} is not valid, and the error does not repeat what was typed`, () => {
    const typed = { ...typedCard, [name]: '41111' };
    if (name === 'zip') typed.zip = '4111';
    if (name === 'nameOnCard') typed.nameOnCard = '4111111111111111';
    assert.throws(
      () => methodDetails(choices({}), typed, now, undefined),
      (error) => error instanceof TypeError && !error.message.includes('4111'),
    );
  });
}

const about: Partial<Record<string, PaymentFieldName>> = {
  IncorrectValidationValue: 'securityCode',
  InvalidCardNumber: 'cardNumber',
  CardTypeNotAccepted: 'cardNumber',
  CardExpired: 'expiration',
  AvsVerificationFailed: 'zip',
  InvalidAccountNumber: 'accountNumber',
  InvalidRoutingNumber: 'routingNumber',
};

for (const code of Object.values(ResponseCode)) {
  if (code === 'Success') continue;
  test(`${code} leads the payer to ${about[code] ?? 'no field of its own'}`, () => {
    assert.equal(declinedField(code), about[code]);
  });
}
