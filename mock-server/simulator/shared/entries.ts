export type Unnumbered<Entry> = Entry extends unknown ? Omit<Entry, 'number'> : never;

/** The rows of a ledger, oldest first, numbered from 1. */
export class Entries<Entry extends { readonly number: number }> {
  readonly #entries: Entry[] = [];
  readonly #searchable: (entry: Entry) => readonly (string | null | undefined)[];

  constructor(searchable: (entry: Entry) => readonly (string | null | undefined)[]) {
    this.#searchable = searchable;
  }

  entries(): readonly Entry[] {
    return [...this.#entries];
  }

  add(entry: Unnumbered<Entry>): void {
    this.#entries.push({ ...entry, number: this.#entries.length + 1 } as unknown as Entry);
  }

  /** Finds entries with exactly this searchable text, as a transaction report does. */
  search(text: string): readonly Entry[] {
    return this.#entries.filter((entry) => this.#searchable(entry).includes(text));
  }

  protected replace(entry: Entry): void {
    this.#entries[entry.number - 1] = entry;
  }
}
