import assert from 'node:assert/strict';
import { claimsKeys, company, demo, individual, lakeshore } from './payees.ts';
import { claimPayment, ePay, methodSave, payeeBankAccount, prepaid } from './submissions.ts';
import { claimsTest as test } from './claims-harness.ts';

for (const [title, routingNumber, bankName, accountGroupCode, payee, nameOnAccount] of [
  ['a company, whose bank is known', '021000021', 'JPMorgan Chase Bank', 'North', company(), 'Clearview Glass'],
  ['a person, whose bank is unknown', '110000000', null, undefined, individual(), 'Jordan Rivera'],
] as const) {
  test(`The receipt and only the claims ledger contain all details of a payment to ${title}`, async (own) => {
    const { service, open, entries, simulator } = own;
    const { credentials } = await open('payment', { payee, ...(accountGroupCode ? { accountGroupCode } : {}) });
    const submission = claimPayment(107_98, payeeBankAccount({ routingNumber }), payee);
    const answer = await service.submit(credentials, 1, submission);
    const [entry] = entries();
    assert.ok(answer.code === 'Success' && entry?.kind === 'payment' && entry.accountId !== null);
    const { accountId, contactId, tokenId, transactionId } = entry;
    const transactedAt = '2026-11-21T12:05:09';
    const account = { accountType: 'Checking', bankName, lastFourDigits: '6789' };
    assert.ok(tokenId && /^\d{10}$/.test(transactionId ?? ''));
    assert.deepEqual(answer.receipt, {
      accountId,
      contactId: payee.type === 'company' ? String(contactId) : null,
      method: { type: 'ECheck', bankAccount: { token: tokenId, ...account }, nameOnAccount },
      transaction: { transactionId, transactedAt, zoneCode: 'EST', timeZone: 'Eastern Standard Time', amount: 107_98 },
    });
    const about = { number: 1, kind: 'payment', responseCode: 'Success', merchant: lakeshore.name, requestId: null };
    const paid = { accountGroup: accountGroupCode ?? 'Default', accountId, contactId, payeeName: nameOnAccount };
    const claim = { claimNumber: 'CLAIM-4711', sourceUser: 'adjuster-12', sessionId: credentials.sessionKey };
    const moved = { amount: 107_98, tokenId, transactionId, method: { category: 'ECheck', ...account } };
    const time = { batchNumber: '20261121', transactedAt, timeZone: 'EST' };
    assert.deepEqual(entries(), [{ ...about, ...paid, ...claim, ...moved, ...time }]);
    assert.deepEqual(simulator.ledger.entries(), []);
  });
}

test('The claims ledger contains declines, saves and requests by e-mail', async (own) => {
  const { submit, submitApproved, entries } = own;
  const none = { accountId: null, tokenId: null };
  const unmoved = { transactionId: null, batchNumber: null };
  await submit(claimPayment(2_00));
  await submit(methodSave(payeeBankAccount({ accountNumber: '2000' })));
  const { method: saved } = await submitApproved(methodSave());
  await submitApproved(methodSave(prepaid));
  const { method: asked } = await submitApproved(claimPayment(50_00, ePay));
  await submitApproved(methodSave(ePay));
  assert.ok(saved.type === 'ECheck' && asked.type === 'EPay');
  const save = { kind: 'save', responseCode: 'Success' };
  const method = { category: 'EPay', email: ePay.email };
  assert.equal(entries().length, 6);
  assert.partialDeepStrictEqual(entries(), [
    { kind: 'payment', responseCode: 'ACHTransactionFailed', amount: 2_00, ...none, ...unmoved },
    { kind: 'save', responseCode: 'InvalidAccountNumber', ...none },
    { ...save, tokenId: saved.bankAccount.token, claimNumber: null, sourceUser: null },
    { ...save, tokenId: null, method: { category: 'PrepaidAccount' } },
    { kind: 'ePayRequest', amount: 50_00, requestId: asked.requestId, method },
    { kind: 'ePayRequest', amount: null },
  ]);
  assert.equal('transactionId' in (entries()[4] ?? {}), false);
});

test('The claims ledger can be searched by transaction, session, claim and request, in full', async (own) => {
  const { simulator, search, submitApproved, entries } = own;
  const { transaction } = await submitApproved(claimPayment(50_00));
  const transactionId = transaction?.transactionId ?? '';
  const { method } = await submitApproved({ ...claimPayment(60_00, ePay), claimNumber: 'CLAIM-4712' });
  await submitApproved(methodSave(), { accountId: demo.individual });
  simulator.claims.reversals.refund(claimsKeys.first, { transactionId, amount: 1_00 });
  assert.ok(method.type === 'EPay');
  for (const [text, claims] of [
    [transactionId, [1, 4]],
    [entries()[2]?.sessionId ?? '', [3]],
    ['CLAIM-4711', [1, 4]],
    ['CLAIM-4712', [2]],
    [method.requestId, [2]],
    ['CLAIM', []],
  ] as const)
    assert.deepEqual({ text, ...(await search(text)) }, { text, entries: [], claims });
});
