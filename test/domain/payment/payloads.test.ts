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

const cardPaymentFields = { ...cardFields, ...paymentFields, authCode: 'A1B2C3' };

/* Field by field, as the specification lists them. */
for (const [what, tell, fields, paymentCategory] of [
  ['A saved card', savePaymentInfo.bind(null, cardSaved), cardFields, 'CreditCard'],
  ['A saved account', savePaymentInfo.bind(null, accountSaved), accountFields, 'ECheck'],
  ['A card payment', paymentInfo.bind(null, cardPaid), cardPaymentFields, 'CreditCard'],
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

test('An unknown token or ZIP code is omitted, and a bank account has no ZIP code', () => {
  assert.ok(!('tokenId' in savePaymentInfo({ ...cardSaved, tokenId: null }, 'S1', 'later')));
  assert.ok(!('holderZip' in savePaymentInfo({ ...cardSaved, holderZip: null }, 'S1', 'later')));
  assert.ok(!('holderZip' in savePaymentInfo({ ...accountSaved, holderZip: '01234' }, 'S1', 'later')));
});

test('Amounts are the nearest numbers to the charge, including a fee of zero', () => {
  for (const [quote, told] of [
    [{ amount: 115, fee: 7, total: 122 }, [1.15, 0.07, 1.22]],
    [{ amount: 10_798, fee: 0, total: 10_798 }, [107.98, 0, 107.98]],
  ] as const) {
    const info = paymentInfo({ ...cardPaid, quote }, 'S1', 'later');
    assert.deepEqual([info.paymentAmount, info.convenienceFee, info.totalPaymentAmount], told);
  }
});

for (const form of ['later', 'earlier'] as const) {
  test(`acknowledge exists in the ${form} form only if the page has requested it, and the text says so`, () => {
    let calls = 0;
    const requested = paymentInfo(cardPaid, 'S1', form, () => (calls += 1));
    requested.acknowledge?.();
    assert.deepEqual([requested.acknowledgmentRequired, calls], ['true', 1]);
    assert.ok(!JSON.stringify(requested).includes('acknowledge"'));
    const info = paymentInfo(cardPaid, 'S1', form);
    assert.deepEqual([info.acknowledgmentRequired, 'acknowledge' in info], ['false', false]);
  });
}
