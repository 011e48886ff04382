import { html, type TemplateResult } from 'lit';
import { live } from 'lit/directives/live.js';

export interface SwitchGroup {
  readonly name: string;
  readonly legend: string;
  /** The values, each with its label. */
  readonly choices: readonly (readonly [value: string, label: string])[];
  readonly chosen: string;
  readonly onChoose: (value: string) => void;
}

/** A few choices side by side, of which one holds. */
export function switchGroup({ name, legend, choices, chosen, onChoose }: SwitchGroup): TemplateResult {
  return html`<fieldset class="switch-group">
    <legend>${legend}</legend>
    <div class="switch-choices">
      ${choices.map(
        ([value, label]) =>
          html`<label class="switch">
            <input
              type="radio"
              name=${name}
              value=${value}
              .checked=${live(value === chosen)}
              @change=${() => onChoose(value)}
            />
            <span>${label}</span>
          </label>`,
      )}
    </div>
  </fieldset>`;
}
