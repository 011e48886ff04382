import assert from 'node:assert/strict';
import { uncapitalizeNames } from '../../src/account/account-options.ts';
import { toDollars } from '../../src/payload-values.ts';
import { assertHostRefusal, type Rules } from './rule.ts';
import type { Service } from './service.ts';

export interface Paid {
  readonly session: string;
  readonly transactionId: string;
  /** In cents, including the fee. */
  readonly total: number;
}

export interface ServerSide {
  /** The name of its payments in the rules. */
  readonly payment: string;
  readonly folder: '/GenericModal' | '/Claims';
  readonly revocation: string;
  readonly key: string;
  readonly wrongKeys: readonly string[];
  /** The fields of a look-up. Voids and refunds spell that of the key with a small letter. */
  readonly fields: Readonly<Record<'key' | 'session', string>>;
  readonly newSession: () => Promise<string>;
  readonly payIn: (session: string) => Promise<unknown>;
  readonly pay: () => Promise<Paid>;
}

type Headers = Readonly<Record<string, string>>;
const fromPage: Headers = { Origin: 'https://page.example' };

export function serverRules({ post }: Service, side: ServerSide): Rules {
  const { payment, folder, fields, key, wrongKeys, newSession, pay, payIn, revocation } = side;

  const find = async (asked: object, by = key, headers: Headers = {}) => {
    const { status, body } = await post(`${folder}/Transactions/Find`, { [fields.key]: by, ...asked }, headers);
    const found = (body.Transactions ?? []) as readonly Readonly<Record<string, unknown>>[];
    // Portal look-ups have small letters, those of claims capital ones.
    return { status, found: found.map((row) => uncapitalizeNames(row)) };
  };
  const bySession = (session: string) => ({ [fields.session]: session });

  const reversing =
    (kind: 'Void' | 'Refund') =>
    (transactionId: string, more: object = {}, by = key, headers: Headers = {}) => {
      const asked = { ...uncapitalizeNames({ [fields.key]: by }), transactionId, ...more };
      return post(`${folder}/Transactions/${kind}`, asked, headers);
    };
  const cancel = reversing('Void');
  const refund = reversing('Refund');
  const revoke = (session: string, by = key, headers: Headers = {}) =>
    post(revocation, { [fields.key]: by, ...bySession(session) }, headers);

  async function assertState({ transactionId, session }: Paid, status: string, refunded: number): Promise<void> {
    const { found } = await find({ TransactionId: transactionId });
    assert.equal(found.length, 1, `The look-up found ${found.length} payments with one confirmation number.`);
    const wanted = { transactionId, sessionId: session, status, refundedAmount: toDollars(refunded) };
    assert.partialDeepStrictEqual(found, [wanted]);
  }

  return {
    [`A ${payment} is found by its session and by its confirmation number`]: async () => {
      const paid = await pay();
      await assertState(paid, 'Paid', 0);
      const { found } = await find({ ...bySession(paid.session), TransactionId: paid.transactionId });
      assert.deepEqual((await find(bySession(paid.session))).found, found);
      assert.equal(found.length, 1);
      const amount = found[0]?.totalPaymentAmount ?? found[0]?.amount;
      assert.equal(amount, toDollars(paid.total), 'The look-up shows another amount.');
    },
    [`A look-up of a ${payment} finds nothing else`]: async () => {
      const { transactionId } = await pay();
      const unused = await newSession();
      for (const asked of [bySession(unused), { TransactionId: crypto.randomUUID() }])
        assert.deepEqual((await find(asked)).found, []);
      assert.deepEqual((await find({ ...bySession(unused), TransactionId: transactionId })).found, []);
      assertHostRefusal((await find({})).status);
    },
    [`A ${payment} is found only with its merchant’s key, and not from a page`]: async () => {
      const { session } = await pay();
      for (const wrong of wrongKeys) assert.deepEqual((await find(bySession(session), wrong)).found, []);
      assertHostRefusal((await find(bySession(session), crypto.randomUUID())).status);
      const asked = { [fields.key]: key, ...bySession(session) };
      const { status, headers } = await post(`${folder}/Transactions/Find`, asked, fromPage);
      assertHostRefusal(status);
      assert.equal(headers.get('Access-Control-Allow-Origin'), null, 'The page can read the answer.');
    },
    [`A ${payment} is taken back once`]: async () => {
      const paid = await pay();
      const { transactionId, total } = paid;
      const { status, body } = await cancel(transactionId);
      assert.equal(status, 200, 'It was not voided.');
      assert.partialDeepStrictEqual(body.receipt, { originalTransactionId: transactionId, amount: total });
      await assertState(paid, 'Voided', total);
      assertHostRefusal((await cancel(transactionId)).status);
      assertHostRefusal((await refund(transactionId, { amount: 1 })).status);
    },
    [`A ${payment} is refunded in parts, up to its total`]: async () => {
      const paid = await pay();
      const { transactionId, total } = paid;
      const { status, body } = await refund(transactionId, { amount: 100 });
      assert.equal(status, 200, 'It was not refunded.');
      assert.partialDeepStrictEqual(body.receipt, { originalTransactionId: transactionId, amount: 100 });
      assertHostRefusal((await refund(transactionId, { amount: total })).status);
      await assertState(paid, 'Refunded', 100);
      assertHostRefusal((await cancel(transactionId)).status);
      assert.equal((await refund(transactionId, { amount: total - 100 })).status, 200);
      await assertState(paid, 'Refunded', total);
    },
    [`A refund of a ${payment} that is repeated with its key is made once`]: async () => {
      const paid = await pay();
      const named = { amount: 100, operationKey: crypto.randomUUID() };
      const { body } = await refund(paid.transactionId, named);
      assert.deepEqual((await refund(paid.transactionId, named)).body, body);
      assertHostRefusal((await refund(paid.transactionId, { ...named, amount: 101 })).status);
      await assertState(paid, 'Refunded', 100);
    },
    [`The amount of a refund of a ${payment} is a positive number of cents`]: async () => {
      const paid = await pay();
      for (const amount of [0, -100, 10.5, '100'])
        assertHostRefusal((await refund(paid.transactionId, { amount })).status, JSON.stringify(amount));
      await assertState(paid, 'Paid', 0);
    },
    [`A ${payment} is taken back only with its merchant’s key, and not from a page`]: async () => {
      const paid = await pay();
      const amount = 100;
      for (const wrong of [crypto.randomUUID(), ...wrongKeys]) {
        assertHostRefusal((await cancel(paid.transactionId, {}, wrong)).status);
        assertHostRefusal((await refund(paid.transactionId, { amount }, wrong)).status);
      }
      assertHostRefusal((await cancel(paid.transactionId, {}, key, fromPage)).status);
      assertHostRefusal((await refund(paid.transactionId, { amount }, key, fromPage)).status);
      await assertState(paid, 'Paid', 0);
    },
    [`A session that was revoked makes no ${payment}`]: async () => {
      const session = await newSession();
      assert.equal((await revoke(session)).status, 200, 'It was not revoked.');
      assert.equal((await revoke(session)).status, 200, 'It was not revoked again.');
      await assert.rejects(payIn(session), 'It paid.');
    },
    [`A session of a ${payment} is revoked only with its merchant’s key, not from a page, and not after it`]:
      async () => {
        const session = await newSession();
        for (const wrong of [crypto.randomUUID(), ...wrongKeys])
          assertHostRefusal((await revoke(session, wrong)).status);
        assertHostRefusal((await revoke(session, key, fromPage)).status);
        await payIn(session);
        assertHostRefusal((await revoke(session)).status);
      },
  };
}
