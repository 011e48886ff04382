import { html, type TemplateResult } from 'lit';

/** How the lines of a ledger are shown. */
export interface LedgerView<Entry> {
  readonly head: readonly string[];
  /** The columns, counted from 0, that hold amounts. */
  readonly numeric: readonly number[];
  readonly row: (entry: Entry) => readonly unknown[];
}

/** Stands in a cell that has nothing. */
export const none = '–';

export function resultTag(code: string): TemplateResult {
  return html`<span class="tag tone-${code === 'Success' ? 'good' : 'bad'}">${code}</span>`;
}

/** `2026-11-21 21:05:09 EST` */
export function momentText(entry: { readonly transactedAt: string; readonly timeZone: string }): string {
  return `${entry.transactedAt.replace('T', ' ')} ${entry.timeZone}`;
}
