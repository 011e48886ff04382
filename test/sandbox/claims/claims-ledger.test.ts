import assert from 'node:assert/strict';
import { company, demo } from './payees.ts';
import { claimPayment, ePay, methodSave, payeeBankAccount, prepaid } from './submissions.ts';
import { claimsTest as test, setUpClaims } from './claims-harness.ts';

test('Only the claims ledger contains all details of an approved payment', async (own) => {
  const { service, open, entries, simulator } = own;
  assert.deepEqual(simulator.ledger.entries(), []);
  const payee = company();
  const bankName = 'JPMorgan Chase Bank';
  const { credentials } = await open('payment', { payee, accountGroupCode: 'North' });
  const answer = await service.submit(credentials, 1, claimPayment(107_98, payeeBankAccount(), payee));
  assert.ok(answer.code === 'Success' && answer.receipt.method.type === 'ECheck');
  const { accountId, contactId, method, transaction } = answer.receipt;
  assert.deepEqual(entries(), [
    {
      number: 1,
      kind: 'payment',
      responseCode: 'Success',
      merchant: 'Lakeshore Casualty Insurance',
      accountGroup: 'North',
      accountId,
      contactId: Number(contactId),
      payeeName: 'Clearview Glass',
      method: { category: 'ECheck', accountType: 'Checking', bankName, lastFourDigits: '6789' },
      claimNumber: 'CLAIM-4711',
      sourceUser: 'adjuster-12',
      sessionId: credentials.sessionKey,
      requestId: null,
      amount: 107_98,
      tokenId: method.bankAccount.token,
      transactionId: transaction?.transactionId,
      batchNumber: '20261121',
      transactedAt: '2026-11-21T12:05:09',
      timeZone: 'EST',
    },
  ]);
});

test('The claims ledger contains declined attempts with their codes', async ({ submit, entries }) => {
  const none = { accountId: null, tokenId: null };
  const nothingMoved = { transactionId: null, batchNumber: null };
  await submit(claimPayment(2_00));
  await submit(methodSave(payeeBankAccount({ accountNumber: '2000' })));
  assert.partialDeepStrictEqual(entries(), [
    { kind: 'payment', responseCode: 'ACHTransactionFailed', amount: 2_00, ...none, ...nothingMoved },
    { kind: 'save', responseCode: 'InvalidAccountNumber', ...none },
  ]);
});

test('The claims ledger contains saved methods', async ({ submitApproved, entries }) => {
  const { method } = await submitApproved(methodSave());
  await submitApproved(methodSave(prepaid));
  assert.ok(method.type === 'ECheck');
  assert.partialDeepStrictEqual(entries(), [
    { kind: 'save', responseCode: 'Success', tokenId: method.bankAccount.token, claimNumber: null, sourceUser: null },
    { kind: 'save', responseCode: 'Success', tokenId: null, method: { category: 'PrepaidAccount' } },
  ]);
});

test('The claims ledger contains requests by e-mail', async ({ submitApproved, entries }) => {
  const { method } = await submitApproved(claimPayment(50_00, ePay));
  await submitApproved(methodSave(ePay));
  assert.ok(method.type === 'EPay');
  const [payment, save] = entries();
  assert.partialDeepStrictEqual(payment, {
    kind: 'ePayRequest',
    amount: 50_00,
    requestId: method.requestId,
    method: { category: 'EPay', email: ePay.email },
  });
  assert.partialDeepStrictEqual(save, { kind: 'ePayRequest', amount: null });
  assert.ok(payment && !('transactionId' in payment));
});

test('The claims ledger can be searched by transaction, session, claim and request, in full', async () => {
  const { call, fetch, baseUrl, submitApproved, entries } = setUpClaims();
  const { transaction } = await submitApproved(claimPayment(50_00));
  const { method } = await submitApproved({ ...claimPayment(60_00, ePay), claimNumber: 'CLAIM-4712' });
  await submitApproved(methodSave(), { accountId: demo.individual });
  await call('ClaimsRefund', {
    claimsAuthenticationKey: '20000000-0000-4000-8000-000000000001',
    transactionId: transaction?.transactionId,
    amount: 1_00,
  });
  assert.ok(method.type === 'EPay');
  const found = async (text: string) => {
    const response = await fetch(`${baseUrl}/sandbox/ledger?search=${encodeURIComponent(text)}`);
    const { claims } = (await response.json()) as { claims: { number: number }[] };
    return claims.map(({ number }) => number);
  };
  assert.deepEqual(await found(transaction?.transactionId ?? ''), [1, 4]);
  assert.deepEqual(await found(entries()[2]?.sessionId ?? ''), [3]);
  assert.deepEqual(await found('CLAIM-4711'), [1, 4]);
  assert.deepEqual(await found('CLAIM-4712'), [2]);
  assert.deepEqual(await found(method.requestId), [2]);
  assert.deepEqual(await found('CLAIM'), []);
});
