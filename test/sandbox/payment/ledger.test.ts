import assert from 'node:assert/strict';
import { authorization, bankAccount, card, payment } from './submissions.ts';
import { paymentTest as test, merchantKeys, refusedWith, setUp } from '../harness.ts';

const references = {
  accountGroupCode: 'North',
  policyHolderName: 'Alex Holder',
  clientReferenceData1: 'POLICY-1',
  clientReferenceData2: 'external-2',
  clientReferenceData3: 'office-3',
  clientReferenceData4: 'detail-4',
  clientReferenceData5: 'source-5',
};
const { accountGroupCode, policyHolderName, ...clientReferences } = references;

test('The ledger contains all details of an approved payment', async ({ simulator, service, open }) => {
  const credentials = await open(merchantKeys.flatFee);
  const quote = { amount: 107_98, fee: 1_00, total: 108_98 };
  const submission = payment(107_98, bankAccount(), { quote, references, acknowledgmentRequired: true });
  const answer = await service.pay(credentials, 1, submission);
  assert.ok(answer.code === 'Success');
  const { transactionId, batchNumber, method, transactedAt, timeZone } = answer.receipt;
  assert.deepEqual(simulator.ledger.entries(), [
    {
      number: 1,
      kind: 'payment',
      responseCode: 'Success',
      merchant: 'Harborline Mutual Insurance',
      processor: 'Primary',
      accountGroup: accountGroupCode,
      method,
      customerName: 'Jordan Rivera',
      policyHolderName,
      references: clientReferences,
      transactedAt,
      timeZone,
      sessionId: credentials.sessionKey,
      operationKey: credentials.operationKey,
      attempt: 1,
      tokenId: null,
      authorization,
      quote,
      feeContext: 'PaymentWithFee',
      transactionId,
      batchNumber,
      authCode: null,
      acknowledged: false,
    },
  ]);
});

test('The ledger contains declined attempts with their codes, and masks a number in a name', async (own) => {
  const { simulator, pay } = own;
  const numbered = { policyHolderName: '4111 1111 1111 1111 Trust' };
  await pay(payment(3_00, card(), { save: true, references: numbered }));
  const [entry] = simulator.ledger.entries();
  assert.partialDeepStrictEqual(entry, {
    responseCode: 'Declined',
    policyHolderName: '****1111 Trust',
    tokenId: null,
    transactionId: null,
    batchNumber: null,
    authCode: null,
    acknowledged: 'notRequired',
  });
});

test('The ledger names the processing instance of the session', async ({ simulator, service, call }) => {
  const ProcessorAuthenticationKey = '30000000-0000-4000-8000-000000000002';
  const keys = { PortalAuthenticationKey: merchantKeys.flatFee, ProcessorAuthenticationKey };
  const { body } = await call('CreateSession', keys);
  const credentials = { sessionKey: (body as { SessionKey: string }).SessionKey, operationKey: 'op' };
  await service.open(credentials, { operation: 'makePayment' });
  await service.pay(credentials, 1, payment(50_00, card(), { feeContext: 'PaymentWithoutFee' }));
  assert.equal(simulator.ledger.entries()[0]?.processor, 'Secondary');
});

test('The ledger finds a payment by each of its references in full, and with its refund by the transaction id', async (own) => {
  const { simulator, fetch, baseUrl, payApproved } = own;
  const receipt = await payApproved(payment(50_00, card(), { references: clientReferences }));
  await payApproved(payment(60_00));
  const find = async (text: string) => {
    const response = await fetch(`${baseUrl}/sandbox/ledger?search=${encodeURIComponent(text)}`);
    const { entries } = (await response.json()) as { entries: { number: number }[] };
    return entries.map(({ number }) => number);
  };
  const { clientReferenceData4, ...found } = clientReferences;
  for (const [name, text] of Object.entries(found)) assert.deepEqual(await find(text), [1], name);
  for (const text of [clientReferenceData4, 'POLICY']) assert.deepEqual(await find(text), [], text);
  simulator.reversals.refund(merchantKeys.noFee, { transactionId: receipt.transactionId, amount: 1_00 });
  assert.deepEqual(await find(receipt.transactionId), [1, 3]);
});

async function setUpPaid(acknowledgmentRequired: boolean) {
  const sandbox = setUp();
  const credentials = await sandbox.open();
  const answer = await sandbox.service.pay(credentials, 1, payment(50_00, card(), { acknowledgmentRequired }));
  assert.ok(answer.code === 'Success');
  const acknowledged = () => {
    const [entry] = sandbox.simulator.ledger.entries();
    assert.ok(entry?.kind === 'payment');
    return entry.acknowledged;
  };
  return { ...sandbox, credentials, transactionId: answer.receipt.transactionId, acknowledged };
}

test('An acknowledgment is missing until the page sends it in its session, even twice or after the end', async () => {
  const { simulator, service, credentials, transactionId, open, acknowledged } = await setUpPaid(true);
  const refused = refusedWith('TransactionNotFound', 'transactionId');
  await assert.rejects(service.acknowledge(await open(), transactionId), refused);
  assert.equal(acknowledged(), false);
  for (let count = 0; count < 2; count++) {
    simulator.clock.moveBy(12 * 60 * 60_000);
    await service.acknowledge(credentials, transactionId);
    assert.equal(acknowledged(), true);
  }
  const unasked = await setUpPaid(false);
  await unasked.service.acknowledge(unasked.credentials, unasked.transactionId);
  assert.equal(unasked.acknowledged(), 'notRequired');
});

test('The receipt of a card payment contains everything except the number', async () => {
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

for (const [routingNumber, bankName] of [
  ['021000021', 'JPMorgan Chase Bank'],
  ['110000000', null],
] as const) {
  test(`The receipt of a bank payment at ${routingNumber} names the bank ${bankName}`, async ({ payApproved }) => {
    const { method, authCode, holderZip } = await payApproved(payment(50_00, bankAccount({ routingNumber })));
    assert.deepEqual(method, { category: 'ECheck', accountType: 'Checking', bankName, lastFourDigits: '6789' });
    assert.deepEqual([authCode, holderZip], [null, null]);
  });
}

const zones = [
  ['in New York in winter', 'flatFee', '2026-11-21T17:05:09Z', '2026-11-21T12:05:09', 'EST'],
  ['in New York in summer', 'flatFee', '2027-07-01T17:05:09Z', '2027-07-01T13:05:09', 'EDT'],
  ['in Chicago', 'noFee', '2026-11-21T17:05:09Z', '2026-11-21T11:05:09', 'CST'],
  ['in Denver', 'percentage', '2026-11-21T17:05:09Z', '2026-11-21T10:05:09', 'MST'],
  ['in Los Angeles', 'cardsOnly', '2026-11-21T17:05:09Z', '2026-11-21T09:05:09', 'PST'],
  ['just after midnight', 'flatFee', '2026-11-22T05:00:00Z', '2026-11-22T00:00:00', 'EST'],
  ['on the evening before', 'flatFee', '2026-11-22T02:00:00Z', '2026-11-21T21:00:00', 'EST'],
] as const;
for (const [title, merchant, instant, transactedAt, timeZone] of zones) {
  test(`The receipt has the merchant's local time ${title}`, async () => {
    const { simulator, payApproved } = setUp();
    simulator.clock.moveBy(new Date(instant).getTime() - simulator.clock.now().getTime());
    const submission = payment(50_00, card(), { feeContext: 'PaymentWithoutFee' });
    const receipt = await payApproved(submission, merchantKeys[merchant]);
    const batchNumber = transactedAt.slice(0, 10).replaceAll('-', '');
    assert.partialDeepStrictEqual(receipt, { transactedAt, timeZone, batchNumber });
  });
}

test('The receipt is the same in every sandbox with the same seed', async () => {
  assert.deepEqual(await setUp().payApproved(payment(50_00)), await setUp().payApproved(payment(50_00)));
});
