import { Newest } from './newest.ts';

export type Unnumbered<Entry> = Entry extends unknown ? Omit<Entry, 'number'> : never;

export class Entries<Entry extends { readonly number: number }> {
  readonly #entries: Newest<number, Entry>;
  readonly #numbers = new Map<string, Set<number>>();
  readonly #searchable: (entry: Entry) => readonly (string | null | undefined)[];
  #last = 0;

  constructor(searchable: (entry: Entry) => readonly (string | null | undefined)[], most?: number) {
    this.#searchable = searchable;
    this.#entries = new Newest((entry) => this.#forget(entry), most);
  }

  entries(): readonly Entry[] {
    return [...this.#entries.values()];
  }

  add(entry: Unnumbered<Entry>): void {
    this.#last += 1;
    const numbered = { ...entry, number: this.#last } as unknown as Entry;
    this.#entries.set(numbered.number, numbered);
    for (const text of this.#textsOf(numbered))
      this.#numbers.set(text, (this.#numbers.get(text) ?? new Set()).add(numbered.number));
  }

  search(text: string): readonly Entry[] {
    return [...(this.#numbers.get(text) ?? [])].flatMap((number) => this.#entries.get(number) ?? []);
  }

  protected replace(entry: Entry): void {
    this.#entries.set(entry.number, entry);
  }

  #textsOf(entry: Entry): readonly string[] {
    return this.#searchable(entry).filter((text) => typeof text === 'string');
  }

  #forget(entry: Entry): void {
    for (const text of this.#textsOf(entry)) {
      const numbers = this.#numbers.get(text);
      numbers?.delete(entry.number);
      if (numbers?.size === 0) this.#numbers.delete(text);
    }
  }
}
