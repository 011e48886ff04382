import type { Clock } from './clock.ts';

/** Values by key with an expiry. Expired values are also removed from memory. */
export class Expiring<Value> {
  readonly #kept = new Map<string, { readonly value: Value; readonly until: Date }>();
  readonly #clock: Clock;

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  get size(): number {
    return this.#kept.size;
  }

  set(key: string, value: Value, until: Date): void {
    this.#dropOver();
    this.#kept.set(key, { value, until });
  }

  get(key: string): Value | undefined {
    this.#dropOver();
    return this.#kept.get(key)?.value;
  }

  delete(key: string): void {
    this.#kept.delete(key);
  }

  #dropOver(): void {
    const now = this.#clock.now();
    for (const [key, { until }] of this.#kept) if (until <= now) this.#kept.delete(key);
  }
}
