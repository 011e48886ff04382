import { html, nothing, type TemplateResult } from 'lit';
import { query, state } from 'lit/decorators.js';
import { locales } from '../../src/messages/languages.ts';
import { modalPicture } from '../parts/modal-picture.ts';
import { PageElement } from '../parts/page-element.ts';
import { SandboxWatcher } from '../sandbox/sandbox-watcher.ts';
import { failedSandbox } from '../sandbox/sandbox-notice.ts';
import { failed } from '../story/open-row.ts';
import { StagedModal } from '../story/staged-modal.ts';
import { themes } from '../themes/themes.ts';
import { addressOf } from '../stories/sections.ts';
import type { StorySection } from '../stories/story.ts';
import { choose, currentChoice, devices, type Choice } from './choice.ts';
import type { FrontTexts } from './front-messages.ts';
import { frontTexts } from './front-texts.ts';
import { PhoneFrame } from './phone-frame.ts';
import { productIds, products, valuesOf, type ProductId } from './products.ts';
import { switchGroup } from './switch-group.ts';

/** What became of the product that was opened last. */
type Outcome =
  | { readonly is: 'opening' }
  | { readonly is: 'heard'; readonly code: string }
  | { readonly is: 'failed'; readonly text: string };

/** The product on the first page: three windows to open at once, and how they are opened. */
export class DemoFront extends PageElement {
  @state() private choice: Choice = currentChoice();

  @state() private outcome: (Outcome & { readonly id: ProductId }) | undefined;

  @query('.modal-place') private place!: HTMLElement;

  readonly #sandbox = new SandboxWatcher(this);
  readonly #phone = new PhoneFrame();
  #staged: StagedModal | undefined;

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#staged?.leave();
    this.#phone.close();
  }

  protected override render(): TemplateResult {
    const texts = frontTexts[this.choice.language];
    const { state: sandbox } = this.#sandbox;
    return html`<div class="front" lang=${this.choice.language}>
      <header class="intro">
        <h1 tabindex="-1">${texts.heading}</h1>
        <p class="lead">${texts.lead}</p>
      </header>
      ${this.#renderSwitches(texts)} ${sandbox.is === 'failed' ? failedSandbox(sandbox) : nothing}
      <ul class="cards">
        ${productIds.map((id) => this.#renderCard(id, texts))}
      </ul>
      <p class="note">${texts.typed}</p>
      <div class="modal-place"></div>
      ${this.#phone.render(texts)}
    </div>`;
  }

  #renderSwitches(texts: FrontTexts): TemplateResult {
    const { look, language, device } = this.choice;
    return html`<form class="switches" aria-label=${texts.choices} autocomplete="off">
      ${switchGroup({
        name: 'look',
        legend: texts.look,
        choices: Object.keys(themes).map((name) => [name, texts.looks[name as keyof typeof themes]]),
        chosen: look,
        onChoose: (name) => this.#choose({ look: name as keyof typeof themes }),
      })}
      ${switchGroup({
        name: 'language',
        legend: texts.language,
        choices: Object.keys(locales).map((code) => [code, ownNameOf(code)]),
        chosen: language,
        onChoose: (code) => this.#choose({ language: code as Choice['language'] }),
      })}
      ${switchGroup({
        name: 'device',
        legend: texts.device,
        choices: devices.map((name) => [name, texts.devices[name]]),
        chosen: device,
        onChoose: (name) => this.#choose({ device: name as Choice['device'] }),
      })}
    </form>`;
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
        <a href="#/${firstOf(section)}">${stories}</a>
      </p>
      <p class="card-outcome" role="status">${this.#renderOutcome(id, texts)}</p>
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

  async #open(id: ProductId): Promise<void> {
    if (this.outcome?.is === 'opening' || this.#sandbox.state.is !== 'ready') return;
    if (this.choice.device === 'phone') {
      this.#phone.open(id, this.choice);
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
      const problem = failed(error);
      this.#tell(id, { is: 'failed', text: problem.is === 'failed' ? problem.text : String(error) });
    }
  }

  #onEvent(id: ProductId, code: string): void {
    // That it came and went says nothing of what became of it.
    if (!/\.(un)?load$/.test(code)) this.#tell(id, { is: 'heard', code });
  }

  /** One product at a time has something to tell. */
  #tell(id: ProductId, outcome: Outcome | undefined): void {
    this.outcome = outcome && { ...outcome, id };
  }

  #choose(change: Partial<Choice>): void {
    this.choice = choose(change);
  }
}

/** `'es' => 'Español'` */
function ownNameOf(language: string): string {
  const name = new Intl.DisplayNames(language, { type: 'language' }).of(language) ?? language;
  return name.charAt(0).toLocaleUpperCase(language) + name.slice(1);
}

function firstOf(section: StorySection): string {
  const [story] = section.groups[0]?.stories ?? [];
  return story ? addressOf(section, story) : '';
}

customElements.define('demo-front', DemoFront);

declare global {
  interface HTMLElementTagNameMap {
    'demo-front': DemoFront;
  }
}
