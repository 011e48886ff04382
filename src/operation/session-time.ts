import type { SessionLife } from './operation-service.ts';
import type { Refusal } from './operation-state.ts';

/** How long before its end a session's warning appears, in milliseconds. WCAG 2.2.1 requires at least 20 seconds. */
const warningTime = 120_000;

/** The least time between two requests for more time, in milliseconds. */
const minPause = 5_000;

/** The longest pause that a timer supports. A page is not expected to outlive it. */
const maxPause = 2 ** 31 - 1;

export interface SessionTimeSettings {
  readonly extend: () => Promise<SessionLife | undefined>;
  readonly refusalIn: (error: unknown) => Refusal | undefined;
  readonly now: () => number;
  readonly wait: (milliseconds: number, signal: AbortSignal) => Promise<void>;
  readonly onWarning: () => void;
  /** @param refusal The service's refusal; undefined if the clock has run out. */
  readonly onEnd: (refusal?: Refusal) => void;
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
  readonly #settings: SessionTimeSettings;

  constructor(settings: SessionTimeSettings) {
    this.#settings = settings;
  }

  get warning(): SessionWarning {
    return this.#warning;
  }

  /** Restarts the clock. A session without `secondsLeft` has no time limit. `elapsed` milliseconds have already passed. */
  start({ secondsLeft = Infinity }: Partial<SessionLife>, elapsed = 0): void {
    this.#running?.abort();
    this.#running = undefined;
    const whole = secondsLeft * 1_000;
    const left = whole - elapsed;
    const ends = whole <= maxPause;
    this.#lifetime = Math.max(this.#lifetime, ends ? whole : 0);
    this.#askedAt = this.#settings.now();
    const before = left - Math.min(warningTime, this.#lifetime / 2);
    this.#warn(ends && before <= 0 ? 'endsSoon' : 'fine');
    if (ends) void this.#run(before, left);
  }

  stop(): void {
    this.start({});
  }

  touch(): void {
    if (!this.#running) return;
    const pause = this.#warning === 'fine' ? this.#lifetime / 6 : minPause;
    // A clock may be set back.
    if (Math.abs(this.#settings.now() - this.#askedAt) >= pause) void this.#extend();
  }

  /** Asks for more time. If that fails again, the warning changes twice, so that it is announced again. */
  extend(): Promise<void> {
    if (this.#warning === 'notExtended') this.#warn('endsSoon');
    return this.#extend();
  }

  #extend(): Promise<void> {
    if (!this.#running) return Promise.resolve();
    return (this.#asking ??= this.#ask(this.#running).finally(() => (this.#asking = undefined)));
  }

  async #ask(running: AbortController): Promise<void> {
    this.#askedAt = this.#settings.now();
    try {
      const answer = await this.#settings.extend();
      if (running.signal.aborted) return;
      if (answer) this.start(answer);
      else this.#notExtended();
    } catch (error) {
      if (running.signal.aborted) return;
      const refusal = this.#settings.refusalIn(error);
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

  #end(refusal?: Refusal): void {
    this.stop();
    this.#settings.onEnd(refusal);
  }

  #warn(warning: SessionWarning): void {
    if (this.#warning === warning) return;
    this.#warning = warning;
    this.#settings.onWarning();
  }
}
