import { html, nothing, type TemplateResult } from 'lit';
import { errorLine } from './error-line.ts';

export interface RadioOption<Value> {
  readonly value: Value;
  readonly label: string;
  readonly aside?: string | undefined;
  /** Shown below the option. */
  readonly details?: TemplateResult | undefined;
}

export interface RadioGroup<Value> {
  /** Also the id of the first radio button, so that an error leads there. */
  readonly name: string;
  readonly legend: string;
  readonly options: readonly RadioOption<Value>[];
  readonly chosen: Value;
  readonly onChoose: (value: Value) => void;
  readonly error?: string | undefined;
  readonly inline?: boolean;
}

export function radioGroup<Value>(group: RadioGroup<Value>): TemplateResult {
  const { name, error } = group;
  return html`<fieldset
    class="choices ${group.inline ? 'inline' : ''}"
    role="radiogroup"
    aria-required="true"
    aria-describedby=${error ? `${name}-error` : nothing}
    aria-invalid=${error ? 'true' : nothing}
  >
    <legend>${group.legend}</legend>
    ${error ? errorLine(name, error) : nothing}
    <div class="options">
      ${group.options.map(
        ({ value, label, aside, details }, index) =>
          html`<label class="choice">
              <input
                id=${index === 0 ? name : nothing}
                type="radio"
                name=${name}
                .checked=${group.chosen === value}
                @change=${() => group.chosen === value || group.onChoose(value)}
              />
              <span class="text">
                <span>${label}</span>
                ${aside ? html`<span class="value">${aside}</span>` : nothing}
              </span>
            </label>
            ${details ?? nothing}`,
      )}
    </div>
  </fieldset>`;
}
