import assert from 'node:assert/strict';
import test from 'node:test';
import { paymentInfo, savePaymentInfo } from '../../../src/payment/payloads.ts';
import { accountPaid, accountSaved, cardPaid, cardSaved, savings } from './samples.ts';

const cardFields = {
  cardType: 'Visa',
  cardExpirationMonth: 4,
  cardExpirationYear: 2029,
  customerName: 'Ann Lee',
  holderZip: '01234',
  sessionId: 'S1',
  tokenId: 'T1',
  lastFourDigits: '1111',
  timeZone: 'EST',
  transactionDate: '11/21/2026 09:05:09 PM',
};
const accountFields = {
  accountType: 'Saving',
  bankName: 'Ally Bank',
  customerName: 'Ann Lee',
  sessionId: 'S1',
  tokenId: 'T2',
  lastFourDigits: '6789',
  timeZone: 'CST',
  transactionDate: '11/21/2026 09:05:09 AM',
};
const paymentFields = {
  batchNumber: '4711',
  transactionId: '900001',
  paymentAmount: 107.98,
  convenienceFee: 2.5,
  totalPaymentAmount: 110.48,
  acknowledgmentRequired: 'false',
};

/* Field by field, as the specification lists them. */
const payloads: readonly [what: string, payload: object, fields: object][] = [
  ['A saved card', savePaymentInfo(cardSaved, 'S1', 'later'), { ...cardFields, paymentCategory: 'CreditCard' }],
  ['A saved card in the earlier form', savePaymentInfo(cardSaved, 'S1', 'earlier'), cardFields],
  ['A saved account', savePaymentInfo(accountSaved, 'S1', 'later'), { ...accountFields, paymentCategory: 'ECheck' }],
  ['A saved account in the earlier form', savePaymentInfo(accountSaved, 'S1', 'earlier'), accountFields],
  [
    'A card payment',
    paymentInfo(cardPaid, 'S1', 'later'),
    { ...cardFields, ...paymentFields, authCode: 'A1B2C3', paymentCategory: 'CreditCard' },
  ],
  [
    'A card payment in the earlier form',
    paymentInfo(cardPaid, 'S1', 'earlier'),
    { ...cardFields, ...paymentFields, authCode: 'A1B2C3' },
  ],
  [
    'A bank payment',
    paymentInfo(accountPaid, 'S1', 'later'),
    { ...accountFields, ...paymentFields, paymentCategory: 'ECheck' },
  ],
  [
    'A bank payment in the earlier form',
    paymentInfo(accountPaid, 'S1', 'earlier'),
    { ...accountFields, ...paymentFields },
  ],
];

for (const [what, payload, fields] of payloads) {
  test(`${what} tells exactly the documented fields`, () => assert.deepEqual(payload, fields));
}

test('An unknown bank is null and not left out', () => {
  const info = savePaymentInfo({ ...accountSaved, method: { ...savings, bankName: null } }, 'S1', 'later');
  assert.equal(info.bankName, null);
});

for (const [field, receipt] of [
  ['tokenId', { ...cardSaved, tokenId: null }],
  ['holderZip', { ...cardSaved, holderZip: null }],
] as const) {
  test(`A ${field} that is not known is left out`, () => {
    assert.ok(!(field in savePaymentInfo(receipt, 'S1', 'later')));
  });
}

test('A bank account has no holderZip, whatever the service knows', () => {
  assert.ok(!('holderZip' in savePaymentInfo({ ...accountSaved, holderZip: '01234' }, 'S1', 'later')));
});

test('Amounts are the nearest numbers to what was charged', () => {
  const receipt = { ...cardPaid, quote: { amount: 115, fee: 7, total: 122 } };
  const { paymentAmount, convenienceFee, totalPaymentAmount } = paymentInfo(receipt, 'S1', 'later');
  assert.deepEqual([paymentAmount, convenienceFee, totalPaymentAmount], [1.15, 0.07, 1.22]);
});

test('A payment without a fee tells a fee of zero', () => {
  const receipt = { ...cardPaid, quote: { amount: 10_798, fee: 0, total: 10_798 } };
  assert.equal(paymentInfo(receipt, 'S1', 'later').convenienceFee, 0);
});

for (const form of ['later', 'earlier'] as const) {
  test(`acknowledge is there in the ${form} form where the page has asked for it, and the text says so`, () => {
    let calls = 0;
    const info = paymentInfo(cardPaid, 'S1', form, () => (calls += 1));
    info.acknowledge?.();
    assert.deepEqual([info.acknowledgmentRequired, calls], ['true', 1]);
  });

  test(`acknowledge is not there in the ${form} form where the page has not asked`, () => {
    const info = paymentInfo(cardPaid, 'S1', form);
    assert.deepEqual([info.acknowledgmentRequired, 'acknowledge' in info], ['false', false]);
  });
}

test('acknowledge does not show in the JSON of a payload', () => {
  const info = paymentInfo(cardPaid, 'S1', 'later', () => undefined);
  assert.ok(!JSON.stringify(info).includes('acknowledge"'));
});
