import { html, type TemplateResult } from 'lit';
import { property } from 'lit/decorators.js';
import { live } from 'lit/directives/live.js';
import { PageElement } from '../parts/page-element.ts';

/**
 * The upload that the page's server makes before the modal is opened, to be changed.
 *
 * @fires {CustomEvent<string>} demo-upload - The text as it is from now on.
 */
export class DemoUpload extends PageElement {
  @property() text = '';

  protected override render(): TemplateResult {
    return html`<section class="panel" aria-labelledby="upload-heading">
      <div class="panel-head">
        <h2 id="upload-heading">Upload</h2>
        <button type="button" class="quiet" @click=${this.#onTidy}>Format</button>
      </div>
      <div class="upload">
        <p class="hint" id="upload-hint">
          Your server sends this before the modal is opened, with the session and its secret key. Change it: the answer
          comes when the modal is opened the next time.
        </p>
        <textarea
          aria-labelledby="upload-heading"
          aria-describedby="upload-hint"
          rows="16"
          spellcheck="false"
          autocomplete="off"
          .value=${live(this.text)}
          @change=${(event: Event) => this.#tell((event.target as HTMLTextAreaElement).value)}
        ></textarea>
      </div>
    </section>`;
  }

  /** A text that is no JSON stays as it is: the answer says so. */
  readonly #onTidy = (): void => {
    try {
      this.#tell(JSON.stringify(JSON.parse(this.text), null, 2));
    } catch {
      this.querySelector('textarea')?.focus();
    }
  };

  #tell(text: string): void {
    this.dispatchEvent(new CustomEvent('demo-upload', { detail: text }));
  }
}

customElements.define('demo-upload', DemoUpload);

declare global {
  interface HTMLElementTagNameMap {
    'demo-upload': DemoUpload;
  }
}
