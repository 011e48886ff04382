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
for (const [what, tell, fields, paymentCategory] of [
  ['A saved card', savePaymentInfo.bind(null, cardSaved), cardFields, 'CreditCard'],
  ['A saved account', savePaymentInfo.bind(null, accountSaved), accountFields, 'ECheck'],
  [
    'A card payment',
    paymentInfo.bind(null, cardPaid),
    { ...cardFields, ...paymentFields, authCode: 'A1B2C3' },
    'CreditCard',
  ],
  ['A bank payment', paymentInfo.bind(null, accountPaid), { ...accountFields, ...paymentFields }, 'ECheck'],
] as const) {
  test(`${what} contains exactly the documented fields in both forms`, () => {
    assert.deepEqual(tell('S1', 'later'), { ...fields, paymentCategory });
    assert.deepEqual(tell('S1', 'earlier'), fields);
  });
}

test('An unknown bank is null and not omitted', () => {
  const info = savePaymentInfo({ ...accountSaved, method: { ...savings, bankName: null } }, 'S1', 'later');
  assert.equal(info.bankName, null);
});

for (const field of ['tokenId', 'holderZip'] as const) {
  test(`An unknown ${field} is omitted`, () => {
    assert.ok(!(field in savePaymentInfo({ ...cardSaved, [field]: null }, 'S1', 'later')));
  });
}

test('A bank account has no holderZip, even if the service returns one', () => {
  assert.ok(!('holderZip' in savePaymentInfo({ ...accountSaved, holderZip: '01234' }, 'S1', 'later')));
});

test('Amounts are the nearest numbers to the charge, including a fee of zero', () => {
  const told = (cents: typeof cardPaid.quote) => {
    const { paymentAmount, convenienceFee, totalPaymentAmount } = paymentInfo(
      { ...cardPaid, quote: cents },
      'S1',
      'later',
    );
    return [paymentAmount, convenienceFee, totalPaymentAmount];
  };
  assert.deepEqual(told({ amount: 115, fee: 7, total: 122 }), [1.15, 0.07, 1.22]);
  assert.deepEqual(told({ amount: 10_798, fee: 0, total: 10_798 }), [107.98, 0, 107.98]);
});

for (const form of ['later', 'earlier'] as const) {
  test(`acknowledge exists in the ${form} form if the page has requested it, and the text says so`, () => {
    let calls = 0;
    const info = paymentInfo(cardPaid, 'S1', form, () => (calls += 1));
    info.acknowledge?.();
    assert.deepEqual([info.acknowledgmentRequired, calls], ['true', 1]);
  });

  test(`acknowledge is missing in the ${form} form if the page has not requested it`, () => {
    const info = paymentInfo(cardPaid, 'S1', form);
    assert.deepEqual([info.acknowledgmentRequired, 'acknowledge' in info], ['false', false]);
  });
}

test('acknowledge does not show in the JSON of a payload', () => {
  const info = paymentInfo(cardPaid, 'S1', 'later', () => undefined);
  assert.ok(!JSON.stringify(info).includes('acknowledge"'));
});
