/** The most entries of each kind that the sandbox keeps. See the README. */
const mostEntries = 100_000;

/** A map that removes its oldest entry when it becomes too large. */
export class Newest<Key, Value> extends Map<Key, Value> {
  // Kept between calls: a new iterator would have to pass the places of all removed entries.
  readonly #oldest = this.entries();
  readonly #most: number;
  readonly #onRemoved: (value: Value) => void;

  constructor(onRemoved: (value: Value) => void = () => undefined, most = mostEntries) {
    super();
    this.#onRemoved = onRemoved;
    this.#most = most;
  }

  override set(key: Key, value: Value): this {
    super.set(key, value);
    if (this.size <= this.#most) return this;
    const { value: oldest } = this.#oldest.next();
    if (oldest) {
      this.delete(oldest[0]);
      this.#onRemoved(oldest[1]);
    }
    return this;
  }
}
