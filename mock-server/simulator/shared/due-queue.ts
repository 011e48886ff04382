interface Waiting<Item> {
  readonly item: Item;
  readonly at: number;
  /** Items of the same time keep their order. */
  readonly number: number;
}

/** A binary heap by time. An item whose time changes is added again, and its earlier place is ignored. */
export class DueQueue<Item> {
  readonly #heap: Waiting<Item>[] = [];
  readonly #timeOf: (item: Item) => Date | null;
  #count = 0;

  constructor(timeOf: (item: Item) => Date | null) {
    this.#timeOf = timeOf;
  }

  add(item: Item): void {
    const at = this.#timeOf(item);
    if (at) this.#rise({ item, at: at.getTime(), number: this.#count++ });
  }

  get nextAt(): Date | undefined {
    const first = this.#first();
    return first && new Date(first.at);
  }

  takeDue(now: Date): readonly Item[] {
    const due: Item[] = [];
    for (let first = this.#first(); first && first.at <= now.getTime(); first = this.#first()) {
      due.push(first.item);
      this.#removeFirst();
    }
    return due;
  }

  #first(): Waiting<Item> | undefined {
    for (let [first] = this.#heap; first; [first] = this.#heap) {
      if (this.#timeOf(first.item)?.getTime() === first.at) return first;
      this.#removeFirst();
    }
    return undefined;
  }

  #rise(waiting: Waiting<Item>): void {
    let place = this.#heap.length;
    while (place > 0) {
      const above = (place - 1) >> 1;
      const other = this.#heap[above];
      if (!other || isBefore(other, waiting)) break;
      this.#heap[place] = other;
      place = above;
    }
    this.#heap[place] = waiting;
  }

  #removeFirst(): void {
    const last = this.#heap.pop();
    if (!last || this.#heap.length === 0) return;
    let place = 0;
    for (;;) {
      const [left, right] = [this.#heap[2 * place + 1], this.#heap[2 * place + 2]];
      const isRight = left !== undefined && right !== undefined && isBefore(right, left);
      const earlier = isRight ? right : left;
      if (!earlier || isBefore(last, earlier)) break;
      this.#heap[place] = earlier;
      place = 2 * place + (isRight ? 2 : 1);
    }
    this.#heap[place] = last;
  }
}

function isBefore(one: Waiting<unknown>, other: Waiting<unknown>): boolean {
  return one.at === other.at ? one.number < other.number : one.at < other.at;
}
