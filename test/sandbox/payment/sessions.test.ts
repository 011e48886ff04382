import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { card, merchantKeys, payment, refusedWith, saving, setUp } from '../harness.ts';

/** A session that nobody has opened. */
function setUpSession() {
  const sandbox = setUp();
  const sessionKey = sandbox.simulator.payments.createSession(merchantKeys.noFee);
  const as = (operationKey: string) => ({ sessionKey, operationKey });
  return { ...sandbox, as };
}

suite('a session of the payment modal', () => {
  test('opens and tells of the merchant', async () => {
    const { service, as } = setUpSession();
    assert.deepEqual(await service.open(as('a'), { operation: 'makePayment' }), {
      merchant: {
        name: 'Prairie Oak Insurance',
        phone: '800-555-0102',
        methods: ['CreditCard', 'ECheck'],
        fees: { CreditCard: { kind: 'none' }, ECheck: { kind: 'none' } },
        accountGroups: ['Default'],
      },
      savedMethod: null,
      openedAt: '2026-11-21T11:05:09',
      secondsLeft: 1_800,
      sendsReceipts: true,
    });
  });

  test('is remembered for a day after its longest life, so that a lost answer can be asked for', async () => {
    const { service, as, simulator } = setUpSession();
    await service.open(as('a'), { operation: 'makePayment' });
    const answer = await service.pay(as('a'), 1, payment(50_00));
    const day = 24 * 60 * 60_000;
    simulator.clock.moveBy(2 * day - 1);
    assert.deepEqual(await service.paymentStatus(as('a'), 1), { state: 'answered', answer });
    simulator.clock.moveBy(1);
    await assert.rejects(service.paymentStatus(as('a'), 1), refusedWith('SessionNotFound', 'sessionId'));
  });

  test('opens again with the saved method that it was opened with', async () => {
    const { service, as } = setUpSession();
    const first = await service.open(as('a'), { operation: 'makePayment', token: 'demo-visa' });
    assert.deepEqual(await service.open(as('a'), { operation: 'makePayment' }), first);
    assert.equal(first.savedMethod?.lastFourDigits, '1111');
  });

  test('is cancelled after five openings that failed: nobody goes through tokens with it', async () => {
    const { service, as } = setUpSession();
    const guess = (token: string) => service.open(as('a'), { operation: 'makePayment', token });
    for (let guessed = 0; guessed < 5; guessed++)
      await assert.rejects(guess(`token-${guessed}`), refusedWith('TokenNotFound', 'token'));
    await assert.rejects(guess('demo-visa'), refusedWith('SessionCanceled', 'sessionId'));
  });

  test('that was opened to save cannot be paid with, and the other way round', async () => {
    const { service, open } = setUp();
    const refused = refusedWith('InvalidRequest', 'operation');
    const toSave = await open(undefined, 'savePaymentMethod');
    await assert.rejects(service.pay(toSave, 1, payment(50_00)), refused);
    await assert.rejects(service.save(await open(), 1, saving(card())), refused);
  });

  test('that was paid with gives no quote, and acknowledges for its own operation alone', async () => {
    const { service, as } = setUpSession();
    await service.open(as('a'), { operation: 'makePayment' });
    const answer = await service.pay(as('a'), 1, payment(50_00));
    assert.ok(answer.code === 'Success');
    const used = refusedWith('SessionUsed', 'sessionId');
    const request = { amount: 50_00, category: 'CreditCard', feeContext: 'PaymentWithFee' } as const;
    await assert.rejects(service.quote(as('a'), request), used);
    await assert.rejects(service.acknowledge(as('b'), answer.receipt.transactionId), used);
  });
});
