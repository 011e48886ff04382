import assert from 'node:assert/strict';
import { setImmediate } from 'node:timers/promises';
import test from 'node:test';
import fc from 'fast-check';
import { Operation } from '../../../src/operation/operation.ts';
import { SessionTime } from '../../../src/operation/session-time.ts';
import { followSubmission } from '../../../src/operation/submission.ts';
import type { Answer, AttemptStatus, SessionLife } from '../../../src/operation/operation-service.ts';
import { ServiceError } from '../../../src/operation/service-error.ts';

/* Time is simulated: the clock jumps to the next timer. */

interface Types {
  Session: Partial<SessionLife>;
  Review: string;
  Submission: string;
  Receipt: number;
}

class Clock {
  now = 0;
  #timers: { readonly at: number; readonly ring: () => void }[] = [];

  wait = (milliseconds: number): Promise<void> =>
    new Promise((ring) => this.#timers.push({ at: this.now + milliseconds, ring }));

  async run(): Promise<void> {
    for (;;) {
      await setImmediate();
      this.#timers.sort((one, other) => one.at - other.at);
      const next = this.#timers.shift();
      if (!next) return;
      this.now = next.at;
      next.ring();
    }
  }
}

const submissionFaults = [
  'none', // received, decided, answered
  'lostBefore', // never received
  'lostAfter', // received, the answer is lost
  'late', // given up by the browser, received afterwards
  'slow', // received, given up by the browser before it is decided
  'duplicate', // received twice
  'refused', // never received
  'falseRefusal', // received, and answered with a refusal by what stands in between
  'falseDecline',
  'ofAnother', // received, and answered with the receipt of something else
] as const;

const callFaults = ['none', 'lostBefore', 'lostAfter', 'refused'] as const;
const actions = ['touch', 'extend', 'review', 'submit', 'doubleSubmit', 'edit', 'close', 'askNow', 'retry'] as const;

const time = fc.integer({ min: 0, max: 10_000 });
/** Mostly fair, so that many attempts are submitted. */
const call = (fair: number) => {
  const fairFault = { weight: fair, arbitrary: fc.constant('none' as const) };
  const fault = fc.oneof(fairFault, { weight: 3, arbitrary: fc.constantFrom(...callFaults) });
  return fc.record({ fault, takes: time });
};
const submission = fc.record({
  fault: fc.constantFrom(...submissionFaults),
  approves: fc.boolean(),
  there: time,
  back: time,
  /** How long a late request or a slow decision takes. */
  extra: fc.integer({ min: 0, max: 60_000 }),
});
const lostCall = fc.record({ fault: fc.constantFrom('lostBefore', 'lostAfter', 'refused'), takes: time });
const weather = fc.record({
  /** Absent if the session does not expire. */
  life: fc.option(fc.record({ secondsLeft: fc.integer({ min: 0, max: 60 }) }), { nil: undefined }),
  open: fc.array(call(20), { maxLength: 3 }),
  extend: fc.array(call(3), { maxLength: 5 }),
  quote: fc.array(call(20), { maxLength: 5 }),
  submit: fc.array(submission, { minLength: 1, maxLength: 6 }),
  status: fc.oneof(fc.array(call(3), { maxLength: 20 }), fc.array(lostCall, { minLength: 5, maxLength: 30 })),
});
const action = fc.record({
  after: time,
  does: fc.oneof(
    { weight: 3, arbitrary: fc.constantFrom('submit', 'doubleSubmit') },
    { weight: 3, arbitrary: fc.constantFrom(...actions) },
    { weight: 1, arbitrary: fc.constant('remove') },
  ),
});

type Value<Arbitrary> = Arbitrary extends fc.Arbitrary<infer Made> ? Made : never;
type Call = Value<ReturnType<typeof call>>;
type Submission = Value<typeof submission>;
type Weather = Value<typeof weather>;
type Action = Value<typeof action>;
type CallName = 'open' | 'extend' | 'quote' | 'status';

const lost = new ServiceError('lost', 'network');
const refused = new ServiceError('refused', 'SessionExpired');

/** Keeps only the contract of the service, and would charge two attempts twice. */
class FaultyService {
  charges = 0;
  mostInFlight = 0;
  readonly attempts: number[] = [];
  /** Contract breaches of the caller. */
  readonly breaches: string[] = [];
  #inFlight = 0;
  #cancelled = false;
  readonly #decisions = new Map<number, { decided: Promise<Answer<number>>; answer?: Answer<number> } | 'void'>();
  readonly #weather: Weather;
  readonly #clock: Clock;
  readonly #calls = { open: 0, extend: 0, quote: 0, submit: 0, status: 0 };

  constructor(weather: Weather, clock: Clock) {
    this.#weather = weather;
    this.#clock = clock;
  }

  open = (): Promise<Partial<SessionLife>> => this.#call('open', () => this.#weather.life ?? {});

  extend = (): Promise<SessionLife | undefined> => this.#call('extend', () => this.#weather.life);

  quote = (): Promise<string> => this.#call('quote', () => 'review');

  status = (attempt: number): Promise<AttemptStatus<number>> =>
    this.#call('status', (): AttemptStatus<number> => {
      const decision = this.#decisions.get(attempt) ?? 'void';
      this.#decisions.set(attempt, decision);
      if (decision === 'void') return { state: 'absent' };
      return decision.answer ? { state: 'answered', answer: decision.answer } : { state: 'processing' };
    });

  cancel = (): Promise<void> => {
    if (this.#inFlight > 0) this.breaches.push('cancelled while a submission was on its way');
    if (this.charges > 0) this.breaches.push('cancelled after a charge');
    this.#cancelled = true;
    return Promise.reject(lost);
  };

  /** The current attempt, which its receipt names. */
  expects = () => {
    const attempt = (this.attempts.at(-1) ?? 0) + 1;
    return (receipt: number) => receipt === attempt;
  };

  submit = async (attempt: number): Promise<Answer<number>> => {
    const last = this.attempts.at(-1) ?? 0;
    if (attempt !== last + 1) this.breaches.push(`attempt ${attempt} after ${last}`);
    const before = this.#decisions.get(last);
    if (last > 0 && before !== 'void' && (!before?.answer || before.answer.code === 'Success')) {
      this.breaches.push(`attempt ${attempt} while attempt ${last} was neither declined nor void`);
    }
    this.attempts.push(attempt);
    this.#inFlight += 1;
    this.mostInFlight = Math.max(this.mostInFlight, this.#inFlight);
    try {
      return await this.#carry(attempt);
    } finally {
      this.#inFlight -= 1;
    }
  };

  async #carry(attempt: number): Promise<Answer<number>> {
    const submission = this.#weather.submit[this.#calls.submit++];
    const { fault, approves, there, back, extra } = submission ?? fairSubmission;
    await this.#clock.wait(there);
    switch (fault) {
      case 'refused':
        throw refused;
      case 'lostBefore':
        throw lost;
      case 'late':
        void this.#clock.wait(extra).then(() => this.#receive(attempt, approves, 0).catch(() => undefined));
        throw lost;
      case 'slow':
        void this.#receive(attempt, approves, extra).catch(() => undefined);
        throw lost;
      case 'duplicate':
        void this.#receive(attempt, approves, extra).catch(() => undefined);
    }
    const answer = await this.#receive(attempt, approves, 0);
    await this.#clock.wait(back);
    if (fault === 'lostAfter') throw lost;
    if (fault === 'falseRefusal') throw refused;
    if (fault === 'falseDecline') return { code: 'Declined' };
    return fault === 'ofAnother' ? { code: 'Success', receipt: attempt + 1_000 } : answer;
  }

  #receive(attempt: number, approves: boolean, decidesIn: number): Promise<Answer<number>> {
    const known = this.#decisions.get(attempt);
    if (known === 'void' || this.#cancelled) return Promise.reject(refused);
    if (known) return known.decided;
    const decision: { decided: Promise<Answer<number>>; answer?: Answer<number> } = {
      decided: this.#clock.wait(decidesIn).then(() => {
        if (approves) this.charges += 1;
        decision.answer = approves ? { code: 'Success', receipt: attempt } : { code: 'Declined' };
        return decision.answer;
      }),
    };
    this.#decisions.set(attempt, decision);
    return decision.decided;
  }

  async #call<Value>(name: CallName, answer: () => Value): Promise<Value> {
    const { fault, takes } = this.#weather[name][this.#calls[name]++] ?? fairCall;
    await this.#clock.wait(takes);
    if (fault === 'refused') throw refused;
    if (fault === 'lostBefore') throw lost;
    const value = answer();
    await this.#clock.wait(takes);
    if (fault === 'lostAfter') throw lost;
    return value;
  }
}

const fairCall: Call = { fault: 'none', takes: 1 };
const fairSubmission: Submission = { fault: 'none', approves: true, there: 1, back: 1, extra: 0 };

async function live(weather: Weather, person: readonly Action[]) {
  const clock = new Clock();
  const service = new FaultyService(weather, clock);
  const reports: string[] = [];
  const operation = new Operation<Types>({
    calls: service,
    refusalOf: () => null,
    wait: clock.wait,
    reportFault: (error) => service.breaches.push(String(error)),
    onState: () => undefined,
    onWarning: () => undefined,
    now: () => clock.now,
    onReport: ({ type }) => reports.push(type),
  });
  operation.adopt({ SessionTime, followSubmission });
  const acts: Record<Action['does'], () => void> = {
    touch: () => operation.time?.touch(),
    extend: () => void operation.time?.extend(),
    review: () => void operation.review(service.quote),
    submit: () => void operation.submit('card', service),
    doubleSubmit: () => {
      void operation.submit('card', service);
      void operation.submit('card', service);
    },
    edit: () => operation.edit(),
    close: () => void operation.close(),
    askNow: () => operation.endPause?.(),
    retry: () => void operation.retry(),
    remove: () => operation.remove(),
  };
  void operation.open();
  void (async () => {
    for (const { after, does } of person) {
      await clock.wait(after);
      acts[does]();
    }
  })();
  await clock.run();
  const endedAlone = operation.state.step === 'closed';
  operation.remove();
  await clock.run();
  return { service, operation, reports, endedAlone };
}

const person = fc.tuple(
  fc.constantFrom<Action[]>([], [{ after: 30_000, does: 'submit' }], [{ after: 30_000, does: 'review' }]),
  fc.array(action, { maxLength: 25 }),
);

test('Any sequence of faults causes at most one charge, and the page receives the true result', async () => {
  await fc.assert(
    fc.asyncProperty(weather, person, async (faults, [first, rest]) => {
      const acts = [...first, ...rest];
      const { service, operation, reports, endedAlone } = await live(faults, acts);

      assert.deepEqual(service.breaches, []);
      assert.ok(service.charges <= 1, `${service.charges} charges`);
      assert.ok(service.mostInFlight <= 1, `${service.mostInFlight} submissions in flight`);

      assert.ok(endedAlone || !acts.some(({ does }) => does === 'remove'), 'removed, and still going on');
      assert.equal(operation.state.step, 'closed');
      assert.equal(reports.indexOf('unload'), reports.length - 1);
      const outcomes = reports.slice(0, -1).filter((report) => report !== 'declined' && report !== 'unreachable');
      assert.equal(outcomes.length, 1, outcomes.join());
      assert.equal(reports.at(-2), outcomes[0]);

      if (outcomes[0] !== 'unknown') assert.equal(outcomes[0] === 'complete', service.charges === 1);
    }),
    { numRuns: 2_000 },
  );
});

const calm: Weather = { life: undefined, open: [], extend: [], quote: [], submit: [], status: [] };
const submits: Action = { after: 100, does: 'submit' };
const unanswered: Submission = { ...fairSubmission, fault: 'lostAfter' };
const lostAnswer: Call = { fault: 'lostAfter', takes: 1 };

/* The faults can produce every outcome, so the property is not empty. */
for (const [outcome, faults, acts] of [
  ['complete', {}, [submits]],
  ['canceled', {}, [{ after: 100, does: 'close' }]],
  ['refused', { open: [{ fault: 'refused', takes: 1 }] }, []],
  ['refused', { life: { secondsLeft: 10 } }, []],
  [
    'unknown',
    { submit: [unanswered], status: Array<Call>(30).fill(lostAnswer) },
    [submits, { after: 60_000, does: 'close' }],
  ],
] as readonly [outcome: string, Partial<Weather>, person: Action[]][]) {
  test(`The simulated faults can end with ${outcome}`, async () => {
    const { reports } = await live({ ...calm, ...faults }, acts);
    assert.equal(reports.at(-2), outcome);
  });
}
