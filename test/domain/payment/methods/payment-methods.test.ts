import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import test from 'node:test';
import { debitAuthorization } from '../../../../src/payment/authorization.ts';
import { allMethods, keptMethod, paymentMethods } from '../../../../src/payment/methods/payment-methods.ts';
import { savedMethod } from '../../../../src/payment/methods/saved.ts';
import { cardDetails as sampleDetails, fields, savings, visa } from '../samples.ts';

const now = { month: 11, year: 2026 };
const { CreditCard: card, ECheck: account } = paymentMethods;

test('No field belongs to two methods', () => {
  const names = allMethods.flatMap((method) => method.fields);
  assert.deepEqual(names, Array.from(new Set(names)));
});

test('A field that is cleared in each attempt is a secret', () => {
  for (const { onceOnly, secrets } of allMethods) assert.ok(onceOnly.every((name) => secrets.includes(name)));
});

const savedVisa = savedMethod(visa, 'T1');
const typedCard = fields({
  cardNumber: '4111-1111 1111 1111',
  expiration: '4 / 29',
  nameOnCard: '  Ann   Lee ',
  securityCode: ' 007 ',
  zip: '12345 6789',
  street: ' 1  Main\u200b St ',
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

const cardDetails = { ...sampleDetails, securityCode: '007', zip: '12345-6789' };
const numbers = { routingNumber: '021000021', accountNumber: '0012345' };
const accountDetails = { type: 'bankAccount', ...numbers, accountType: 'Saving', name: 'Ann Lee' };

const asChecking = { accountType: 'Checking' } as const;
for (const [what, method, typed, expected] of [
  ['A card', card, typedCard, { ...cardDetails, street: '1 Main St' }],
  ['A card without a street', card, { ...typedCard, street: ' \u200b ' }, cardDetails],
  ['A savings account', account, typedAccount, accountDetails],
  ['A checking account', account, { ...typedAccount, ...asChecking }, { ...accountDetails, ...asChecking }],
  ['A saved method', savedVisa, typedCard, { type: 'token', token: 'T1' }],
] as const) {
  test(`${what} is sent to the service without spaces, dashes and other fields`, () =>
    assert.deepEqual(method.details(typed, now), expected));
}

for (const [name, text] of [
  ['cardNumber', '41111'],
  ['expiration', '41111'],
  ['nameOnCard', '4111111111111111'],
  ['zip', '4111'],
] as const) {
  test(`A card is not sent while ${name} is invalid, and the error does not repeat the typed text`, () => {
    assert.throws(
      () => card.details({ ...typedCard, [name]: text }, now),
      (error) => error instanceof TypeError && !error.message.includes('4111'),
    );
  });
}

const bank = 'JPMorgan Chase Bank';
const incomplete = { ...typedAccount, accountNumber: '12' };
const visaShown = { name: 'Visa', lastFourDigits: '1111' };
const expires = { month: 4, year: 2029 };
for (const [what, method, typed, bankName, expected] of [
  ['A card', card, typedCard, bank, visaShown],
  ['An empty card', card, {}, null, { name: null, lastFourDigits: '' }],
  ['An account', account, typedAccount, bank, { name: bank, lastFourDigits: '2345' }],
  ['An account of an unknown bank', account, typedAccount, null, { name: null, lastFourDigits: '2345' }],
  ['An account with an incomplete number', account, incomplete, bank, { name: bank, lastFourDigits: '' }],
  ['A saved card', savedVisa, typedAccount, bank, { ...visaShown, expires }],
] as const) {
  test(`${what} is shown as ${JSON.stringify(expected)}`, () =>
    assert.deepEqual(method.shown(fields(typed), bankName), expected));
}

test('A saved bank account is shown by its bank, and does not expire', () =>
  assert.deepEqual(keptMethod(savings), { name: 'Ally Bank', lastFourDigits: '6789' }));

test('A decline names the field to correct', () => {
  assert.deepEqual(card.declined, {
    IncorrectValidationValue: 'securityCode',
    InvalidCardNumber: 'cardNumber',
    CardTypeNotAccepted: 'cardNumber',
    CardExpired: 'expiration',
    AvsVerificationFailed: 'zip',
  });
  const ofAccount = { InvalidAccountNumber: 'accountNumber', InvalidRoutingNumber: 'routingNumber' };
  assert.deepEqual([account.declined, savedVisa.declined], [ofAccount, {}]);
});

test('A card is charged without an authorization, a bank account is not', () => {
  assert.equal(card.authorization, undefined);
  assert.deepEqual(account.authorization, {
    makePayment: { heading: 'authorization.heading', text: 'authorization.debit' },
    savePaymentMethod: { heading: 'authorization.saveHeading', text: 'authorization.save' },
  });
});

test('A saved method has no fields and no name, and is not saved again', () => {
  for (const masked of [visa, savings]) {
    const { category, fields: names, holder, isSaved } = savedMethod(masked, 'T1');
    assert.deepEqual([category, names, holder, isSaved], [masked.category, [], undefined, true]);
  }
});

test('The proof of an authorization has its language, its hash, and the version of our text or the text of the page', async () => {
  const sha256 = (text: string) => Promise.resolve(createHash('sha256').update(text).digest('hex'));
  const text = 'I authorize one debit of $5.00.';
  const { version, ...proof } = await debitAuthorization(text, false, 'en', sha256);
  assert.match(version ?? '', /^\d{4}-\d{2}$/);
  const rest = { language: 'en', sha256: await sha256(text) };
  assert.deepEqual(proof, rest);
  assert.deepEqual(await debitAuthorization(text, true, 'en', sha256), { text, ...rest });
});
