import { html, nothing, type TemplateResult } from 'lit';
import { query, state } from 'lit/decorators.js';
import { live } from 'lit/directives/live.js';
import { locales } from '../../src/messages/languages.ts';
import { modalPicture } from '../parts/modal-picture.ts';
import { PageElement } from '../parts/page-element.ts';
import { sandboxNotice } from '../parts/sandbox-notice.ts';
import { messageOf } from '../sandbox/sandbox-client.ts';
import { sandbox, watchSandbox } from '../sandbox/sandbox.ts';
import { addressOf } from '../stories/sections.ts';
import { StagedModal } from '../story/staged-modal.ts';
import { themes, type Theme } from '../themes/themes.ts';
import { frontTextsIn, type FrontTexts } from './front-texts.ts';
import { productIds, products, valuesOf, type Choice, type ProductId } from './products.ts';

let lastChoice: Choice = { theme: 'page', language: 'en', device: 'desktop' };

export class DemoFront extends PageElement {
  @state() private choice = lastChoice;
  @state() private outcome: { readonly id: ProductId; readonly text: unknown } | undefined;
  @state() private isOpening = false;
  @state() private onPhone: ProductId | undefined;
  @query('.modal-place') private place!: HTMLElement;
  @query('.phone') private phone!: HTMLDialogElement;

  #staged: StagedModal | undefined;

  constructor() {
    super();
    watchSandbox(this);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#staged?.leave();
    this.phone.close();
  }

  protected override render(): TemplateResult {
    const { spoken, texts } = frontTextsIn(this.choice.language);
    return html`<div class="front" lang=${spoken}>
      <header class="intro">
        <h1 tabindex="-1">${texts.heading}</h1>
        <p class="lead">${texts.lead}</p>
      </header>
      <form class="switches" aria-label=${texts.choices} autocomplete="off">
        ${this.#renderSwitch('theme', texts, texts.themes)}
        ${this.#renderSwitch('language', texts, Object.fromEntries(Object.keys(locales).map((it) => [it, ownNameOf(it)])))}
        ${this.#renderSwitch('device', texts, texts.devices)}
      </form>
      <div lang="en">${sandboxNotice(sandbox.state)}</div>
      <ul class="cards">
        ${productIds.map((id) => this.#renderCard(id, texts))}
      </ul>
      <p class="hint">${texts.typed}</p>
      <div class="modal-place" lang=${this.choice.language}></div>
      ${this.#renderPhone(texts)}
    </div>`;
  }

  #renderSwitch(name: keyof Choice, texts: FrontTexts, labels: Readonly<Record<string, string>>): TemplateResult {
    const choose = (value: string) => (this.choice = lastChoice = { ...this.choice, [name]: value });
    return html`<fieldset class="switch-group">
      <legend class="hint">${texts.switches[name]}</legend>
      <div class="switch-choices">
        ${Object.entries(labels).map(
          ([value, label]) =>
            html`<label class="switch">
              <input
                type="radio"
                name=${name}
                value=${value}
                .checked=${live(value === this.choice[name])}
                @change=${() => choose(value)}
              />
              <span>${label}</span>
            </label>`,
        )}
      </div>
    </fieldset>`;
  }

  #renderCard(id: ProductId, texts: FrontTexts): TemplateResult {
    const { title, about, open } = texts.products[id];
    const section = products[id];
    const { theme, language } = this.choice;
    const { dir }: Theme = themes[theme];
    const [operation = ''] = Object.keys(section.modal.methods);
    const isBusy = this.isOpening || sandbox.state !== 'ready';
    return html`<li class="card">
      <div class="card-picture" dir=${dir ?? nothing}>${modalPicture(operation, theme, language)}</div>
      <h2>${title}</h2>
      <p>${about}</p>
      <p class="card-actions">
        <button
          type="button"
          class="primary"
          aria-disabled=${isBusy ? 'true' : 'false'}
          @click=${() => isBusy || void this.#open(id)}
        >
          ${open}
        </button>
        <a href="#/${addressOf(section, section.groups[0]?.stories[0])}" aria-label="${texts.more}: ${title}"
          >${texts.more}</a
        >
      </p>
      <p class="card-outcome hint" role="status">${this.outcome?.id === id ? this.outcome.text : nothing}</p>
    </li>`;
  }

  /** A frame as wide as a phone, in which `phone.html` opens the product and then dispatches `demo-phone-done`. */
  #renderPhone({ phone, closePhone }: FrontTexts): TemplateResult {
    const close = () => this.phone.close();
    const { theme, language } = this.choice;
    const frame = html`<iframe
      title=${phone}
      src="./phone.html?${String(new URLSearchParams({ id: this.onPhone ?? '', theme, language }))}"
      @demo-phone-done=${close}
    ></iframe>`;
    return html`<dialog class="phone" aria-label=${phone} @close=${() => (this.onPhone = undefined)}>
      <div class="row-head">
        <strong>${phone}</strong>
        <button type="button" class="quiet" @click=${close}>${closePhone}</button>
      </div>
      ${this.onPhone ? frame : nothing}
    </dialog>`;
  }

  async #open(id: ProductId): Promise<void> {
    if (this.choice.device === 'phone') {
      this.onPhone = id;
      this.phone.showModal();
      return;
    }
    const { texts } = frontTextsIn(this.choice.language);
    const values = valuesOf(id, this.choice);
    this.isOpening = true;
    this.outcome = { id, text: texts.opening };
    const staged = new StagedModal(products[id].modal, ({ code }) => {
      // Load and unload say nothing about the outcome.
      if (!/\.(un)?load$/.test(code)) this.outcome = { id, text: html`${texts.lastEvent} <code>${code}</code>` };
    });
    this.#staged = staged;
    this.place.replaceChildren(staged.container);
    staged.dress(values);
    try {
      const session = await staged.prepare(values);
      this.outcome = undefined;
      staged.open(values, session);
    } catch (error) {
      this.outcome = { id, text: html`<span class="problem">${messageOf(error)}</span>` };
    }
    this.isOpening = false;
  }
}

/** `'es' => 'Español'` */
function ownNameOf(language: string): string {
  const tag = language === 'zh' ? 'zh-Hans' : language;
  const name = new Intl.DisplayNames(tag, { type: 'language' }).of(tag) ?? language;
  return name.charAt(0).toLocaleUpperCase(language) + name.slice(1);
}

customElements.define('demo-front', DemoFront);
