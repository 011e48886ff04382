import assert from 'node:assert/strict';
import type { SaveSubmission } from '../../../src/payment/requests.ts';
import { authorization, bankAccount, card, payment, saving } from './submissions.ts';
import { assertRefused, merchantKeys, paymentTest as test, refusedWith, setUp, testIn } from '../harness.ts';
import { claimant } from '../adjuster/parties.ts';
import { setUpApprovals } from '../adjuster/approval-harness.ts';

const minute = 60_000;

test('A session opens with the merchant, and says if it can e-mail a receipt', async ({ service, simulator }) => {
  const about = { name: 'Prairie Oak Insurance', phone: '800-555-0102', accountGroups: ['Default'] };
  const fees = { CreditCard: { kind: 'none' }, ECheck: { kind: 'none' } };
  const merchant = { ...about, methods: ['CreditCard', 'ECheck'], fees };
  const described = { merchant, savedMethod: null, openedAt: '2026-11-21T11:05:09', secondsLeft: 1_800 };
  const unopened = () => ({ sessionKey: simulator.payments.createSession(merchantKeys.noFee), operationKey: 'a' });
  const session = await service.open(unopened(), { operation: 'makePayment' });
  assert.deepEqual(session, { ...described, sendsReceipts: true });
  assert.deepEqual(await service.open(unopened(), { operation: 'savePaymentMethod' }), described);
});

test('A used session gives only its answer, for a day after its longest life', async ({ service, paid, simulator }) => {
  const { credentials, receipt, transactionId } = await paid(payment(50_00));
  const request = { amount: 50_00, category: 'CreditCard', feeContext: 'PaymentWithFee' } as const;
  await assertRefused(refusedWith('SessionUsed', 'sessionId'), {
    quote: service.quote(credentials, request),
    acknowledge: service.acknowledge({ ...credentials, operationKey: 'b' }, transactionId),
  });
  simulator.clock.moveBy(2 * 24 * 60 * minute - 1);
  const answer = { code: 'Success', receipt };
  assert.deepEqual(await service.paymentStatus(credentials, 1), { state: 'answered', answer });
  simulator.clock.moveBy(1);
  await assert.rejects(service.paymentStatus(credentials, 1), refusedWith('SessionNotFound', 'sessionId'));
});

test('An unknown token does not reserve the session, which is canceled after five of them', async ({
  service,
  simulator,
}) => {
  const sessionKey = simulator.payments.createSession(merchantKeys.noFee);
  const guess = (token: string) =>
    service.open({ sessionKey, operationKey: token }, { operation: 'makePayment', token });
  for (let guessed = 0; guessed < 5; guessed++)
    await assert.rejects(guess(`token-${guessed}`), refusedWith('TokenNotFound', 'token'));
  await assert.rejects(guess('demo-visa'), refusedWith('SessionCanceled', 'sessionId'));
});

const savedTest = testIn(setUpSaved);

const byToken = (token: string) => ({ type: 'token', token }) as const;

async function setUpSaved(method: SaveSubmission['method'] = card()) {
  const sandbox = setUp();
  const answer = await sandbox.save(saving(method));
  assert.ok(answer.code === 'Success' && answer.receipt.tokenId);
  return { ...sandbox, saved: answer.receipt, tokenId: answer.receipt.tokenId };
}

savedTest('A saved method is shown masked, pays, and its token is returned', async (own) => {
  const { simulator, service, saved, tokenId, payApproved } = own;
  const credentials = { sessionKey: simulator.payments.createSession(merchantKeys.noFee), operationKey: 'op' };
  const session = await service.open(credentials, { operation: 'makePayment', token: tokenId });
  assert.deepEqual(session.savedMethod, saved.method);
  assert.deepEqual(await service.open(credentials, { operation: 'makePayment' }), session);
  const receipt = await payApproved(payment(50_00, byToken(tokenId)));
  assert.partialDeepStrictEqual(receipt, { tokenId, customerName: 'Jordan Rivera', holderZip: '10001' });
});

for (const [title, method, cents, code] of [
  ['by its amount', bankAccount(), 2_00, 'ACHTransactionFailed'],
  ['if its number can be saved but not charged', card({ number: '4000000000000341' }), 50_00, 'Declined'],
  ['once it has expired', card({ expirationMonth: 12, expirationYear: 2026 }), 50_00, 'CardExpired'],
] as const) {
  savedTest(`A saved method is declined ${title}`, async () => {
    const { simulator, tokenId, pay } = await setUpSaved(method);
    if (code === 'CardExpired') simulator.clock.moveBy(60 * 24 * 60 * minute);
    const changes = method.type === 'card' ? {} : { authorization };
    assert.equal((await pay(payment(cents, byToken(tokenId), changes))).code, code);
  });
}

savedTest('A saved method pays only at its merchant', async ({ tokenId, pay, simulator }) => {
  const before = simulator.ledger.entries();
  const elsewhere = payment(50_00, byToken(tokenId), { feeContext: 'PaymentWithoutFee' });
  await assert.rejects(pay(elsewhere, merchantKeys.flatFee), refusedWith('TokenNotFound', 'token'));
  assert.deepEqual(simulator.ledger.entries(), before);
});

test('A method is saved by a payment only on request', async ({ payApproved }) => {
  const { tokenId } = await payApproved(payment(50_00, card(), { save: true }));
  assert.ok(tokenId);
  assert.equal((await payApproved(payment(60_00, card(), { save: false }))).tokenId, null);
});

const demoCodes = [
  ['demo-visa', 'Success'],
  ['demo-amex', 'Success'],
  ['demo-declined-card', 'Declined'],
  ['demo-expired-card', 'CardExpired'],
  ['demo-checking', 'Success'],
  ['demo-saving', 'Success'],
];
test('The demo tokens pay with their codes', async () => {
  const tokens = setUp().simulator.demoMethods.map(({ token }) => token);
  const codes = tokens.map(async (token) => [token, (await setUp().pay(payment(50_00, byToken(token)))).code]);
  assert.deepEqual(await Promise.all(codes), demoCodes);
});

test('A session ends half an hour after its last use, or after a day', async ({ service, open, simulator }) => {
  const over = refusedWith('SessionExpired', 'sessionId');
  const pass = (minutes: number) => simulator.clock.moveBy(minutes * minute);
  const request = { amount: 50_00, category: 'ECheck', feeContext: 'PaymentWithoutFee' } as const;
  async function opened() {
    const credentials = await open(merchantKeys.noFee);
    return { extend: async () => service.extend?.(credentials), price: () => service.quote(credentials, request) };
  }
  const idle = await opened();
  for (const use of [idle.extend, idle.price, idle.extend]) {
    pass(29);
    await use();
  }
  pass(30);
  await assertRefused(over, { price: idle.price(), extend: idle.extend() });

  const { extend } = await opened();
  for (let passed = 20; passed < 24 * 60; passed += 20) {
    pass(20);
    await extend();
  }
  assert.deepEqual(await extend(), { secondsLeft: 20 * 60 });
  pass(20);
  await assert.rejects(extend(), over);
});

test('A session of the sandbox can be shorter', async ({ call, service }) => {
  const { body } = await call('SandboxSession', { merchantKey: merchantKeys.noFee, lifetimeInSeconds: 60 });
  const { sessionKey } = body as { sessionKey: string };
  assert.equal((await service.open({ sessionKey, operationKey: 'a' }, { operation: 'makePayment' })).secondsLeft, 60);
});

test('An approval request can be created while its session lasts', async () => {
  const { uploaded, service, simulator } = setUpApprovals();
  const credentials = await uploaded([claimant]);
  await service.openCreate(credentials);
  for (let extended = 0; extended < 3; extended++) {
    simulator.clock.moveBy(29 * minute);
    await service.extend?.(credentials);
  }
  assert.equal((await service.create(credentials, 1)).code, 'Success');
});
