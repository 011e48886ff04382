/** What the author has to do: `change` it, `look` at it, or nothing because it `stays`. */
export type Weight = 'change' | 'look' | 'stays';

/** Something found in a page. */
export interface Finding {
  readonly weight: Weight;
  /** The first line that has it, from 1; absent if something is missing. */
  readonly line?: number;
  readonly what: string;
  readonly advice: string;
  /** The document with more information. */
  readonly page?: string;
}
