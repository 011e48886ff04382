import { html, nothing, type TemplateResult } from 'lit';
import { live } from 'lit/directives/live.js';
import type { OptionRule } from '../../src/options/option-table.ts';
import { prose } from '../parts/prose.ts';
import {
  isHeeded,
  objectOf,
  textOf,
  type FieldPath,
  type FieldTable,
  type OptionTexts,
} from '../stories/option-texts.ts';

export interface OptionControls {
  readonly table: FieldTable;
  readonly texts: OptionTexts;
  readonly method: string;
  /** The objects around these options; empty for the options themselves. */
  readonly path: FieldPath;
  /** An option that has its control elsewhere. */
  readonly except: string;
  /** True if the fields of an object are open at first. */
  readonly isOpen: (path: FieldPath) => boolean;
  readonly onInput: (path: FieldPath, text: string) => void;
}

/** A control for each option of a table. An object is a group of controls. */
export function optionControls(controls: OptionControls): readonly TemplateResult[] {
  const { table, texts, method, path, except, onInput } = controls;
  return Object.entries(table.fields)
    .filter(([name, rule]) => name !== except && isHeeded(rule, method))
    .map(([name, rule]) => {
      const note = table.notes[name] ?? '';
      const object = table.objects?.[name];
      const inner = [...path, name];
      if (object) return objectControl({ ...controls, table: object, texts: objectOf(texts, name), path: inner }, note);
      const isRequired = rule.requiredBy?.includes(method) ?? false;
      const option = { name, id: inner.join('-'), rule, isRequired, text: textOf(texts, name) };
      return optionControl({ ...option, onInput: (text) => onInput(inner, text) }, note);
    });
}

function objectControl(controls: OptionControls, note: string): TemplateResult {
  const name = controls.path.at(-1);
  return html`<details class="option-group" ?open=${controls.isOpen(controls.path)}>
    <summary><code>${name}</code></summary>
    <div class="option-group-fields" role="group" aria-label=${name}>
      <p class="hint">${prose(note)}</p>
      ${optionControls(controls)}
    </div>
  </details>`;
}

interface Option {
  readonly name: string;
  readonly id: string;
  readonly rule: OptionRule;
  readonly isRequired: boolean;
  /** Empty if the option is not given. */
  readonly text: string;
  readonly onInput: (text: string) => void;
}

function optionControl(option: Option, note: string): TemplateResult {
  const { name, id, rule, isRequired } = option;
  const label = html`<label for="option-${id}"
    ><code>${name}</code> ${isRequired ? html`<span class="hint">required</span>` : nothing}</label
  >`;
  return html`<div class="control">
    ${rule.kind === 'boolean' ? checkbox(option) : [label, rule.values ? choice(option, rule.values) : textInput(option)]}
    <p class="hint" id="hint-${id}">${prose(note)}</p>
  </div>`;
}

function textInput({ id, rule, text, onInput }: Option): TemplateResult {
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

/** A value that is not in the list is offered too: a story can begin with one. */
function choice({ id, rule, text, onInput }: Option, values: readonly string[]): TemplateResult {
  const absent = rule.fallback === undefined ? '(not given)' : `(not given: ${String(rule.fallback)})`;
  const choices: (readonly [string, string])[] = [['', absent], ...values.map((value) => [value, value] as const)];
  if (text !== '' && !values.includes(text)) choices.push([text, foreign(rule, text)]);
  return select({ id: `option-${id}`, hint: `hint-${id}`, choices, chosen: text, onInput });
}

function foreign(rule: OptionRule, text: string): string {
  const reading = rule.read(text);
  return 'problem' in reading ? `${text} (not allowed)` : `${text} (${String(reading.value)})`;
}

/** The default is left out of the options. */
function checkbox({ name, id, rule, text, onInput }: Option): TemplateResult {
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

export interface Select {
  readonly id: string;
  /** The id of its hint. */
  readonly hint: string | undefined;
  /** The values, each with its label. */
  readonly choices: readonly (readonly [value: string, label: string])[];
  readonly chosen: string | undefined;
  readonly onInput: (value: string) => void;
}

export function select({ id, hint, choices, chosen, onInput }: Select): TemplateResult {
  return html`<select
    id=${id}
    aria-describedby=${hint ?? nothing}
    @change=${(event: Event) => onInput((event.target as HTMLSelectElement).value)}
  >
    ${choices.map(
      ([value, label]) => html`<option value=${value} .selected=${live(value === chosen)}>${label}</option>`,
    )}
  </select>`;
}
