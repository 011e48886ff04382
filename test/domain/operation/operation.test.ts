import assert from 'node:assert/strict';
import { setImmediate } from 'node:timers/promises';
import test from 'node:test';
import { statusRequestsBeforeClosing } from '../../../src/operation/operation-state.ts';
import { Operation, type SubmissionCalls } from '../../../src/operation/operation.ts';
import { SessionTime } from '../../../src/operation/session-time.ts';
import { followSubmission } from '../../../src/operation/submission.ts';
import type { Answer, AttemptStatus, SessionLife } from '../../../src/operation/operation-service.ts';
import { ServiceError } from '../../../src/operation/service-error.ts';
import paths from './operation-paths.json' with { type: 'json' };

interface Types {
  Session: Partial<SessionLife> & { readonly unfit: boolean };
  Review: string;
  Submission: string;
  Receipt: string;
}

const refusedBy = (code: string, field?: string) =>
  new ServiceError('refused', code, { message: 'The service says no.', ...(field ? { field } : {}) });
const merchant = { name: 'Granite Mutual Insurance', phone: '800-555-0101' };
const never = new Promise<never>(() => undefined);

const answers: Readonly<Record<string, unknown>> = {
  session: { unfit: false },
  unfit: { unfit: true },
  ended: { unfit: false, secondsLeft: 0 },
  timed: { unfit: false, secondsLeft: 3_600 },
  review: 'review',
  approved: { code: 'Success', receipt: 'receipt' } satisfies Answer<string>,
  ofAnother: { code: 'Success', receipt: 'of another payment' } satisfies Answer<string>,
  declined: { code: 'Declined' } satisfies Answer<string>,
  noCode: { code: 'NobodyKnows' },
  absent: { state: 'absent' } satisfies AttemptStatus<string>,
  processing: { state: 'processing' } satisfies AttemptStatus<string>,
  lost: new ServiceError('lost', 'network'),
  refused: refusedBy('SessionUsed'),
  refusedToken: refusedBy('TokenUnknown', 'token'),
  gone: refusedBy('TokenNotFound', 'token'),
  known: new ServiceError('refused', 'SessionUsed', { message: 'Used.', about: { merchant } }),
  thrown: new TypeError('A bug.'),
  nothing: null,
  never,
};

/** An approval that arrives after the next step of a story. */
const late = Symbol('late');

function answerOf(call: string, word: string): unknown {
  if (word === 'late') return late;
  const answer = answers[word];
  assert.ok(answer !== undefined, `"${word}" is no answer.`);
  return call === 'status' && ['approved', 'declined', 'ofAnother', 'noCode'].includes(word)
    ? { state: 'answered', answer }
    : answer;
}

/**
 * Runs the steps of an operation: each after the events of the one before, or at once after `&`. The answers of the
 * service follow a colon: `'open: lost, retry & close'`.
 *
 * @returns The operation, and its `log`: the reports to the page and the calls of the service, in order.
 */
async function tell(story: string, wait: (milliseconds: number) => Promise<void> = () => Promise.resolve()) {
  const log: string[] = [];
  const steps: string[] = ['loading'];
  let submission: Promise<void> | undefined;
  const pauses: number[] = [];
  let time = 0;
  const faults: unknown[] = [];
  const planned: Record<string, unknown[]> = {};

  async function answer(call: string, attempt?: number): Promise<never> {
    log.push(attempt === undefined ? `> ${call}` : `> ${call} ${attempt}`);
    const plan = planned[call] ?? [];
    const next = plan.length > 0 ? plan.shift() : never;
    const answered: unknown = await Promise.resolve(next === late ? setImmediate(answerOf(call, 'approved')) : next);
    if (answered instanceof Error) throw answered;
    return answered as never;
  }

  const operation = new Operation<Types>({
    calls: { open: () => answer('open'), extend: () => answer('extend'), cancel: () => answer('cancel') },
    refusalOf: (session) =>
      session.unfit ? { code: 'options', details: { token: ['a session that the options do not suit'] } } : null,
    wait: (milliseconds) => {
      pauses.push(milliseconds);
      return wait(milliseconds);
    },
    reportFault: (error) => faults.push(error),
    onWarning: () => undefined,
    // Ten minutes pass between two readings.
    now: () => (time += 600_000),
    onState: ({ step }) => steps.push(step),
    onReport: (report) => {
      const [, detail] = Object.values(report) as [string, unknown];
      log.push(typeof detail === 'string' ? `${report.type} ${detail}` : report.type);
    },
  });
  const later = { SessionTime, followSubmission };
  if (!story.includes('adoptLate')) operation.adopt(later);
  const submissionCalls: SubmissionCalls<Types> = {
    submit: (attempt) => answer('submit', attempt),
    status: (attempt) => answer('status', attempt),
    expects: () => (receipt) => receipt === 'receipt',
  };
  const acts: Readonly<Record<string, () => unknown>> = {
    open: () => operation.open(),
    adoptLate: () => operation.adopt(later),
    retry: () => operation.retry(),
    extend: () => operation.time?.extend(),
    prepare: async () => log.push((await operation.prepare(() => answer('part'))) ? 'ready' : 'not ready'),
    review: () => operation.review(() => answer('quote')),
    submit: () => (submission = operation.submit('4111111111111111', submissionCalls)),
    edit: () => operation.edit(),
    askNow: () => operation.endPause?.(),
    close: () => operation.close(),
    remove: () => operation.remove(),
  };
  const calls: Readonly<Record<string, readonly [call: string, answer: string]>> = {
    open: ['open', 'session'],
    retry: ['open', 'session'],
    extend: ['extend', 'never'],
    prepare: ['part', 'review'],
    review: ['quote', 'review'],
    submit: ['submit', 'never'],
    status: ['status', 'never'],
    cancel: ['cancel', 'never'],
  };

  for (const moment of story.split(', ')) {
    const names = moment.split(' & ').map((step) => {
      const [name = '', words] = step.split(': ');
      const [call = '', usual] = calls[name] ?? [];
      for (const word of (words ?? usual)?.split(' ') ?? []) (planned[call] ??= []).push(answerOf(call, word));
      return name;
    });
    for (const name of names) void acts[name]?.();
    await setImmediate();
  }
  return { operation, log, steps, pauses, faults, submission };
}

const lost = (count: number) => Array<string>(count).fill('lost').join(' ');

/** Longer than a person has to wait for an answer. */
const fruitless = `open, review, status: ${lost(statusRequestsBeforeClosing)}`;
const looked = `> open, > quote, > submit 1, > status 1, unreachable${', > status 1'.repeat(statusRequestsBeforeClosing)}`;

/* Every path: its steps, and the reports and calls that follow. */
for (const { title, steps, log } of [
  ...paths,
  {
    title: 'A result stays unknown until the payer leaves, and the session is not cancelled',
    steps: `${fruitless} & submit: lost, close`,
    log: `${looked}, unknown, unload error`,
  },
  {
    title: 'An answer that comes after the payer has left is not reported',
    steps: `${fruitless} late & submit: lost, close`,
    log: `${looked}, unknown, unload error`,
  },
]) {
  test(title, async () => assert.equal((await tell(steps)).log.join(', '), log));
}

/* Closing and removing have the same effect before a submission. */
for (const [where, story] of Object.entries({
  loading: 'open: never',
  'the service is unreachable': 'open: lost',
  entering: 'open',
  quoting: 'open, review: never',
  reviewing: 'open, review',
})) {
  for (const [act, reason] of Object.entries({ close: 'canceled', remove: 'removed' })) {
    test(`The act ${act} while ${where} cancels the session and is reported`, async () => {
      const { log } = await tell(`${story}, ${act}`);
      assert.deepEqual(log.slice(-3), ['> cancel', 'canceled', `unload ${reason}`]);
      assert.ok(!log.slice(0, -3).includes('> cancel'));
    });
  }
}

test('The states follow one another as in the diagram', async () => {
  const { steps } = await tell('open, review, status: absent & submit: lost, edit, review, submit: approved, close');
  const once = 'entering quoting reviewing submitting';
  assert.equal(steps.join(' '), `loading ${once} unknown reviewing ${once} complete closed`);
});

test('The modal cannot be closed during a submission, or while the result may still come', async () => {
  const almostAll = lost(statusRequestsBeforeClosing - 1);
  for (const last of ['submit', `status: ${almostAll} & submit: lost`]) {
    const { operation } = await tell(`open, review, ${last}`);
    operation.close();
    assert.equal(operation.state.step, last === 'submit' ? 'submitting' : 'unknown');
  }
});

/** Waits forever if a pause is as long, otherwise not at all. */
const stuckFrom = (long: number) => (milliseconds: number) => (milliseconds >= long ? never : Promise.resolve());
const unknownForLong = `open, review, status: ${lost(100)} & submit: lost`;

test('Leaving ends the wait for an answer at once, and no request follows', async () => {
  const { operation, log, submission } = await tell(unknownForLong, stuckFrom(15_000));
  operation.close();
  const before = [...log];
  await submission;
  operation.endPause?.();
  await setImmediate();
  assert.deepEqual(log, before);
});

test('The first look-up is immediate, and the pauses between the next ones grow to a limit', async () => {
  const { pauses } = await tell(`open, review, status: ${lost(11)} & submit: lost`);
  const [first, second = 0] = pauses;
  assert.deepEqual([pauses.length, first], [12, 0]);
  assert.ok(second > 0 && (pauses.at(-1) ?? Infinity) <= 60_000);
  assert.equal(pauses.join(), pauses.toSorted((one, other) => one - other).join());
});

test('The pauses start again with the next attempt', async () => {
  const { pauses } = await tell('open, review, status: lost lost absent lost & submit: lost, submit: lost');
  const starts = pauses.flatMap((pause, at) => (pause === 0 ? [at] : []));
  assert.deepEqual(starts, [0, 3]);
});

for (const [what, more, heard] of [
  ['Asking now ends the pause', '', ['unreachable', '> status 1', 'complete receipt']],
  ['A removed modal reports a late result', ', remove', ['> status 1', 'complete receipt', 'unload removed']],
] as const) {
  test(what, async () => {
    const story = `open, review, status: lost approved & submit: lost${more}`;
    const { operation, log } = await tell(story, stuckFrom(1));
    assert.equal(operation.state.step, 'unknown');
    operation.endPause?.();
    await setImmediate();
    assert.deepEqual(log.slice(-3), heard);
  });
}

test('A removed modal stops after a while and reports that the result is unknown', async () => {
  const { log } = await tell(`open, review, status: ${lost(1_000)} & submit: lost & remove`);
  assert.deepEqual(log.slice(-2), ['unknown', 'unload removed']);
  assert.equal(log.filter((line) => line === '> status 1').length, 10);
});

for (const [what, answer, refusal] of [
  ['without an option', 'refused', { code: 'SessionUsed', details: { sessionId: ['The service says no.'] } }],
  ['of an option', 'refusedToken', { code: 'TokenUnknown', details: { token: ['The service says no.'] } }],
  ['of an expired session', 'ended', { code: 'SessionExpired', details: { sessionId: ['The session has expired.'] } }],
  ['with its merchant', 'known', { code: 'SessionUsed', details: { sessionId: ['Used.'] }, merchant }],
] as const) {
  test(`A refusal ${what} is the state of the operation`, async () => {
    const { operation } = await tell(`open: ${answer}`);
    assert.deepEqual(operation.state, { step: 'refused', refusal });
  });
}

test('The time of a session runs on while it is reviewed and edited, and a refusal of more ends it', async () => {
  const { log, pauses } = await tell('open: timed, review, edit, review, extend: refused', stuckFrom(1));
  assert.deepEqual([pauses.length, log.slice(-2)], [1, ['> extend', 'refused']]);
});

test('The time of a session runs from its opening, and a part that comes ten minutes later asks for more', async () => {
  const { pauses, log } = await tell('open: timed, adoptLate', stuckFrom(1));
  assert.deepEqual([pauses, log], [[2_880_000], ['> open', '> extend']]);
});

test('More time is requested after the result was unknown', async () => {
  const { log } = await tell('open: timed, review, status: lost declined & submit: lost', stuckFrom(60_000));
  assert.deepEqual(log.slice(-2), ['> extend', 'declined Declined']);
});

test('Each thrown value that is no service error is reported as a fault of the page', async () => {
  const { faults } = await tell(
    'open: thrown, retry, review: thrown, review, status: thrown nothing approved & submit: thrown, close',
  );
  assert.deepEqual([faults.length, faults.every((fault) => fault instanceof TypeError)], [5, true]);
});

test('No state contains the submission', async () => {
  for (const answer of ['never', 'lost', 'declined', 'approved']) {
    const { operation } = await tell(`open, review, submit: ${answer}`);
    assert.ok(!JSON.stringify(operation.state).includes('4111111111111111'), operation.state.step);
  }
});
