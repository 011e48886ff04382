import {
  nextState,
  type OperationInput,
  type OperationState,
  type OperationStep,
} from '../../src/operation/operation-state.ts';
import { distinct, type StateMachine } from './state-machine.ts';

const refusal = { code: 'SessionUsed', details: {} };
const session = {};
const review = {};

/** One of each, and of those that remember how they came about. */
const samples: readonly OperationState[] = [
  { step: 'loading' },
  { step: 'unreachable' },
  { step: 'refused', refusal },
  { step: 'entering', session, setback: { kind: 'noQuote' } },
  { step: 'quoting', session },
  { step: 'reviewing', session, review },
  { step: 'submitting', session, review },
  { step: 'submitting', session, review: undefined },
  { step: 'unknown', session, review, asked: 0 },
  { step: 'unknown', session, review: undefined, asked: 0 },
  { step: 'complete', session, review, receipt: {} },
  { step: 'closed', reason: 'complete' },
];

type InputType = OperationInput['type'];

const inputs: { readonly [Type in InputType]: Extract<OperationInput, { type: Type }> } = {
  opened: { type: 'opened', session },
  unreachable: { type: 'unreachable' },
  refused: { type: 'refused', refusal },
  retried: { type: 'retried' },
  quoteAsked: { type: 'quoteAsked' },
  quoted: { type: 'quoted', review },
  quoteLost: { type: 'quoteLost' },
  editAsked: { type: 'editAsked' },
  submitted: { type: 'submitted' },
  approved: { type: 'approved', receipt: {} },
  declined: { type: 'declined', code: 'Declined' },
  lost: { type: 'lost' },
  stillUnknown: { type: 'stillUnknown' },
  notReceived: { type: 'notReceived' },
  closed: { type: 'closed', reason: 'canceled' },
};

const states: Readonly<Record<OperationStep, string>> = {
  loading: 'The session is reserved.',
  unreachable: 'The service does not answer. Trying again loses nothing.',
  entering: 'The person chooses and types.',
  quoting: 'Fee and total are asked for.',
  reviewing: 'What will be paid is shown once more.',
  submitting: 'It is on its way, and nothing can be pressed.',
  unknown: 'The answer was lost. The service is asked what became of it.',
  complete: 'It is done, and the page has heard so.',
  refused: 'The session or the options are not good. Nothing was moved.',
  closed: 'The modal has left the screen.',
};

const names: Readonly<Record<InputType, string>> = {
  opened: 'the session is there',
  unreachable: 'no answer',
  refused: 'refused',
  retried: 'try again',
  quoteAsked: 'go on to the review',
  quoted: 'the total is there',
  quoteLost: 'no answer',
  editAsked: 'back',
  submitted: 'submit',
  approved: 'approved',
  declined: 'declined',
  lost: 'the answer is lost',
  stillUnknown: 'still not known',
  notReceived: 'never received',
  closed: 'closed',
};

/** The life of an operation, as its code answers every input in every state. Closing is shown only if it is the
 * only input left. */
export const operation: StateMachine = {
  name: 'An operation',
  states,
  ends: ['closed'],
  inputs: names,
  steps: distinct(
    samples.flatMap((state) =>
      Object.values(inputs)
        .map((input) => ({ from: state.step, input: input.type, after: nextState(state, input) }))
        .filter(
          ({ from, after }) =>
            after !== state && (after.step !== 'closed' || from === 'complete' || from === 'refused'),
        )
        .map(({ from, input, after }) => ({ from, input, to: after.step })),
    ),
  ),
};
