import { html, nothing, type TemplateResult } from 'lit';
import { query, state } from 'lit/decorators.js';
import { live } from 'lit/directives/live.js';
import { locales } from '../../src/messages/languages.ts';
import { modalPicture } from '../parts/modal-picture.ts';
import { PageElement } from '../parts/page-element.ts';
import { failedSandbox } from '../parts/sandbox-notice.ts';
import { SandboxWatcher } from '../sandbox/sandbox.ts';
import { StagedModal } from '../story/staged-modal.ts';
import { themes } from '../themes/themes.ts';
import { firstAddressOf } from '../stories/sections.ts';
import { addressOnPhone, choose, currentChoice, devices, type Choice } from './choice.ts';
import { frontTextsIn, type FrontTexts } from './front-texts.ts';
import { productIds, products, valuesOf, type ProductId } from './products.ts';

/** The outcome of the product that was opened last. */
type Outcome =
  | { readonly is: 'opening' }
  | { readonly is: 'heard'; readonly code: string }
  | { readonly is: 'failed'; readonly text: string };

/** The three modals of the first page, and the choices for opening them. */
export class DemoFront extends PageElement {
  @state() private choice: Choice = currentChoice();

  @state() private outcome: (Outcome & { readonly id: ProductId }) | undefined;

  /** The product that the phone shows. */
  @state() private onPhone: ProductId | undefined;

  @query('.modal-place') private place!: HTMLElement;

  @query('.phone') private phone!: HTMLDialogElement;

  readonly #sandbox = new SandboxWatcher(this);
  #staged: StagedModal | undefined;

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#staged?.leave();
    this.phone.close();
  }

  protected override render(): TemplateResult {
    const { spoken, texts } = frontTextsIn(this.choice.language);
    const { state: sandbox } = this.#sandbox;
    return html`<div class="front" lang=${spoken}>
      <header class="intro">
        <h1 tabindex="-1">${texts.heading}</h1>
        <p class="lead">${texts.lead}</p>
      </header>
      ${this.#renderSwitches(texts)} ${sandbox.is === 'failed' ? failedSandbox(sandbox) : nothing}
      <ul class="cards">
        ${productIds.map((id) => this.#renderCard(id, texts))}
      </ul>
      <p class="hint">${texts.typed}</p>
      <div class="modal-place" lang=${this.choice.language}></div>
      ${this.#renderPhone(texts)}
    </div>`;
  }

  #renderSwitches(texts: FrontTexts): TemplateResult {
    const looks = Object.keys(themes) as Choice['look'][];
    const languages = Object.keys(locales) as Choice['language'][];
    return html`<form class="switches" aria-label=${texts.choices} autocomplete="off">
      ${this.#renderSwitch('look', texts.look, looks, (look) => texts.looks[look])}
      ${this.#renderSwitch('language', texts.language, languages, ownNameOf)}
      ${this.#renderSwitch('device', texts.device, devices, (device) => texts.devices[device])}
    </form>`;
  }

  #renderSwitch<Name extends keyof Choice>(
    name: Name,
    legend: string,
    values: readonly Choice[Name][],
    labelOf: (value: Choice[Name]) => string,
  ): TemplateResult {
    return html`<fieldset class="switch-group">
      <legend class="hint">${legend}</legend>
      <div class="switch-choices">
        ${values.map(
          (value) =>
            html`<label class="switch">
              <input
                type="radio"
                name=${name}
                value=${value}
                .checked=${live(value === this.choice[name])}
                @change=${() => (this.choice = choose({ [name]: value }))}
              />
              <span>${labelOf(value)}</span>
            </label>`,
        )}
      </div>
    </fieldset>`;
  }

  #renderCard(id: ProductId, texts: FrontTexts): TemplateResult {
    const { title, about, picture, open, stories } = texts.products[id];
    const { section } = products[id];
    const { look, language } = this.choice;
    const [operation = ''] = Object.keys(section.modal.methods);
    const isOpening = this.outcome?.id === id && this.outcome.is === 'opening';
    return html`<li class="card">
      <div class="card-picture" dir=${(themes[look] as { dir?: string }).dir ?? nothing}>
        ${modalPicture({ operation, theme: look, language, alt: picture })}
      </div>
      <h2>${title}</h2>
      <p>${about}</p>
      <p class="card-actions">
        <button
          type="button"
          class="primary"
          aria-disabled=${isOpening || this.#sandbox.state.is !== 'ready' ? 'true' : 'false'}
          @click=${() => void this.#open(id)}
        >
          ${open}
        </button>
        <a href="#/${firstAddressOf(section)}">${stories}</a>
      </p>
      <p class="card-outcome hint" role="status">${this.#renderOutcome(id, texts)}</p>
    </li>`;
  }

  #renderOutcome(id: ProductId, texts: FrontTexts): unknown {
    if (this.#sandbox.state.is === 'starting') return texts.starting;
    const outcome = this.outcome?.id === id ? this.outcome : undefined;
    switch (outcome?.is) {
      case 'opening':
        return texts.opening;
      case 'heard':
        return html`${texts.heard} <code>${outcome.code}</code>`;
      case 'failed':
        return html`<span class="problem">${outcome.text}</span>`;
      default:
        return nothing;
    }
  }

  /** A frame as wide as a phone, in which `phone.html` opens the product and then dispatches `demo-phone-done`. */
  #renderPhone({ phone, closePhone }: FrontTexts): TemplateResult {
    const close = () => this.phone.close();
    const { onPhone } = this;
    return html`<dialog class="phone" aria-label=${phone} @close=${() => (this.onPhone = undefined)}>
      <div class="phone-head">
        <strong>${phone}</strong>
        <button type="button" class="quiet" @click=${close}>${closePhone}</button>
      </div>
      ${
        onPhone
          ? html`<iframe
              title=${phone}
              src="./phone.html#${addressOnPhone(onPhone, this.choice)}"
              @demo-phone-done=${close}
            ></iframe>`
          : nothing
      }
    </dialog>`;
  }

  async #open(id: ProductId): Promise<void> {
    if (this.outcome?.is === 'opening' || this.#sandbox.state.is !== 'ready') return;
    if (this.choice.device === 'phone') {
      this.onPhone = id;
      this.phone.showModal();
      return;
    }
    this.#tell(id, { is: 'opening' });
    const values = valuesOf(id, this.choice);
    const { modal } = products[id].section;
    this.#staged = new StagedModal(this, modal, {}, ({ code }) => this.#onEvent(id, code));
    this.place.replaceChildren(this.#staged.container);
    this.#staged.dress(values);
    try {
      const session = await this.#staged.prepare(values);
      this.#tell(id, undefined);
      this.#staged.open(values, session);
    } catch (error) {
      this.#tell(id, { is: 'failed', text: error instanceof Error ? error.message : String(error) });
    }
  }

  #onEvent(id: ProductId, code: string): void {
    // Load and unload say nothing about the outcome.
    if (!/\.(un)?load$/.test(code)) this.#tell(id, { is: 'heard', code });
  }

  #tell(id: ProductId, outcome: Outcome | undefined): void {
    this.outcome = outcome && { ...outcome, id };
  }
}

/** `'es' => 'Español'` */
function ownNameOf(language: string): string {
  const tag = language === 'zh' ? 'zh-Hans' : language;
  const name = new Intl.DisplayNames(tag, { type: 'language' }).of(tag) ?? language;
  return name.charAt(0).toLocaleUpperCase(language) + name.slice(1);
}

customElements.define('demo-front', DemoFront);
