import type { Clock } from './clock.ts';

interface Kept<Value> {
  readonly value: Value;
  readonly until: Date;
}

/** Values by key that live for a time. One whose time is over is gone, from memory too. */
export class Expiring<Value> {
  readonly #kept = new Map<string, Kept<Value>>();
  readonly #clock: Clock;

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  /** How many are in memory. */
  get size(): number {
    return this.#kept.size;
  }

  set(key: string, value: Value, until: Date): void {
    this.#dropOver();
    this.#kept.set(key, { value, until });
  }

  get(key: string): Value | undefined {
    this.#dropOver();
    const kept = this.#kept.get(key);
    return kept && !this.#isOver(kept) ? kept.value : undefined;
  }

  delete(key: string): void {
    this.#kept.delete(key);
  }

  #dropOver(): void {
    for (const [key, kept] of this.#kept) if (this.#isOver(kept)) this.#kept.delete(key);
  }

  #isOver({ until }: Kept<Value>): boolean {
    return until <= this.#clock.now();
  }
}
