interface Waiting<Item> {
  readonly item: Item;
  readonly at: number;
}

/** Items in the order of their times. An item whose time changes is added again, and its earlier place is ignored. */
export class DueQueue<Item> {
  /** The next one is the last. Items of the same time keep their order. */
  readonly #waiting: Waiting<Item>[] = [];
  readonly #timeOf: (item: Item) => Date | null;

  /** @param timeOf Returns the current time of an item; null if it no longer waits. */
  constructor(timeOf: (item: Item) => Date | null) {
    this.#timeOf = timeOf;
  }

  add(item: Item): void {
    const at = this.#timeOf(item)?.getTime();
    if (at !== undefined) this.#waiting.splice(this.#placeOf(at), 0, { item, at });
  }

  get nextAt(): Date | undefined {
    const next = this.#next();
    return next && new Date(next.at);
  }

  takeDue(now: Date): readonly Item[] {
    const due: Item[] = [];
    for (let next = this.#next(); next && next.at <= now.getTime(); next = this.#next()) {
      due.push(next.item);
      this.#waiting.pop();
    }
    return due;
  }

  #next(): Waiting<Item> | undefined {
    for (let next = this.#waiting.at(-1); next; next = this.#waiting.at(-1)) {
      if (this.#timeOf(next.item)?.getTime() === next.at) return next;
      this.#waiting.pop();
    }
    return undefined;
  }

  /** Halves the queue, because a search from one end would take longer with more items. */
  #placeOf(at: number): number {
    let [from, to] = [0, this.#waiting.length];
    while (from < to) {
      const middle = (from + to) >> 1;
      if ((this.#waiting[middle]?.at ?? 0) > at) from = middle + 1;
      else to = middle;
    }
    return from;
  }
}
