import type { SessionLife } from './operation-service.ts';

/** A person hears of the end of a session so long before it, in milliseconds. WCAG 2.2.1 wants 20 seconds at least. */
const warningTime = 120_000;

/** No more than so often is one more time asked for while the end is near, in milliseconds. */
const leastPause = 5_000;

export interface SessionTimeSettings {
  /** Asks the service for more time. */
  readonly extend: () => Promise<SessionLife | undefined>;
  /** True where the service says that there is no time left. */
  readonly isOver: (error: unknown) => boolean;
  /** A clock, in milliseconds. */
  readonly now: () => number;
  /** Resolves after so many milliseconds. */
  readonly wait: (milliseconds: number) => Promise<void>;
  readonly onWarning: () => void;
  readonly onEnd: () => void;
}

/**
 * - `fine`: there is time.
 * - `endsSoon`: the session ends in less than two minutes, unless somebody is active.
 * - `notExtended`: as before, and more time was asked for in vain.
 */
export type SessionWarning = 'fine' | 'endsSoon' | 'notExtended';

/**
 * The time of one session: it begins anew while somebody is active, is warned of before its end, and ends. A machine that
 * was asleep may find that out late: the service has the last word. Source: WCAG 2.2.1.
 */
export class SessionTime {
  #warning: SessionWarning = 'fine';
  #lifetime = Infinity;
  #askedAt = 0;
  #isAsking = false;
  /** Grows with each new end. What waits for an earlier one is over then. */
  #round = 0;
  readonly #settings: SessionTimeSettings;

  constructor(settings: SessionTimeSettings) {
    this.#settings = settings;
  }

  get warning(): SessionWarning {
    return this.#warning;
  }

  /** Begins anew. A session without `secondsLeft` does not end by itself. */
  start({ secondsLeft = Infinity }: Partial<SessionLife>): void {
    this.stop();
    this.#lifetime = secondsLeft * 1_000;
    this.#askedAt = this.#settings.now();
    if (secondsLeft < Infinity) void this.#run();
  }

  stop(): void {
    this.#round += 1;
    this.#lifetime = Infinity;
    this.#warn('fine');
  }

  /** Somebody is active. The service is told now and then. */
  touch(): void {
    const pause = this.#warning === 'fine' ? this.#lifetime / 6 : leastPause;
    if (this.#settings.now() - this.#askedAt >= pause) void this.extend();
  }

  /** Asks for more time. */
  async extend(): Promise<void> {
    if (this.#isAsking || this.#lifetime === Infinity) return;
    const round = this.#round;
    this.#isAsking = true;
    this.#askedAt = this.#settings.now();
    try {
      const life = await this.#settings.extend();
      if (life && round === this.#round) this.start(life);
    } catch (error) {
      if (round !== this.#round) return;
      if (this.#settings.isOver(error)) this.#end();
      else if (this.#warning !== 'fine') this.#warn('notExtended');
    } finally {
      this.#isAsking = false;
    }
  }

  async #run(): Promise<void> {
    const round = this.#round;
    const ahead = Math.min(warningTime, this.#lifetime / 2);
    await this.#settings.wait(this.#lifetime - ahead);
    if (round !== this.#round) return;
    this.#warn('endsSoon');
    await this.#settings.wait(ahead);
    if (round === this.#round) this.#end();
  }

  #end(): void {
    this.stop();
    this.#settings.onEnd();
  }

  #warn(warning: SessionWarning): void {
    if (this.#warning === warning) return;
    this.#warning = warning;
    this.#settings.onWarning();
  }
}
