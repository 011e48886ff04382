import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import fc from 'fast-check';
import type { PayeeMethod } from '../../../src/account/requests.ts';
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

test('An e-mail payment request uses the session as a payment does', async () => {
  const { submit, entries } = await setUpOpened();
  await submit(1, claimPayment(50_00, ePay));
  await assert.rejects(submit(2), refusedWith('SessionUsed', 'sessionId'));
  assert.equal(entries().length, 1);
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
