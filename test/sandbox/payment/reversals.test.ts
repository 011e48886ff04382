import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import fc from 'fast-check';
import { bankAccount, card, merchantKeys, payment, setUp } from '../harness.ts';

const portalAuthenticationKey = merchantKeys.flatFee;
const quote = { amount: 100_00, fee: 2_50, total: 102_50 };

/** A sandbox with one card payment of 100.00 and a fee of 2.50. */
async function setUpPaid() {
  const sandbox = setUp();
  const { transactionId } = await sandbox.payApproved(payment(100_00, card(), { quote }), portalAuthenticationKey);
  return {
    ...sandbox,
    transactionId,
    void: (key: string = portalAuthenticationKey) =>
      sandbox.call('Void', { portalAuthenticationKey: key, transactionId }),
    refund: (amount: number, more: object = {}) =>
      sandbox.call('Refund', { portalAuthenticationKey, transactionId, amount, ...more }),
  };
}

suite('a void', () => {
  test('takes the whole payment back, fee included', async () => {
    const { simulator, void: voidPayment, transactionId } = await setUpPaid();
    const { status, body } = await voidPayment();
    assert.equal(status, 200);
    const entry = simulator.ledger.entries().at(-1);
    assert.ok(entry?.kind === 'void');
    assert.deepEqual(body, {
      responseCode: 'Success',
      receipt: {
        transactionId: entry.transactionId,
        originalTransactionId: transactionId,
        batchNumber: '20261121',
        amount: 102_50,
        transactedAt: '2026-11-21T12:05:09',
        timeZone: 'EST',
      },
    });
    assert.notEqual(entry.transactionId, transactionId);
  });

  test('is refused the second time', async () => {
    const { simulator, void: voidPayment } = await setUpPaid();
    await voidPayment();
    const { status, body } = await voidPayment();
    assert.equal(status, 409);
    assert.partialDeepStrictEqual(body, { responseCode: 'TransactionNotVoidable', field: 'transactionId' });
    assert.equal(simulator.ledger.entries().length, 2);
  });

  test('is refused after a refund', async () => {
    const { void: voidPayment, refund } = await setUpPaid();
    await refund(1);
    assert.partialDeepStrictEqual((await voidPayment()).body, { responseCode: 'TransactionNotVoidable' });
  });

  test('may be tried again after it was declined', async () => {
    const { simulator, payApproved } = setUp();
    const { transactionId } = await payApproved(payment(11_00, bankAccount()));
    const codes = [1, 2].map(() => simulator.reversals.void(merchantKeys.noFee, transactionId).code);
    assert.deepEqual(codes, ['ACHTransactionFailed', 'ACHTransactionFailed']);
  });

  test("of another merchant's payment is refused", async () => {
    const { void: voidPayment } = await setUpPaid();
    const { status, body } = await voidPayment(merchantKeys.noFee);
    assert.equal(status, 404);
    assert.partialDeepStrictEqual(body, { responseCode: 'TransactionNotFound', field: 'transactionId' });
  });

  test('with a key that nobody has is refused', async () => {
    const { void: voidPayment } = await setUpPaid();
    const { status, body } = await voidPayment('invented');
    assert.equal(status, 401);
    assert.partialDeepStrictEqual(body, {
      responseCode: 'InvalidAuthenticationKey',
      field: 'portalAuthenticationKey',
    });
  });
});

suite('a refund', () => {
  test('pays back a part', async () => {
    const { refund } = await setUpPaid();
    const { status, body } = await refund(30_00);
    assert.equal(status, 200);
    assert.partialDeepStrictEqual(body, { responseCode: 'Success', receipt: { amount: 30_00 } });
  });

  test('pays back all, fee included, and then no more', async () => {
    const { refund } = await setUpPaid();
    assert.equal((await refund(102_50)).status, 200);
    const { status, body } = await refund(1);
    assert.equal(status, 409);
    assert.partialDeepStrictEqual(body, { responseCode: 'RefundExceedsPayment', field: 'amount' });
  });

  test('of a payment that was voided is refused', async () => {
    const { void: voidPayment, refund } = await setUpPaid();
    await voidPayment();
    assert.partialDeepStrictEqual((await refund(1)).body, { responseCode: 'RefundExceedsPayment' });
  });

  test('of nothing is refused', async () => {
    const { refund } = await setUpPaid();
    assert.partialDeepStrictEqual((await refund(0)).body, { responseCode: 'InvalidRequest', field: 'amount' });
  });

  test('that is named is made once and answered alike', async () => {
    const { simulator, refund } = await setUpPaid();
    const first = await refund(10_00, { operationKey: 'r-1' });
    assert.deepEqual(await refund(10_00, { operationKey: 'r-1' }), first);
    assert.equal(simulator.ledger.entries().length, 2);
  });

  test('with another name is another refund', async () => {
    const { simulator, refund } = await setUpPaid();
    await refund(10_00, { operationKey: 'r-1' });
    await refund(10_00, { operationKey: 'r-2' });
    assert.equal(simulator.ledger.entries().length, 3);
  });

  test('with the same name of another payment is another refund', async () => {
    const { call, refund, payApproved } = await setUpPaid();
    const other = await payApproved(payment(100_00, card(), { quote }), portalAuthenticationKey);
    await refund(10_00, { operationKey: 'r-1' });
    const { transactionId } = other;
    const { body } = await call('Refund', {
      portalAuthenticationKey,
      transactionId,
      amount: 20_00,
      operationKey: 'r-1',
    });
    assert.partialDeepStrictEqual(body, { receipt: { amount: 20_00, originalTransactionId: transactionId } });
  });

  test('never adds up to more than the payment, whatever is asked for', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.integer({ min: 1, max: 60_00 }), { maxLength: 8 }), async (amounts) => {
        const { simulator, refund } = await setUpPaid();
        const statuses: number[] = [];
        for (const amount of amounts) statuses.push((await refund(amount)).status);
        const refunded = simulator.ledger
          .entries()
          .reduce(
            (sum, entry) => (entry.kind === 'refund' && entry.responseCode === 'Success' ? sum + entry.amount : sum),
            0,
          );
        const accepted = amounts.filter((_, index) => statuses[index] === 200);
        assert.ok(refunded <= quote.total);
        assert.equal(
          refunded,
          accepted.reduce((sum, amount) => sum + amount, 0),
        );
      }),
      { numRuns: 50, seed: 20_261_121 },
    );
  });
});
