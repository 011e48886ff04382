import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { inspect } from 'node:util';
import { findClaimsTransactions, findPortalTransactions, LookUpError } from '../../../adapters/node/index.ts';
import { claimsKeys } from '../../sandbox/claims/payees.ts';
import { setUpClaims } from '../../sandbox/claims/claims-harness.ts';
import { claimPayment } from '../../sandbox/claims/submissions.ts';
import { payment } from '../../sandbox/payment/submissions.ts';
import { merchantKeys } from '../../sandbox/harness.ts';
import { answering, errorOf, sandbox } from '../../sandbox/servers.ts';

type Found = Readonly<Record<string, unknown>>[];
interface LookUp {
  readonly baseUrl: string;
  readonly key?: string;
  readonly sessionId?: string;
  readonly transactionId?: string;
}

const portalAuthenticationKey = merchantKeys.noFee;
const claimsAuthenticationKey = claimsKeys.first;

/** A sandbox in which a bill and a claim were paid, and the session of each. */
async function paid() {
  const { simulator, paid, submitApproved, entries } = setUpClaims();
  const { credentials } = await paid(payment(50_00));
  await submitApproved(claimPayment(60_00));
  const baseUrl = await sandbox({ simulator });
  return { baseUrl, portal: credentials.sessionKey, claims: entries()[0]?.sessionId ?? '' };
}

for (const { modal, find, idName, described, later } of [
  {
    modal: 'portal',
    find: ({ key = portalAuthenticationKey, ...look }: LookUp) =>
      findPortalTransactions({ portalAuthenticationKey: key, ...look } as never) as Promise<unknown> as Promise<Found>,
    idName: 'transactionId',
    described: { status: 'Paid', totalPaymentAmount: 50 },
    later: (known: object) => ({ ...known, status: 'Disputed', paymentCategory: 'ApplePay', accountType: 'Pocket' }),
  },
  {
    modal: 'claims',
    find: ({ key = claimsAuthenticationKey, ...look }: LookUp) =>
      findClaimsTransactions({ claimsAuthenticationKey: key, ...look } as never) as Promise<unknown> as Promise<Found>,
    idName: 'TransactionId',
    described: { Status: 'Paid', Amount: 60 },
    later: (known: { BankAccountSummary?: object }) => {
      assert.ok(known.BankAccountSummary);
      const BankAccountSummary = { ...known.BankAccountSummary, AccountType: 'Pocket' };
      return { ...known, Status: 'Disputed', PaymentMethodType: 'Wire', BankAccountSummary };
    },
  },
] as const) {
  suite(`a look-up of ${modal} transactions`, () => {
    test('finds a payment by its session and by its confirmation number', async () => {
      const { baseUrl, [modal]: sessionId } = await paid();
      const found = await find({ baseUrl, sessionId });
      assert.equal(found.length, 1);
      const { [idName]: transactionId } = found[0] ?? {};
      assert.partialDeepStrictEqual(found[0], described);
      assert.ok(Object.values(found[0] ?? {}).includes(sessionId));
      assert.deepEqual(await find({ baseUrl, transactionId: String(transactionId) }), found);
      assert.deepEqual(await find({ baseUrl, sessionId: 'invented' }), []);
    });

    test('rejects with the text of the service for an unknown key', async () => {
      const { baseUrl, [modal]: sessionId } = await paid();
      const error = await errorOf(LookUpError, find({ baseUrl, sessionId, key: 'unknown' }));
      assert.deepEqual([error.code, error.status], ['InvalidAuthenticationKey', 401]);
      assert.match(error.message, /^The service refused the look-up\. ./);
    });

    test('returns values that later versions add', async () => {
      const { baseUrl, [modal]: sessionId } = await paid();
      const [known] = await find({ baseUrl, sessionId });
      const Transactions = [later(known as never), known];
      const other = await answering(200, { IsSuccessful: true, ResponseCode: 'Success', Transactions });
      assert.deepEqual(await find({ baseUrl: other.baseUrl, sessionId }), Transactions);
    });
  });
}

test('A look-up of claims transactions returns a save that a later version has made', async () => {
  const save = { Status: 'Saved', PaymentMethodType: 'Wire', AccountId: 1, SessionId: 'S' };
  const { baseUrl } = await answering(200, { ResponseCode: 'Success', Transactions: [save] });
  assert.deepEqual(await findClaimsTransactions({ baseUrl, claimsAuthenticationKey, sessionId: 'S' }), [save]);
});

for (const [what, status, body, code] of [
  ['a payment of another shape', 200, { IsSuccessful: true, Transactions: [{ status: 'Paid' }] }, 'unreadable'],
  ['success without a list', 200, { IsSuccessful: true }, 'Refused'],
  ['a quoted key', 400, { IsSuccessful: false, ResponseMessage: `Unknown: ${portalAuthenticationKey}.` }, 'Refused'],
] as const) {
  test(`A look-up that receives ${what} fails with the code ${code}, and shows no key`, async () => {
    const { baseUrl } = await answering(status, body);
    const look = findPortalTransactions({ baseUrl, portalAuthenticationKey, sessionId: 'S' });
    const error = await errorOf(LookUpError, look);
    assert.equal(error.code, code);
    assert.ok(!inspect(error, { depth: null }).includes(portalAuthenticationKey));
  });
}

test('Wrong arguments of a look-up are a TypeError', async () => {
  const all = { baseUrl: 'https://pay.example.com', portalAuthenticationKey, sessionId: 'S' };
  for (const changes of [
    { portalAuthenticationKey: undefined },
    { baseUrl: undefined },
    { sessionId: undefined },
    { transactionId: '7' },
    { sessionId: '' },
    { sessionId: undefined, transactionId: 7 },
  ]) {
    const given = { ...all, ...changes } as unknown as Parameters<typeof findPortalTransactions>[0];
    await assert.rejects(findPortalTransactions(given), { name: 'TypeError' }, JSON.stringify(changes));
  }
});
