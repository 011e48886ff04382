import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import type { SaveSubmission } from '../../../src/payment/requests.ts';
import { authorization, bankAccount, card, merchantKeys, payment, refusedWith, saving, setUp } from '../harness.ts';

const byToken = (token: string) => ({ type: 'token', token }) as const;

/** A sandbox in which a method is saved. */
async function setUpSaved(method: SaveSubmission['method'] = card()) {
  const sandbox = setUp();
  const answer = await sandbox.save(saving(method));
  assert.ok(answer.code === 'Success' && answer.receipt.tokenId);
  return { ...sandbox, saved: answer.receipt, tokenId: answer.receipt.tokenId };
}

suite('a saved method', () => {
  test('is shown masked when the modal opens', async () => {
    const { simulator, service, saved, tokenId } = await setUpSaved();
    const credentials = { sessionKey: simulator.payments.createSession(merchantKeys.noFee), operationKey: 'op' };
    const session = await service.open(credentials, { operation: 'makePayment', token: tokenId });
    assert.deepEqual(session.savedMethod, saved.method);
  });

  test('pays, and its token comes back', async () => {
    const { tokenId, payApproved } = await setUpSaved();
    const receipt = await payApproved(payment(50_00, byToken(tokenId)));
    assert.partialDeepStrictEqual(receipt, { tokenId, customerName: 'Jordan Rivera', holderZip: '10001' });
  });

  test('goes by the amount as its number does', async () => {
    const { tokenId, pay } = await setUpSaved(bankAccount());
    const answer = await pay(payment(2_00, byToken(tokenId), { authorization }));
    assert.equal(answer.code, 'ACHTransactionFailed');
  });

  test('that saves well and is always declined is declined', async () => {
    const { tokenId, pay } = await setUpSaved(card({ number: '4000000000000341' }));
    assert.equal((await pay(payment(50_00, byToken(tokenId)))).code, 'Declined');
  });

  test('expires where it lies', async () => {
    const { simulator, tokenId, pay } = await setUpSaved(card({ expirationMonth: 12, expirationYear: 2026 }));
    simulator.clock.moveBy(60 * 24 * 60 * 60_000);
    assert.equal((await pay(payment(50_00, byToken(tokenId)))).code, 'CardExpired');
  });

  test('of one merchant is not found by another', async () => {
    const { tokenId, pay } = await setUpSaved();
    const submission = payment(50_00, byToken(tokenId), { feeContext: 'PaymentWithoutFee' });
    await assert.rejects(pay(submission, merchantKeys.flatFee), refusedWith('TokenNotFound', 'token'));
  });

  for (const opened of [undefined, 'demo-amex']) {
    test(`does not pay in a session that was opened with ${opened ?? 'none'}`, async () => {
      const { service, open, simulator } = setUp();
      const credentials = await open(merchantKeys.noFee, 'makePayment', opened);
      const paying = service.pay(credentials, 1, payment(50_00, byToken('demo-visa')));
      await assert.rejects(paying, refusedWith('TokenNotFound', 'token'));
      assert.deepEqual(simulator.ledger.entries(), []);
    });
  }

  test('is left when a payment is approved and the method is to be kept', async () => {
    const { payApproved } = setUp();
    const { tokenId } = await payApproved(payment(50_00, card(), { save: true }));
    assert.ok(tokenId);
    assert.equal((await payApproved(payment(60_00, card(), { save: false }))).tokenId, null);
  });
});

suite('a token that nobody has', () => {
  test('does not reserve the session', async () => {
    const { simulator, service } = setUp();
    const sessionKey = simulator.payments.createSession(merchantKeys.noFee);
    const invented = { operation: 'makePayment', token: 'invented' } as const;
    const refused = service.open({ sessionKey, operationKey: 'first' }, invented);
    await assert.rejects(refused, refusedWith('TokenNotFound', 'token'));
    const session = await service.open({ sessionKey, operationKey: 'second' }, { operation: 'makePayment' });
    assert.equal(session.savedMethod, null);
  });
});

suite('the demo tokens', () => {
  const cases = [
    ['demo-visa', 'Success'],
    ['demo-amex', 'Success'],
    ['demo-declined-card', 'Declined'],
    ['demo-expired-card', 'CardExpired'],
    ['demo-checking', 'Success'],
    ['demo-saving', 'Success'],
  ] as const;
  for (const [token, code] of cases) {
    test(`${token} pays with ${code}`, async () => {
      assert.equal((await setUp().pay(payment(50_00, byToken(token)))).code, code);
    });
  }

  test('are all of these', () => {
    const tokens = setUp().simulator.demoMethods.map(({ token }) => token);
    assert.deepEqual(
      tokens,
      cases.map(([token]) => token),
    );
  });
});
