import type { BenchBrowser } from './measuring/bench-browser.ts';

export interface Row {
  readonly what: string;
  readonly ours: string;
  readonly reference: string;
  /** Our value divided by the reference's; absent if a ratio has no meaning. */
  readonly ratio?: number;
  /** The project's limit; absent in a line that only informs. */
  readonly toHold?: string;
  readonly holds?: boolean;
}

export interface Figure {
  readonly name: string;
  readonly how: string;
  readonly measure: (browser: BenchBrowser) => Promise<readonly Row[]>;
}

/** The compared pages. Each shows the same form for the same payment. */
export const subjects = ['portal-payment', 'hand-written', 'web-awesome', 'shoelace'] as const;

export type Subject = (typeof subjects)[number];

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
