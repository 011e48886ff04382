import type { BenchBrowser } from './measuring/bench-browser.ts';

/** One line of the results. */
export interface Row {
  readonly what: string;
  readonly ours: string;
  readonly reference: string;
  /** Ours to the reference; absent where a ratio says nothing. */
  readonly ratio?: number;
  /** The limit that the project holds itself to; absent in a line that only informs. */
  readonly toHold?: string;
  readonly holds?: boolean;
}

/** One of the figures that the project holds itself to, or a few that are measured together. */
export interface Figure {
  readonly name: string;
  /** How it is measured, and against what, for the readers of the results. */
  readonly how: string;
  readonly measure: (browser: BenchBrowser) => Promise<readonly Row[]>;
}

/** A line whose figure is a ratio. */
export function ratioRow(
  what: string,
  { ours, reference }: { readonly ours: number; readonly reference: number },
  format: (value: number) => string,
  most?: number,
): Row {
  const ratio = ours / reference;
  const row = { what, ours: format(ours), reference: format(reference), ratio };
  return most === undefined ? row : { ...row, toHold: `${most} x at most`, holds: ratio <= most };
}
