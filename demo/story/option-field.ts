import { html, nothing, type TemplateResult } from 'lit';
import { live } from 'lit/directives/live.js';
import type { OptionRule } from '../../src/options/option-table.ts';
import { prose } from '../parts/prose.ts';

export interface OptionField {
  readonly name: string;
  /** Tells it from fields of the same name in other objects. */
  readonly id: string;
  readonly rule: OptionRule;
  /** A sentence on the option. */
  readonly note: string | undefined;
  readonly isRequired: boolean;
  /** Empty where the option is not given. */
  readonly text: string;
  readonly onInput: (text: string) => void;
}

/** A control for one option, made from its line in the table. */
export function optionField(field: OptionField): TemplateResult {
  const { id, rule, note = '' } = field;
  return html`<div class="control">
    ${rule.kind === 'boolean' ? checkbox(field) : labelled(field)}
    <p class="hint" id="hint-${id}">${prose(note)}</p>
  </div>`;
}

function labelled(field: OptionField): TemplateResult {
  const { name, id, rule, isRequired } = field;
  return html`<label for="option-${id}">
      <code>${name}</code> ${isRequired ? html`<span class="required">required</span>` : nothing}
    </label>
    ${rule.values ? choice(field, rule.values) : textInput(field)}`;
}

function textInput({ id, rule, text, onInput }: OptionField): TemplateResult {
  return html`<input
    id="option-${id}"
    type="text"
    inputmode=${rule.kind === 'amount' ? 'decimal' : nothing}
    autocomplete="off"
    spellcheck="false"
    aria-describedby="hint-${id}"
    .value=${live(text)}
    @input=${(event: Event) => onInput((event.target as HTMLInputElement).value)}
  />`;
}

/** A story may give a value that is none of the words, be it a number that stands for one: it is offered as well. */
function choice({ id, rule, text, onInput }: OptionField, values: readonly string[]): TemplateResult {
  const isForeign = text !== '' && !values.includes(text);
  const absent = rule.fallback === undefined ? '(not given)' : `(not given: ${String(rule.fallback)})`;
  return html`<select
    id="option-${id}"
    aria-describedby="hint-${id}"
    @change=${(event: Event) => onInput((event.target as HTMLSelectElement).value)}
  >
    <option value="" .selected=${live(text === '')}>${absent}</option>
    ${values.map((value) => html`<option value=${value} .selected=${live(text === value)}>${value}</option>`)}
    ${isForeign ? html`<option value=${text} .selected=${live(true)}>${foreign(rule, text)}</option>` : nothing}
  </select>`;
}

function foreign(rule: OptionRule, text: string): string {
  const reading = rule.read(text);
  return 'problem' in reading ? `${text} (not allowed)` : `${text} (${String(reading.value)})`;
}

/** Checked as the option says, else as its default does; what the default says anyway is not given. */
function checkbox({ name, id, rule, text, onInput }: OptionField): TemplateResult {
  const fallback = String(rule.fallback ?? false);
  const onChange = (event: Event) => {
    const value = String((event.target as HTMLInputElement).checked);
    onInput(value === fallback ? '' : value);
  };
  return html`<label class="check">
    <input
      type="checkbox"
      aria-describedby="hint-${id}"
      .checked=${live((text || fallback).toLowerCase() === 'true')}
      @change=${onChange}
    />
    <code>${name}</code>
  </label>`;
}
