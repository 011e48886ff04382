/** What the author has to do: `change` it, `look` at it, or nothing because it `stays`. */
export type Weight = 'change' | 'look' | 'stays';

/** A replacement in a page. It keeps the number of lines. */
export interface Edit {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

export interface Finding {
  readonly weight: Weight;
  /** The first line that has it, from 1; absent if something is missing. */
  readonly line?: number;
  readonly what: string;
  readonly advice: string;
  readonly page?: string;
  readonly edits?: readonly Edit[];
}

/** A finding at a position in the page. */
export type Found = Omit<Finding, 'line'> & { readonly at: number };

export function withLine(page: string, { at, ...finding }: Found): Finding {
  return { ...finding, line: page.slice(0, at).split('\n').length };
}

export function applyEdits(page: string, edits: readonly Edit[]): string {
  return edits
    .toSorted((one, other) => other.start - one.start)
    .reduce((text, { start, end, text: replacement }) => text.slice(0, start) + replacement + text.slice(end), page);
}

export const code = (text: string): string => `\`${text}\``;
