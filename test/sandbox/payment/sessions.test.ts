import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { card, merchantKeys, payment, refusedWith, saving, setUp } from '../harness.ts';

const minutes = 60_000;
const operation = 'makePayment';

/** A session that nobody has opened. */
function setUpSession() {
  const sandbox = setUp();
  const sessionKey = sandbox.simulator.payments.createSession(merchantKeys.noFee);
  const as = (operationKey: string) => ({ sessionKey, operationKey });
  return { ...sandbox, as };
}

suite('a session', () => {
  test('opens and tells of the merchant', async () => {
    const { service, as } = setUpSession();
    assert.deepEqual(await service.open(as('a'), { operation }), {
      merchant: {
        name: 'Prairie Oak Insurance',
        phone: '800-555-0102',
        methods: ['CreditCard', 'ECheck'],
        fees: { CreditCard: { kind: 'none' }, ECheck: { kind: 'none' } },
        accountGroups: ['Default'],
      },
      savedMethod: null,
    });
  });

  test('opens again for the same operation and answers the same', async () => {
    const { service, as } = setUpSession();
    const first = await service.open(as('a'), { operation, token: 'demo-visa' });
    assert.deepEqual(await service.open(as('a'), { operation }), first);
    assert.equal(first.savedMethod?.lastFourDigits, '1111');
  });

  test('is reserved for the operation that opened it', async () => {
    const { service, as } = setUpSession();
    await service.open(as('a'), { operation });
    const refused = refusedWith('SessionReserved', 'sessionId');
    await assert.rejects(service.open(as('b'), { operation }), refused);
    await assert.rejects(service.pay(as('b'), 1, payment(50_00)), refused);
    await assert.rejects(service.paymentStatus(as('b'), 1), refused);
    await assert.rejects(service.cancel(as('b')), refused);
  });

  test('that nobody created is not found', async () => {
    const { service, as } = setUpSession();
    const credentials = { ...as('a'), sessionKey: '00000000-0000-4000-8000-000000000000' };
    const refused = refusedWith('SessionNotFound', 'sessionId');
    await assert.rejects(service.open(credentials, { operation }), refused);
    await assert.rejects(service.pay(credentials, 1, payment(50_00)), refused);
    await assert.rejects(service.cancel(credentials), refused);
  });

  test('must be opened before it is paid with', async () => {
    const { service, as } = setUpSession();
    await assert.rejects(service.pay(as('a'), 1, payment(50_00)), refusedWith('InvalidRequest', 'sessionId'));
  });

  test('that was opened to save cannot be paid with', async () => {
    const { service, as } = setUpSession();
    await service.open(as('a'), { operation: 'savePaymentMethod' });
    await assert.rejects(service.pay(as('a'), 1, payment(50_00)), refusedWith('InvalidRequest', 'operation'));
  });

  test('that was opened to pay cannot be saved with', async () => {
    const { service, as } = setUpSession();
    await service.open(as('a'), { operation });
    await assert.rejects(service.save(as('a'), 1, saving(card())), refusedWith('InvalidRequest', 'operation'));
  });
});

suite('a session that was paid with', () => {
  async function setUpPaid() {
    const sandbox = setUpSession();
    await sandbox.service.open(sandbox.as('a'), { operation });
    const answer = await sandbox.service.pay(sandbox.as('a'), 1, payment(50_00));
    assert.ok(answer.code === 'Success');
    return { ...sandbox, answer };
  }
  const used = refusedWith('SessionUsed', 'sessionId');

  test('is used, for the operation that paid and for every other', async () => {
    const { service, as } = await setUpPaid();
    await assert.rejects(service.open(as('a'), { operation }), used);
    await assert.rejects(service.open(as('b'), { operation }), used);
    await assert.rejects(service.pay(as('b'), 1, payment(50_00)), used);
  });

  test('takes no second payment', async () => {
    const { service, simulator, as } = await setUpPaid();
    await assert.rejects(service.pay(as('a'), 2, payment(50_00)), used);
    assert.equal(simulator.ledger.entries().length, 1);
  });

  test('gives no quote', async () => {
    const { service, as } = await setUpPaid();
    const request = { amount: 50_00, category: 'CreditCard', feeContext: 'PaymentWithFee' } as const;
    await assert.rejects(service.quote(as('a'), request), used);
  });

  test('still answers the same attempt again, and its status', async () => {
    const { service, as, answer } = await setUpPaid();
    assert.deepEqual(await service.pay(as('a'), 1, payment(50_00)), answer);
    assert.deepEqual(await service.paymentStatus(as('a'), 1), { state: 'answered', answer });
  });

  test('still does so once its time is over', async () => {
    const { service, simulator, as, answer } = await setUpPaid();
    simulator.clock.moveBy(24 * 60 * minutes);
    assert.deepEqual(await service.pay(as('a'), 1, payment(50_00)), answer);
    assert.deepEqual(await service.paymentStatus(as('a'), 1), { state: 'answered', answer });
  });

  test('cannot be cancelled', async () => {
    const { service, as } = await setUpPaid();
    await assert.rejects(service.cancel(as('a')), used);
  });

  test('tells nobody else of it', async () => {
    const { service, as, answer } = await setUpPaid();
    await assert.rejects(service.paymentStatus(as('b'), 1), used);
    await assert.rejects(service.acknowledge(as('b'), answer.receipt.transactionId), used);
  });
});

suite('a session that was saved with', () => {
  test('is used', async () => {
    const { service, as } = setUpSession();
    await service.open(as('a'), { operation: 'savePaymentMethod' });
    const answer = await service.save(as('a'), 1, saving(card()));
    assert.equal(answer.code, 'Success');
    await assert.rejects(service.save(as('a'), 2, saving(card())), refusedWith('SessionUsed', 'sessionId'));
    assert.deepEqual(await service.saveStatus(as('a'), 1), { state: 'answered', answer });
  });
});

suite('a session that was cancelled', () => {
  const used = refusedWith('SessionUsed', 'sessionId');

  test('is used', async () => {
    const { service, as } = setUpSession();
    await service.open(as('a'), { operation });
    await service.cancel(as('a'));
    await assert.rejects(service.open(as('a'), { operation }), used);
    await assert.rejects(service.pay(as('a'), 1, payment(50_00)), used);
  });

  test('may be cancelled again', async () => {
    const { service, as } = setUpSession();
    await service.open(as('a'), { operation });
    await service.cancel(as('a'));
    await assert.doesNotReject(service.cancel(as('a')));
  });

  test('before it was opened is used', async () => {
    const { service, as } = setUpSession();
    await service.cancel(as('a'));
    await assert.rejects(service.open(as('a'), { operation }), used);
    await assert.rejects(service.open(as('b'), { operation }), used);
  });

  test('after a decline still answers for the decline', async () => {
    const { service, as } = setUpSession();
    await service.open(as('a'), { operation });
    await service.pay(as('a'), 1, payment(3_00));
    await service.cancel(as('a'));
    assert.deepEqual(await service.paymentStatus(as('a'), 1), { state: 'answered', answer: { code: 'Declined' } });
    await assert.rejects(service.pay(as('a'), 2, payment(50_00)), used);
  });
});

suite('a session whose time is over', () => {
  const expired = refusedWith('SessionExpired', 'sessionId');

  test('does not open', async () => {
    const { service, simulator, as } = setUpSession();
    simulator.clock.moveBy(30 * minutes);
    await assert.rejects(service.open(as('a'), { operation }), expired);
  });

  test('opens in the last moment', async () => {
    const { service, simulator, as } = setUpSession();
    simulator.clock.moveBy(30 * minutes - 1);
    await assert.doesNotReject(service.open(as('a'), { operation }));
  });

  test('takes no payment, though it was opened in time', async () => {
    const { service, simulator, as } = setUpSession();
    await service.open(as('a'), { operation });
    simulator.clock.moveBy(30 * minutes);
    await assert.rejects(service.pay(as('a'), 1, payment(50_00)), expired);
    assert.deepEqual(simulator.ledger.entries(), []);
  });

  test('says so to every other operation too', async () => {
    const { service, simulator, as } = setUpSession();
    await service.open(as('a'), { operation });
    simulator.clock.moveBy(30 * minutes);
    await assert.rejects(service.open(as('b'), { operation }), expired);
  });

  test('still answers for what was tried in time', async () => {
    const { service, simulator, as } = setUpSession();
    await service.open(as('a'), { operation });
    const answer = await service.pay(as('a'), 1, payment(3_00));
    simulator.clock.moveBy(30 * minutes);
    assert.deepEqual(await service.paymentStatus(as('a'), 1), { state: 'answered', answer });
    assert.deepEqual(await service.paymentStatus(as('a'), 2), { state: 'absent' });
  });

  test('may be cancelled', async () => {
    const { service, simulator, as } = setUpSession();
    await service.open(as('a'), { operation });
    simulator.clock.moveBy(30 * minutes);
    await assert.doesNotReject(service.cancel(as('a')));
  });
});
