import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { bankAccount, card, merchantKeys, payment, setUp } from '../harness.ts';

suite('the receipt', () => {
  test('of a card payment says everything but the number', async () => {
    const { payApproved } = setUp();
    const quote = { amount: 107_98, fee: 2_50, total: 110_48 };
    const receipt = await payApproved(payment(107_98, card(), { quote }), merchantKeys.flatFee);
    const { authCode, transactionId, ...rest } = receipt;
    const expiration = { expirationMonth: 12, expirationYear: 2029 };
    assert.deepEqual(rest, {
      method: { category: 'CreditCard', cardType: 'Visa', lastFourDigits: '1111', ...expiration },
      customerName: 'Jordan Rivera',
      holderZip: '10001',
      tokenId: null,
      transactedAt: '2026-11-21T12:05:09',
      timeZone: 'EST',
      quote,
      batchNumber: '20261121',
    });
    assert.match(authCode ?? '', /^[0-9A-Z]{6}$/);
    assert.match(transactionId, /^\d{10}$/);
  });

  test('of a bank payment has a bank and no authorization code', async () => {
    const receipt = await setUp().payApproved(payment(50_00, bankAccount()));
    const { method, authCode, holderZip } = receipt;
    const bank = { bankName: 'JPMorgan Chase Bank', lastFourDigits: '6789' };
    assert.deepEqual(method, { category: 'ECheck', accountType: 'Checking', ...bank });
    assert.deepEqual([authCode, holderZip], [null, null]);
  });

  test('of an account at an unknown bank has no bank name', async () => {
    const receipt = await setUp().payApproved(payment(50_00, bankAccount({ routingNumber: '110000000' })));
    assert.ok(receipt.method.category === 'ECheck');
    assert.equal(receipt.method.bankName, null);
  });

  const zones = [
    ['in winter', 'flatFee', '2026-11-21T17:05:09Z', '2026-11-21T12:05:09', 'EST'],
    ['in summer', 'flatFee', '2027-07-01T17:05:09Z', '2027-07-01T13:05:09', 'EDT'],
    ['in Chicago', 'noFee', '2026-11-21T17:05:09Z', '2026-11-21T11:05:09', 'CST'],
    ['in Denver', 'percentage', '2026-11-21T17:05:09Z', '2026-11-21T10:05:09', 'MST'],
    ['in Los Angeles', 'cardsOnly', '2026-11-21T17:05:09Z', '2026-11-21T09:05:09', 'PST'],
    ['just after midnight', 'flatFee', '2026-11-22T05:00:00Z', '2026-11-22T00:00:00', 'EST'],
    ['on the evening before', 'flatFee', '2026-11-22T02:00:00Z', '2026-11-21T21:00:00', 'EST'],
  ] as const;
  for (const [title, merchant, instant, transactedAt, timeZone] of zones) {
    test(`has the time on the merchant's wall ${title}`, async () => {
      const { simulator, payApproved } = setUp();
      simulator.clock.moveBy(new Date(instant).getTime() - simulator.clock.now().getTime());
      const submission = payment(50_00, card(), { feeContext: 'PaymentWithoutFee' });
      const receipt = await payApproved(submission, merchantKeys[merchant]);
      const batchNumber = transactedAt.slice(0, 10).replaceAll('-', '');
      assert.partialDeepStrictEqual(receipt, { transactedAt, timeZone, batchNumber });
    });
  }

  test('is the same in every sandbox with the same seed', async () => {
    assert.deepEqual(await setUp().payApproved(payment(50_00)), await setUp().payApproved(payment(50_00)));
  });
});
