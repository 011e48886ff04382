import { html, type TemplateResult } from 'lit';
import { breakable } from './breakable.ts';

export interface SummaryLine {
  readonly term: string;
  readonly description: unknown;
  readonly isTotal?: boolean;
}

/** A list of terms and values. `sums` is a list of amounts only. */
export function summaryLines(lines: readonly SummaryLine[], kind: 'sums' | '' = ''): TemplateResult {
  return html`<dl class="lines ${kind}">
    ${lines.map(
      ({ term, description, isTotal = false }) =>
        html`<div class=${isTotal ? 'total' : ''}>
          <dt>${term}</dt>
          <dd>${typeof description === 'string' ? breakable(description) : description}</dd>
        </div>`,
    )}
  </dl>`;
}
