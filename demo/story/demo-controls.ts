import { html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { property } from 'lit/decorators.js';
import { PageElement } from '../parts/page-element.ts';
import { methodOf, type ModalKind } from '../stories/modal-kind.ts';
import { givenTexts, withText, type FieldPath, type OptionTexts } from '../stories/option-texts.ts';
import type { StoryValues } from '../stories/story-values.ts';
import { optionControls, select } from './option-controls.ts';
import { pageSettings, sandboxSettings, type Setting } from './settings.ts';

/**
 * Everything of a story that can be changed: the page, the sandbox and the options.
 *
 * @fires {CustomEvent<StoryValues>} demo-change - The new values.
 * @fires demo-reset - The story's own values are wanted back.
 */
export class DemoControls extends PageElement {
  @property({ attribute: false }) modal!: ModalKind;

  @property({ attribute: false }) values!: StoryValues;

  /** The options that the story began with. Typing does not open or close the objects among them. */
  #first: OptionTexts = {};

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has('modal')) this.#first = givenTexts(this.modal.options, this.values.options, '');
  }

  protected override render(): TemplateResult {
    const { modal, values } = this;
    const settings = (title: string, fields: readonly Setting[]) =>
      fieldset(
        title,
        fields.map((field) => this.#renderSetting(field)),
      );
    return html`<details class="panel" ?open=${isWide()}>
      <summary><h2>Controls</h2></summary>
      <form class="controls" autocomplete="off" @submit=${(event: Event) => event.preventDefault()}>
        <div class="row-head">
          <p class="hint">Changes apply the next time the modal is opened.</p>
          <button type="button" @click=${() => this.dispatchEvent(new Event('demo-reset'))}>Reset</button>
        </div>
        ${settings('Page', pageSettings(modal))} ${settings('Sandbox', sandboxSettings(modal, values))}
        ${this.#renderOptions()}
      </form>
    </details>`;
  }

  #renderOptions(): TemplateResult | typeof nothing {
    const { modal, values } = this;
    const controls = optionControls({
      table: modal.options,
      texts: values.options,
      method: methodOf(modal, values),
      path: [],
      except: modal.sessionOption,
      isOpen: (path) => isGiven(this.#first, path),
      onInput: (path, text) => this.#change({ options: withText(values.options, path, text) }),
    });
    return controls.length === 0 ? nothing : fieldset('Options', controls);
  }

  #renderSetting({ name, label, hint, choices }: Setting): TemplateResult {
    return html`<div class="control">
      <label for="setting-${name}">${label}</label>
      ${select({
        id: `setting-${name}`,
        hint: hint && `hint-${name}`,
        choices,
        chosen: this.values[name],
        onInput: (value) => this.#change({ [name]: value }),
      })}
      ${hint ? html`<p class="hint" id="hint-${name}">${hint}</p>` : nothing}
    </div>`;
  }

  #change(change: Partial<StoryValues>): void {
    this.dispatchEvent(new CustomEvent('demo-change', { detail: { ...this.values, ...change } }));
  }
}

function fieldset(title: string, controls: readonly TemplateResult[]): TemplateResult {
  return html`<fieldset>
    <legend>${title}</legend>
    ${controls}
  </fieldset>`;
}

function isGiven(texts: OptionTexts, [name = '', ...rest]: FieldPath): boolean {
  const found = texts[name];
  if (found === undefined) return false;
  return rest.length === 0 || (typeof found === 'object' && isGiven(found, rest));
}

/** On a narrow page, open controls would push the rest out of sight. */
function isWide(): boolean {
  return matchMedia('(min-width: 76rem)').matches;
}

customElements.define('demo-controls', DemoControls);
