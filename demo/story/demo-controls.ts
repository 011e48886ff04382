import { html, nothing, type TemplateResult } from 'lit';
import { property } from 'lit/decorators.js';
import { live } from 'lit/directives/live.js';
import { PageElement } from '../parts/page-element.ts';
import type { ModalKind, StoryValues } from '../stories/story.ts';
import { optionField } from './option-field.ts';
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

  protected override render(): TemplateResult | typeof nothing {
    const { modal, values } = this;
    if (!modal || !values) return nothing;
    return html`<details class="panel" ?open=${isWide()}>
      <summary><h2>Controls</h2></summary>
      <form class="controls" autocomplete="off" @submit=${(event: Event) => event.preventDefault()}>
        <div class="controls-head">
          <p class="hint">Changes count from the next opening on.</p>
          <button type="button" @click=${() => this.dispatchEvent(new Event('demo-reset'))}>Reset</button>
        </div>
        <fieldset>
          <legend>Page</legend>
          ${pageFields(modal).map((field) => this.#renderSetting(field, values))}
        </fieldset>
        <fieldset>
          <legend>Sandbox</legend>
          ${sandboxFields.map((field) => this.#renderSetting(field, values))}
        </fieldset>
        <fieldset>
          <legend>Options</legend>
          ${this.#renderOptions(modal, values)}
        </fieldset>
      </form>
    </details>`;
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

  /** The session id has its control above; options that the operation does not heed have none. */
  #renderOptions({ options: table, optionNotes }: ModalKind, { method, options }: StoryValues): TemplateResult[] {
    return Object.entries(table)
      .filter(([name, { appliesTo }]) => name !== 'sessionId' && (!appliesTo || appliesTo.includes(method)))
      .map(([name, rule]) =>
        optionField({
          name,
          rule,
          note: optionNotes[name],
          method,
          text: options[name] ?? '',
          onInput: (text) => this.#change({ options: { ...options, [name]: text } }),
        }),
      );
  }

  #change(change: Partial<StoryValues>): void {
    if (!this.values) return;
    this.dispatchEvent(new CustomEvent('demo-change', { detail: { ...this.values, ...change } }));
  }
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
