import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import type { PayeeMethod } from '../../../src/account/claims-account-service.ts';
import { claimPayment, claimsKeys, demo, ePay, payeeBankAccount, prepaid, setUpClaims } from './claims-harness.ts';
import { merchantKeys } from '../harness.ts';

const claimsAuthenticationKey = claimsKeys.first;

/** A sandbox with one claim payment. */
async function setUpPaid(amount = 100_00, method: PayeeMethod = payeeBankAccount(), accountId?: number) {
  const sandbox = setUpClaims();
  const receipt = await sandbox.submitApproved(claimPayment(amount, method), accountId ? { accountId } : {});
  const { transactionId = '' } = receipt.transaction ?? {};
  return {
    ...sandbox,
    receipt,
    transactionId,
    void: (key: string = claimsAuthenticationKey) =>
      sandbox.call('ClaimsVoid', { claimsAuthenticationKey: key, transactionId }),
    refund: (refunded: number, more: object = {}) =>
      sandbox.call('ClaimsRefund', { claimsAuthenticationKey, transactionId, amount: refunded, ...more }),
  };
}

suite('a void of a claim payment', () => {
  test('takes all of it back and stands in the ledger beside the payment', async () => {
    const { void: voidPayment, entries, transactionId } = await setUpPaid();
    const { status, body } = await voidPayment();
    const [payment, entry] = entries();
    assert.ok(payment?.kind === 'payment' && entry?.kind === 'void');
    assert.deepEqual(
      { status, body },
      {
        status: 200,
        body: {
          responseCode: 'Success',
          receipt: {
            transactionId: entry.transactionId,
            originalTransactionId: transactionId,
            batchNumber: '20261121',
            amount: 100_00,
            transactedAt: '2026-11-21T12:05:09',
            timeZone: 'EST',
          },
        },
      },
    );
    const { accountId, payeeName, method, claimNumber, sourceUser, sessionId, accountGroup } = payment;
    assert.partialDeepStrictEqual(entry, {
      ...{ accountId, payeeName, method, claimNumber, sourceUser, sessionId, accountGroup },
      originalTransactionId: transactionId,
    });
  });

  test('is refused the second time, and after a refund', async () => {
    const { void: voidPayment } = await setUpPaid();
    await voidPayment();
    const refunded = await setUpPaid();
    await refunded.refund(1);
    for (const { status, body } of [await voidPayment(), await refunded.void()]) {
      assert.equal(status, 409);
      assert.partialDeepStrictEqual(body, { responseCode: 'TransactionNotVoidable', field: 'transactionId' });
    }
  });

  const keys: readonly [whose: string, key: string, status: number, code: string][] = [
    ['another claims merchant', claimsKeys.second, 404, 'TransactionNotFound'],
    ['a merchant of the payment modal', merchantKeys.flatFee, 401, 'InvalidAuthenticationKey'],
    ['nobody', 'invented', 401, 'InvalidAuthenticationKey'],
  ];
  for (const [whose, key, status, responseCode] of keys) {
    test(`with the key of ${whose} is refused`, async () => {
      const answer = await (await setUpPaid()).void(key);
      assert.equal(answer.status, status);
      assert.partialDeepStrictEqual(answer.body, { responseCode });
    });
  }

  test('asked for of the payment modal is refused', async () => {
    const { call, transactionId } = await setUpPaid();
    const { body } = await call('Void', { portalAuthenticationKey: merchantKeys.flatFee, transactionId });
    assert.partialDeepStrictEqual(body, { responseCode: 'TransactionNotFound' });
  });

  for (const name of ['ClaimsVoid', 'ClaimsRefund'] as const) {
    test(`from a page is refused by ${name}`, async () => {
      const { status, body } = await setUpClaims().call(name, {}, { Origin: 'https://insurer.example' });
      assert.equal(status, 403);
      assert.partialDeepStrictEqual(body, { responseCode: 'BrowserCallNotAllowed' });
    });
  }
});

suite('a refund of a claim payment', () => {
  test('takes back a part, then the rest, then no more', async () => {
    const { refund } = await setUpPaid();
    assert.partialDeepStrictEqual((await refund(30_00)).body, { responseCode: 'Success', receipt: { amount: 30_00 } });
    assert.equal((await refund(70_00)).status, 200);
    const { status, body } = await refund(1);
    assert.equal(status, 409);
    assert.partialDeepStrictEqual(body, { responseCode: 'RefundExceedsPayment', field: 'amount' });
  });

  test('that is named is made once and answered alike', async () => {
    const { refund, entries } = await setUpPaid();
    const first = await refund(10_00, { operationKey: 'r-1' });
    assert.deepEqual(await refund(10_00, { operationKey: 'r-1' }), first);
    assert.equal(entries().length, 2);
  });
});

suite('a void or refund of a claim payment, by amount', () => {
  for (const [cents, code] of [
    [11_00, 'ACHTransactionFailed'],
    [12_00, 'GatewayInternalError'],
    [13_00, 'NoProcessorResponse'],
    [14_00, 'Success'],
  ] as const) {
    test(`to void ${cents} cents gives ${code}`, async () => {
      const { void: voidPayment, entries } = await setUpPaid(cents);
      assert.partialDeepStrictEqual((await voidPayment()).body, { responseCode: code });
      assert.partialDeepStrictEqual(entries()[1], { kind: 'void', responseCode: code });
    });

    test(`to refund ${cents} cents of a larger payment gives ${code}`, async () => {
      const { refund } = await setUpPaid(100_00);
      assert.partialDeepStrictEqual((await refund(cents)).body, { responseCode: code });
    });
  }

  test('goes by the number of the account first', async () => {
    const { void: voidPayment } = await setUpPaid(50_00, payeeBankAccount({ accountNumber: '000666666661' }));
    assert.partialDeepStrictEqual((await voidPayment()).body, { responseCode: 'GatewayInternalError' });
  });

  test('that was declined may be tried again, and the whole payment is still there', async () => {
    const { refund, void: voidPayment } = await setUpPaid(100_00);
    await refund(11_00);
    assert.partialDeepStrictEqual((await voidPayment()).body, { responseCode: 'Success' });
  });
});

suite('what was paid to a prepaid account', () => {
  test('is taken from it by a void', async () => {
    const { void: voidPayment, stored } = await setUpPaid(30_00, prepaid, demo.individual);
    await voidPayment();
    assert.deepEqual((await stored(demo.individual)).prepaidAccount, { balance: 250_00 });
  });

  test('is taken from it in part by a refund, whatever the amount', async () => {
    const { refund, stored } = await setUpPaid(30_00, prepaid, demo.individual);
    await refund(11_00);
    assert.deepEqual((await stored(demo.individual)).prepaidAccount, { balance: 269_00 });
  });
});

suite('a payment that a payee chose by e-mail', () => {
  test('can be voided', async () => {
    const { askedByEmail, follow, entries, call } = setUpClaims();
    await follow(await askedByEmail(claimPayment(50_00, ePay)), prepaid);
    const paid = entries().at(-1);
    assert.ok(paid?.kind === 'payment');
    const { body } = await call('ClaimsVoid', { claimsAuthenticationKey, transactionId: paid.transactionId });
    assert.partialDeepStrictEqual(body, { responseCode: 'Success', receipt: { amount: 50_00 } });
  });
});
