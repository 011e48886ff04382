import assert from 'node:assert/strict';
import test from 'node:test';
import fc from 'fast-check';
import type { LedgerEntry } from '../../../mock-server/simulator/payment/ledger.ts';
import { Refusal } from '../../../mock-server/simulator/shared/refusal.ts';
import { createHttpPaymentService } from '../../../src/payment/http-payment-service.ts';
import type { OperationCredentials } from '../../../src/operation/operation-service.ts';
import { ServiceError } from '../../../src/operation/service-error.ts';
import type { PaymentService } from '../../../src/payment/payment-service.ts';
import { card, payment } from './submissions.ts';
import { merchantKeys, newSimulator, randomized, setUp } from '../harness.ts';

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

/** Takes all steps, and keeps the answers. Any error except a refusal is a defect. */
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
      assert.ok(
        absent.every((one) => !made.has(idOf(one))),
        'An attempt was made that was said to be absent.',
      );

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

/** The fate of one request. `late` arrives after a number of others, when the page no longer waits. */
type Passage = 'delivered' | 'requestLost' | 'answerLost' | 'twice' | 'late';

const passage = fc.constantFrom<Passage>('delivered', 'requestLost', 'answerLost', 'twice', 'late');
const amounts = fc.array(fc.constantFrom(50_00, 3_00, 14_00), { minLength: 1, maxLength: 4 });

/** A network that treats request after request as planned, and delivers everything once the plan is at its end. */
function unreliable(fetch: typeof globalThis.fetch, plan: readonly Passage[]) {
  const passages = [...plan];
  const underway: Request[] = [];
  const arrive = async () => {
    const request = underway.shift();
    if (request) await fetch(request);
  };
  const lost = () => new TypeError('Failed to fetch');

  const send: typeof globalThis.fetch = async (input, init) => {
    const request = new Request(input, init);
    const how = passages.shift() ?? 'delivered';
    if (how === 'requestLost') throw lost();
    if (how === 'late') {
      underway.push(request);
      throw lost();
    }
    const response = await fetch(request.clone());
    if (how === 'twice') await fetch(request);
    if (underway.length > 1) await arrive();
    if (how === 'answerLost') throw lost();
    return response;
  };
  return {
    send,
    /** Lets everything arrive that is still on its way. */
    async settle() {
      while (underway.length > 0) await arrive();
    },
  };
}

/** Pays some amounts until one is approved, as a careful page does: after a lost answer it asks until it knows. */
async function payCarefully(service: PaymentService, credentials: OperationCredentials, tries: readonly number[]) {
  for (const [index, amount] of tries.entries()) {
    const answer = await answerTo(service, credentials, index + 1, amount);
    if (answer?.code === 'Success' || index + 1 === tries.length) return answer;
  }
  return undefined;
}

/** The answer to an attempt, or undefined where the service never got it and never will. */
async function answerTo(service: PaymentService, credentials: OperationCredentials, attempt: number, amount: number) {
  try {
    return await service.pay(credentials, attempt, payment(amount, card()));
  } catch (error) {
    assert.ok(error instanceof ServiceError && error.kind === 'lost', `Refused: ${String(error)}`);
  }
  for (let question = 0; question < 50; question++) {
    const known = await service.paymentStatus(credentials, attempt).catch(() => undefined);
    if (known?.state === 'answered') return known.answer;
    if (known?.state === 'absent') return undefined;
  }
  throw new Error('The service never told what became of the attempt.');
}

test('A payer is charged at most once over an unreliable network, and gets the true result', async () => {
  let approved = 0;
  const settings = randomized(200);
  await fc.assert(
    fc.asyncProperty(fc.array(passage, { maxLength: 12 }), amounts, async (plan, tries) => {
      const { simulator, fetch, baseUrl, open } = setUp();
      const credentials = await open();
      const network = unreliable(fetch, plan);
      const service = createHttpPaymentService({ baseUrl, fetch: network.send, timeout: 60_000 });
      const answer = await payCarefully(service, credentials, tries);
      await network.settle();

      const booked = simulator.ledger.entries().filter(({ responseCode }) => responseCode === 'Success');
      const heard = answer?.code === 'Success' ? [answer.receipt.transactionId] : [];
      const ids = booked.map((entry) => entry.kind === 'payment' && entry.transactionId);
      assert.deepEqual(ids, heard);
      approved += heard.length;
    }),
    settings,
  );
  assert.ok(
    approved > settings.numRuns * 0.3,
    `Only ${approved} runs came to an approval: the network is too unreliable.`,
  );
});
