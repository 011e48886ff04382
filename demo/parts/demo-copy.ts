import { html, type TemplateResult } from 'lit';
import { property, state } from 'lit/decorators.js';
import { announce } from './announce.ts';
import { PageElement } from './page-element.ts';

type Outcome = 'none' | 'copied' | 'failed';

const labels: Readonly<Record<Outcome, string>> = { none: 'Copy', copied: 'Copied', failed: 'Not copied' };

/** A button that copies a text. */
export class DemoCopy extends PageElement {
  @property() text = '';

  /** Names the copied text for screen readers. */
  @property() what = '';

  @state() private outcome: Outcome = 'none';

  #timer: ReturnType<typeof setTimeout> | undefined;

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    clearTimeout(this.#timer);
    this.outcome = 'none';
  }

  protected override render(): TemplateResult {
    return html`<button type="button" class="copy" aria-label="Copy ${this.what}" @click=${this.#onClick}>
      ${labels[this.outcome]}
    </button>`;
  }

  async #onClick(): Promise<void> {
    try {
      await navigator.clipboard.writeText(this.text);
      this.#tell('copied', `Copied: ${this.what}.`);
    } catch {
      this.#tell('failed', 'The browser did not allow copying. Select the text and copy it by hand.');
    }
  }

  #tell(outcome: Outcome, text: string): void {
    this.outcome = outcome;
    announce(text);
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => (this.outcome = 'none'), 2_000);
  }
}

customElements.define('demo-copy', DemoCopy);
