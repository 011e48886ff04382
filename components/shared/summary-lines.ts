import { html, nothing, type TemplateResult } from 'lit';
import type { SharedMessageKey } from '../../src/messages/shared.en.ts';
import { breakable } from './breakable.ts';
import type { Texts } from './texts.ts';

export interface SummaryLine {
  readonly term: string;
  readonly description: unknown;
  readonly isTotal?: boolean;
  /** Goes back to where it was entered. */
  readonly change?: { readonly label: string; readonly onClick: () => void } | undefined;
}

/** Makes the links back to the fields of a form; none without a field or a way back. */
export function changeLinks({ t }: Pick<Texts<SharedMessageKey>, 't'>, onChange?: (field: string) => void) {
  return (field: string | false | undefined): SummaryLine['change'] =>
    onChange && field ? { label: t('change'), onClick: () => onChange(field) } : undefined;
}

/** A list of terms and values. `sums` is a list of amounts only. */
export function summaryLines(lines: readonly SummaryLine[], kind: 'sums' | '' = ''): TemplateResult {
  return html`<dl class="lines ${kind}">
    ${lines.map(
      ({ term, description, isTotal = false, change }) =>
        html`<div class=${isTotal ? 'total' : ''}>
          <dt>${term}</dt>
          <dd>${typeof description === 'string' ? breakable(description) : description}</dd>
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
