import { html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { property } from 'lit/decorators.js';
import { live } from 'lit/directives/live.js';
import { PageElement } from '../parts/page-element.ts';
import { methodOf, type ModalKind } from '../stories/modal-kind.ts';
import { givenTexts, withText, type FieldPath, type OptionTexts } from '../stories/option-texts.ts';
import type { StoryValues } from '../stories/story-values.ts';
import { optionFields } from './option-fields.ts';
import { pageFields, sandboxFields, type SettingField } from './setting-fields.ts';

/**
 * Everything of a story that can be changed: the page, the sandbox, and the options, whose controls come from their
 * table.
 *
 * @fires {CustomEvent<StoryValues>} demo-change - The values as they are from now on.
 * @fires demo-reset - The story's own values are wanted back.
 */
export class DemoControls extends PageElement {
  @property({ attribute: false }) modal: ModalKind | undefined;

  @property({ attribute: false }) values: StoryValues | undefined;

  /** The values that the story began with: they say which objects are in view, and typing does not change that. */
  #first: OptionTexts = {};

  protected override willUpdate(changed: PropertyValues<this>): void {
    const { modal, values } = this;
    if (changed.has('modal') && modal && values) this.#first = givenTexts(modal.options, values.options, '');
  }

  protected override render(): TemplateResult | typeof nothing {
    const { modal, values } = this;
    if (!modal || !values) return nothing;
    return html`<details class="panel" ?open=${isWide()}>
      <summary><h2>Controls</h2></summary>
      <form class="controls" autocomplete="off" @submit=${(event: Event) => event.preventDefault()}>
        <div class="controls-head">
          <p class="hint">Changes apply the next time the modal is opened.</p>
          <button type="button" @click=${() => this.dispatchEvent(new Event('demo-reset'))}>Reset</button>
        </div>
        <fieldset>
          <legend>Page</legend>
          ${pageFields(modal).map((field) => this.#renderSetting(field, values))}
        </fieldset>
        <fieldset>
          <legend>Sandbox</legend>
          ${sandboxFields(modal, values).map((field) => this.#renderSetting(field, values))}
        </fieldset>
        ${this.#renderOptions(modal, values)}
      </form>
    </details>`;
  }

  #renderOptions(modal: ModalKind, values: StoryValues): TemplateResult | typeof nothing {
    const fields = optionFields({
      table: modal.options,
      texts: values.options,
      method: methodOf(modal, values),
      path: [],
      // The session has its control above.
      except: modal.sessionOption,
      isOpen: (path) => isGiven(this.#first, path),
      onInput: (path, text) => this.#change({ options: withText(values.options, path, text) }),
    });
    if (fields.length === 0) return nothing;
    return html`<fieldset>
      <legend>Options</legend>
      ${fields}
    </fieldset>`;
  }

  #renderSetting({ name, label, hint, choices }: SettingField, values: StoryValues): TemplateResult {
    const onChange = (event: Event) => this.#change({ [name]: (event.target as HTMLSelectElement).value });
    return html`<div class="control">
      <label for="setting-${name}">${label}</label>
      <select id="setting-${name}" aria-describedby=${hint ? `hint-${name}` : nothing} @change=${onChange}>
        ${choices.map(
          ([value, text]) => html`<option value=${value} .selected=${live(values[name] === value)}>${text}</option>`,
        )}
      </select>
      ${hint ? html`<p class="hint" id="hint-${name}">${hint}</p>` : nothing}
    </div>`;
  }

  #change(change: Partial<StoryValues>): void {
    if (!this.values) return;
    this.dispatchEvent(new CustomEvent('demo-change', { detail: { ...this.values, ...change } }));
  }
}

function isGiven(texts: OptionTexts, [name = '', ...rest]: FieldPath): boolean {
  const found = texts[name];
  if (found === undefined) return false;
  return rest.length === 0 || (typeof found === 'object' && isGiven(found, rest));
}

/** Where the controls do not stand beside the rest, they would push it out of sight. */
function isWide(): boolean {
  return matchMedia('(min-width: 76rem)').matches;
}

customElements.define('demo-controls', DemoControls);

declare global {
  interface HTMLElementTagNameMap {
    'demo-controls': DemoControls;
  }
}
