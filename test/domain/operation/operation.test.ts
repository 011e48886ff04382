import assert from 'node:assert/strict';
import { setImmediate } from 'node:timers/promises';
import test from 'node:test';
import { questionsBeforeLeaving } from '../../../src/operation/operation-state.ts';
import { Operation } from '../../../src/operation/operation.ts';
import type { Answer, AttemptStatus } from '../../../src/operation/operation-service.ts';
import { ServiceError } from '../../../src/operation/service-error.ts';

interface Types {
  Session: string;
  Review: string;
  Receipt: string;
}

const refusedBy = (code: string, field?: string) =>
  new ServiceError('refused', code, { message: 'The service says no.', ...(field ? { field } : {}) });
const lost = new ServiceError('lost', 'network');
const approved: Answer<string> = { code: 'Success', receipt: 'receipt' };
const declined: Answer<string> = { code: 'Declined' };
const absent: AttemptStatus<string> = { state: 'absent' };
const processing: AttemptStatus<string> = { state: 'processing' };
const answered = (answer: Answer<string>): AttemptStatus<string> => ({ state: 'answered', answer });

/** What the service answers, call by call. A call beyond the end of its list is never answered. */
interface Script {
  open?: readonly (string | Error)[];
  submit?: readonly (Answer<string> | Error | Promise<Answer<string>>)[];
  status?: readonly (AttemptStatus<string> | Error | Promise<AttemptStatus<string>>)[];
  cancel?: Error;
  refusal?: string;
  wait?: (milliseconds: number) => Promise<void>;
}

const never = new Promise<never>(() => undefined);

/** An operation over a scripted service. `log` is what the page hears and what the service is called for, in order. */
function operate(script: Script) {
  const log: string[] = [];
  const steps: string[] = ['loading'];
  const pauses: number[] = [];
  const counts = { open: 0, submit: 0, status: 0 };

  function answer<Value>(call: 'open' | 'submit' | 'status', argument: number | undefined, values: readonly Value[]) {
    log.push(argument === undefined ? `> ${call}` : `> ${call} ${argument}`);
    const value = values[counts[call]++];
    if (value === undefined) return never;
    return value instanceof Error ? Promise.reject(value) : Promise.resolve(value as Exclude<Value, Error>);
  }

  const operation = new Operation<Types, string>({
    calls: {
      open: () => answer('open', undefined, script.open ?? ['session']),
      submit: (attempt) => answer('submit', attempt, script.submit ?? []),
      status: (attempt) => answer('status', attempt, script.status ?? []),
      cancel: () => {
        log.push('> cancel');
        return script.cancel ? Promise.reject(script.cancel) : Promise.resolve();
      },
    },
    refusalOf: (session) =>
      script.refusal === undefined ? null : { code: script.refusal, details: { token: [session] } },
    wait: (milliseconds) => {
      pauses.push(milliseconds);
      return script.wait?.(milliseconds) ?? Promise.resolve();
    },
    onState: ({ step }) => steps.push(step),
    onReport: (report) => {
      const [, detail] = Object.values(report) as [string, unknown];
      log.push(typeof detail === 'string' ? `${report.type} ${detail}` : report.type);
    },
  });
  return { operation, log, steps, pauses };
}

type Operated = ReturnType<typeof operate>;

/** Lets everything that has been answered be heard. */
const settled = () => setImmediate();

const review = () => Promise.resolve('review');

async function toReview({ operation }: Operated): Promise<void> {
  await operation.open();
  await operation.review(review);
}

async function submit(operated: Operated): Promise<void> {
  await toReview(operated);
  void operated.operation.submit('card');
  await settled();
}

/* Every way through: what the service answers, what the person does, what the page and the service then hear. */
const ways: readonly [
  what: string,
  script: Script,
  act: (operated: Operated) => Promise<void> | void,
  log: string[],
][] = [
  [
    'A payment that is approved and closed',
    { submit: [approved] },
    async (operated) => {
      await submit(operated);
      operated.operation.close();
    },
    ['> open', '> submit 1', 'complete receipt', 'unload complete'],
  ],
  [
    'A payment that is approved and whose page goes away',
    { submit: [approved] },
    async (operated) => {
      await submit(operated);
      operated.operation.remove();
    },
    ['> open', '> submit 1', 'complete receipt', 'unload removed'],
  ],
  [
    'A save without a review',
    { submit: [approved] },
    async ({ operation }) => {
      await operation.open();
      await operation.submit('card');
      operation.close();
    },
    ['> open', '> submit 1', 'complete receipt', 'unload complete'],
  ],
  [
    'A payment that is declined, corrected and approved',
    { submit: [declined, approved] },
    async (operated) => {
      await submit(operated);
      await operated.operation.review(review);
      await operated.operation.submit('another card');
      operated.operation.close();
    },
    ['> open', '> submit 1', 'declined Declined', '> submit 2', 'complete receipt', 'unload complete'],
  ],
  [
    'A payment that is declined and given up',
    { submit: [declined] },
    async (operated) => {
      await submit(operated);
      operated.operation.close();
    },
    ['> open', '> submit 1', 'declined Declined', '> cancel', 'canceled', 'unload canceled'],
  ],
  [
    'Closing while loading',
    { open: [] },
    ({ operation }) => {
      void operation.open();
      operation.close();
    },
    ['> open', '> cancel', 'canceled', 'unload canceled'],
  ],
  [
    'Closing while loading, the session coming late',
    {},
    async ({ operation }) => {
      const opening = operation.open();
      operation.close();
      await opening;
    },
    ['> open', '> cancel', 'canceled', 'unload canceled'],
  ],
  [
    'Closing while the service is unreachable',
    { open: [lost] },
    async ({ operation }) => {
      await operation.open();
      operation.close();
    },
    ['> open', '> cancel', 'canceled', 'unload canceled'],
  ],
  [
    'Closing while entering',
    {},
    async ({ operation }) => {
      await operation.open();
      operation.close();
    },
    ['> open', '> cancel', 'canceled', 'unload canceled'],
  ],
  [
    'Closing while quoting, the quote coming late',
    {},
    async ({ operation }) => {
      await operation.open();
      const quoting = operation.review(review);
      operation.close();
      await quoting;
    },
    ['> open', '> cancel', 'canceled', 'unload canceled'],
  ],
  [
    'Closing while reviewing',
    {},
    async (operated) => {
      await toReview(operated);
      operated.operation.close();
    },
    ['> open', '> cancel', 'canceled', 'unload canceled'],
  ],
  [
    'Closing when the cancellation itself is lost',
    { cancel: lost },
    async ({ operation }) => {
      await operation.open();
      operation.close();
      await settled();
    },
    ['> open', '> cancel', 'canceled', 'unload canceled'],
  ],
  [
    'Closing twice',
    {},
    async ({ operation }) => {
      await operation.open();
      operation.close();
      operation.close();
      operation.remove();
    },
    ['> open', '> cancel', 'canceled', 'unload canceled'],
  ],
  [
    'A session that is refused',
    { open: [refusedBy('SessionUsed')] },
    async ({ operation }) => {
      await operation.open();
      operation.close();
    },
    ['> open', 'refused', 'unload error'],
  ],
  [
    'Options that the merchant refuses',
    { refusal: 'options' },
    async ({ operation }) => {
      await operation.open();
      operation.close();
    },
    ['> open', 'refused', '> cancel', 'unload error'],
  ],
  [
    'A quote that is refused',
    {},
    async ({ operation }) => {
      await operation.open();
      await operation.review(() => Promise.reject(refusedBy('SessionExpired')));
      operation.close();
    },
    ['> open', 'refused', 'unload error'],
  ],
  [
    'A submission that is refused',
    { submit: [refusedBy('SessionExpired')] },
    async (operated) => {
      await submit(operated);
      operated.operation.close();
    },
    ['> open', '> submit 1', 'refused', '> cancel', 'unload error'],
  ],
  [
    'A service that is unreachable and then answers',
    { open: [lost, lost, 'session'], submit: [approved] },
    async (operated) => {
      await operated.operation.open();
      await operated.operation.retry();
      await operated.operation.retry();
      await operated.operation.review(review);
      await operated.operation.submit('card');
      operated.operation.close();
    },
    ['> open', '> open', '> open', '> submit 1', 'complete receipt', 'unload complete'],
  ],
  [
    'A quote that is lost and asked for again',
    { submit: [approved] },
    async (operated) => {
      await operated.operation.open();
      await operated.operation.review(() => Promise.reject(lost));
      await operated.operation.review(review);
      await operated.operation.submit('card');
      operated.operation.close();
    },
    ['> open', '> submit 1', 'complete receipt', 'unload complete'],
  ],
  [
    'A lost answer that was an approval',
    { submit: [lost], status: [answered(approved)] },
    async (operated) => {
      await submit(operated);
      operated.operation.close();
    },
    ['> open', '> submit 1', '> status 1', 'complete receipt', 'unload complete'],
  ],
  [
    'A lost answer that was a decline',
    { submit: [lost], status: [answered(declined)] },
    async (operated) => {
      await submit(operated);
      operated.operation.close();
    },
    ['> open', '> submit 1', '> status 1', 'declined Declined', '> cancel', 'canceled', 'unload canceled'],
  ],
  [
    'A submission that was never received, sent again and approved',
    { submit: [lost, approved], status: [absent] },
    async (operated) => {
      await submit(operated);
      await operated.operation.submit('card');
      operated.operation.close();
    },
    ['> open', '> submit 1', '> status 1', '> submit 2', 'complete receipt', 'unload complete'],
  ],
  [
    'A lost answer that is being processed, then asked for in vain, then approved',
    { submit: [lost], status: [processing, lost, refusedBy('SessionUsed'), answered(approved)] },
    async (operated) => {
      await submit(operated);
      operated.operation.close();
    },
    [
      '> open',
      '> submit 1',
      '> status 1',
      '> status 1',
      '> status 1',
      '> status 1',
      'complete receipt',
      'unload complete',
    ],
  ],
  [
    'Two lost answers, each asked for by its own number',
    { submit: [lost, lost], status: [absent, answered(approved)] },
    async (operated) => {
      await submit(operated);
      await operated.operation.submit('card');
      operated.operation.close();
    },
    ['> open', '> submit 1', '> status 1', '> submit 2', '> status 2', 'complete receipt', 'unload complete'],
  ],
  [
    'A result that stays unknown until the person leaves',
    { submit: [lost], status: Array.from({ length: questionsBeforeLeaving }, () => lost) },
    async (operated) => {
      await submit(operated);
      operated.operation.close();
    },
    [
      '> open',
      '> submit 1',
      ...Array.from({ length: questionsBeforeLeaving + 1 }, () => '> status 1'),
      'unknown',
      'unload error',
    ],
  ],
  [
    'A page that goes away while loading',
    { open: [] },
    ({ operation }) => {
      void operation.open();
      operation.remove();
    },
    ['> open', '> cancel', 'canceled', 'unload removed'],
  ],
  [
    'A page that goes away while the service is unreachable',
    { open: [lost] },
    async ({ operation }) => {
      await operation.open();
      operation.remove();
    },
    ['> open', '> cancel', 'canceled', 'unload removed'],
  ],
  [
    'A page that goes away while entering',
    {},
    async ({ operation }) => {
      await operation.open();
      operation.remove();
    },
    ['> open', '> cancel', 'canceled', 'unload removed'],
  ],
  [
    'A page that goes away while quoting',
    {},
    async ({ operation }) => {
      await operation.open();
      const quoting = operation.review(review);
      operation.remove();
      await quoting;
    },
    ['> open', '> cancel', 'canceled', 'unload removed'],
  ],
  [
    'A page that goes away while reviewing',
    {},
    async (operated) => {
      await toReview(operated);
      operated.operation.remove();
    },
    ['> open', '> cancel', 'canceled', 'unload removed'],
  ],
  [
    'A page that goes away after a refusal',
    { open: [refusedBy('SessionUsed')] },
    async ({ operation }) => {
      await operation.open();
      operation.remove();
    },
    ['> open', 'refused', 'unload removed'],
  ],
  [
    'A page that goes away while submitting what is then approved',
    { submit: [approved] },
    async (operated) => {
      await toReview(operated);
      const submission = operated.operation.submit('card');
      operated.operation.remove();
      await submission;
    },
    ['> open', '> submit 1', 'complete receipt', 'unload removed'],
  ],
  [
    'A page that goes away while submitting what is then declined',
    { submit: [declined] },
    async (operated) => {
      await toReview(operated);
      const submission = operated.operation.submit('card');
      operated.operation.remove();
      await submission;
    },
    ['> open', '> submit 1', 'declined Declined', '> cancel', 'canceled', 'unload removed'],
  ],
  [
    'A page that goes away while submitting what is then refused',
    { submit: [refusedBy('SessionExpired')] },
    async (operated) => {
      await toReview(operated);
      const submission = operated.operation.submit('card');
      operated.operation.remove();
      await submission;
    },
    ['> open', '> submit 1', 'refused', '> cancel', 'unload removed'],
  ],
  [
    'A page that goes away while submitting what is then lost and was approved',
    { submit: [lost], status: [processing, answered(approved)] },
    async (operated) => {
      await toReview(operated);
      const submission = operated.operation.submit('card');
      operated.operation.remove();
      await submission;
    },
    ['> open', '> submit 1', '> status 1', '> status 1', 'complete receipt', 'unload removed'],
  ],
  [
    'A page that goes away while submitting what was never received',
    { submit: [lost], status: [absent] },
    async (operated) => {
      await toReview(operated);
      const submission = operated.operation.submit('card');
      operated.operation.remove();
      await submission;
    },
    ['> open', '> submit 1', '> status 1', '> cancel', 'canceled', 'unload removed'],
  ],
  [
    'A page that goes away while the result is unknown',
    {
      submit: [lost],
      status: [lost, answered(approved)],
      wait: (milliseconds) => (milliseconds > 0 ? never : Promise.resolve()),
    },
    async (operated) => {
      await submit(operated);
      operated.operation.remove();
      assert.equal(operated.operation.state.step, 'unknown');
      operated.operation.askNow();
    },
    ['> open', '> submit 1', '> status 1', '> status 1', 'complete receipt', 'unload removed'],
  ],
  [
    'A page that goes away after completion and closing',
    { submit: [approved] },
    async (operated) => {
      await submit(operated);
      operated.operation.close();
      operated.operation.remove();
    },
    ['> open', '> submit 1', 'complete receipt', 'unload complete'],
  ],
];

for (const [what, script, act, log] of ways) {
  test(`${what}: ${log.filter((entry) => !entry.startsWith('>')).join(', ')}`, async () => {
    const operated = operate(script);
    await act(operated);
    await settled();
    assert.deepEqual(operated.log, log);
  });
}

test('The states follow one another as they are drawn', async () => {
  const operated = operate({ submit: [lost, approved], status: [absent] });
  await submit(operated);
  operated.operation.edit();
  await operated.operation.review(review);
  await operated.operation.submit('card');
  operated.operation.close();
  assert.deepEqual(operated.steps, [
    'loading',
    'entering',
    'quoting',
    'reviewing',
    'submitting',
    'unknown',
    'reviewing',
    'entering',
    'quoting',
    'reviewing',
    'submitting',
    'complete',
    'closed',
  ]);
});

test('A completed payment is told as soon as the service says so, before it is closed', async () => {
  const operated = operate({ submit: [approved] });
  await submit(operated);
  assert.deepEqual(operated.log.at(-1), 'complete receipt');
  assert.equal(operated.operation.state.step, 'complete');
});

test('A second click submits nothing', async () => {
  const operated = operate({ submit: [never] });
  await toReview(operated);
  void operated.operation.submit('card');
  await operated.operation.submit('card');
  assert.deepEqual(operated.log, ['> open', '> submit 1']);
});

for (const [what, script] of [
  ['while the result is unknown', { submit: [lost], status: [never] }],
  ['after completion', { submit: [approved] }],
] satisfies [string, Script][]) {
  test(`A click ${what} submits nothing`, async () => {
    const operated = operate(script);
    await submit(operated);
    const before = [...operated.log];
    await operated.operation.submit('card');
    assert.deepEqual(operated.log, before);
  });
}

test('A click on retry while it loads again opens nothing more', async () => {
  const { operation, log } = operate({ open: [lost] });
  await operation.open();
  void operation.retry();
  await operation.retry();
  assert.deepEqual(log, ['> open', '> open']);
});

test('A click on review while the quote is on its way asks for no other', async () => {
  const { operation } = operate({});
  await operation.open();
  let asked = 0;
  const prepare = () => {
    asked += 1;
    return never;
  };
  void operation.review(prepare);
  await operation.review(prepare);
  assert.equal(asked, 1);
});

test('The modal cannot be closed while a submission is on its way', async () => {
  const operated = operate({ submit: [never] });
  await submit(operated);
  assert.equal(operated.operation.close(), false);
  assert.equal(operated.operation.state.step, 'submitting');
});

test('The modal cannot be closed while the result could still be had', async () => {
  const operated = operate({ submit: [lost], status: Array.from({ length: questionsBeforeLeaving - 1 }, () => lost) });
  await submit(operated);
  assert.equal(operated.operation.close(), false);
  assert.equal(operated.operation.state.step, 'unknown');
});

test('An answer that comes after the person has left is not told any more', async () => {
  let answer: (status: AttemptStatus<string>) => void = () => undefined;
  const late = new Promise<AttemptStatus<string>>((resolve) => (answer = resolve));
  const operated = operate({
    submit: [lost],
    status: [...Array.from({ length: questionsBeforeLeaving }, () => lost), late],
  });
  await submit(operated);
  operated.operation.close();
  answer(answered(approved));
  await settled();
  assert.deepEqual(operated.log.slice(-2), ['unknown', 'unload error']);
});

test('After the person has left nothing is asked any more', async () => {
  const operated = operate({
    submit: [lost],
    status: Array.from({ length: 100 }, () => lost),
    wait: (milliseconds) => (milliseconds >= 15_000 ? never : Promise.resolve()),
  });
  await submit(operated);
  assert.equal(operated.operation.close(), true);
  const before = [...operated.log];
  operated.operation.askNow();
  await settled();
  assert.deepEqual(operated.log, before);
});

test('Leaving ends the waiting for an answer at once', async () => {
  const operated = operate({
    submit: [lost],
    status: Array.from({ length: 100 }, () => lost),
    wait: (milliseconds) => (milliseconds >= 15_000 ? never : Promise.resolve()),
  });
  await toReview(operated);
  const submission = operated.operation.submit('card');
  await settled();
  operated.operation.close();
  await submission;
  assert.equal(operated.operation.state.step, 'closed');
});

test('The first question is asked at once, and the pauses between the next ones grow to a limit', async () => {
  const operated = operate({ submit: [lost], status: Array.from({ length: 11 }, () => lost) });
  await submit(operated);
  const { pauses } = operated;
  assert.equal(pauses.length, 12);
  assert.equal(pauses[0], 0);
  assert.ok((pauses[1] ?? 0) > 0);
  assert.deepEqual(
    pauses,
    pauses.toSorted((one, other) => one - other),
  );
  assert.ok((pauses.at(-1) ?? Infinity) <= 60_000);
});

test('The pauses start anew with the next attempt', async () => {
  const operated = operate({ submit: [lost, lost], status: [lost, lost, absent, lost] });
  await submit(operated);
  const first = operated.pauses.length;
  void operated.operation.submit('card');
  await settled();
  assert.equal(operated.pauses[first], 0);
});

test('Asking now ends the pause', async () => {
  const operated = operate({
    submit: [lost],
    status: [lost, answered(approved)],
    wait: (milliseconds) => (milliseconds > 0 ? never : Promise.resolve()),
  });
  await submit(operated);
  assert.equal(operated.operation.state.step, 'unknown');
  operated.operation.askNow();
  await settled();
  assert.equal(operated.operation.state.step, 'complete');
});

test('Asking now while a question is on its way asks no second one', async () => {
  const operated = operate({ submit: [lost], status: [never] });
  await submit(operated);
  operated.operation.askNow();
  operated.operation.askNow();
  await settled();
  assert.deepEqual(operated.log, ['> open', '> submit 1', '> status 1']);
});

test('Asking now where there is nothing to ask does nothing', async () => {
  const { operation, log } = operate({});
  await operation.open();
  operation.askNow();
  assert.deepEqual(log, ['> open']);
});

test('Every unanswered question is counted', async () => {
  const operated = operate({ submit: [lost], status: [lost, processing, refusedBy('SessionUsed')] });
  await submit(operated);
  const { state } = operated.operation;
  assert.ok(state.step === 'unknown');
  assert.equal(state.asked, 3);
});

test('A page that is gone gives up after a while and tells that the result is unknown', async () => {
  const operated = operate({ submit: [lost], status: Array.from({ length: 1_000 }, () => lost) });
  await toReview(operated);
  const submission = operated.operation.submit('card');
  operated.operation.remove();
  await submission;
  assert.deepEqual(operated.log.slice(-2), ['unknown', 'unload removed']);
  assert.ok(operated.log.length < 50);
});

test('A session is never cancelled while its submission is unknown', async () => {
  const operated = operate({ submit: [lost], status: Array.from({ length: questionsBeforeLeaving }, () => lost) });
  await submit(operated);
  operated.operation.close();
  assert.ok(!operated.log.includes('> cancel'));
});

const refusals: readonly [what: string, error: ServiceError, details: object][] = [
  ['about no option', refusedBy('SessionUsed'), { sessionId: ['The service says no.'] }],
  ['about an option', refusedBy('TokenUnknown', 'token'), { token: ['The service says no.'] }],
];

for (const [what, error, details] of refusals) {
  test(`A refusal ${what} is told under ${Object.keys(details).join()}`, async () => {
    const { operation } = operate({ open: [error] });
    await operation.open();
    assert.deepEqual(operation.state, { step: 'refused', refusal: { code: error.code, details } });
  });
}

test('Something thrown that is no service error is taken for a lost answer, never for a failure', async () => {
  const operated = operate({ submit: [new TypeError('A bug.')], status: [answered(approved)] });
  await submit(operated);
  assert.equal(operated.operation.state.step, 'complete');
});

test('No state holds what was submitted', async () => {
  for (const script of [{ submit: [never] }, { submit: [lost] }, { submit: [declined] }, { submit: [approved] }]) {
    const operated = operate(script);
    await toReview(operated);
    void operated.operation.submit('4111111111111111');
    await settled();
    assert.ok(!JSON.stringify(operated.operation.state).includes('4111111111111111'), operated.operation.state.step);
  }
});
