import type { BenchBrowser } from './measuring/bench-browser.ts';

export interface Row {
  readonly what: string;
  readonly ours: string;
  readonly reference: string;
  /** Ours to the reference; absent if a ratio says nothing. */
  readonly ratio?: number;
  /** The limit that the project sets itself; absent in a line that only informs. */
  readonly toHold?: string;
  readonly holds?: boolean;
}

export interface Figure {
  readonly name: string;
  /** How it is measured, and against what, for the readers of the results. */
  readonly how: string;
  readonly measure: (browser: BenchBrowser) => Promise<readonly Row[]>;
}

/** The pages with the modals that are compared: each shows the same form for the same payment. */
export const subjects = ['portal-payment', 'hand-written', 'web-awesome', 'shoelace'] as const;

export type Subject = (typeof subjects)[number];

/** The libraries among them, as the results call them. */
export const peers = { 'web-awesome': 'Web Awesome', shoelace: 'Shoelace' } as const;

export const milliseconds = (value: number): string => `${value.toFixed(1)} ms`;

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
