import assert from 'node:assert/strict';
import test from 'node:test';
import fc from 'fast-check';
import type { LedgerEntry } from '../../../mock-server/simulator/payment/ledger.ts';
import { Refusal } from '../../../mock-server/simulator/shared/refusal.ts';
import { card, payment } from './submissions.ts';
import { merchantKeys, newSimulator, randomized } from '../harness.ts';

/* Several operations use one session at the same time, in any way and order. */

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

/** Takes all steps, and keeps the answers. Any error except a refusal is a defect. */
function run(steps: readonly Step[]) {
  const simulator = newSimulator();
  const { payments, clock, ledger } = simulator;
  const sessionKey = payments.createSession(merchantKeys.noFee);
  const life = 30 * 60_000;
  let end = clock.now().getTime() + life;
  const told: Told[] = [];
  const absent: Omit<Told, 'answer'>[] = [];
  let entriesAtCancel: number | undefined;
  let entriesAtExpiry: number | undefined;

  function take(taken: Step): void {
    if (taken.type === 'wait') {
      clock.moveBy(taken.minutes * 60_000);
      if (clock.now().getTime() >= end) entriesAtExpiry ??= ledger.entries().length;
      return;
    }
    const credentials = { sessionKey, operationKey: taken.operationKey };
    if (taken.type === 'open') payments.open(credentials, { operation: 'makePayment' });
    else if (taken.type === 'pay')
      told.push({ ...taken, answer: payments.pay(credentials, taken.attempt, payment(taken.amount, card())).answer });
    else if (taken.type === 'status') {
      const status = payments.status(credentials, taken.attempt);
      if (status.state === 'answered') told.push({ ...taken, answer: status.answer });
      if (status.state === 'absent') absent.push(taken);
    } else {
      payments.cancel(credentials);
      entriesAtCancel ??= ledger.entries().length;
    }
    if (taken.type === 'open' || taken.type === 'pay') end = clock.now().getTime() + life;
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

const approvals = (entries: readonly LedgerEntry[]) => entries.filter(({ responseCode }) => responseCode === 'Success');
const idOf = ({ operationKey: key, attempt: number }: { operationKey: string; attempt: number }) => `${key} ${number}`;

test('A session is charged at most once by any operations, and every answer is true', () => {
  const counts = { approved: 0, declined: 0, absent: 0 };
  const settings = randomized(1_500);
  fc.assert(
    fc.property(fc.array(step, { maxLength: 30, size: 'max' }), (steps) => {
      const { told, absent, entriesAtCancel, entriesAtExpiry, ...result } = run(steps);
      const entries = result.entries.filter((entry) => entry.kind === 'payment');
      assert.equal(entries.length, result.entries.length);
      const approved = approvals(entries);
      assert.ok(approved.length <= 1, 'The session was approved twice.');
      assert.ok(new Set(entries.map((entry) => entry.operationKey)).size <= 1, 'Two operations moved something.');
      const made = new Set(entries.map(idOf));
      assert.equal(made.size, entries.length, 'An attempt was made twice.');
      assert.ok(!absent.some((one) => made.has(idOf(one))), 'An attempt was made that was said to be absent.');

      const answers = new Map<string, unknown>();
      for (const one of told) {
        assert.deepEqual(one.answer, answers.get(idOf(one)) ?? one.answer, 'An attempt was answered in two ways.');
        answers.set(idOf(one), one.answer);
      }
      const saidApproved = [...answers.values()].flatMap((answer) => {
        const { code, receipt } = answer as { code: string; receipt?: { quote: { total: number } } };
        return code === 'Success' && receipt ? [receipt.quote.total] : [];
      });
      const booked = approved.map((entry) => (entry.kind === 'payment' ? entry.quote.total : Number.NaN));
      assert.deepEqual(saidApproved, booked, 'The answers and the ledger do not agree.');

      assert.equal(entries.length, entriesAtCancel ?? entries.length, 'Something was tried after the cancellation.');
      assert.equal(entries.length, entriesAtExpiry ?? entries.length, 'Something was tried after the expiry.');
      const declined = entries.filter(({ responseCode }) => responseCode !== 'Success');
      const over = new Set([...declined, ...absent].map(idOf));
      for (const entry of entries) {
        const followsOver = entry.attempt === 1 || over.has(idOf({ ...entry, attempt: entry.attempt - 1 }));
        assert.ok(followsOver, 'An attempt was made before the one before it was over.');
      }
      counts.approved += approved.length;
      counts.declined += declined.length;
      counts.absent += absent.length;
    }),
    settings,
  );
  for (const [what, count] of Object.entries(counts))
    assert.ok(count > settings.numRuns / 8, `Only ${count} attempts were ${what}: the steps try too little.`);
});
