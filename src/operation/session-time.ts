import type { SessionLife } from './operation-service.ts';
import type { OperationState, OperationStep, OperationTypes, Refusal } from './operation-state.ts';

/** How long before its end a session's warning appears, in milliseconds. WCAG 2.2.1 requires at least 20 seconds. */
const warningTime = 120_000;

/** The least time between two requests for more time, in milliseconds. */
const minPause = 5_000;

/** The longest pause that a timer supports. A page is not expected to outlive it. */
const maxPause = 2 ** 31 - 1;

/** If this part was loaded later, the service is asked whether the session still lives. In milliseconds. */
const longWait = 30_000;

const timedSteps: readonly OperationStep[] = ['entering', 'quoting', 'reviewing'];

export type TimedTypes = OperationTypes & { Session: Partial<SessionLife> };

/** What the time of a session needs from its operation. */
export interface TimedOperation {
  /** The refusal in an error; undefined if the call was lost. */
  refusalIn(error: unknown): Refusal | undefined;
  /** Returns false if the operation has ended before. */
  refuse(refusal: Refusal): boolean;
  cancelSession(): void;
}

export interface SessionTimeSettings {
  readonly calls: { extend(): Promise<SessionLife | undefined> };
  readonly now: () => number;
  readonly wait: (milliseconds: number, signal: AbortSignal) => Promise<void>;
  readonly onWarning: () => void;
}

/**
 * - `fine`: there is time.
 * - `endsSoon`: the session ends in less than two minutes, unless somebody is active.
 * - `notExtended`: as before, and the request for more time failed.
 */
export type SessionWarning = 'fine' | 'endsSoon' | 'notExtended';

/** The time limit of a session: it restarts while a person is active. Source: WCAG 2.2.1. */
export class SessionTime {
  #warning: SessionWarning = 'fine';
  /** The longest remaining time so far. If the end is fixed, later times are shorter. */
  #lifetime = 0;
  #askedAt = 0;
  #asking: Promise<void> | undefined;
  #running: AbortController | undefined;
  readonly #operation: TimedOperation;
  readonly #settings: SessionTimeSettings;

  constructor(operation: TimedOperation, settings: SessionTimeSettings) {
    this.#operation = operation;
    this.#settings = settings;
  }

  get warning(): SessionWarning {
    return this.#warning;
  }

  /** Called when the session has enough time again after a warning. */
  onExtended?: () => void;

  /** Restarts the clock. A session without `secondsLeft` has no time limit. `elapsed` milliseconds have already passed. */
  start({ secondsLeft = Infinity }: Partial<SessionLife>, elapsed = 0): void {
    this.#running?.abort();
    this.#running = undefined;
    // The answer to an earlier request is ignored.
    this.#asking = undefined;
    const whole = secondsLeft * 1_000;
    const left = whole - elapsed;
    const ends = whole <= maxPause;
    this.#lifetime = Math.max(this.#lifetime, ends ? whole : 0);
    this.#askedAt = this.#settings.now();
    const before = left - Math.min(warningTime, this.#lifetime / 2);
    this.#warn(ends && before <= 0 ? 'endsSoon' : 'fine');
    if (ends) void this.#run(before, left);
  }

  /** Follows an operation to its next state. The time runs while a person fills in or reviews the form. */
  follow(before: OperationStep, state: OperationState<TimedTypes>): void {
    if (!timedSteps.includes(state.step)) this.stop();
    else if (!timedSteps.includes(before) && 'session' in state) this.start(state.session);
    // A session may have a fixed end, and status requests do not extend it.
    if (before === 'submitting' || before === 'unknown') void this.extend();
  }

  /** Joins an operation. Its session was opened at `openedAt`, before this part was loaded. */
  join(state: OperationState<TimedTypes>, openedAt: number): void {
    if (!timedSteps.includes(state.step) || !('session' in state)) return;
    // A clock may be set back.
    const elapsed = Math.max(0, this.#settings.now() - openedAt);
    this.start(state.session, elapsed);
    // Until now, activity did not extend the session. Only the service knows whether it still lives.
    if (elapsed > longWait) void this.extend();
  }

  stop(): void {
    this.start({});
  }

  touch(key?: string): void {
    // Space presses a button only when it is released: the button to extend must be there until then.
    if (!this.#running || key === ' ') return;
    const pause = this.#warning === 'fine' ? this.#lifetime / 6 : minPause;
    // A clock may be set back.
    if (Math.abs(this.#settings.now() - this.#askedAt) >= pause) void this.#extend();
  }

  /** Asks for more time. */
  async extend(): Promise<void> {
    // If that fails again, the warning changes twice, so that it is announced again.
    if (this.#warning === 'notExtended') this.#warn('endsSoon');
    await this.#extend();
  }

  #extend(): Promise<void> {
    if (!this.#running) return Promise.resolve();
    return (this.#asking ??= this.#ask(this.#running).finally(() => (this.#asking = undefined)));
  }

  async #ask(running: AbortController): Promise<void> {
    this.#askedAt = this.#settings.now();
    try {
      const answer = await this.#settings.calls.extend();
      if (running.signal.aborted) return;
      if (!answer) {
        this.#notExtended();
        return;
      }
      const wasWarned = this.#warning !== 'fine';
      this.start(answer);
      if (wasWarned && this.#warning === 'fine') this.onExtended?.();
    } catch (error) {
      if (running.signal.aborted) return;
      const refusal = this.#operation.refusalIn(error);
      if (refusal) this.#end(refusal);
      else this.#notExtended();
    }
  }

  /** @param before Milliseconds until the warning; `left` is those until the end. */
  async #run(before: number, left: number): Promise<void> {
    const running = new AbortController();
    this.#running = running;
    const { signal } = running;
    if (before > 0) {
      await this.#settings.wait(before, signal);
      if (signal.aborted) return;
      this.#warn('endsSoon');
    }
    await this.#settings.wait(left - Math.max(before, 0), signal);
    // A request for more time is pending: wait for its answer.
    await this.#asking;
    if (!signal.aborted) this.#end();
  }

  #notExtended(): void {
    if (this.#warning !== 'fine') this.#warn('notExtended');
  }

  /** Ends the operation. If our clock noticed that the time is over, the session is canceled, too. */
  #end(refusal?: Refusal): void {
    this.stop();
    const expired = { code: 'SessionExpired', details: { sessionId: ['The session has expired.'] } };
    if (this.#operation.refuse(refusal ?? expired) && !refusal) this.#operation.cancelSession();
  }

  #warn(warning: SessionWarning): void {
    if (this.#warning === warning) return;
    this.#warning = warning;
    this.#settings.onWarning();
  }
}
