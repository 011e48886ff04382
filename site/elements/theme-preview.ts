import { html, type TemplateResult } from 'lit';
import { query, state } from 'lit/decorators.js';
import { products } from '../../demo/front/products.ts';
import { PageElement } from '../../demo/parts/page-element.ts';
import { sandbox, SandboxWatcher } from '../../demo/sandbox/sandbox.ts';
import { StagedModal } from '../../demo/story/staged-modal.ts';

const { section, shown } = products.payment;
const values = { ...section.defaults, ...shown };

/** The payment modal with the sandbox, in the frame of the theme editor. */
export class ThemePreview extends PageElement {
  @state() private isOpen = false;

  @query('.modal-place') private place!: HTMLElement;

  readonly #sandbox = new SandboxWatcher(this);
  #staged: StagedModal | undefined;

  override connectedCallback(): void {
    super.connectedCallback();
    void sandbox.start().then(() => this.#open());
  }

  protected override render(): TemplateResult {
    const { state: service } = this.#sandbox;
    return html`<div class="preview">
      ${
        service.is === 'failed'
          ? html`<p>${service.detail}</p>`
          : html`<button type="button" ?disabled=${service.is === 'starting' || this.isOpen} @click=${this.#open}>
              Pay my bill
            </button>`
      }
      <div class="modal-place"></div>
    </div>`;
  }

  async #open(): Promise<void> {
    await this.updateComplete;
    this.#staged ??= this.#stage();
    this.#staged.dress(values);
    this.isOpen = true;
    this.#staged.open(values, await this.#staged.prepare(values));
  }

  #stage(): StagedModal {
    const { modal } = section;
    const staged = new StagedModal(this, modal, {}, ({ code }) => {
      if (code.endsWith('.unload')) this.isOpen = false;
    });
    this.place.append(staged.container);
    return staged;
  }
}
