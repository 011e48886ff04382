import { masked, ServiceError } from './service-error.ts';
import type { Answer, AttemptStatus, SessionLife } from './operation-service.ts';
import {
  mayClose,
  nextState,
  type OperationInput,
  type OperationState,
  type OperationTypes,
  type Refusal,
  type UnloadReason,
} from './operation-state.ts';
import type { SessionTime, TimedOperation, TimedTypes } from './session-time.ts';
import type { followSubmission, SubmittingOperation } from './submission.ts';

/** The calls of one operation, its credentials already bound. They reject with a {@link ServiceError}. */
export interface OperationCalls<T extends OperationTypes> {
  open(): Promise<T['Session']>;
  /** Called only if the session has a time limit. */
  extend(): Promise<SessionLife | undefined>;
  cancel(): Promise<void>;
}

/** The calls that submit, and ask for the result. */
export interface SubmissionCalls<T extends OperationTypes> {
  submit(attempt: number, submission: T['Submission']): Promise<Answer<T['Receipt']>>;
  status(attempt: number): Promise<AttemptStatus<T['Receipt']>>;
  /** Returns a function that recognizes the receipt of this submission. It keeps no secret of the submission. */
  expects(submission: T['Submission'], session: T['Session']): (receipt: T['Receipt']) => boolean;
}

/** What an operation needs once its form is shown. */
export interface LaterOperation {
  readonly SessionTime: typeof SessionTime;
  readonly followSubmission: typeof followSubmission;
}

/** The reports of an operation to the page, in their order. */
export type OperationReport<T extends OperationTypes> =
  | { readonly type: 'complete'; readonly receipt: T['Receipt'] }
  | { readonly type: 'canceled' }
  | { readonly type: 'refused'; readonly refusal: Refusal }
  | { readonly type: 'declined'; readonly code: string }
  /** The service cannot be reached. The modal stays open and tries again. Reported once for each streak of failures. */
  | { readonly type: 'unreachable' }
  | { readonly type: 'unknown' }
  | { readonly type: 'unload'; readonly reason: UnloadReason };

export interface OperationSettings<T extends TimedTypes> {
  readonly calls: OperationCalls<T>;
  readonly refusalOf: (session: T['Session']) => Refusal | null;
  readonly wait: (milliseconds: number, signal?: AbortSignal) => Promise<void>;
  readonly now: () => number;
  readonly reportFault: (error: unknown) => void;
  readonly onState: (state: OperationState<T>) => void;
  readonly onReport: (report: OperationReport<T>) => void;
  readonly onWarning: () => void;
}

/**
 * Carries one operation from opening to closing over a service that may fail in any way. Every call has to settle: see
 * {@link limitedService}.
 *
 * At most one submission is in flight. Only a receipt that matches the submission is believed at once. A decline or a
 * refusal is believed after a status request has confirmed it. Any other answer counts as lost, and the operation asks
 * for the status until it is known. A new attempt follows only one that was declined or never received.
 */
export class Operation<T extends TimedTypes> implements SubmittingOperation<T>, TimedOperation {
  /** Undefined until the later part is loaded. */
  time: SessionTime | undefined;
  isRemoved = false;
  endPause: (() => void) | undefined;
  #state: OperationState<T> = { step: 'loading' };
  #attempt = 0;
  #openedAt = 0;
  #isUnreachable = false;
  #later: LaterOperation | undefined;
  readonly #settings: OperationSettings<T>;

  constructor(settings: OperationSettings<T>) {
    this.#settings = settings;
  }

  get state(): OperationState<T> {
    return this.#state;
  }

  /** Takes the later part, which a submission needs. The session's time has run since the session was opened. */
  adopt(later: LaterOperation): void {
    if (this.#later) return;
    this.time = new later.SessionTime(this, this.#settings);
    this.#later = later;
    this.time.join(this.#state, this.#openedAt);
  }

  async open(): Promise<void> {
    const { calls, refusalOf } = this.#settings;
    const opened = await this.#answerTo(
      calls.open().then((session) => session && { session, refusal: refusalOf(session) }),
      { type: 'unreachable' },
    );
    if (!opened) return;
    const { session, refusal } = opened;
    this.#openedAt = this.#settings.now();
    if (!refusal) this.next({ type: 'opened', session });
    else if (this.refuse(refusal)) this.cancelSession();
  }

  async retry(): Promise<void> {
    if (this.next({ type: 'retried' })) await this.open();
  }

  /** Waits for what a submission needs. Returns false if that cannot be loaded now, or if the person has left. */
  async prepare(work: () => Promise<void>): Promise<boolean> {
    if (!this.next({ type: 'quoteAsked' })) return false;
    const isReady = await this.#answerTo(
      work().then(() => true),
      { type: 'quoteLost' },
    );
    return Boolean(isReady) && this.next({ type: 'prepared' });
  }

  /** @param prepare Returns undefined if there can be no review now. */
  async review(prepare: () => Promise<T['Review'] | undefined>): Promise<void> {
    if (!this.next({ type: 'quoteAsked' })) return;
    const review = await this.#answerTo(prepare(), { type: 'quoteLost' });
    if (review) this.next({ type: 'quoted', review });
  }

  edit(): void {
    this.next({ type: 'editAsked' });
  }

  /** Submits, unless a submission is in flight. No reference to the submission is kept, not even by a waiting function. */
  submit(submission: T['Submission'], calls: SubmissionCalls<T>): Promise<void> {
    const { state } = this;
    if (!this.#later) throw new TypeError('The later part is not loaded.');
    if (!('session' in state) || !this.next({ type: 'submitted' })) return Promise.resolve();
    const attempt = ++this.#attempt;
    const isReceipt = calls.expects(submission, state.session);
    const ask = () => calls.status(attempt);
    const { wait } = this.#settings;
    return this.#later.followSubmission(this, { answer: calls.submit(attempt, submission), isReceipt, ask, wait });
  }

  close(): void {
    if (mayClose(this.#state)) this.end();
  }

  /** Handles removal by the page. A submission in flight is followed to its end before the last event. */
  remove(): void {
    this.isRemoved = true;
    if (this.#state.step !== 'submitting' && this.#state.step !== 'unknown') this.end();
  }

  /** The refusal in an error; undefined if the call was lost. Other exceptions are faults of the page. */
  refusalIn(error: unknown): Refusal | undefined {
    if (!(error instanceof ServiceError)) this.#settings.reportFault(error);
    else if (error.kind === 'refused')
      return { ...error.about, code: error.code, details: { [error.field ?? 'sessionId']: [masked(error.message)] } };
    return undefined;
  }

  reached(): void {
    this.#isUnreachable = false;
  }

  unreachable(): void {
    if (this.#isUnreachable || this.#state.step === 'closed') return;
    this.#isUnreachable = true;
    this.#settings.onReport({ type: 'unreachable' });
  }

  /** The answer to a call; undefined after a refusal or a lost answer, which has changed the state. */
  async #answerTo<Result>(call: Promise<Result>, lost: OperationInput<T>): Promise<Result | undefined> {
    try {
      const answer = await call;
      if (answer) {
        this.reached();
        return answer;
      }
    } catch (error) {
      const refusal = this.refusalIn(error);
      if (refusal) {
        this.refuse(refusal);
        return undefined;
      }
    }
    if (this.next(lost)) this.unreachable();
    return undefined;
  }

  refuse(refusal: Refusal): boolean {
    if (!this.next({ type: 'refused', refusal })) return false;
    this.report({ type: 'refused', refusal });
    return true;
  }

  /** Reports a result, which is the last one if the page has removed the modal. */
  report(report: OperationReport<T>): void {
    this.#settings.onReport(report);
    if (this.isRemoved) this.end();
  }

  end(): void {
    const { step } = this.#state;
    if (step === 'closed') return;
    const outcome = step === 'complete' ? 'complete' : step === 'refused' || step === 'unknown' ? 'error' : 'canceled';
    const reason: UnloadReason = this.isRemoved ? 'removed' : outcome;
    this.next({ type: 'closed', reason });
    // A refused submission may still arrive a second time.
    if (step === 'refused' && this.#attempt > 0) this.cancelSession();
    if (outcome === 'canceled') {
      this.cancelSession();
      this.#settings.onReport({ type: 'canceled' });
    }
    if (step === 'unknown') this.#settings.onReport({ type: 'unknown' });
    this.#settings.onReport({ type: 'unload', reason });
    this.endPause?.();
  }

  /** Best effort: if this call is lost, the session expires. */
  cancelSession(): void {
    this.#settings.calls.cancel().catch(() => undefined);
  }

  next(input: OperationInput<T>): boolean {
    return this.become(nextState(this.#state, input));
  }

  become(state: OperationState<T>): boolean {
    if (state === this.#state) return false;
    const before = this.#state.step;
    this.#state = state;
    this.time?.follow(before, state);
    this.#settings.onState(state);
    return true;
  }
}
