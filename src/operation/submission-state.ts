import type { OperationState, OperationTypes } from './operation-state.ts';
import type { DeclineCode } from './response-codes.ts';

/** What became of a submission. */
export type SubmissionInput<T extends OperationTypes = OperationTypes> =
  | { readonly type: 'approved'; readonly receipt: T['Receipt'] }
  | { readonly type: 'declined'; readonly code: DeclineCode }
  | { readonly type: 'lost' }
  | { readonly type: 'stillUnknown' }
  | { readonly type: 'notReceived' };

/** The next state of a submission, or the same object if the input has no meaning in this state. */
export function afterAnswer<T extends OperationTypes>(
  state: OperationState<T>,
  input: SubmissionInput<T>,
): OperationState<T> {
  if (state.step !== 'submitting' && state.step !== 'unknown') return state;
  const { session, review } = state;
  switch (input.type) {
    case 'approved':
      return { step: 'complete', session, review, receipt: input.receipt };
    case 'declined':
      return { step: 'entering', session, setback: { kind: 'declined', code: input.code } };
    case 'lost':
      return state.step === 'submitting' ? { ...state, step: 'unknown', asked: 0 } : state;
    case 'stillUnknown':
      return state.step === 'unknown' ? { ...state, asked: state.asked + 1 } : state;
    case 'notReceived': {
      // Nothing was moved: the person may submit the same again.
      const setback = { kind: 'notReceived' } as const;
      return review === undefined
        ? { step: 'entering', session, setback }
        : { step: 'reviewing', session, review, setback };
    }
  }
}
