import { html, nothing, type TemplateResult } from 'lit';
import { live } from 'lit/directives/live.js';
import type { OptionRule } from '../../src/options/option-table.ts';

export interface OptionField {
  readonly name: string;
  readonly rule: OptionRule;
  /** What the option is for. */
  readonly note: string | undefined;
  readonly method: string;
  /** Empty where the option is not given. */
  readonly text: string;
  readonly onInput: (text: string) => void;
}

/** A control for one option, made from its line in the table. */
export function optionField(field: OptionField): TemplateResult {
  const { name, rule, method } = field;
  const isRequired = rule.requiredBy?.includes(method) ?? false;
  return html`<div class="control">
    ${rule.kind === 'boolean' ? checkbox(field) : labelled(field, isRequired)}
    <p class="hint" id="hint-${name}">${field.note}</p>
  </div>`;
}

function labelled(field: OptionField, isRequired: boolean): TemplateResult {
  const { name, rule } = field;
  return html`<label for="option-${name}">
      <code>${name}</code> ${isRequired ? html`<span class="required">required</span>` : nothing}
    </label>
    ${rule.values ? choice(field, rule.values) : textInput(field)}`;
}

function textInput({ name, rule, text, onInput }: OptionField): TemplateResult {
  return html`<input
    id="option-${name}"
    type="text"
    inputmode=${rule.kind === 'amount' ? 'decimal' : nothing}
    autocomplete="off"
    spellcheck="false"
    aria-describedby="hint-${name}"
    .value=${live(text)}
    @input=${(event: Event) => onInput((event.target as HTMLInputElement).value)}
  />`;
}

/** A story may give a value that is none of the allowed ones: it is offered as well. */
function choice({ name, rule, text, onInput }: OptionField, values: readonly string[]): TemplateResult {
  const isForeign = text !== '' && !values.includes(text);
  const absent = rule.fallback === undefined ? '(not given)' : `(not given: ${String(rule.fallback)})`;
  return html`<select
    id="option-${name}"
    aria-describedby="hint-${name}"
    @change=${(event: Event) => onInput((event.target as HTMLSelectElement).value)}
  >
    <option value="" .selected=${live(text === '')}>${absent}</option>
    ${values.map((value) => html`<option value=${value} .selected=${live(text === value)}>${value}</option>`)}
    ${isForeign ? html`<option value=${text} .selected=${live(true)}>${text} (not allowed)</option>` : nothing}
  </select>`;
}

/** Checked as the option says, else as its default does; what the default says anyway is not given. */
function checkbox({ name, rule, text, onInput }: OptionField): TemplateResult {
  const fallback = String(rule.fallback ?? false);
  const onChange = (event: Event) => {
    const value = String((event.target as HTMLInputElement).checked);
    onInput(value === fallback ? '' : value);
  };
  return html`<label class="check">
    <input
      type="checkbox"
      aria-describedby="hint-${name}"
      .checked=${live((text || fallback) === 'true')}
      @change=${onChange}
    />
    <code>${name}</code>
  </label>`;
}
