import { html, nothing, type TemplateResult } from 'lit';
import { errorLine } from './error-line.ts';

/** May change a typed text. Not called while an input method composes one, which has to stay as it is. */
export type Reformat = (input: HTMLInputElement, event: InputEvent, field: TextField) => void;

export interface TextField {
  readonly name: string;
  /** The accessible name; people's tests find the input by it. */
  readonly label: string;
  readonly read: () => string;
  readonly onInput: (text: string) => void;
  readonly onLeave?: () => void;
  readonly hint?: string | undefined;
  /** An example of the format, for a label that needs no hint. */
  readonly placeholder?: string | undefined;
  readonly error?: string | undefined;
  readonly autocomplete?: string;
  readonly inputMode?: 'numeric' | 'decimal' | 'tel' | 'email';
  readonly autocapitalize?: 'words';
  readonly optional?: boolean;
  readonly half?: boolean;
  readonly reformat?: Reformat;
  /** Shown beside the label and read with it, such as the brand of a card. */
  readonly aside?: unknown;
  /** Shown over the input. It has to be hidden from screen readers. */
  readonly decoration?: TemplateResult | undefined;
}

/** A labelled input with its hint and its error, all in one root so that they may refer to each other. */
export function textField(field: TextField): TemplateResult {
  const { name, hint, placeholder, error, aside } = field;
  // Typing hides the placeholder, so the description repeats it. Before that it would be read twice.
  const unseen = field.read() && placeholder;
  const described = [
    error && `${name}-error`,
    hint && `${name}-hint`,
    aside && !error && `${name}-aside`,
    unseen && `${name}-unseen`,
  ]
    .filter(Boolean)
    .join(' ');
  const onInput = (event: InputEvent): void => takeInput(field, event);
  return html`<div class="field ${field.half ? 'half' : ''}">
    <div class="label-line">
      <label class="label" for=${name}>${field.label}</label>
      ${aside ? html`<span class="aside" id="${name}-aside">${aside}</span>` : nothing}
    </div>
    ${hint ? html`<p class="hint" id="${name}-hint">${hint}</p>` : nothing}
    <input
      id=${name}
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
      .value=${field.read()}
      @input=${onInput}
      @change=${onInput}
      @compositionend=${onInput}
      @blur=${(event: FocusEvent) => leave(field, event)}
    />
    ${field.decoration ?? nothing} ${unseen ? html`<span id="${name}-unseen" hidden>${unseen}</span>` : nothing}
    ${error ? errorLine(name, error) : nothing}
  </div>`;
}

/**
 * Checks a field after the press that moves the focus has ended, so that an error does not move the pressed control.
 */
function leave({ onLeave }: TextField, event: FocusEvent): void {
  if (!onLeave) return;
  const root = (event.target as HTMLInputElement).getRootNode() as ShadowRoot;
  // After a touch, too, the focus moves before `mouseup`.
  if (root.querySelector(':active'))
    addEventListener('mouseup', () => setTimeout(onLeave), { once: true, capture: true });
  else onLeave();
}

/** Submits a form, with the values that a tool has set without an event. */
export function submitting(onSubmit: () => void) {
  return (event: Event): void => {
    event.preventDefault();
    const inputs = (event.currentTarget as HTMLFormElement).querySelectorAll('input');
    for (const input of inputs)
      if (input.type !== 'radio' || input.checked) input.dispatchEvent(new CustomEvent('change'));
    onSubmit();
  };
}

function takeInput(field: TextField, event: InputEvent): void {
  const input = event.target as HTMLInputElement;
  // A password manager may be late: what was reviewed must not change any more.
  // The browser's own change event comes after the input, also when a wiped input is removed.
  if (!input.isConnected || (event.type === 'change' && (event.isTrusted || input.value === field.read()))) return;
  if (!event.isComposing) field.reformat?.(input, event, field);
  field.onInput(input.value);
}
