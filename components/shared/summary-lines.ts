import { html, type TemplateResult } from 'lit';

export interface SummaryLine {
  readonly term: string;
  readonly description: string;
  /** Set off from the lines above, as a sum is. */
  readonly isTotal?: boolean;
}

/** A list of terms and their values, line by line. */
export function summaryLines(lines: readonly SummaryLine[]): TemplateResult {
  // With a sum at their end they are amounts.
  return html`<dl class="lines ${lines.at(-1)?.isTotal ? 'sums' : ''}">
    ${lines.map(
      ({ term, description, isTotal = false }) =>
        html`<div class=${isTotal ? 'total' : ''}>
          <dt>${term}</dt>
          <dd>${description}</dd>
        </div>`,
    )}
  </dl>`;
}
