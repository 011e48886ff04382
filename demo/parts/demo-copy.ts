import { html, type TemplateResult } from 'lit';
import { property, state } from 'lit/decorators.js';
import { announce } from './announce.ts';
import { PageElement } from './page-element.ts';

export class DemoCopy extends PageElement {
  @property() text = '';
  @property() what = '';
  @state() private label = 'Copy';

  #timer: ReturnType<typeof setTimeout> | undefined;

  protected override render(): TemplateResult {
    return html`<button type="button" class="copy" aria-label="Copy ${this.what}" @click=${this.#onClick}>
      ${this.label}
    </button>`;
  }

  async #onClick(): Promise<void> {
    try {
      await navigator.clipboard.writeText(this.text);
      this.label = 'Copied';
      announce(`Copied: ${this.what}.`);
    } catch {
      this.label = 'Not copied';
      announce('The browser does not allow copying. Select the text and copy it.');
    }
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => (this.label = 'Copy'), 2_000);
  }
}

customElements.define('demo-copy', DemoCopy);
