import { html, nothing, type TemplateResult } from 'lit';
import '../parts/demo-copy.ts';
import type { Typed } from '../stories/story.ts';

/** Texts to type, each with a button to copy it: while the modal is open nothing else on the page can be reached. */
export function typedList(typed: readonly Typed[]): TemplateResult {
  return html`<ul class="typed">
    ${typed.map(
      ({ label, value, note }) =>
        html`<li>
          <span class="typed-label">${label}</span>
          <span class="typed-value">${value}</span>
          <demo-copy text=${value} what="${label}, ${value}"></demo-copy>
          ${note ? html`<span class="typed-note">${note}</span>` : nothing}
        </li>`,
    )}
  </ul>`;
}
