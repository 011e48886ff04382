import { html, nothing, type TemplateResult } from 'lit';
import { live } from 'lit/directives/live.js';
import type { Formatter } from '../../src/fields/typing.ts';
import { errorLine } from './error-line.ts';
import { recordStep, undoOrRedo } from './undo.ts';

export interface TextField {
  readonly name: string;
  /** The accessible name; people's tests find the input by it. */
  readonly label: string;
  readonly read: () => string;
  readonly onInput: (text: string) => void;
  readonly hint?: string | undefined;
  /** The form of what is typed, where the label says all that has to be known. */
  readonly placeholder?: string | undefined;
  readonly error?: string | undefined;
  readonly autocomplete?: string;
  readonly inputMode?: 'numeric' | 'decimal' | 'tel' | 'email';
  readonly autocapitalize?: 'words';
  readonly optional?: boolean;
  readonly half?: boolean;
  readonly format?: Formatter;
  readonly aside?: string | undefined;
  readonly sign?: string;
  /** Shown inside the input, at its end: what the aside says as a picture. */
  readonly mark?: unknown;
}

/** A labelled input with its hint and its error, all in one root so that they may refer to each other. */
export function textField(field: TextField): TemplateResult {
  const { name, hint, placeholder, error, aside } = field;
  // What a placeholder says is gone as soon as anything is typed. Before that it would be read twice.
  const form = placeholder && field.read() ? `${name}-form` : undefined;
  const described = [error && `${name}-error`, hint && `${name}-hint`, aside && `${name}-aside`, form]
    .filter(Boolean)
    .join(' ');
  return html`<div class="field ${field.half ? 'half' : ''}">
    <div class="label-line">
      <label class="label" for=${name}>${field.label}</label>
      ${aside ? html`<span class="aside" id="${name}-aside">${aside}</span>` : nothing}
    </div>
    ${hint ? html`<p class="hint" id="${name}-hint">${hint}</p>` : nothing} ${error ? errorLine(name, error) : nothing}
    <input
      id=${name}
      class=${field.inputMode ? 'numeric' : ''}
      part="input"
      type="text"
      dir=${field.inputMode ? 'ltr' : 'auto'}
      inputmode=${field.inputMode ?? nothing}
      autocomplete=${field.autocomplete ?? 'off'}
      autocapitalize=${field.autocapitalize ?? 'off'}
      autocorrect="off"
      spellcheck="false"
      placeholder=${placeholder ?? nothing}
      aria-required=${field.optional ? nothing : 'true'}
      aria-invalid=${error ? 'true' : nothing}
      aria-describedby=${described || nothing}
      .value=${live(field.read())}
      @input=${(event: InputEvent) => takeInput(field, event)}
      @keydown=${
        field.format
          ? (event: KeyboardEvent) => {
              if (undoOrRedo(event)) field.onInput((event.target as HTMLInputElement).value);
            }
          : nothing
      }
    />
    ${field.sign ? html`<span class="sign" aria-hidden="true">${field.sign}</span>` : nothing}
    ${field.mark ? html`<span class="mark" aria-hidden="true">${field.mark}</span>` : nothing}
    ${placeholder ? html`<span id="${name}-form" hidden>${placeholder}</span>` : nothing}
  </div>`;
}

function takeInput({ read, format, onInput }: TextField, event: InputEvent): void {
  const input = event.target as HTMLInputElement;
  // A password manager may be late: what was reviewed must not change any more.
  if (!input.isConnected) return;
  if (format) {
    const typed = { text: input.value, caret: input.selectionStart ?? input.value.length };
    const { text, caret } = format(typed, { inputType: event.inputType ?? '', before: read() });
    recordStep(input, read(), { text, caret });
    if (text !== typed.text) {
      input.value = text;
      input.setSelectionRange(caret, caret);
    }
  }
  onInput(input.value);
}
