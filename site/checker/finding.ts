/** What the author has to do: `change` it, `look` at it, or nothing because it `stays`. */
export type Weight = 'change' | 'look' | 'stays';

export interface Finding {
  readonly weight: Weight;
  /** The first line that has it, from 1; absent if something is missing. */
  readonly line?: number;
  readonly what: string;
  readonly advice: string;
  readonly page?: string;
}
