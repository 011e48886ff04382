import type { DeclineCode } from './response-codes.ts';
import type { RefusedSession } from './service-error.ts';

/** Why a modal left the screen. */
export type UnloadReason = 'complete' | 'canceled' | 'error' | 'removed';

/** Why an operation cannot go on: the wrong options, with texts for the page's developer. */
export interface Refusal extends RefusedSession {
  /** The service's code, such as SessionUsed, or `options` if the merchant does not allow the page's options. */
  readonly code: string;
  readonly details: Readonly<Record<string, string[]>>;
}

/** True if the page's options are wrong, not the session or the service. */
export function isAboutOptions({ code }: Refusal): boolean {
  return code === 'options' || code === 'OptionLocked';
}

/** Why the person is back where something can be corrected or tried again. Nothing was moved. */
export type Setback =
  | { readonly kind: 'declined'; readonly code: DeclineCode }
  /** The service never received the submission and will refuse it from now on. */
  | { readonly kind: 'notReceived' }
  /** The price, or a part of the modal, could not be fetched. */
  | { readonly kind: 'unreachable' };

export interface OperationTypes {
  Session: unknown;
  Review?: unknown;
  Submission: unknown;
  Receipt: unknown;
}

/**
 * The state of one operation, from opening to closing. The elements render only this state.
 *
 *     loading -> entering -> quoting -> reviewing -> submitting -> complete -> closed
 *
 * `submitting` also leads back to `entering` (declined) and to `unknown` (the answer was lost), `unknown` to
 * everything that `submitting` leads to, and nearly every state to `closed`. Submitting without a review (a saved
 * method moves no money) goes from `entering` at once.
 */
export type OperationState<T extends OperationTypes = OperationTypes> =
  | { readonly step: 'loading' }
  /** The service could not be reached. Nothing is lost by trying again. */
  | { readonly step: 'unreachable' }
  /** The session or the options were refused. The modal can only be closed. */
  | { readonly step: 'refused'; readonly refusal: Refusal }
  | { readonly step: 'entering'; readonly session: T['Session']; readonly setback?: Setback }
  | { readonly step: 'quoting'; readonly session: T['Session'] }
  | {
      readonly step: 'reviewing';
      readonly session: T['Session'];
      readonly review: T['Review'];
      readonly setback?: Setback;
    }
  | { readonly step: 'submitting'; readonly session: T['Session']; readonly review: T['Review'] | undefined }
  /** Submitted, with an unknown result. `asked` counts the status requests since. */
  | {
      readonly step: 'unknown';
      readonly session: T['Session'];
      readonly review: T['Review'] | undefined;
      readonly asked: number;
    }
  | {
      readonly step: 'complete';
      readonly session: T['Session'];
      readonly review: T['Review'] | undefined;
      readonly receipt: T['Receipt'];
    }
  | { readonly step: 'closed'; readonly reason: UnloadReason };

export type OperationStep = OperationState['step'];

export type OperationInput<T extends OperationTypes = OperationTypes> =
  | { readonly type: 'opened'; readonly session: T['Session'] }
  | { readonly type: 'refused'; readonly refusal: Refusal }
  | { readonly type: 'unreachable' }
  | { readonly type: 'retried' }
  | { readonly type: 'quoteAsked' }
  | { readonly type: 'quoted'; readonly review: T['Review'] }
  | { readonly type: 'quoteLost' }
  | { readonly type: 'prepared' }
  | { readonly type: 'editAsked' }
  | { readonly type: 'submitted' }
  | { readonly type: 'closed'; readonly reason: UnloadReason };

export const statusRequestsBeforeClosing = 5;

/** True if the modal may be closed now. It stays open during a submission and while its result can still be found out. */
export function mayClose(state: OperationState): boolean {
  if (state.step === 'unknown') return state.asked >= statusRequestsBeforeClosing;
  return state.step !== 'submitting' && state.step !== 'closed';
}

/** The next state, or the same object if the input has no meaning in this state. Answers to a submission: {@link afterAnswer}. */
export function nextState<T extends OperationTypes>(
  state: OperationState<T>,
  input: OperationInput<T>,
): OperationState<T> {
  if (input.type === 'closed') return state.step === 'closed' ? state : { step: 'closed', reason: input.reason };
  switch (state.step) {
    case 'loading':
      if (input.type === 'opened') return { step: 'entering', session: input.session };
      if (input.type === 'unreachable') return { step: 'unreachable' };
      break;
    case 'unreachable':
      if (input.type === 'retried') return { step: 'loading' };
      break;
    case 'entering':
      if (input.type === 'quoteAsked') return { step: 'quoting', session: state.session };
      if (input.type === 'editAsked' && state.setback) return { step: 'entering', session: state.session };
      if (input.type === 'submitted') return { step: 'submitting', session: state.session, review: undefined };
      break;
    case 'quoting':
      if (input.type === 'quoted') return { step: 'reviewing', session: state.session, review: input.review };
      if (input.type === 'prepared') return { step: 'entering', session: state.session };
      if (input.type === 'quoteLost')
        return { step: 'entering', session: state.session, setback: { kind: 'unreachable' } };
      break;
    case 'reviewing':
      if (input.type === 'editAsked') {
        const { session, setback } = state;
        return setback ? { step: 'entering', session, setback } : { step: 'entering', session };
      }
      if (input.type === 'submitted') return { step: 'submitting', session: state.session, review: state.review };
      break;
    case 'submitting':
    case 'unknown':
      break;
    case 'refused':
    case 'complete':
    case 'closed':
      return state;
  }
  return input.type === 'refused' ? { step: 'refused', refusal: input.refusal } : state;
}
