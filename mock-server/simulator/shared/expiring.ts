import type { Clock } from './clock.ts';

/** Each call looks at this many entries, in turn, so that it takes the same time with any number of entries. */
const visits = 2;

/** Values by key with an expiry. Those that have expired are removed from memory, and in a crowd those that may go early. */
export class Expiring<Value> {
  readonly #kept = new Map<string, { readonly value: Value; readonly until: Date }>();
  #turn = this.#kept.entries();
  readonly #clock: Clock;
  readonly #mayGoEarly: (value: Value, now: Date) => boolean;
  readonly #crowd: number;

  constructor(clock: Clock, mayGoEarly: (value: Value, now: Date) => boolean = () => false, crowd = 100_000) {
    this.#clock = clock;
    this.#mayGoEarly = mayGoEarly;
    this.#crowd = crowd;
  }

  get size(): number {
    return this.#kept.size;
  }

  set(key: string, value: Value, until: Date): void {
    this.sweep();
    this.#kept.set(key, { value, until });
  }

  get(key: string): Value | undefined {
    this.sweep();
    const kept = this.#kept.get(key);
    return kept && kept.until > this.#clock.now() ? kept.value : undefined;
  }

  delete(key: string): void {
    this.#kept.delete(key);
  }

  sweep(): void {
    const now = this.#clock.now();
    for (let visit = 0; visit < visits; visit += 1) {
      const { value: entry, done } = this.#turn.next();
      if (done) {
        this.#turn = this.#kept.entries();
        return;
      }
      const [key, { value, until }] = entry;
      if (until <= now || (this.#kept.size > this.#crowd && this.#mayGoEarly(value, now))) this.#kept.delete(key);
    }
  }
}
