import assert from 'node:assert/strict';
import test from 'node:test';
import * as operation from '../../../src/operation/operation-state.ts';
import { afterAnswer, type SubmissionInput } from '../../../src/operation/submission-state.ts';

interface Types {
  Session: string;
  Review: string;
  Submission: string;
  Receipt: string;
}
type State = operation.OperationState<Types>;
type Input = operation.OperationInput<Types> | SubmissionInput<Types>;

const refusal = { code: 'SessionUsed', details: { sessionId: ['Used.'] } };
const session = 'session';
const review = 'review';
const reviewed = { session, review } as const;
const closed: State = { step: 'closed', reason: 'canceled' };

const states: { readonly [Step in operation.OperationStep]: Extract<State, { step: Step }> } = {
  loading: { step: 'loading' },
  unreachable: { step: 'unreachable' },
  refused: { step: 'refused', refusal },
  entering: { step: 'entering', session },
  quoting: { step: 'quoting', session },
  reviewing: { step: 'reviewing', ...reviewed },
  submitting: { step: 'submitting', ...reviewed },
  unknown: { step: 'unknown', ...reviewed, asked: 2 },
  complete: { step: 'complete', ...reviewed, receipt: 'receipt' },
  closed: { step: 'closed', reason: 'complete' },
};

const inputs: { readonly [Type in Input['type']]: Extract<Input, { type: Type }> } = {
  opened: { type: 'opened', session },
  refused: { type: 'refused', refusal },
  unreachable: { type: 'unreachable' },
  retried: { type: 'retried' },
  quoteAsked: { type: 'quoteAsked' },
  quoted: { type: 'quoted', review },
  quoteLost: { type: 'quoteLost' },
  prepared: { type: 'prepared' },
  editAsked: { type: 'editAsked' },
  submitted: { type: 'submitted' },
  approved: { type: 'approved', receipt: 'receipt' },
  declined: { type: 'declined', code: 'CardExpired' },
  lost: { type: 'lost' },
  stillUnknown: { type: 'stillUnknown' },
  notReceived: { type: 'notReceived' },
  closed: { type: 'closed', reason: 'canceled' },
};

const { loading, unreachable, refused, entering, quoting, reviewing, submitting, unknown, complete } = states;
const declined: State = { ...entering, setback: { kind: 'declined', code: 'CardExpired' } };
const notReceived: State = { ...reviewing, setback: { kind: 'notReceived' } };
const unreached: State = { ...entering, setback: { kind: 'unreachable' } };
const unreviewed: State = { ...submitting, review: undefined };

const isAnswer = (input: Input): input is SubmissionInput<Types> =>
  ['approved', 'declined', 'lost', 'stillUnknown', 'notReceived'].includes(input.type);

const nextState = (state: State, input: Input): State =>
  isAnswer(input) ? afterAnswer(state, input) : operation.nextState<Types>(state, input);

/* The complete table. Inputs outside the table are ignored: the state stays the same object. */
const transitions: Readonly<Record<operation.OperationStep, Partial<Record<Input['type'], State>>>> = {
  loading: { opened: entering, refused, unreachable, closed },
  unreachable: { retried: loading, refused, closed },
  refused: { closed },
  entering: { quoteAsked: quoting, submitted: unreviewed, refused, closed },
  quoting: { quoted: reviewing, quoteLost: unreached, prepared: entering, refused, closed },
  reviewing: { editAsked: entering, submitted: submitting, refused, closed },
  submitting: { approved: complete, declined, refused, lost: { ...unknown, asked: 0 }, notReceived, closed },
  unknown: { approved: complete, declined, refused, stillUnknown: { ...unknown, asked: 3 }, notReceived, closed },
  complete: { closed },
  closed: {},
};

for (const [step, state] of Object.entries(states) as [operation.OperationStep, State][]) {
  for (const [type, input] of Object.entries(inputs) as [Input['type'], Input][]) {
    const expected = transitions[step][type];
    test(`The input ${type} ${expected ? `changes the state ${step} to ${expected.step}` : `does not change the state ${step}`}`, () => {
      const frozen = Object.freeze(structuredClone(state));
      if (expected) assert.deepEqual(nextState(frozen, input), expected);
      else assert.equal(nextState(frozen, input), frozen);
      assert.deepEqual(frozen, state, 'The earlier state is unchanged.');
    });
  }
}

test('A submission without a review that was not received returns to the form', () => {
  const state: State = { ...unknown, review: undefined };
  assert.deepEqual(nextState(state, inputs.notReceived), { ...entering, setback: { kind: 'notReceived' } });
});

test('A problem disappears with the next action', () => {
  const setback = { kind: 'notReceived' } as const;
  for (const step of [states.entering, states.reviewing])
    assert.ok(!('setback' in nextState({ ...step, setback }, inputs.submitted)));
  assert.deepEqual(nextState({ ...states.entering, setback }, inputs.editAsked), states.entering);
});

test('The modal may be closed in every step except while submitting and once closed', () => {
  const open = Object.values(states).filter((state) => operation.mayClose(state) || state === states.unknown);
  const { submitting, closed, ...others } = states;
  assert.deepEqual(open, Object.values(others));
  assert.deepEqual([operation.mayClose(submitting), operation.mayClose(closed)], [false, false]);
});

test('While the result is unknown, the modal may be closed after enough unanswered questions', () => {
  const mayLeave = [-operation.statusRequestsBeforeClosing, -1, 0, 1].map((more) =>
    operation.mayClose({ ...states.unknown, asked: operation.statusRequestsBeforeClosing + more }),
  );
  assert.deepEqual(mayLeave, [false, false, true, true]);
});

test('A refusal is about the options if they are wrong or contradict locked ones', () => {
  const codes = ['options', 'OptionLocked', 'SessionUsed'].filter((code) =>
    operation.isAboutOptions({ code, details: {} }),
  );
  assert.deepEqual(codes, ['options', 'OptionLocked']);
});
