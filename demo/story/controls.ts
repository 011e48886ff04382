import { html, nothing, type TemplateResult } from 'lit';
import { live } from 'lit/directives/live.js';
import type { OptionRule } from '../../src/options/option-table.ts';
import { prose } from '../parts/prose.ts';
import { methodOf, type ModalKind } from '../stories/modal-kind.ts';
import { isRead, objectOf, textOf, withText, type FieldTable, type OptionTexts } from '../stories/option-texts.ts';
import type { StoryValues } from '../stories/story-values.ts';
import { pageSettings, sandboxSettings, type Setting } from './settings.ts';

export interface Controls {
  readonly modal: ModalKind;
  readonly values: StoryValues;
  /** The options that the story began with. Typing does not open or close the objects among them. */
  readonly first: OptionTexts;
  readonly onChange: (change: Partial<StoryValues>) => void;
  readonly onReset: () => void;
}

export function controlsPanel({ modal, values, first, onChange, onReset }: Controls): TemplateResult {
  const group = (title: string, settings: readonly Setting[]) =>
    fieldset(
      title,
      settings.map(({ name, label, hint = '', choices }) => {
        const onInput = (value: string) => onChange({ [name]: value });
        const field = { id: `setting-${name}`, label, hint, text: values[name] ?? '', onInput };
        return select(field, Object.entries(choices));
      }),
    );

  function optionControls(table: FieldTable, path: readonly string[]): readonly TemplateResult[] {
    const method = methodOf(modal, values);
    const textsAt = (all: OptionTexts) => path.reduce(objectOf, all);
    return Object.entries(table.fields)
      .filter(([name, rule]) => name !== modal.sessionOption && isRead(rule, method))
      .map(([name, rule]) => {
        const own = [...path, name];
        const hint = table.notes[name] ?? '';
        const object = table.objects?.[name];
        if (object) return optionGroup(name, hint, objectOf(textsAt(first), name), optionControls(object, own));
        const isRequired = rule.requiredBy?.includes(method) ?? false;
        const label = html`<code>${name}</code> ${isRequired ? html`<span class="hint">required</span>` : nothing}`;
        const onInput = (text: string) => onChange({ options: withText(values.options, own, text) });
        const text = textOf(textsAt(values.options), name);
        return optionControl({ id: ['option', ...own].join('-'), label, hint, text, onInput }, rule);
      });
  }

  const options = optionControls(modal.options, []);
  // On a narrow page, open controls would push the rest out of sight.
  return html`<details class="panel controls-panel" ?open=${matchMedia('(min-width: 76rem)').matches}>
    <summary><h2>Controls</h2></summary>
    <form class="controls" autocomplete="off" @submit=${(event: Event) => event.preventDefault()}>
      <div class="row-head">
        <p class="hint">Changes apply the next time the modal is opened.</p>
        <button type="button" @click=${onReset}>Reset</button>
      </div>
      ${group('Page', pageSettings(modal))} ${group('Sandbox', sandboxSettings(modal, values))}
      ${options.length === 0 ? nothing : fieldset('Options', options)}
    </form>
  </details>`;
}

function fieldset(title: string, controls: readonly TemplateResult[]): TemplateResult {
  return html`<fieldset>
    <legend>${title}</legend>
    ${controls}
  </fieldset>`;
}

function optionGroup(name: string, hint: string, first: OptionTexts, inner: readonly TemplateResult[]): TemplateResult {
  return html`<details class="option-group" ?open=${Object.keys(first).length > 0}>
    <summary><code>${name}</code></summary>
    <div class="option-group-fields" role="group" aria-label=${name}>
      <p class="hint">${prose(hint)}</p>
      ${inner}
    </div>
  </details>`;
}

interface Field {
  readonly id: string;
  readonly label: unknown;
  readonly hint: string;
  /** Empty if an option is not given. */
  readonly text: string;
  readonly onInput: (text: string) => void;
}

function control({ id, label, hint }: Pick<Field, 'id' | 'label' | 'hint'>, field: TemplateResult): TemplateResult {
  return html`<div class="control">
    ${label ? html`<label for=${id}>${label}</label>` : nothing} ${field}
    ${hint ? html`<p class="hint" id="${id}-hint">${prose(hint)}</p>` : nothing}
  </div>`;
}

function optionControl(field: Field, rule: OptionRule): TemplateResult {
  if (rule.kind === 'boolean') return checkbox(field, String(rule.fallback ?? false));
  if (rule.values) return select(field, choicesOf(rule, rule.values, field.text));
  const { id, text, onInput } = field;
  const input = html`<input
    id=${id}
    type="text"
    inputmode=${rule.kind === 'amount' ? 'decimal' : nothing}
    autocomplete="off"
    spellcheck="false"
    aria-describedby="${id}-hint"
    .value=${live(text)}
    @input=${(event: Event) => onInput((event.target as HTMLInputElement).value)}
  />`;
  return control(field, input);
}

type Choices = readonly (readonly [value: string, label: string])[];

/** A value that is not in the list is offered too: a story can begin with one. */
function choicesOf(rule: OptionRule, values: readonly string[], text: string): Choices {
  const absent = rule.fallback === undefined ? '(not given)' : `(not given: ${String(rule.fallback)})`;
  const listed: Choices = [['', absent], ...values.map((value) => [value, value] as const)];
  if (text === '' || values.includes(text)) return listed;
  const reading = rule.read(text);
  return [...listed, [text, `${text} (${'problem' in reading ? 'not allowed' : String(reading.value)})`]];
}

/** The default is left out of the options. */
function checkbox({ id, label, hint, text, onInput }: Field, fallback: string): TemplateResult {
  const onChange = (event: Event) => {
    const value = String((event.target as HTMLInputElement).checked);
    onInput(value === fallback ? '' : value);
  };
  const box = html`<label class="check">
    <input
      type="checkbox"
      aria-describedby="${id}-hint"
      .checked=${live((text || fallback).toLowerCase() === 'true')}
      @change=${onChange}
    />
    ${label}
  </label>`;
  return control({ id, label: '', hint }, box);
}

function select(field: Field, choices: Choices): TemplateResult {
  const { id, hint, text, onInput } = field;
  const list = html`<select
    id=${id}
    aria-describedby=${hint ? `${id}-hint` : nothing}
    @change=${(event: Event) => onInput((event.target as HTMLSelectElement).value)}
  >
    ${choices.map(([value, label]) => html`<option value=${value} .selected=${live(value === text)}>${label}</option>`)}
  </select>`;
  return control(field, list);
}
