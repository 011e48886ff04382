import type { TemplateResult } from 'lit';
import { breakable, html, nothing } from './base.ts';

export interface SummaryLine {
  readonly term: string;
  readonly description: unknown;
  readonly isTotal?: boolean;
  /** Goes back to the field. */
  readonly change?: { readonly label: string; readonly onClick: () => void } | undefined;
}

/** A list of terms and values. `sums` is a list of amounts only. */
export function summaryLines(lines: readonly SummaryLine[], kind: 'sums' | '' = ''): TemplateResult {
  return html`<dl class="lines ${kind}">
    ${lines.map(
      ({ term, description, isTotal = false, change }) =>
        html`<div class=${isTotal ? 'total' : ''}>
          <dt>${term}</dt>
          <dd>${typeof description === 'string' ? breakable(description, 20) : description}</dd>
          ${
            change
              ? html`<dd class="change unprinted">
                  <button type="button" aria-label="${change.label}: ${term}" @click=${change.onClick}>
                    ${change.label}
                  </button>
                </dd>`
              : nothing
          }
        </div>`,
    )}
  </dl>`;
}
