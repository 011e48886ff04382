import assert from 'node:assert/strict';
import test from 'node:test';
import {
  mayClose,
  nextState,
  questionsBeforeLeaving,
  type OperationInput,
  type OperationState,
  type OperationStep,
} from '../../../src/operation/operation-state.ts';

interface Types {
  Session: string;
  Review: string;
  Submission: string;
  Receipt: string;
}
type State = OperationState<Types>;
type Input = OperationInput<Types>;

const refusal = { code: 'SessionUsed', details: { sessionId: ['Used.'] } };

const states: { readonly [Step in OperationStep]: Extract<State, { step: Step }> } = {
  loading: { step: 'loading' },
  unreachable: { step: 'unreachable' },
  refused: { step: 'refused', refusal },
  entering: { step: 'entering', session: 'session' },
  quoting: { step: 'quoting', session: 'session' },
  reviewing: { step: 'reviewing', session: 'session', review: 'review' },
  submitting: { step: 'submitting', session: 'session', review: 'review' },
  unknown: { step: 'unknown', session: 'session', review: 'review', asked: 2 },
  complete: { step: 'complete', session: 'session', review: 'review', receipt: 'receipt' },
  closed: { step: 'closed', reason: 'complete' },
};

const inputs: { readonly [Type in Input['type']]: Extract<Input, { type: Type }> } = {
  opened: { type: 'opened', session: 'session' },
  refused: { type: 'refused', refusal },
  unreachable: { type: 'unreachable' },
  retried: { type: 'retried' },
  quoteAsked: { type: 'quoteAsked' },
  quoted: { type: 'quoted', review: 'review' },
  quoteLost: { type: 'quoteLost' },
  editAsked: { type: 'editAsked' },
  submitted: { type: 'submitted' },
  approved: { type: 'approved', receipt: 'receipt' },
  declined: { type: 'declined', code: 'CardExpired' },
  lost: { type: 'lost' },
  stillUnknown: { type: 'stillUnknown' },
  notReceived: { type: 'notReceived' },
  closed: { type: 'closed', reason: 'canceled' },
};

const session = 'session';
const review = 'review';
const refused: State = { step: 'refused', refusal };
const closed: State = { step: 'closed', reason: 'canceled' };
const complete: State = { step: 'complete', session, review, receipt: 'receipt' };
const declined: State = { step: 'entering', session, setback: { kind: 'declined', code: 'CardExpired' } };

/* The whole table. What is not in it is ignored: the state stays the very same object. */
const transitions: Readonly<Record<OperationStep, Partial<Record<Input['type'], State>>>> = {
  loading: { opened: { step: 'entering', session }, refused, unreachable: { step: 'unreachable' }, closed },
  unreachable: { retried: { step: 'loading' }, refused, closed },
  refused: { closed },
  entering: {
    quoteAsked: { step: 'quoting', session },
    submitted: { step: 'submitting', session, review: undefined },
    refused,
    closed,
  },
  quoting: {
    quoted: { step: 'reviewing', session, review },
    quoteLost: { step: 'entering', session, setback: { kind: 'noQuote' } },
    refused,
    closed,
  },
  reviewing: {
    editAsked: { step: 'entering', session },
    submitted: { step: 'submitting', session, review },
    refused,
    closed,
  },
  submitting: {
    approved: complete,
    declined,
    refused,
    lost: { step: 'unknown', session, review, asked: 0 },
    notReceived: { step: 'reviewing', session, review, setback: { kind: 'notReceived' } },
    closed,
  },
  unknown: {
    approved: complete,
    declined,
    refused,
    stillUnknown: { step: 'unknown', session, review, asked: 3 },
    notReceived: { step: 'reviewing', session, review, setback: { kind: 'notReceived' } },
    closed,
  },
  complete: { closed },
  closed: {},
};

for (const [step, state] of Object.entries(states) as [OperationStep, State][]) {
  for (const [type, input] of Object.entries(inputs) as [Input['type'], Input][]) {
    const expected = transitions[step][type];
    if (expected) {
      test(`${step}, when ${type}, becomes ${expected.step}`, () => {
        assert.deepEqual(nextState(state, input), expected);
      });
    } else {
      test(`${step} ignores ${type}`, () => assert.equal(nextState(state, input), state));
    }
  }
}

test('A submission without a review that was not received goes back to the entering', () => {
  const state: State = { step: 'unknown', session, review: undefined, asked: 1 };
  assert.deepEqual(nextState(state, inputs.notReceived), {
    step: 'entering',
    session,
    setback: { kind: 'notReceived' },
  });
});

for (const step of ['entering', 'reviewing'] as const) {
  test(`A setback in ${step} is gone after the next step`, () => {
    const state: State = { ...states[step], setback: { kind: 'notReceived' } };
    assert.ok(!('setback' in nextState(state, inputs.submitted)));
  });
}

test('A setback in entering is gone once something else is done', () => {
  const state: State = { ...states.entering, setback: { kind: 'notReceived' } };
  assert.deepEqual(nextState(state, inputs.editAsked), states.entering);
});

test('A step never changes the state that it comes from', () => {
  for (const state of Object.values(states)) {
    const before = structuredClone(state);
    for (const input of Object.values(inputs)) nextState(Object.freeze(state), input);
    assert.deepEqual(state, before);
  }
});

const closing: readonly [step: OperationStep, allowed: boolean][] = [
  ['loading', true],
  ['unreachable', true],
  ['refused', true],
  ['entering', true],
  ['quoting', true],
  ['reviewing', true],
  ['submitting', false],
  ['complete', true],
  ['closed', false],
];

for (const [step, allowed] of closing) {
  test(`The modal ${allowed ? 'may' : 'may not'} be closed while ${step}`, () => {
    assert.equal(mayClose(states[step]), allowed);
  });
}

for (const asked of [0, 1, questionsBeforeLeaving - 1, questionsBeforeLeaving, questionsBeforeLeaving + 1]) {
  const allowed = asked >= questionsBeforeLeaving;
  test(`The modal ${allowed ? 'may' : 'may not'} be closed after ${asked} unanswered questions`, () => {
    assert.equal(mayClose({ ...states.unknown, asked }), allowed);
  });
}
