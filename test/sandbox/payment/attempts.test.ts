import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { card, payment, refusedWith, saving, setUp } from '../harness.ts';

const approved = payment(50_00);
const declined = payment(3_00);

async function setUpOpened() {
  const sandbox = setUp();
  const credentials = await sandbox.open();
  return {
    ...sandbox,
    pay: (attempt: number, submission = approved) => sandbox.service.pay(credentials, attempt, submission),
    status: (attempt: number) => sandbox.service.paymentStatus(credentials, attempt),
    entries: () => sandbox.simulator.ledger.entries(),
  };
}

suite('an attempt', () => {
  test('that arrives twice is made once and answered twice', async () => {
    const { pay, entries } = await setUpOpened();
    const first = await pay(1);
    assert.deepEqual(await pay(1), first);
    assert.equal(entries().length, 1);
  });

  test('that was declined stays declined, whatever it says the second time', async () => {
    const { pay, entries } = await setUpOpened();
    await pay(1, declined);
    assert.deepEqual(await pay(1, approved), { code: 'Declined' });
    assert.equal(entries().length, 1);
  });

  test('follows one that was declined', async () => {
    const { pay } = await setUpOpened();
    await pay(1, declined);
    await pay(2, declined);
    assert.equal((await pay(3)).code, 'Success');
  });

  test('follows one that is void', async () => {
    const { pay, status } = await setUpOpened();
    await status(1);
    assert.equal((await pay(2)).code, 'Success');
  });

  test('does not follow one that has not arrived', async () => {
    const { pay, entries } = await setUpOpened();
    await assert.rejects(pay(2), refusedWith('AttemptOutOfOrder', 'attempt'));
    assert.deepEqual(entries(), []);
  });

  test('that was refused has not been made', async () => {
    const { pay } = await setUpOpened();
    const references = { accountGroupCode: 'West' };
    await assert.rejects(pay(1, { ...approved, references }), refusedWith('AccountGroupNotFound', 'accountGroupCode'));
    assert.equal((await pay(1)).code, 'Success');
  });

  test('to save works alike', async () => {
    const { service, open, simulator } = setUp();
    const credentials = await open(undefined, 'savePaymentMethod');
    await service.save(credentials, 1, saving(card({ number: '4000000000000002' })));
    const saved = await service.save(credentials, 2, saving(card()));
    assert.deepEqual(await service.save(credentials, 2, saving(card())), saved);
    assert.deepEqual(
      simulator.ledger.entries().map(({ responseCode }) => responseCode),
      ['Declined', 'Success'],
    );
  });
});

suite('the status of an attempt', () => {
  test('that was made is its answer', async () => {
    const { pay, status } = await setUpOpened();
    const answer = await pay(1);
    assert.deepEqual(await status(1), { state: 'answered', answer });
  });

  test('that has not arrived is absent, and stays so', async () => {
    const { status } = await setUpOpened();
    assert.deepEqual(await status(1), { state: 'absent' });
    assert.deepEqual(await status(1), { state: 'absent' });
  });

  test('that was asked for makes a late arrival void', async () => {
    const { pay, status, entries } = await setUpOpened();
    await status(1);
    await assert.rejects(pay(1), refusedWith('AttemptVoid', 'attempt'));
    await assert.rejects(pay(1), refusedWith('AttemptVoid', 'attempt'));
    assert.deepEqual(entries(), []);
  });

  test('is refused where the attempt could not be the next', async () => {
    const { status } = await setUpOpened();
    await assert.rejects(status(2), refusedWith('AttemptOutOfOrder', 'attempt'));
  });
});

suite('an attempt that the processor is still deciding', () => {
  /** Lets the test look around while the processor thinks. */
  async function setUpSlow(submission = approved) {
    let onThinking: (finish: () => void) => void = () => undefined;
    const thinking = new Promise<() => void>((resolve) => (onThinking = resolve));
    const sandbox = setUp({ wait: () => new Promise((finish) => onThinking(finish)) });
    const credentials = await sandbox.open();
    sandbox.simulator.faults.add([{ endpoint: 'Pay', kind: 'processing', milliseconds: 5_000, count: 1 }]);
    const answer = sandbox.service.pay(credentials, 1, submission);
    const finish = await thinking;
    const decide = () => {
      sandbox.simulator.clock.moveBy(5_000);
      finish();
      return answer;
    };
    return { ...sandbox, credentials, decide };
  }

  test('is in process until then, and answered after', async () => {
    const { service, credentials, decide } = await setUpSlow();
    assert.deepEqual(await service.paymentStatus(credentials, 1), { state: 'processing' });
    const answer = await decide();
    assert.equal(answer.code, 'Success');
    assert.deepEqual(await service.paymentStatus(credentials, 1), { state: 'answered', answer });
  });

  test('is not followed by another, even if it will be declined', async () => {
    const { service, credentials, decide } = await setUpSlow(declined);
    const second = service.pay(credentials, 2, approved);
    await assert.rejects(second, refusedWith('AttemptOutOfOrder', 'attempt'));
    assert.equal((await decide()).code, 'Declined');
    assert.equal((await service.pay(credentials, 2, approved)).code, 'Success');
  });
});
