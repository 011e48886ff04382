import { ServiceError } from './service-error.ts';
import type { Answer, AttemptStatus } from './operation-service.ts';
import {
  mayClose,
  nextState,
  type OperationInput,
  type OperationState,
  type OperationTypes,
  type Refusal,
  type UnloadReason,
} from './operation-state.ts';

/** The calls of one operation, its credentials already bound. They reject with a {@link ServiceError}. */
export interface OperationCalls<T extends OperationTypes> {
  open(): Promise<T['Session']>;
  submit(attempt: number, submission: T['Submission']): Promise<Answer<T['Receipt']>>;
  status(attempt: number): Promise<AttemptStatus<T['Receipt']>>;
  cancel(): Promise<void>;
}

/** The page's side of an operation, in the order in which the page hears it. */
export type OperationReport<T extends OperationTypes> =
  | { readonly type: 'complete'; readonly receipt: T['Receipt'] }
  | { readonly type: 'canceled' }
  | { readonly type: 'refused'; readonly refusal: Refusal }
  | { readonly type: 'declined'; readonly code: string }
  /** Closed without ever learning whether the submission was carried out. */
  | { readonly type: 'unknown' }
  | { readonly type: 'unload'; readonly reason: UnloadReason };

export interface OperationSettings<T extends OperationTypes> {
  readonly calls: OperationCalls<T>;
  /** Problems of the options that only the session's answer can show; null where there are none. */
  readonly refusalOf?: (session: T['Session']) => Refusal | null;
  /** Resolves after so many milliseconds. */
  readonly wait: (milliseconds: number) => Promise<void>;
  readonly onState: (state: OperationState<T>) => void;
  readonly onReport: (report: OperationReport<T>) => void;
}

/** How long to wait before asking for a lost answer again, in milliseconds. The last one repeats. */
const pauses = [0, 1_000, 2_000, 4_000, 8_000, 15_000, 30_000];

/** A modal that is gone asks this often for a lost answer, then reports that it is not known. */
const questionsAfterRemoval = 10;

/**
 * Carries one operation from opening to closing over a service that may fail in any way.
 *
 * At most one submission is in flight. An answer that was lost is asked for until it is known, and only an attempt
 * that the service says it never received, or declined, is followed by another one.
 */
export class Operation<T extends OperationTypes> {
  #state: OperationState<T> = { step: 'loading' };
  #attempt = 0;
  #removed = false;
  #wakeUp: (() => void) | undefined;
  readonly #settings: OperationSettings<T>;

  constructor(settings: OperationSettings<T>) {
    this.#settings = settings;
  }

  get state(): OperationState<T> {
    return this.#state;
  }

  /** Reserves the session. Called once at the start, and again by {@link retry}. */
  async open(): Promise<void> {
    const session = await this.#answerTo(this.#settings.calls.open(), { type: 'unreachable' });
    if (!session) return;
    const refusal = this.#settings.refusalOf?.(session);
    if (!refusal) this.#next({ type: 'opened', session });
    else if (this.#refuse(refusal)) this.#cancelSession();
  }

  /** Tries to open again after the service could not be reached. */
  async retry(): Promise<void> {
    if (this.#next({ type: 'retried' })) await this.open();
  }

  /** Asks for what is to be reviewed, such as the price, and goes on to the review. */
  async review(prepare: () => Promise<T['Review']>): Promise<void> {
    if (!this.#next({ type: 'quoteAsked' })) return;
    const review = await this.#answerTo(prepare(), { type: 'quoteLost' });
    if (review) this.#next({ type: 'quoted', review });
  }

  /** Goes back from the review. */
  edit(): void {
    this.#next({ type: 'editAsked' });
  }

  /** Submits, unless a submission is on its way already. The submission is not kept, not even by a waiting function. */
  submit(submission: T['Submission']): Promise<void> {
    if (!this.#next({ type: 'submitted' })) return Promise.resolve();
    this.#attempt += 1;
    return this.#conclude(this.#settings.calls.submit(this.#attempt, submission));
  }

  /** Asks for a lost answer now instead of at the end of the pause. */
  askNow(): void {
    this.#wakeUp?.();
  }

  /** Closes the modal on the person's wish. Returns false where it may not be closed now. */
  close(): boolean {
    if (!mayClose(this.#state)) return false;
    this.#end();
    return true;
  }

  /** The page took the modal away. A submission on its way is followed to its end before the last event. */
  remove(): void {
    this.#removed = true;
    if (this.#state.step !== 'submitting' && this.#state.step !== 'unknown') this.#end();
  }

  async #conclude(call: Promise<Answer<T['Receipt']>>): Promise<void> {
    const answer = await this.#answerTo(call, { type: 'lost' });
    if (answer) this.#answered(answer);
    else await this.#findOut();
  }

  async #findOut(): Promise<void> {
    let sinceRemoval = 0;
    for (let question = 0; this.#state.step === 'unknown'; question++) {
      await this.#pause(pauses[Math.min(question, pauses.length - 1)] ?? 0);
      if (this.#state.step !== 'unknown') return;
      // Even a refusal says nothing of the attempt itself, so whatever fails here leaves it unknown.
      const status = await this.#settings.calls.status(this.#attempt).catch(() => undefined);
      if (status?.state === 'answered') this.#answered(status.answer);
      else if (status?.state === 'absent') this.#notReceived();
      else this.#next({ type: 'stillUnknown' });
      if (this.#removed && ++sinceRemoval >= questionsAfterRemoval) this.#end();
    }
  }

  #answered(answer: Answer<T['Receipt']>): void {
    if (answer.code === 'Success') {
      if (!this.#next({ type: 'approved', receipt: answer.receipt })) return;
      this.#settings.onReport({ type: 'complete', receipt: answer.receipt });
    } else {
      if (!this.#next({ type: 'declined', code: answer.code })) return;
      this.#settings.onReport({ type: 'declined', code: answer.code });
    }
    if (this.#removed) this.#end();
  }

  #notReceived(): void {
    if (this.#next({ type: 'notReceived' }) && this.#removed) this.#end();
  }

  /**
   * The answer to a call; undefined where there is none, after having moved on. Whatever is not a refusal says nothing
   * of what the service did.
   */
  async #answerTo<Result>(call: Promise<Result>, lost: OperationInput<T>): Promise<Result | undefined> {
    try {
      return await call;
    } catch (error) {
      const refusal = refusalIn(error);
      if (refusal) this.#refuse(refusal);
      else this.#next(lost);
      return undefined;
    }
  }

  #refuse(refusal: Refusal): boolean {
    if (!this.#next({ type: 'refused', refusal })) return false;
    this.#settings.onReport({ type: 'refused', refusal });
    if (this.#removed) this.#end();
    return true;
  }

  /** The last reports of the operation, whichever way it ends. */
  #end(): void {
    const { step } = this.#state;
    if (step === 'closed') return;
    const outcome = step === 'complete' ? 'complete' : step === 'refused' || step === 'unknown' ? 'error' : 'canceled';
    const reason: UnloadReason = this.#removed ? 'removed' : outcome;
    this.#next({ type: 'closed', reason });
    // A refused submission may still arrive a second time.
    if (step === 'refused' && this.#attempt > 0) this.#cancelSession();
    if (outcome === 'canceled') {
      this.#cancelSession();
      this.#settings.onReport({ type: 'canceled' });
    }
    if (step === 'unknown') this.#settings.onReport({ type: 'unknown' });
    this.#settings.onReport({ type: 'unload', reason });
    this.#wakeUp?.();
  }

  /** Best effort: a session whose cancellation is lost runs out by itself. */
  #cancelSession(): void {
    this.#settings.calls.cancel().catch(() => undefined);
  }

  async #pause(milliseconds: number): Promise<void> {
    const woken = new Promise<void>((resolve) => (this.#wakeUp = resolve));
    await Promise.race([this.#settings.wait(milliseconds), woken]);
    this.#wakeUp = undefined;
  }

  #next(input: OperationInput<T>): boolean {
    const state = nextState(this.#state, input);
    if (state === this.#state) return false;
    this.#state = state;
    this.#settings.onState(state);
    return true;
  }
}

/** Why the service refused a call; undefined where the call was lost, and nobody knows what became of it. */
export function refusalIn(error: unknown): Refusal | undefined {
  return error instanceof ServiceError && error.kind === 'refused'
    ? { code: error.code, details: { [error.field ?? 'sessionId']: [error.message] } }
    : undefined;
}
