/** What a page's author does about it: `change` it, `look` at it, or nothing, as it stays what it is. */
export type Weight = 'change' | 'look' | 'stays';

/** One thing that was seen in a page. */
export interface Finding {
  readonly weight: Weight;
  /** The line that it was seen in first, from 1; absent where something is missing. */
  readonly line?: number;
  readonly what: string;
  readonly advice: string;
  /** The document that says more. */
  readonly page?: string;
}
