import assert from 'node:assert/strict';
import { setImmediate } from 'node:timers/promises';
import test from 'node:test';
import { statusRequestsBeforeClosing } from '../../../src/operation/operation-state.ts';
import { Operation } from '../../../src/operation/operation.ts';
import type { Answer, AttemptStatus, SessionLife } from '../../../src/operation/operation-service.ts';
import { ServiceError } from '../../../src/operation/service-error.ts';

interface Types {
  Session: Partial<SessionLife> & { readonly unfit: boolean };
  Review: string;
  Submission: string;
  Receipt: string;
}

const refusedBy = (code: string, field?: string) =>
  new ServiceError('refused', code, { message: 'The service says no.', ...(field ? { field } : {}) });
const never = new Promise<never>(() => undefined);

/** The possible answers to a call. */
const answers: Readonly<Record<string, unknown>> = {
  session: { unfit: false },
  unfit: { unfit: true },
  ended: { unfit: false, secondsLeft: 0 },
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
  thrown: new TypeError('A bug.'),
  nothing: null,
  never,
};

/** An approval that comes after the next moment of a story. */
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
 * Begins an operation and tells its story: one step after the other, each once everything before it has been heard, or at
 * once after `&`. Behind a colon stands what the service answers: `'open: lost, retry & close'`.
 *
 * @returns The operation, and its `log`: what the page hears and what the service is called for, in order.
 */
async function tell(story: string, wait: (milliseconds: number) => Promise<void> = () => Promise.resolve()) {
  const log: string[] = [];
  const steps: string[] = ['loading'];
  let submission: Promise<void> | undefined;
  const pauses: number[] = [];
  const faults: unknown[] = [];
  const planned: Record<string, unknown[]> = { open: [], quote: [], submit: [], status: [], cancel: [] };

  async function answer(call: string, attempt?: number): Promise<never> {
    log.push(attempt === undefined ? `> ${call}` : `> ${call} ${attempt}`);
    const plan = planned[call] ?? [];
    const next = plan.length > 0 ? plan.shift() : never;
    const answered: unknown = await Promise.resolve(next === late ? setImmediate(answerOf(call, 'approved')) : next);
    if (answered instanceof Error) throw answered;
    return answered as never;
  }

  const operation = new Operation<Types>({
    calls: {
      open: () => answer('open'),
      extend: () => never,
      submit: (attempt) => answer('submit', attempt),
      status: (attempt) => answer('status', attempt),
      cancel: () => answer('cancel'),
      expects: () => (receipt) => receipt === 'receipt',
    },
    refusalOf: (session) =>
      session.unfit ? { code: 'options', details: { token: ['a session that the options do not suit'] } } : null,
    wait: (milliseconds) => {
      pauses.push(milliseconds);
      return wait(milliseconds);
    },
    reportFault: (error) => faults.push(error),
    onWarning: () => undefined,
    now: () => 0,
    onState: ({ step }) => steps.push(step),
    onReport: (report) => {
      const [, detail] = Object.values(report) as [string, unknown];
      log.push(typeof detail === 'string' ? `${report.type} ${detail}` : report.type);
    },
  });
  const acts: Readonly<Record<string, () => unknown>> = {
    open: () => operation.open(),
    retry: () => operation.retry(),
    review: () => operation.review(() => answer('quote')),
    submit: () => (submission = operation.submit('4111111111111111')),
    edit: () => operation.edit(),
    askNow: () => operation.askNow(),
    close: () => operation.close(),
    remove: () => operation.remove(),
  };
  /** The call of each act, and how it is answered where nothing is said. */
  const calls: Readonly<Record<string, readonly [call: string, answer: string]>> = {
    open: ['open', 'session'],
    retry: ['open', 'session'],
    review: ['quote', 'review'],
    submit: ['submit', 'never'],
    status: ['status', 'never'],
    cancel: ['cancel', 'never'],
  };

  for (const moment of story.split(', ')) {
    const names = moment.split(' & ').map((step) => {
      const [name = '', words] = step.split(': ');
      const [call, usual] = calls[name] ?? [];
      for (const word of (words ?? usual)?.split(' ') ?? []) planned[call ?? '']?.push(answerOf(call ?? '', word));
      return name;
    });
    for (const name of names) void acts[name]?.();
    await setImmediate();
  }
  return { operation, log, steps, pauses, faults, submission };
}

/** As many lost answers. */
const lost = (count: number) => Array<string>(count).fill('lost').join(' ');

/* Every way through: what it is, what happens, and what the page and the service then hear. */
const ways = `
A payment that is approved and whose page goes away
  open, review, submit: approved, remove
  > open, > quote, > submit 1, complete receipt, unload removed
A save without a review
  open, submit: approved, close
  > open, > submit 1, complete receipt, unload complete
A payment that is declined, corrected and approved
  open, review, status: declined & submit: declined, review, submit: approved, close
  > open, > quote, > submit 1, > status 1, declined Declined, > quote, > submit 2, complete receipt, unload complete
Closing when the cancellation itself is lost
  cancel: lost, open, close
  > open, > cancel, canceled, unload canceled
Closing twice
  open, close, close, remove
  > open, > cancel, canceled, unload canceled
A session that is refused
  open: refused, close
  > open, refused, unload error
A session that is refused and whose page goes away
  open: refused, remove
  > open, refused, unload removed
Options that the merchant refuses
  open: unfit, close
  > open, refused, > cancel, unload error
A quote that is refused
  open, review: refused, close
  > open, > quote, refused, unload error
A submission that is refused, as the service says when it is asked: it has received nothing
  open, review, status: absent & submit: refused, close
  > open, > quote, > submit 1, > status 1, refused, > cancel, unload error
A refusal that the service does not know of
  open, review, status: approved & submit: refused, close
  > open, > quote, > submit 1, > status 1, complete receipt, unload complete
A refusal that is asked for in vain, even where the question is refused in the same way, then confirmed
  open, review, status: lost refused absent & submit: refused, close
  > open, > quote, > submit 1, > status 1, unreachable, > status 1, > status 1, refused, > cancel, unload error
A refusal of the saved method leaves the operation open, and another one is chosen
  open, review, status: absent & submit: gone, review, submit: approved, close
  > open, > quote, > submit 1, > status 1, declined TokenNotFound, > quote, > submit 2, complete receipt, unload complete
A decline that the service does not know of
  open, review, status: approved & submit: declined, close
  > open, > quote, > submit 1, > status 1, complete receipt, unload complete
A decline of what the service never received
  open, review, status: absent & submit: declined, close
  > open, > quote, > submit 1, > status 1, unreachable, > cancel, canceled, unload canceled
The receipt of something else is no answer, to the submission or to the question for it
  open, review, status: ofAnother approved & submit: ofAnother, close
  > open, > quote, > submit 1, > status 1, > status 1, complete receipt, unload complete
A code that nobody knows is no answer, to the submission or to the question for it
  open, review, status: noCode declined & submit: noCode, close
  > open, > quote, > submit 1, > status 1, > status 1, declined Declined, > cancel, canceled, unload canceled
Nothing at all is no answer to any call
  open: nothing, retry, review: nothing, review, status: nothing approved & submit: nothing, close
  > open, unreachable, > open, > quote, unreachable, > quote, > submit 1, > status 1, unreachable, > status 1, complete receipt, unload complete
A call that throws what is no service error is lost, and asked again
  open: thrown, retry, review: thrown, review, status: thrown approved & submit: thrown, close
  > open, unreachable, > open, > quote, unreachable, > quote, > submit 1, > status 1, unreachable, > status 1, complete receipt, unload complete
A service that cannot be reached for long is told once
  open: lost, retry: lost, retry: lost, retry, review: lost, review: lost, close
  > open, unreachable, > open, > open, > open, > quote, unreachable, > quote, > cancel, canceled, unload canceled
A lost answer that was a decline
  open, review, status: declined & submit: lost, close
  > open, > quote, > submit 1, > status 1, declined Declined, > cancel, canceled, unload canceled
A submission that was never received, sent again and approved
  open, review, status: absent & submit: lost, submit: approved, close
  > open, > quote, > submit 1, > status 1, unreachable, > submit 2, complete receipt, unload complete
A lost answer that is being processed, then asked for in vain, then approved
  open, review, status: processing lost refused approved & submit: lost, close
  > open, > quote, > submit 1, > status 1, > status 1, unreachable, > status 1, > status 1, complete receipt, unload complete
Two lost answers, each asked for by its own number
  open, review, status: absent approved & submit: lost, submit: lost, close
  > open, > quote, > submit 1, > status 1, unreachable, > submit 2, > status 2, complete receipt, unload complete
A result that stays unknown until the person leaves, with no cancellation
  open, review, status: ${lost(statusRequestsBeforeClosing)} & submit: lost, close
  > open, > quote, > submit 1, > status 1, unreachable${', > status 1'.repeat(statusRequestsBeforeClosing)}, unknown, unload error
An answer that comes after the person has left is not told any more
  open, review, status: ${lost(statusRequestsBeforeClosing)} late & submit: lost, close
  > open, > quote, > submit 1, > status 1, unreachable${', > status 1'.repeat(statusRequestsBeforeClosing)}, unknown, unload error
A page that goes away while submitting what is then approved
  open, review, submit: approved & remove
  > open, > quote, > submit 1, complete receipt, unload removed
A page that goes away while submitting what is then refused
  open, review, status: absent & submit: refused & remove
  > open, > quote, > submit 1, > status 1, refused, > cancel, unload removed
A page that goes away while submitting what is then lost and was approved
  open, review, status: processing approved & submit: lost & remove
  > open, > quote, > submit 1, > status 1, > status 1, complete receipt, unload removed
A page that goes away while submitting what was never received
  open, review, status: absent & submit: lost & remove
  > open, > quote, > submit 1, > status 1, unreachable, > cancel, canceled, unload removed
A second click on pay submits nothing
  open, review, submit & submit
  > open, > quote, > submit 1
A click on pay while the result is unknown submits nothing
  open, review, submit: lost, submit
  > open, > quote, > submit 1, > status 1
A click on pay after completion submits nothing
  open, review, submit: approved, submit
  > open, > quote, > submit 1, complete receipt
A click on retry while it loads again opens nothing more
  open: lost, retry & retry
  > open, unreachable, > open
A click on review while the quote is on its way asks for no other
  open, review: never & review
  > open, > quote
Asking now while a question is on its way asks no second one
  open, review, submit: lost, askNow & askNow
  > open, > quote, > submit 1, > status 1
Asking now where there is nothing to ask does nothing
  open, askNow
  > open
`;

for (const [what = '', story = '', log] of ways
  .trim()
  .split(/\n(?! )/)
  .map((way) => way.split('\n  '))) {
  test(what, async () => assert.equal((await tell(story)).log.join(', '), log));
}

/* Closing and going away are alike wherever nothing was submitted. */
for (const [where, story] of Object.entries({
  loading: 'open: never',
  'the service is unreachable': 'open: lost',
  entering: 'open',
  quoting: 'open, review: never',
  reviewing: 'open, review',
})) {
  for (const [act, reason] of Object.entries({ close: 'canceled', remove: 'removed' })) {
    test(`To ${act} while ${where} cancels the session, and the page hears that it was canceled`, async () => {
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

const almostAll = lost(statusRequestsBeforeClosing - 1);
for (const [when, story, step] of [
  ['a submission is on its way', 'open, review, submit', 'submitting'],
  ['the result may still come', `open, review, status: ${almostAll} & submit: lost`, 'unknown'],
] as const) {
  test(`The modal cannot be closed while ${when}`, async () => {
    const { operation } = await tell(story);
    assert.deepEqual([operation.close(), operation.state.step], [false, step]);
  });
}

/** Waits for ever if a pause is as long, else not at all. */
const stuckFrom = (long: number) => (milliseconds: number) => (milliseconds >= long ? never : Promise.resolve());
const unknownForLong = `open, review, status: ${lost(100)} & submit: lost`;

test('Leaving ends the wait for an answer at once, and no request follows', async () => {
  const { operation, log, submission } = await tell(unknownForLong, stuckFrom(15_000));
  assert.equal(operation.close(), true);
  const before = [...log];
  await submission;
  operation.askNow();
  await setImmediate();
  assert.deepEqual(log, before);
});

test('The first look-up is immediate, and the pauses between the next ones grow to a limit', async () => {
  const { pauses } = await tell(`open, review, status: ${lost(11)} & submit: lost`);
  assert.equal(pauses.length, 12);
  assert.equal(pauses[0], 0);
  assert.ok((pauses[1] ?? 0) > 0);
  assert.deepEqual(
    pauses,
    pauses.toSorted((one, other) => one - other),
  );
  assert.ok((pauses.at(-1) ?? Infinity) <= 60_000);
});

test('The pauses start again with the next attempt', async () => {
  const { pauses } = await tell('open, review, status: lost lost absent lost & submit: lost, submit: lost');
  assert.deepEqual(
    pauses.map((pause, at) => (pause === 0 ? at : -1)).filter((at) => at >= 0),
    [0, 3],
  );
});

for (const [what, more, heard] of [
  ['Asking now ends the pause', '', ['unreachable', '> status 1', 'complete receipt']],
  [
    'A page that goes away while the result is unknown hears it once it is known',
    ', remove',
    ['> status 1', 'complete receipt', 'unload removed'],
  ],
] as const) {
  test(what, async () => {
    const story = `open, review, status: lost approved & submit: lost${more}`;
    const { operation, log } = await tell(story, stuckFrom(1));
    assert.equal(operation.state.step, 'unknown');
    operation.askNow();
    await setImmediate();
    assert.deepEqual(log.slice(-3), heard);
  });
}

test('A removed page stops after a while and reports that the result is unknown', async () => {
  const { log } = await tell(`open, review, status: ${lost(1_000)} & submit: lost & remove`);
  assert.deepEqual(log.slice(-2), ['unknown', 'unload removed']);
  assert.ok(log.length < 50);
});

for (const [what, answer, code, details] of [
  ['about no option', 'refused', 'SessionUsed', { sessionId: ['The service says no.'] }],
  ['about an option', 'refusedToken', 'TokenUnknown', { token: ['The service says no.'] }],
  ['of a session that is over', 'ended', 'SessionExpired', { sessionId: ['The session has expired.'] }],
] as const) {
  test(`A refusal ${what} is reported under ${Object.keys(details).join()}`, async () => {
    const { operation } = await tell(`open: ${answer}`);
    assert.deepEqual(operation.state, { step: 'refused', refusal: { code, details } });
  });
}

test('Thrown values other than service errors are reported as a fault of the page, each time', async () => {
  const { faults } = await tell(
    'open: thrown, retry, review: thrown, review, status: thrown nothing approved & submit: thrown, close',
  );
  const areTypeErrors = faults.map((fault) => fault instanceof TypeError);
  assert.deepEqual(areTypeErrors, [true, true, true, true, true]);
});

test('No state contains the submission', async () => {
  for (const answer of ['never', 'lost', 'declined', 'approved']) {
    const { operation } = await tell(`open, review, submit: ${answer}`);
    assert.ok(!JSON.stringify(operation.state).includes('4111111111111111'), operation.state.step);
  }
});
