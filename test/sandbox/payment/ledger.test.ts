import assert from 'node:assert/strict';
import { authorization, bankAccount, card, payment } from './submissions.ts';
import { paymentTest as test, merchantKeys, refusedWith, setUp } from '../harness.ts';

const policy = { clientReferenceData1: 'POLICY-1', clientReferenceData2: 'external-2' };
const office = { clientReferenceData3: 'office-3', clientReferenceData4: 'detail-4', clientReferenceData5: 'source-5' };
const clientReferences = { ...policy, ...office };
const holder = { accountGroupCode: 'North', policyHolderName: 'Alex Holder' };

const expiration = { expirationMonth: 12, expirationYear: 2029 };
const visa = { category: 'CreditCard', cardType: 'Visa', lastFourDigits: '1111', ...expiration };
const chase = 'JPMorgan Chase Bank';
const checking = { category: 'ECheck', accountType: 'Checking', bankName: chase, lastFourDigits: '6789' };
for (const [title, given, method, fee] of [
  ['a card', card(), visa, 2_50],
  ['a bank account', bankAccount(), checking, 1_00],
  ['an unknown bank', bankAccount({ routingNumber: '110000000' }), { ...checking, bankName: null }, 1_00],
] as const) {
  test(`The receipt and the ledger contain all details of a payment by ${title}, except its number`, async (own) => {
    const { simulator, paid } = own;
    const quote = { amount: 107_98, fee, total: 107_98 + fee };
    const references = { ...holder, ...clientReferences };
    const submission = payment(107_98, given, { quote, references, acknowledgmentRequired: true });
    const { credentials, receipt, transactionId } = await paid(submission, merchantKeys.flatFee);
    const { authCode } = receipt;
    assert.match(authCode ?? 'none', given.type === 'card' ? /^[0-9A-Z]{6}$/ : /^none$/);
    assert.match(transactionId, /^\d{10}$/);
    const time = { transactedAt: '2026-11-21T12:05:09', timeZone: 'EST', batchNumber: '20261121' };
    const shared = { method, quote, authCode, transactionId, tokenId: null, customerName: 'Jordan Rivera', ...time };
    assert.deepEqual(receipt, { ...shared, holderZip: given.type === 'card' ? '10001' : null });
    const about = { number: 1, kind: 'payment', responseCode: 'Success', attempt: 1, acknowledged: false };
    const merchant = { merchant: 'Harborline Mutual Insurance', processor: 'Primary', feeContext: 'PaymentWithFee' };
    const referring = { accountGroup: 'North', policyHolderName: 'Alex Holder', references: clientReferences };
    const session = { sessionId: credentials.sessionKey, operationKey: credentials.operationKey };
    const authorized = { authorization: given.type === 'card' ? null : authorization };
    const entry = { ...shared, ...about, ...merchant, ...referring, ...session, ...authorized };
    assert.deepEqual(simulator.ledger.entries(), [entry]);
  });
}

test('The ledger contains declines with their codes, and masks a number in a name', async ({ simulator, pay }) => {
  await pay(payment(3_00, card(), { save: true, references: { policyHolderName: '4111 1111 1111 1111 Trust' } }));
  const [entry] = simulator.ledger.entries();
  const unmoved = {
    tokenId: null,
    transactionId: null,
    batchNumber: null,
    authCode: null,
    acknowledged: 'notRequired',
  };
  const declined = { responseCode: 'Declined', policyHolderName: '****1111 Trust', ...unmoved };
  assert.partialDeepStrictEqual(entry, declined);
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
  const { simulator, search, payApproved } = own;
  const receipt = await payApproved(payment(50_00, card(), { references: clientReferences }));
  await payApproved(payment(60_00));
  const { clientReferenceData4, ...found } = clientReferences;
  for (const text of Object.values(found)) assert.deepEqual((await search(text)).entries, [1], text);
  for (const text of [clientReferenceData4, 'POLICY']) assert.deepEqual((await search(text)).entries, [], text);
  simulator.reversals.refund(merchantKeys.noFee, { transactionId: receipt.transactionId, amount: 1_00 });
  assert.deepEqual(await search(receipt.transactionId), { entries: [1, 3], claims: [] });
});

test('An acknowledgment is missing until the page sends it in its session, even twice or after the end', async (own) => {
  const { simulator, service, open, paid } = own;
  const { credentials, transactionId } = await paid(payment(50_00, card(), { acknowledgmentRequired: true }));
  const unasked = await paid(payment(50_00));
  const acknowledged = () => simulator.ledger.entries().map((entry) => entry.kind === 'payment' && entry.acknowledged);
  const refused = refusedWith('TransactionNotFound', 'transactionId');
  await assert.rejects(service.acknowledge(await open(), transactionId), refused);
  assert.deepEqual(acknowledged(), [false, 'notRequired']);
  await service.acknowledge(unasked.credentials, unasked.transactionId);
  for (let count = 0; count < 2; count++) {
    simulator.clock.moveBy(12 * 60 * 60_000);
    await service.acknowledge(credentials, transactionId);
    assert.deepEqual(acknowledged(), [true, 'notRequired']);
  }
});

for (const [title, merchant, instant, transactedAt, timeZone] of [
  ['in New York in winter', 'flatFee', '2026-11-21T17:05:09Z', '2026-11-21T12:05:09', 'EST'],
  ['in New York in summer', 'flatFee', '2027-07-01T17:05:09Z', '2027-07-01T13:05:09', 'EDT'],
  ['in Chicago', 'noFee', '2026-11-21T17:05:09Z', '2026-11-21T11:05:09', 'CST'],
  ['in Denver', 'percentage', '2026-11-21T17:05:09Z', '2026-11-21T10:05:09', 'MST'],
  ['in Los Angeles', 'cardsOnly', '2026-11-21T17:05:09Z', '2026-11-21T09:05:09', 'PST'],
  ['just after midnight', 'flatFee', '2026-11-22T05:00:00Z', '2026-11-22T00:00:00', 'EST'],
  ['on the evening before', 'flatFee', '2026-11-22T02:00:00Z', '2026-11-21T21:00:00', 'EST'],
] as const) {
  test(`The receipt has the merchant's local time ${title}`, async ({ simulator, payApproved }) => {
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
