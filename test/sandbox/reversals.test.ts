import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { createHandlers } from '../../mock-server/handlers/handlers.ts';
import { createFetch } from '../../mock-server/in-process-fetch.ts';
import { claimsKeys, demo } from './claims/payees.ts';
import { claimPayment, ePay, payeeBankAccount, prepaid } from './claims/submissions.ts';
import { claimsTest as test, setUpClaims } from './claims/claims-harness.ts';
import { bankAccount, card, payment } from './payment/submissions.ts';
import { merchantKeys, randomized } from './harness.ts';

/* Voids and refunds work the same for payments and claim payments, at separate endpoints. */

type Sandbox = ReturnType<typeof setUpClaims>;

/** `pay` pays by bank account, without a fee. `strangers` are another merchant of the modals, and one of others. */
const reversibles = {
  'a payment': {
    keyName: 'portalAuthenticationKey',
    key: merchantKeys.noFee,
    strangers: [merchantKeys.flatFee, claimsKeys.first],
    endpoints: ['Void', 'Refund'],
    pay: async ({ payApproved }: Sandbox, amount: number, accountNumber = '000123456789') =>
      (await payApproved(payment(amount, bankAccount({ accountNumber })))).transactionId,
    entries: ({ simulator }: Sandbox) => simulator.ledger.entries(),
    time: { timeZone: 'CST', transactedAt: '2026-11-21T11:05:09' },
  },
  'a claim payment': {
    keyName: 'claimsAuthenticationKey',
    key: claimsKeys.first,
    strangers: [claimsKeys.second, merchantKeys.flatFee],
    endpoints: ['ClaimsVoid', 'ClaimsRefund'],
    pay: async ({ submitApproved }: Sandbox, amount: number, accountNumber = '000123456789') => {
      const { transaction } = await submitApproved(claimPayment(amount, payeeBankAccount({ accountNumber })));
      return transaction?.transactionId ?? '';
    },
    entries: ({ simulator }: Sandbox) => simulator.claims.ledger.entries(),
    time: { timeZone: 'EST', transactedAt: '2026-11-21T12:05:09' },
  },
} as const;
type Reversible = Pick<(typeof reversibles)['a payment' | 'a claim payment'], 'keyName' | 'endpoints'>;

function reverserOf({ call }: Sandbox, { keyName, endpoints }: Reversible, key: string, transactionId: string) {
  const [Void, Refund] = endpoints;
  return {
    void: (by = key) => call(Void, { [keyName]: by, transactionId }),
    refund: (amount: number, more = {}) => call(Refund, { [keyName]: key, transactionId, amount, ...more }),
  };
}

for (const [what, reversible] of Object.entries(reversibles)) {
  const { pay, entries, key, strangers, time } = reversible;

  /** A sandbox with one payment, 100.00 by default. */
  async function setUpPaid(amount = 100_00, accountNumber?: string) {
    const sandbox = setUpClaims();
    const transactionId = await pay(sandbox, amount, accountNumber);
    return { sandbox, transactionId, ...reverserOf(sandbox, reversible, key, transactionId) };
  }

  test(`A void of ${what} takes all of it back and appears in the ledger`, async () => {
    const { sandbox, void: voidPayment, transactionId } = await setUpPaid();
    const { status, body } = await voidPayment();
    const [paid, entry] = entries(sandbox) as readonly Readonly<Record<string, unknown>>[];
    assert.ok(paid && entry?.kind === 'void');
    const ids = { transactionId: entry.transactionId, originalTransactionId: transactionId };
    const receipt = { ...ids, batchNumber: '20261121', amount: 100_00, ...time };
    assert.deepEqual({ status, body }, { status: 200, body: { responseCode: 'Success', receipt } });
    assert.notEqual(entry.transactionId, transactionId);
    const kept = 'merchant method references sessionId accountGroup accountId payeeName claimNumber';
    for (const name of kept.split(' ')) assert.deepEqual(entry[name], paid[name], name);
  });

  test(`A reversal of ${what} is refused beyond what was paid, or with another key`, async () => {
    const { sandbox, transactionId, void: voidPayment, refund } = await setUpPaid();
    const voided = await setUpPaid();
    await voided.void();
    const notFound = { status: 404, body: { responseCode: 'TransactionNotFound', field: 'transactionId' } };
    const [same, other] = strangers;
    const badKey = { status: 401, body: { responseCode: 'InvalidAuthenticationKey', field: reversible.keyName } };
    const notVoidable = { status: 409, body: { responseCode: 'TransactionNotVoidable', field: 'transactionId' } };
    const exceeds = { status: 409, body: { responseCode: 'RefundExceedsPayment', field: 'amount' } };
    const granted = { status: 200, body: { responseCode: 'Success' } };
    const [otherModals] = Object.values(reversibles).filter((one) => one !== reversible);
    assert.ok(otherModals);
    const steps: readonly (readonly [step: string, act: () => Promise<object>, expected: object])[] = [
      ['with the key of another merchant', () => voidPayment(same), notFound],
      ['with the key of other modals', () => voidPayment(other), badKey],
      ['with an invented key', () => voidPayment('invented'), badKey],
      ['at the other modals', () => reverserOf(sandbox, otherModals, otherModals.key, transactionId).void(), notFound],
      ['of nothing', () => refund(0), { body: { responseCode: 'InvalidRequest', field: 'amount' } }],
      ['of a part', () => refund(30_00), { ...granted, body: { receipt: { amount: 30_00 } } }],
      ['that is a void after a refund', () => voidPayment(), notVoidable],
      ['of the rest', () => refund(70_00), granted],
      ['of more than was paid', () => refund(1), exceeds],
      ['that is a second void', () => voided.void(), notVoidable],
      ['of a voided payment', () => voided.refund(1), exceeds],
    ];
    for (const [step, act, expected] of steps)
      assert.partialDeepStrictEqual({ step, ...(await act()) }, { step, ...expected });
    assert.deepEqual([entries(sandbox).length, entries(voided.sandbox).length], [3, 2]);
  });

  test(`A refund of ${what} is made once for a key and a payment`, async () => {
    const { sandbox, refund } = await setUpPaid();
    const first = await refund(10_00, { operationKey: 'r-1' });
    const wrong = { status: 400, body: { responseCode: 'InvalidRequest', field: 'operationKey' } };
    assert.partialDeepStrictEqual(await refund(49_00, { operationKey: 'r-1' }), wrong);
    assert.deepEqual(await refund(10_00, { operationKey: 'r-1' }), first);
    assert.equal(entries(sandbox).length, 2);
    for (const operationKey of ['r-2', '', '', null]) await refund(10_00, { operationKey });
    assert.equal(entries(sandbox).length, 6);
    const originalTransactionId = await pay(sandbox, 100_00);
    const other = reverserOf(sandbox, reversible, key, originalTransactionId);
    const { body } = await other.refund(20_00, { operationKey: 'r-1' });
    assert.partialDeepStrictEqual(body, { receipt: { amount: 20_00, originalTransactionId } });
  });

  for (const [cents, code] of [
    [11_00, 'ACHTransactionFailed'],
    [12_00, 'GatewayInternalError'],
    [13_00, 'NoProcessorResponse'],
    [14_00, 'Success'],
  ] as const) {
    test(`${code} is the answer to a void of ${what} of ${cents} cents, and to a refund of that amount`, async () => {
      const { sandbox, void: voidPayment } = await setUpPaid(cents);
      assert.partialDeepStrictEqual((await voidPayment()).body, { responseCode: code });
      assert.partialDeepStrictEqual(entries(sandbox)[1], { kind: 'void', responseCode: code });
      // A declined one may be tried again.
      if (code !== 'Success') assert.partialDeepStrictEqual((await voidPayment()).body, { responseCode: code });
      const { refund, void: voidAfterRefund } = await setUpPaid();
      assert.partialDeepStrictEqual((await refund(cents)).body, { responseCode: code });
      // A declined one leaves the whole payment.
      assert.equal((await voidAfterRefund()).status, code === 'Success' ? 409 : 200);
    });
  }

  test(`The account number decides a void of ${what} before the amount`, async () => {
    const { void: voidPayment } = await setUpPaid(50_00, '000666666661');
    assert.partialDeepStrictEqual((await voidPayment()).body, { responseCode: 'GatewayInternalError' });
  });
}

const quote = { amount: 100_00, fee: 2_50, total: 102_50 };

async function setUpWithFee() {
  const sandbox = setUpClaims();
  const { transactionId } = await sandbox.payApproved(payment(100_00, card(), { quote }), merchantKeys.flatFee);
  return { ...sandbox, ...reverserOf(sandbox, reversibles['a payment'], merchantKeys.flatFee, transactionId) };
}

test('A payment by card is voided with any amount, and voided or refunded with its fee', async (sandbox) => {
  const { body } = await (await setUpWithFee()).void();
  assert.partialDeepStrictEqual(body, { responseCode: 'Success', receipt: { amount: 102_50 } });
  assert.equal((await (await setUpWithFee()).refund(102_50)).status, 200);
  // An amount that fails for a bank account.
  const { transactionId } = await sandbox.payApproved(payment(11_00));
  assert.equal(sandbox.simulator.reversals.void(merchantKeys.noFee, transactionId).code, 'Success');
});

test('The refunds of a payment never exceed its amount', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.integer({ min: 1, max: 60_00 }), { maxLength: 8 }), async (amounts) => {
      const { simulator, refund } = await setUpWithFee();
      let accepted = 0;
      for (const amount of amounts) if ((await refund(amount)).status === 200) accepted += amount;
      const refunded = simulator.ledger.entries().reduce((sum, entry) => {
        return entry.kind === 'refund' && entry.responseCode === 'Success' ? sum + entry.amount : sum;
      }, 0);
      assert.ok(refunded <= quote.total);
      assert.equal(refunded, accepted);
    }),
    randomized(50),
  );
});

for (const [name, amount, balance] of [
  ['ClaimsVoid', undefined, 250_00],
  ['ClaimsRefund', 11_00, 269_00],
] as const) {
  test(`${name} takes back a prepaid payment of any amount`, async ({ submitApproved, call, stored }) => {
    const { transaction } = await submitApproved(claimPayment(30_00, prepaid), { accountId: demo.individual });
    const request = { claimsAuthenticationKey: claimsKeys.first, transactionId: transaction?.transactionId };
    await call(name, amount === undefined ? request : { ...request, amount });
    assert.deepEqual((await stored(demo.individual)).prepaidAccount, { balance });
  });
}

test('A payment that a payee chose by e-mail can be voided', async ({ askedByEmail, follow, entries, call }) => {
  await follow(await askedByEmail(claimPayment(50_00, ePay)), prepaid);
  const paid = entries().at(-1);
  assert.ok(paid?.kind === 'payment');
  const request = { claimsAuthenticationKey: claimsKeys.first, transactionId: paid.transactionId };
  const { body } = await call('ClaimsVoid', request);
  assert.partialDeepStrictEqual(body, { responseCode: 'Success', receipt: { amount: 50_00 } });
});

const document = readFileSync('docs/refunds.md', 'utf8');
const commands = /^curl -X POST (\S+) \\\n {2}-H '(\S+): (\S+)' \\\n {2}-d '([^']+)'$/gm;

test('The documented calls void and refund both kinds of payments in the sandbox', async (sandbox) => {
  const found = [...document.matchAll(commands)];
  assert.equal(found.length, 4);
  for (const [, url = '', header = '', value = '', body = ''] of found) {
    const quote = { amount: 100_00, fee: 100, total: 101_00 };
    const paid = url.includes('/Claims/')
      ? (await sandbox.submitApproved(claimPayment(100_00, payeeBankAccount()))).transaction
      : await sandbox.payApproved(payment(100_00, bankAccount(), { quote }), merchantKeys.flatFee);
    const sent = { headers: { [header]: value }, body: body.replace('TRANSACTION', paid?.transactionId ?? '') };
    const answer = await createFetch(createHandlers(sandbox.simulator))(url, { method: 'POST', ...sent });
    assert.partialDeepStrictEqual({ url, answer: await answer.json() }, { url, answer: { responseCode: 'Success' } });
  }
});
