import assert from 'node:assert/strict';
import { afterEach, describe, test } from 'node:test';
import { inspect } from 'node:util';
import { findClaimsTransactions, findPortalTransactions, LookUpError } from '../../../adapters/node/index.ts';
import { startServer, type SandboxServer } from '../../../mock-server/http-server.ts';
import { claimsKeys } from '../../sandbox/claims/payees.ts';
import { claimPayment } from '../../sandbox/claims/submissions.ts';
import { payment } from '../../sandbox/payment/submissions.ts';
import { merchantKeys, newSimulator } from '../../sandbox/harness.ts';
import { service } from './servers.ts';

const portalAuthenticationKey = merchantKeys.noFee;
const claimsAuthenticationKey = claimsKeys.first;
let server: SandboxServer | undefined;

afterEach(() => server?.close());

/** A sandbox in which a bill and a claim were paid. */
async function paid() {
  const simulator = newSimulator();
  server = await startServer({ port: 0, simulator });
  const sessionId = simulator.payments.createSession(portalAuthenticationKey);
  simulator.payments.open({ sessionKey: sessionId, operationKey: 'op' }, { operation: 'makePayment' });
  simulator.payments.pay({ sessionKey: sessionId, operationKey: 'op' }, 1, payment(50_00));
  const claimsSession = simulator.claims.createSession(claimsAuthenticationKey);
  const credentials = { sessionKey: claimsSession, operationKey: 'op' };
  const claim = claimPayment(60_00);
  simulator.claims.account.open(credentials, { context: 'payment', payee: claim.payee });
  simulator.claims.account.submit(credentials, 1, claim);
  return { baseUrl: server.url, sessionId, claimsSession };
}

const answering = (status: number, body: object) =>
  service((_request, response) => void response.writeHead(status).end(JSON.stringify(body)));

async function failure(looking: Promise<unknown>): Promise<LookUpError> {
  const error: unknown = await looking.catch((cause: unknown) => cause);
  assert.ok(error instanceof LookUpError, inspect(error));
  return error;
}

describe('a look-up at the sandbox', () => {
  test('finds a payment by its session, and by its confirmation number', async () => {
    const { baseUrl, sessionId } = await paid();
    const found = await findPortalTransactions({ baseUrl, portalAuthenticationKey, sessionId });
    const [transaction] = found;
    assert.ok(transaction && 'transactionId' in transaction);
    const { status, totalPaymentAmount, transactionId } = transaction;
    assert.deepEqual([found.length, status, totalPaymentAmount, transaction.sessionId], [1, 'Paid', 50, sessionId]);
    assert.deepEqual(await findPortalTransactions({ baseUrl, portalAuthenticationKey, transactionId }), found);
  });

  test('finds a claim payment by its session, and by its confirmation number', async () => {
    const { baseUrl, claimsSession: sessionId } = await paid();
    const found = await findClaimsTransactions({ baseUrl, claimsAuthenticationKey, sessionId });
    const [transaction] = found;
    assert.ok(transaction && 'TransactionId' in transaction);
    const { Status, Amount, TransactionId: transactionId } = transaction;
    assert.deepEqual([found.length, Status, Amount, transaction.SessionId], [1, 'Paid', 60, sessionId]);
    assert.deepEqual(await findClaimsTransactions({ baseUrl, claimsAuthenticationKey, transactionId }), found);
  });

  test('returns an empty list if nothing was done', async () => {
    const look = { baseUrl: (await paid()).baseUrl, sessionId: 'invented' };
    assert.deepEqual(await findPortalTransactions({ ...look, portalAuthenticationKey }), []);
    assert.deepEqual(await findClaimsTransactions({ ...look, claimsAuthenticationKey }), []);
  });

  test('is refused for an unknown key, in the words of the service', async () => {
    const { baseUrl, sessionId } = await paid();
    for (const looking of [
      findPortalTransactions({ baseUrl, portalAuthenticationKey: 'unknown', sessionId }),
      findClaimsTransactions({ baseUrl, claimsAuthenticationKey: 'unknown', sessionId }),
    ]) {
      const { code, status, message } = await failure(looking);
      assert.deepEqual([code, status], ['InvalidAuthenticationKey', 401]);
      assert.match(message, /^The service refused the look-up\. ./);
    }
  });
});

describe('a look-up returns values added by later versions', () => {
  test('of the payment modal', async () => {
    const { baseUrl, sessionId } = await paid();
    const [known] = await findPortalTransactions({ baseUrl, portalAuthenticationKey, sessionId });
    const later = { ...known, status: 'Disputed', paymentCategory: 'ApplePay', accountType: 'Pocket' };
    const other = await answering(200, { IsSuccessful: true, Transactions: [later, known] });
    const found = await findPortalTransactions({ baseUrl: other, portalAuthenticationKey, sessionId });
    assert.deepEqual(found, [later, known]);
  });

  test('of the claims modals', async () => {
    const { baseUrl, claimsSession: sessionId } = await paid();
    const [known] = await findClaimsTransactions({ baseUrl, claimsAuthenticationKey, sessionId });
    assert.ok(known?.BankAccountSummary);
    const BankAccountSummary = { ...known.BankAccountSummary, AccountType: 'Pocket' };
    const payment = { ...known, Status: 'Disputed', PaymentMethodType: 'Wire', BankAccountSummary };
    const { AccountId, SessionId } = known;
    const save = { Status: 'Saved', PaymentMethodType: 'Wire', AccountId, SessionId };
    const other = await answering(200, { ResponseCode: 'Success', Transactions: [payment, save] });
    const found = await findClaimsTransactions({ baseUrl: other, claimsAuthenticationKey, sessionId });
    assert.deepEqual(found, [payment, save]);
  });
});

describe('a look-up that fails', () => {
  const look = (baseUrl: string) =>
    failure(findPortalTransactions({ baseUrl, portalAuthenticationKey, sessionId: 'S' }));

  for (const [title, status, body, code] of [
    ['an error page', 503, {}, 'status'],
    ['a payment of another shape', 200, { IsSuccessful: true, Transactions: [{ status: 'Paid' }] }, 'unreadable'],
    ['success without a list', 200, { IsSuccessful: true }, 'Refused'],
  ] as const) {
    test(`after ${title} has the code ${code}`, async () => {
      assert.equal((await look(await answering(status, body))).code, code);
    });
  }

  test('contains no key, even if the service quotes it', async () => {
    const ResponseMessage = `Unknown: ${portalAuthenticationKey}.`;
    const error = await look(await answering(400, { IsSuccessful: false, ResponseMessage }));
    assert.ok(!inspect(error, { depth: null }).includes(portalAuthenticationKey));
  });
});

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
