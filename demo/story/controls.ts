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

/** Everything of a story that can be changed: the page, the sandbox and the options. */
export function controlsPanel({ modal, values, first, onChange, onReset }: Controls): TemplateResult {
  const group = (title: string, settings: readonly Setting[]) =>
    fieldset(
      title,
      settings.map((setting) => settingControl(setting, values[setting.name], onChange)),
    );
  const options = optionControls({
    table: modal.options,
    texts: values.options,
    first,
    method: methodOf(modal, values),
    id: 'option',
    except: modal.sessionOption,
    onInput: (path, text) => onChange({ options: withText(values.options, path, text) }),
  });
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

function settingControl(
  { name, label, hint = '', choices }: Setting,
  chosen: string | undefined,
  onChange: Controls['onChange'],
): TemplateResult {
  const id = `setting-${name}`;
  const field = select(id, hint !== '', Object.entries(choices), chosen, (value) => onChange({ [name]: value }));
  return control(id, label, hint, field);
}

/** A labeled field with its hint. */
function control(id: string, label: unknown, hint: string, field: TemplateResult): TemplateResult {
  return html`<div class="control">
    ${label ? html`<label for=${id}>${label}</label>` : nothing} ${field}
    ${hint ? html`<p class="hint" id="${id}-hint">${prose(hint)}</p>` : nothing}
  </div>`;
}

interface OptionControls {
  readonly table: FieldTable;
  readonly texts: OptionTexts;
  readonly first: OptionTexts;
  readonly method: string;
  /** The beginning of the ids. */
  readonly id: string;
  /** An option that has its control elsewhere. */
  readonly except: string;
  readonly onInput: (path: readonly string[], text: string) => void;
}

/** A control for each option of a table. An object is a group of controls. */
function optionControls(controls: OptionControls): readonly TemplateResult[] {
  const { table, texts, first, method, except, onInput } = controls;
  return Object.entries(table.fields)
    .filter(([name, rule]) => name !== except && isRead(rule, method))
    .map(([name, rule]) => {
      const note = table.notes[name] ?? '';
      const id = `${controls.id}-${name}`;
      const object = table.objects?.[name];
      const isRequired = rule.requiredBy?.includes(method) ?? false;
      const option = { name, id, rule, isRequired, note, text: textOf(texts, name) };
      if (!object) return optionControl({ ...option, onInput: (text) => onInput([name], text) });
      const inner = optionControls({
        ...controls,
        ...{ table: object, texts: objectOf(texts, name), first: objectOf(first, name), id },
        onInput: (path, text) => onInput([name, ...path], text),
      });
      return html`<details class="option-group" ?open=${Object.keys(objectOf(first, name)).length > 0}>
        <summary><code>${name}</code></summary>
        <div class="option-group-fields" role="group" aria-label=${name}>
          <p class="hint">${prose(note)}</p>
          ${inner}
        </div>
      </details>`;
    });
}

interface Option {
  readonly name: string;
  readonly id: string;
  readonly rule: OptionRule;
  readonly isRequired: boolean;
  readonly note: string;
  /** Empty if the option is not given. */
  readonly text: string;
  readonly onInput: (text: string) => void;
}

function optionControl(option: Option): TemplateResult {
  const { name, id, rule, isRequired, note, text, onInput } = option;
  if (rule.kind === 'boolean') return control(id, '', note, checkbox(option));
  const label = html`<code>${name}</code> ${isRequired ? html`<span class="hint">required</span>` : nothing}`;
  const field = rule.values ? select(id, true, choicesOf(rule, rule.values, text), text, onInput) : textInput(option);
  return control(id, label, note, field);
}

function textInput({ id, rule, text, onInput }: Option): TemplateResult {
  return html`<input
    id=${id}
    type="text"
    inputmode=${rule.kind === 'amount' ? 'decimal' : nothing}
    autocomplete="off"
    spellcheck="false"
    aria-describedby="${id}-hint"
    .value=${live(text)}
    @input=${(event: Event) => onInput((event.target as HTMLInputElement).value)}
  />`;
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
function checkbox({ name, id, rule, text, onInput }: Option): TemplateResult {
  const fallback = String(rule.fallback ?? false);
  const onChange = (event: Event) => {
    const value = String((event.target as HTMLInputElement).checked);
    onInput(value === fallback ? '' : value);
  };
  return html`<label class="check">
    <input
      type="checkbox"
      aria-describedby="${id}-hint"
      .checked=${live((text || fallback).toLowerCase() === 'true')}
      @change=${onChange}
    />
    <code>${name}</code>
  </label>`;
}

function select(
  id: string,
  hasHint: boolean,
  choices: Choices,
  chosen: string | undefined,
  onInput: (value: string) => void,
): TemplateResult {
  return html`<select
    id=${id}
    aria-describedby=${hasHint ? `${id}-hint` : nothing}
    @change=${(event: Event) => onInput((event.target as HTMLSelectElement).value)}
  >
    ${choices.map(
      ([value, label]) => html`<option value=${value} .selected=${live(value === chosen)}>${label}</option>`,
    )}
  </select>`;
}
