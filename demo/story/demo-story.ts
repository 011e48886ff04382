import { html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { property, state } from 'lit/decorators.js';
import { announce } from '../parts/announce.ts';
import { PageElement } from '../parts/page-element.ts';
import { prose } from '../parts/prose.ts';
import { startingValues, type StoryValues } from '../stories/story.ts';
import type { FoundStory } from '../stories/sections.ts';
import './demo-code.ts';
import './demo-controls.ts';
import './demo-events.ts';
import './demo-ledger.ts';
import type { LoggedEvent } from './logged-event.ts';
import { DeclarativeButton } from './declarative-button.ts';
import { StagedModal } from './staged-modal.ts';
import { openRow, type Opening } from './open-row.ts';
import { typedList } from './typed-list.ts';

/** The page of one story. It belongs to that story alone: another story gets another page. */
export class DemoStory extends PageElement {
  @property({ attribute: false }) found!: FoundStory;

  @state() private values!: StoryValues;

  @state() private events: readonly LoggedEvent[] = [];

  @state() private opening: Opening = { is: 'idle' };

  @state() private revision = 0;

  #staged: StagedModal | undefined;
  #button: DeclarativeButton | undefined;
  #sessionId: string | undefined;

  protected override willUpdate(changed: PropertyValues<this>): void {
    const { section, story } = this.found;
    if (changed.has('found')) {
      this.values = startingValues(section, story);
      this.#staged = new StagedModal(this, section.modal, story, this.#onModalEvent);
      if (story.declarative) this.#button = new DeclarativeButton(section.modal, this.#staged.container.id);
    }
    this.#staged?.dress(this.values);
  }

  protected override firstUpdated(): void {
    void this.updateComplete.then(() => this.#readyButton());
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#staged?.leave();
  }

  protected override render(): TemplateResult {
    const { section, group, story } = this.found;
    return html`<div class="story">
      <header class="intro">
        <p class="eyebrow">${section.title} <span aria-hidden="true">/</span> ${group.title}</p>
        <h1 tabindex="-1">${story.title}</h1>
        <p class="lead">${prose(story.about)}</p>
      </header>
      <section class="panel stage" aria-label="Try it">
        <p><strong>Try:</strong> ${prose(story.toTry)}</p>
        ${story.typed ? typedList(story.typed) : nothing}
        ${openRow({
          opening: this.opening,
          lastCode: this.events.findLast(({ code }) => !code.endsWith('.unload'))?.code,
          button: this.#button?.element,
          onOpen: this.#onOpen,
        })}
        <p class="note">
          The session comes from an endpoint that only this sandbox has. On a real page your server asks for it:
          <a href="#/sessions">how sessions work</a>.
        </p>
        <div class="modal-place">${this.#staged?.container}</div>
      </section>
      <demo-events
        .events=${this.events}
        @demo-clear=${this.#onClear}
        @demo-acknowledged=${this.#onMoved}
      ></demo-events>
      <demo-controls
        .modal=${section.modal}
        .values=${this.values}
        @demo-change=${(event: CustomEvent<StoryValues>) => this.#change(event.detail)}
        @demo-reset=${this.#onReset}
      ></demo-controls>
      <demo-code
        .modal=${section.modal}
        .values=${this.values}
        first=${story.declarative ? 'button' : 'element'}
      ></demo-code>
      <demo-ledger revision=${this.revision}></demo-ledger>
    </div>`;
  }

  readonly #onOpen = (): void => {
    if (this.opening.is !== 'preparing') void this.#open();
  };

  async #open(): Promise<void> {
    if (await this.#prepare()) this.#staged?.open(this.values, this.#sessionId);
  }

  async #prepare(): Promise<boolean> {
    this.opening = { is: 'preparing' };
    try {
      this.#sessionId = await this.#staged?.prepare(this.values);
      this.opening = { is: 'idle' };
      return true;
    } catch (error) {
      this.opening = { is: 'failed', text: error instanceof Error ? error.message : String(error) };
      return false;
    }
  }

  /** A server would have written the session id into the button when it made the page. */
  async #readyButton(): Promise<void> {
    if (this.#button && (await this.#prepare())) this.#button.write(this.values, this.#sessionId);
  }

  readonly #onModalEvent = (event: LoggedEvent): void => {
    this.events = [...this.events, event];
    if (event.code.endsWith('.load')) return;
    this.#onMoved();
    if (!event.code.endsWith('.unload')) return;
    announce(`The modal is closed. Events: ${this.events.map(({ code }) => code).join(', ')}.`);
    void this.#readyButton();
  };

  #change(values: StoryValues): void {
    const { session, merchant, network } = this.values;
    this.values = values;
    const isSame = session === values.session && merchant === values.merchant && network === values.network;
    if (isSame) this.#button?.write(values, this.#sessionId);
    else void this.#readyButton();
  }

  readonly #onReset = (): void => {
    this.#change(startingValues(this.found.section, this.found.story));
    announce('The controls are as they were.');
  };

  readonly #onMoved = (): void => {
    this.revision += 1;
  };

  readonly #onClear = (): void => {
    this.events = [];
  };
}

customElements.define('demo-story', DemoStory);

declare global {
  interface HTMLElementTagNameMap {
    'demo-story': DemoStory;
  }
}
