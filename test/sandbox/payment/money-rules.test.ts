import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import fc from 'fast-check';
import type { LedgerEntry } from '../../../mock-server/simulator/payment/ledger.ts';
import { Refusal } from '../../../mock-server/simulator/shared/refusal.ts';
import { card, merchantKeys, newSimulator, payment } from '../harness.ts';

/* Several operations at once do whatever they like with one session, in any order. */

const operationKey = fc.constantFrom('a', 'a', 'a', 'b', 'c');
const attempt = fc.constantFrom(1, 1, 1, 2, 2, 3, 4);
const amount = fc.constantFrom(50_00, 60_00, 3_00, 14_00);

const step = fc.oneof(
  { weight: 6, arbitrary: fc.record({ type: fc.constant('open' as const), operationKey }) },
  { weight: 10, arbitrary: fc.record({ type: fc.constant('pay' as const), operationKey, attempt, amount }) },
  { weight: 3, arbitrary: fc.record({ type: fc.constant('status' as const), operationKey, attempt }) },
  { weight: 1, arbitrary: fc.record({ type: fc.constant('cancel' as const), operationKey }) },
  { weight: 1, arbitrary: fc.record({ type: fc.constant('wait' as const), minutes: fc.integer({ min: 1, max: 20 }) }) },
);
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never;

interface Told {
  readonly operationKey: string;
  readonly attempt: number;
  readonly answer: unknown;
}

/** Takes all steps, and keeps what the service said. Whatever it throws but a refusal is a defect. */
function run(steps: readonly Step[]) {
  const simulator = newSimulator();
  const { payments, clock, ledger } = simulator;
  const sessionKey = payments.createSession(merchantKeys.noFee);
  const life = 30 * 60_000;
  let end = clock.now().getTime() + life;
  const told: Told[] = [];
  const absent: { readonly operationKey: string; readonly attempt: number; readonly entries: number }[] = [];
  let entriesAtCancel: number | undefined;
  let entriesAtExpiry: number | undefined;

  function take(taken: Step): void {
    if (taken.type === 'wait') {
      clock.moveBy(taken.minutes * 60_000);
      if (clock.now().getTime() >= end) entriesAtExpiry ??= ledger.entries().length;
      return;
    }
    const credentials = { sessionKey, operationKey: taken.operationKey };
    switch (taken.type) {
      case 'open':
        payments.open(credentials, { operation: 'makePayment' });
        end = clock.now().getTime() + life;
        break;
      case 'pay': {
        const { answer } = payments.pay(credentials, taken.attempt, payment(taken.amount, card()));
        told.push({ operationKey: taken.operationKey, attempt: taken.attempt, answer });
        end = clock.now().getTime() + life;
        break;
      }
      case 'status': {
        const status = payments.status(credentials, taken.attempt);
        if (status.state === 'answered') told.push({ ...taken, answer: status.answer });
        if (status.state === 'absent') absent.push({ ...taken, entries: ledger.entries().length });
        break;
      }
      case 'cancel':
        payments.cancel(credentials);
        entriesAtCancel ??= ledger.entries().length;
        break;
    }
  }

  for (const taken of steps) {
    try {
      take(taken);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
    }
  }
  return { entries: ledger.entries(), told, absent, entriesAtCancel, entriesAtExpiry };
}

/** Holds for whatever steps are taken. */
function always(hold: (result: ReturnType<typeof run>) => void): void {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 30, size: 'max' }), (steps) => hold(run(steps))),
    { numRuns: 1_500, seed: 20_261_121 },
  );
}

const approvals = (entries: readonly LedgerEntry[]) => entries.filter(({ responseCode }) => responseCode === 'Success');
const idOf = ({ operationKey: key, attempt: number }: { operationKey: string; attempt: number }) => `${key} ${number}`;
const attemptsIn = (entries: readonly LedgerEntry[]) =>
  entries.map((entry) => {
    assert.ok(entry.kind === 'payment');
    return idOf(entry);
  });

suite('whatever several operations do with one session', () => {
  test('it is approved at most once', () => {
    let approved = 0;
    let declined = 0;
    always(({ entries }) => {
      assert.ok(approvals(entries).length <= 1);
      approved += approvals(entries).length;
      declined += entries.length - approvals(entries).length;
    });
    assert.ok(approved > 200, `Only ${approved} runs came to an approval: the steps try too little.`);
    assert.ok(declined > 200, `Only ${declined} attempts were declined: the steps try too little.`);
  });

  test('only one operation moves anything or tries to, and makes each attempt once', () => {
    always(({ entries }) => {
      const keys = entries.map((entry) => entry.kind === 'payment' && entry.operationKey);
      assert.ok(new Set(keys).size <= 1);
      assert.equal(new Set(attemptsIn(entries)).size, entries.length);
    });
  });

  test('an attempt is always answered alike', () => {
    always(({ told }) => {
      const first = new Map<string, unknown>();
      for (const one of told) {
        assert.deepEqual(one.answer, first.get(idOf(one)) ?? one.answer);
        first.set(idOf(one), one.answer);
      }
    });
  });

  test('what was approved in the ledger is what was said to be approved', () => {
    always(({ entries, told }) => {
      const said = new Map(told.map((one) => [idOf(one), one.answer]));
      const saidApproved = [...said.values()].flatMap((answer) => {
        const { code, receipt } = answer as { code: string; receipt?: { quote: { total: number } } };
        return code === 'Success' && receipt ? [receipt.quote.total] : [];
      });
      const booked = approvals(entries).map((entry) => (entry.kind === 'payment' ? entry.quote.total : Number.NaN));
      assert.deepEqual(saidApproved, booked);
    });
  });

  test('an attempt that was said to be absent is never made', () => {
    let asked = 0;
    always(({ entries, absent }) => {
      const made = new Set(attemptsIn(entries));
      asked += absent.length;
      assert.ok(absent.every((one) => !made.has(idOf(one))));
    });
    assert.ok(asked > 200, `Only ${asked} attempts were absent: the steps try too little.`);
  });

  test('nothing is tried after it was cancelled or its time is over', () => {
    always(({ entries, entriesAtCancel = entries.length, entriesAtExpiry = entries.length }) => {
      assert.equal(entries.length, entriesAtCancel);
      assert.equal(entries.length, entriesAtExpiry);
    });
  });

  test('an attempt follows only a decline or one that is void', () => {
    always(({ entries, absent }) => {
      const over = new Set([
        ...attemptsIn(entries.filter((entry) => entry.responseCode !== 'Success')),
        ...absent.map(idOf),
      ]);
      for (const entry of entries) {
        assert.ok(entry.kind === 'payment');
        assert.ok(entry.attempt === 1 || over.has(idOf({ ...entry, attempt: entry.attempt - 1 })));
      }
    });
  });
});
