import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { claimant, setUpApprovals } from './adjuster/approval-harness.ts';
import { merchantKeys, refusedWith, setUp } from './harness.ts';

const minute = 60_000;
const over = refusedWith('SessionExpired', 'sessionId');

async function opened() {
  const sandbox = setUp();
  const credentials = await sandbox.open(merchantKeys.noFee);
  const pass = (minutes: number) => sandbox.simulator.clock.moveBy(minutes * minute);
  const price = () =>
    sandbox.service.quote(credentials, { amount: 50_00, category: 'ECheck', feeContext: 'PaymentWithoutFee' });
  return { ...sandbox, extend: () => sandbox.service.extend?.(credentials), pass, price };
}

suite('the life of a session', () => {
  test('is half an hour since it was last used', async () => {
    const { extend, pass, price } = await opened();
    for (const use of [extend, price, extend]) {
      pass(29);
      await use();
    }
    pass(30);
    await assert.rejects(price(), over);
  });

  test('is told where it begins anew', async () => {
    const { extend, pass } = await opened();
    pass(10);
    assert.deepEqual(await extend(), { secondsLeft: 1_800 });
  });

  test('does not begin again once it is over', async () => {
    const { extend, pass } = await opened();
    pass(30);
    await assert.rejects(async () => extend(), over);
  });

  test('is a day at most, however often it is used', async () => {
    const { extend, pass } = await opened();
    for (let passed = 20; passed < 24 * 60; passed += 20) {
      pass(20);
      await extend();
    }
    assert.deepEqual(await extend(), { secondsLeft: 20 * 60 });
    pass(20);
    await assert.rejects(async () => extend(), over);
  });

  test('can be made shorter in the sandbox, to see how a modal ends', async () => {
    const { call, service } = setUp();
    const { body } = await call('SandboxSession', { merchantKey: merchantKeys.noFee, lifetimeInSeconds: 60 });
    const { sessionKey } = body as { sessionKey: string };
    const session = await service.open({ sessionKey, operationKey: 'a' }, { operation: 'makePayment' });
    assert.equal(session.secondsLeft, 60);
  });
});

suite('an approval request', () => {
  test('can be created as long as its session lives', async () => {
    const { uploaded, service, simulator } = setUpApprovals();
    const credentials = await uploaded([claimant]);
    await service.openCreate(credentials);
    for (let extended = 0; extended < 3; extended++) {
      simulator.clock.moveBy(29 * minute);
      await service.extend?.(credentials);
    }
    assert.equal((await service.create(credentials, 1)).code, 'Success');
  });

  test('that is looked at and not touched lets its session end', async () => {
    const { service, simulator, create, manage } = setUpApprovals();
    const { credentials } = await manage(await create([claimant]));
    simulator.clock.moveBy(20 * minute);
    await service.current(credentials);
    simulator.clock.moveBy(10 * minute);
    await assert.rejects(service.current(credentials), over);
  });
});
