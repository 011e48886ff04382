import assert from 'node:assert/strict';
import type { PaymentReceipt } from '../../src/payment/wire.ts';
import type { ClaimsPayment, ClaimsTransaction } from '../../src/server/claims-transaction.ts';
import type { PortalTransaction } from '../../src/server/portal-transaction.ts';
import { bypass, claim } from './adjuster/parties.ts';
import { setUpApprovals } from './adjuster/approval-harness.ts';
import { claimsKeys, demo } from './claims/payees.ts';
import { claimPayment, ePay, methodSave, payeeBankAccount, prepaid } from './claims/submissions.ts';
import { bankAccount, card, payment, saving } from './payment/submissions.ts';
import { merchantKeys, testIn } from './harness.ts';

const test = testIn(setUp);

function setUp() {
  const sandbox = setUpApprovals();
  const { call, simulator } = sandbox;

  async function ask(query: object, merchantKey: string = merchantKeys.noFee) {
    const { status, body } = await call('Find', { PortalAuthenticationKey: merchantKey, ...query });
    return { status, ...(body as { Transactions: PortalTransaction[]; ResponseCode: string }) };
  }

  async function askClaims(query: object, merchantKey: string = claimsKeys.first) {
    const { status, body } = await call('ClaimsFind', { ClaimsAuthenticationKey: merchantKey, ...query });
    return { status, ...(body as { Transactions: ClaimsTransaction[]; ResponseCode: string }) };
  }

  const lastSession = () => simulator.ledger.entries().at(-1)?.sessionId ?? '';
  const lastClaimsSession = () => simulator.claims.ledger.entries().at(-1)?.sessionId ?? '';
  return { ...sandbox, ask, askClaims, lastSession, lastClaimsSession };
}

test('A payment is found by its session or its number, with all details', async ({ ask, payApproved, lastSession }) => {
  const references = { accountGroupCode: 'Default', policyHolderName: 'Jordan Rivera', clientReferenceData4: 'X' };
  const { transactionId, authCode, batchNumber } = await payApproved(payment(107_98, card(), { references }));
  const { Transactions } = await ask({ SessionKey: lastSession() });
  const ids = { transactionId, sessionId: lastSession(), batchNumber, authCode };
  const time = { transactionDate: '11/21/2026 11:05:09 AM', timeZone: 'CST' };
  const visa = { cardType: 'Visa', lastFourDigits: '1111', cardExpirationMonth: 12, cardExpirationYear: 2029 };
  const payer = { customerName: 'Jordan Rivera', paymentCategory: 'CreditCard', holderZip: '10001' };
  const amounts = { paymentAmount: 107.98, convenienceFee: 0, totalPaymentAmount: 107.98, refundedAmount: 0 };
  const state = { status: 'Paid', acknowledgmentRequired: 'false', acknowledged: false };
  assert.deepEqual(Transactions, [{ ...ids, ...time, ...visa, ...payer, ...amounts, ...state, ...references }]);
  const unset = { SessionKey: '00000000-0000-0000-0000-000000000000' };
  assert.deepEqual((await ask({ ...unset, TransactionId: transactionId })).Transactions, Transactions);
  assert.deepEqual((await ask({ SessionKey: lastSession().toUpperCase() })).Transactions, Transactions);
});

test('A saved method is found by its session', async ({ ask, save, lastSession }) => {
  const answer = await save(saving(bankAccount()));
  assert.ok(answer.code === 'Success');
  assert.match(answer.receipt.tokenId ?? '', /^[0-9a-f-]{36}$/);
  assert.partialDeepStrictEqual((await ask({ SessionKey: lastSession() })).Transactions, [
    { status: 'Saved', tokenId: answer.receipt.tokenId, accountType: 'Checking', bankName: 'JPMorgan Chase Bank' },
  ]);
});

test('A look-up shows voids and refunds to the cent, no declined void, and the acknowledgment', async (own) => {
  const { ask, payApproved, simulator } = own;
  const { reversals, ledger, payments } = simulator;
  const unvoidable = card({ number: '4000000000005126' });
  const [voided, refunded] = [await payApproved(payment(50_00)), await payApproved(payment(50_00))];
  const unvoided = await payApproved(payment(50_00, unvoidable, { acknowledgmentRequired: true }));
  const found = async ({ transactionId }: PaymentReceipt) => (await ask({ TransactionId: transactionId })).Transactions;
  reversals.void(merchantKeys.noFee, voided.transactionId);
  for (const amount of [10, 20])
    reversals.refund(merchantKeys.noFee, { transactionId: refunded.transactionId, amount });
  assert.equal(reversals.void(merchantKeys.noFee, unvoided.transactionId).code, 'Declined');
  assert.partialDeepStrictEqual(await found(voided), [{ status: 'Voided', refundedAmount: 50 }]);
  assert.partialDeepStrictEqual(await found(refunded), [{ status: 'Refunded', refundedAmount: 0.3 }]);
  const unseen = { status: 'Paid', acknowledgmentRequired: 'true', acknowledged: false } as const;
  assert.partialDeepStrictEqual(await found(unvoided), [unseen]);
  const entry = ledger.entries().findLast((one) => one.kind === 'payment');
  const payer = { sessionKey: entry?.sessionId ?? '', operationKey: entry?.operationKey ?? '' };
  payments.acknowledge(payer, unvoided.transactionId);
  assert.partialDeepStrictEqual(await found(unvoided), [{ acknowledged: true }]);
});

test('A look-up finds no declined, canceled or invented payments, or those of another merchant', async () => {
  const { ask, pay, payApproved, lastSession, simulator } = setUp();
  await pay(payment(3_00));
  const declined = lastSession();
  const { transactionId } = await payApproved(payment(50_00));
  const queries = [
    [{ SessionKey: declined }],
    [{ SessionKey: simulator.payments.createSession(merchantKeys.noFee) }],
    [{ SessionKey: 'invented' }],
    [{ TransactionId: '7000000000' }],
    [{ TransactionId: transactionId, SessionKey: declined }],
    [{ TransactionId: transactionId }, merchantKeys.flatFee],
    [{ SessionKey: lastSession() }, merchantKeys.flatFee],
  ] as const;
  for (const [query, merchantKey] of queries) {
    const { status, Transactions, ResponseCode } = await ask(query, merchantKey);
    assert.deepEqual([query, status, Transactions, ResponseCode], [query, 200, [], 'Success']);
  }
});

for (const [name, key, keyField] of [
  ['Find', merchantKeys.noFee, 'PortalAuthenticationKey'],
  ['ClaimsFind', claimsKeys.first, 'ClaimsAuthenticationKey'],
] as const) {
  test(`${name} requires a known key, and a session or a payment`, async ({ call }) => {
    for (const [request, status, ResponseCode] of [
      [{ [keyField]: 'unknown', TransactionId: '1' }, 401, 'InvalidAuthenticationKey'],
      [{ TransactionId: '1' }, 400, 'InvalidRequest'],
      [{ [keyField]: key, TransactionId: '' }, 400, 'InvalidRequest'],
    ] as const) {
      const body = { ...(name === 'Find' ? { IsSuccessful: false } : {}), Transactions: null, ResponseCode };
      assert.partialDeepStrictEqual({ request, ...(await call(name, request)) }, { request, status, body });
    }
  });
}

test('A claim payment to a bank account is found', async ({ askClaims, submitApproved, lastClaimsSession }) => {
  const { accountId, transaction } = await submitApproved(claimPayment(50_00, payeeBankAccount()));
  const { Transactions } = await askClaims({ SessionId: lastClaimsSession() });
  const [found] = Transactions;
  assert.ok(found?.Status === 'Paid');
  const { BankAccountSummary, ...rest } = found;
  assert.match(BankAccountSummary?.Token ?? '', /^[\da-f-]{36}$/);
  const ids = { SessionId: lastClaimsSession(), AccountId: accountId, TransactionId: transaction?.transactionId };
  const time = { TransactionDate: '11/21/2026 12:05:09 PM EST', TimeZone: 'Eastern Standard Time' };
  const claim = { ClaimNumber: 'CLAIM-4711', SourceUser: 'adjuster-12' };
  const paid = { Status: 'Paid', Amount: 50, RefundedAmount: 0, PaymentMethodType: 'ECheck' };
  assert.deepEqual(rest, { ...ids, ...time, ...claim, ...paid });
  assert.deepEqual((await askClaims({ TransactionId: rest.TransactionId })).Transactions, Transactions);
  assert.deepEqual((await askClaims({ TransactionId: rest.TransactionId }, claimsKeys.second)).Transactions, []);
});

test('A saved method, a refunded prepaid payment, and an e-mail request with its payee’s choice are found', async () => {
  const { askClaims, submitApproved, lastClaimsSession, simulator, askedByEmail, follow } = setUp();
  const found = async (query: object) => (await askClaims(query)).Transactions;
  await submitApproved(methodSave());
  assert.partialDeepStrictEqual(await found({ SessionId: lastClaimsSession() }), [{ Status: 'Saved' }]);
  const { transaction } = await submitApproved(claimPayment(50_00, prepaid));
  const TransactionId = transaction?.transactionId ?? '';
  simulator.claims.reversals.refund(claimsKeys.first, { transactionId: TransactionId, amount: 20_00 });
  assert.partialDeepStrictEqual(await found({ TransactionId }), [
    { Status: 'Refunded', Amount: 50, RefundedAmount: 20, PrepaidAccountBalance: '50.00' },
  ]);
  const link = await askedByEmail(claimPayment(50_00, ePay));
  const SessionId = lastClaimsSession();
  const [request] = await found({ SessionId });
  assert.partialDeepStrictEqual(request, { Status: 'Saved', PaymentMethodType: 'EPay' });
  await follow(link, prepaid);
  assert.partialDeepStrictEqual(await found({ SessionId }), [
    request,
    { Status: 'Paid', PaymentMethodType: 'PrepaidAccount', EPayRequestId: request?.EPayRequestId, Amount: 50 },
  ]);
});

test('Payments to parties are found in the session that created their request', async () => {
  const { askClaims, create, lastClaimsSession, simulator } = setUp();
  const { approvalRequestId, parties } = await create([bypass]);
  const { Transactions } = await askClaims({ SessionId: lastClaimsSession() });
  const { approvalRequestPartyId: ApprovalRequestPartyId } = parties[0] ?? {};
  const ids = { AccountId: demo.individual, ApprovalRequestId: approvalRequestId, ApprovalRequestPartyId };
  const paid = { Status: 'Paid', Amount: 40, PaymentMethodType: 'ECheck', ClaimNumber: claim.claimNumber };
  const BankAccountSummary = { AccountType: 'Savings', NameOnAccount: 'Casey Nguyen' };
  assert.partialDeepStrictEqual(Transactions, [{ ...ids, ...paid, BankAccountSummary }]);
  const { TransactionId } = Transactions[0] as ClaimsPayment;
  simulator.claims.reversals.void(claimsKeys.first, TransactionId);
  assert.partialDeepStrictEqual((await askClaims({ TransactionId })).Transactions, [{ Status: 'Voided' }]);
});
