import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import fc from 'fast-check';
import type { PayeeMethod } from '../../../src/account/claims-account-service.ts';
import { ServiceError } from '../../../src/operation/service-error.ts';
import { faultScenarios, type FaultScenario } from '../../../mock-server/simulator/shared/fault-scenarios.ts';
import { Refusal } from '../../../mock-server/simulator/shared/refusal.ts';
import { faultOf } from '../any-fault.ts';
import { submitCarefully } from '../careful-page.ts';
import {
  claimPayment,
  claimsKeys,
  ePay,
  individual,
  payeeBankAccount,
  prepaid,
  setUpClaims,
} from '../claims/claims-harness.ts';
import { newSimulator, refusedWith } from '../harness.ts';

const approved = claimPayment(50_00);
const declined = claimPayment(2_00);
const used = refusedWith('SessionUsed', 'sessionId');

async function setUpOpened() {
  const sandbox = setUpClaims();
  const { credentials } = await sandbox.open('payment');
  return {
    ...sandbox,
    credentials,
    submit: (attempt: number, submission = approved) => sandbox.service.submit(credentials, attempt, submission),
    status: (attempt: number) => sandbox.service.status(credentials, attempt),
  };
}

suite('an attempt to pay a claim', () => {
  test('that arrives twice is made once and answered twice', async () => {
    const { submit, entries } = await setUpOpened();
    const first = await submit(1);
    assert.deepEqual(await submit(1), first);
    assert.equal(entries().length, 1);
  });

  test('follows one that was declined, and none that has not arrived', async () => {
    const { submit } = await setUpOpened();
    await assert.rejects(submit(2), refusedWith('AttemptOutOfOrder', 'attempt'));
    await submit(1, declined);
    assert.equal((await submit(2)).code, 'Success');
  });

  test('that was asked for before it arrived is void', async () => {
    const { submit, status, entries } = await setUpOpened();
    assert.deepEqual(await status(1), { state: 'absent' });
    await assert.rejects(submit(1), refusedWith('AttemptVoid', 'attempt'));
    assert.deepEqual(entries(), []);
  });

  test('that was made is told by its status', async () => {
    const { submit, status } = await setUpOpened();
    const answer = await submit(1);
    assert.deepEqual(await status(1), { state: 'answered', answer });
  });

  test('that the processor is still deciding is in process', async () => {
    let finish: () => void = () => undefined;
    let onThinking: () => void = () => undefined;
    const thinking = new Promise<void>((resolve) => (onThinking = resolve));
    const sandbox = setUpClaims({
      wait: () => {
        onThinking();
        return new Promise((resolve) => (finish = resolve));
      },
    });
    const { credentials } = await sandbox.open('payment');
    sandbox.simulator.faults.add([{ endpoint: 'AccountSubmit', kind: 'processing', milliseconds: 5_000, count: 1 }]);
    const submitting = sandbox.service.submit(credentials, 1, approved);
    await thinking;
    assert.deepEqual(await sandbox.service.status(credentials, 1), { state: 'processing' });
    sandbox.simulator.clock.moveBy(5_000);
    finish();
    const answer = await submitting;
    assert.deepEqual(await sandbox.service.status(credentials, 1), { state: 'answered', answer });
  });
});

suite('a session of the account modal', () => {
  for (const submission of [approved, claimPayment(50_00, ePay)]) {
    test(`is used after ${submission.method.type} was approved`, async () => {
      const { service, credentials, submit, open, entries } = await setUpOpened();
      await submit(1, submission);
      await assert.rejects(submit(2), used);
      await assert.rejects(service.open(credentials, { context: 'payment', payee: individual() }), used);
      await assert.rejects(service.cancel(credentials), used);
      assert.equal(entries().length, 1);
      await assert.doesNotReject(open('payment'));
    });
  }

  test('is used once it was cancelled, and may be cancelled again', async () => {
    const { service, credentials, submit } = await setUpOpened();
    await service.cancel(credentials);
    await service.cancel(credentials);
    await assert.rejects(submit(1), used);
  });

  test('is reserved for the operation that opened it', async () => {
    const { service, credentials } = await setUpOpened();
    const another = { ...credentials, operationKey: 'another' };
    const reserved = refusedWith('SessionReserved', 'sessionId');
    await assert.rejects(service.open(another, { context: 'payment', payee: individual() }), reserved);
    await assert.rejects(service.submit(another, 1, approved), reserved);
    await assert.rejects(service.status(another, 1), reserved);
    await assert.rejects(service.cancel(another), reserved);
  });

  test('takes no submission after half an hour', async () => {
    const { simulator, submit, entries } = await setUpOpened();
    simulator.clock.moveBy(30 * 60_000);
    await assert.rejects(submit(1), refusedWith('SessionExpired', 'sessionId'));
    assert.deepEqual(entries(), []);
  });

  test('has to be opened first', async () => {
    const { service, newCredentials } = setUpClaims();
    await assert.rejects(service.submit(newCredentials(), 1, approved), refusedWith('InvalidRequest', 'sessionId'));
  });
});

suite('the scenarios of faults', () => {
  const outcomes: readonly [scenario: FaultScenario, outcome: string, paid: number][] = [
    ['lostAnswer', 'network', 1],
    ['lostRequest', 'network', 0],
    ['longOutage', 'status', 1],
    ['duplicated', 'Success', 1],
    ['down', 'status', 0],
  ];
  for (const [scenario, outcome, paid] of outcomes) {
    test(`${scenario} does to the account modal what it does to the payment modal`, async () => {
      const { simulator, submit, entries } = await setUpOpened();
      simulator.faults.add(faultScenarios[scenario]);
      const code = await submit(1).then(
        (answer) => answer.code,
        (error: unknown) => (error instanceof ServiceError ? error.code : 'other'),
      );
      assert.equal(code, outcome);
      assert.equal(entries().length, paid);
    });
  }
});

/* From here on, several operations or an unreliable network do whatever they like. */

const operationKey = fc.constantFrom('a', 'a', 'a', 'b');
const attempt = fc.constantFrom(1, 1, 1, 2, 2, 3);
const method = fc.constantFrom<PayeeMethod>(
  payeeBankAccount(),
  payeeBankAccount({ accountNumber: '2000' }),
  prepaid,
  ePay,
);
const step = fc.oneof(
  { weight: 5, arbitrary: fc.record({ type: fc.constant('open' as const), operationKey }) },
  { weight: 10, arbitrary: fc.record({ type: fc.constant('submit' as const), operationKey, attempt, method }) },
  { weight: 3, arbitrary: fc.record({ type: fc.constant('status' as const), operationKey, attempt }) },
  { weight: 1, arbitrary: fc.record({ type: fc.constant('cancel' as const), operationKey }) },
);

suite('whatever several operations do with one session', () => {
  test('one submission is approved at most, and one account created by it', () => {
    let approvals = 0;
    fc.assert(
      fc.property(fc.array(step, { maxLength: 30, size: 'max' }), (steps) => {
        const { claims } = newSimulator();
        const sessionKey = claims.createSession(claimsKeys.first);
        for (const taken of steps) {
          const credentials = { sessionKey, operationKey: taken.operationKey };
          try {
            if (taken.type === 'open') claims.account.open(credentials, { context: 'payment', payee: individual() });
            else if (taken.type === 'cancel') claims.account.cancel(credentials);
            else if (taken.type === 'status') claims.account.status(credentials, taken.attempt);
            else claims.account.submit(credentials, taken.attempt, claimPayment(50_00, taken.method));
          } catch (error) {
            if (!(error instanceof Refusal)) throw error;
          }
        }
        const entries = claims.ledger.entries();
        const done = entries.filter(({ responseCode }) => responseCode === 'Success');
        assert.ok(done.length <= 1);
        assert.equal(claims.outbox.list().length, done.filter(({ kind }) => kind === 'ePayRequest').length);
        assert.ok(
          entries.every(({ responseCode, accountId }) => (accountId !== null) === (responseCode === 'Success')),
        );
        approvals += done.length;
      }),
      { numRuns: 1_000, seed: 20_261_121 },
    );
    assert.ok(approvals > 200, `Only ${approvals} runs came to an approval: the steps try too little.`);
  });
});

suite('with faults of the sandbox', () => {
  const submissions = fc.array(fc.constantFrom(approved, declined, claimPayment(50_00, prepaid)), {
    minLength: 1,
    maxLength: 4,
  });

  test('the page learns the truth, and the payee is paid at most once', async () => {
    let approvals = 0;
    await fc.assert(
      fc.asyncProperty(
        fc.array(faultOf('AccountSubmit', 'AccountStatus'), { maxLength: 8 }),
        submissions,
        async (faults, tries) => {
          const sandbox = await setUpOpened();
          sandbox.simulator.faults.add(faults);
          const answer = await submitCarefully(sandbox, tries);
          const booked = sandbox.entries().filter(({ responseCode }) => responseCode === 'Success');
          const heard = answer?.code === 'Success' ? [answer.receipt.transaction?.transactionId] : [];
          assert.deepEqual(
            booked.map((entry) => entry.kind === 'payment' && entry.transactionId),
            heard,
          );
          approvals += heard.length;
        },
      ),
      { numRuns: 150, seed: 20_261_121 },
    );
    assert.ok(approvals > 40, `Only ${approvals} runs came to an approval: there are too many faults.`);
  });
});
