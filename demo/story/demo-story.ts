import { html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { property, state } from 'lit/decorators.js';
import { announce } from '../parts/announce.ts';
import { PageElement } from '../parts/page-element.ts';
import { prose } from '../parts/prose.ts';
import type { ListedRequest } from '../sandbox/sandbox-client.ts';
import type { FoundStory } from '../stories/sections.ts';
import type { PreparedSession } from '../stories/sessions.ts';
import { startingValues } from '../stories/story.ts';
import type { StoryValues } from '../stories/story-values.ts';
import { DeclarativeButton } from './declarative-button.ts';
import './demo-code.ts';
import './demo-controls.ts';
import './demo-events.ts';
import './demo-ledger.ts';
import './demo-outbox.ts';
import './demo-requests.ts';
import type { LoggedEvent } from './logged-event.ts';
import { StagedModal } from './staged-modal.ts';
import { failed, modalPlace, outcome, preview, typedList, uploadPanel, type Opening } from './story-parts.ts';

/** A change of these requires another session. */
const decidedBefore = ['method', 'session', 'merchant', 'network', 'upload', 'stage'] as const;

/** The page of one story. Another story needs another element. */
export class DemoStory extends PageElement {
  @property({ attribute: false }) found!: FoundStory;

  @state() private values!: StoryValues;

  @state() private events: readonly LoggedEvent[] = [];

  @state() private opening: Opening = { is: 'idle' };

  @state() private revision = 0;

  #staged: StagedModal | undefined;
  #button: DeclarativeButton | undefined;
  #session: PreparedSession | undefined;

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
    const { takesUploads, ledger } = section.modal.sandbox;
    const { modal } = section;
    const { values, revision } = this;
    return html`<div class="story">
      <header class="intro">
        <p class="hint">${section.title} <span aria-hidden="true">/</span> ${group.title}</p>
        <h1 tabindex="-1">${story.title}</h1>
        <p class="lead">${prose(story.about)}</p>
      </header>
      <div class="story-body">
        <section class="panel stage" aria-label="Try it">
          <div class="stage-text">
            <p><strong>Try:</strong> ${prose(story.toTry)}</p>
            ${story.typed?.length ? typedList(story.typed) : nothing} ${this.#renderOpening()}
            <p class="hint">The sandbox makes the session. On a real page your server does.</p>
          </div>
          ${preview(modal, values)} ${modalPlace(values, this.#staged?.container)}
        </section>
        <demo-controls
          .modal=${modal}
          .values=${values}
          @demo-change=${({ detail }: CustomEvent<StoryValues>) => this.#change(detail)}
          @demo-reset=${this.#onReset}
        ></demo-controls>
        ${takesUploads ? uploadPanel(values.upload ?? '', (upload) => this.#change({ ...this.values, upload })) : nothing}
        <demo-events
          .events=${this.events}
          @demo-clear=${() => (this.events = [])}
          @demo-acknowledged=${this.#onMoved}
        ></demo-events>
        ${
          takesUploads
            ? html`<demo-requests
                revision=${revision}
                @demo-moved=${this.#onMoved}
                @demo-manage=${({ detail }: CustomEvent<ListedRequest>) => void this.#open(this.#managing(detail))}
              ></demo-requests>`
            : nothing
        }
        ${
          ledger === 'claims'
            ? html`<demo-outbox revision=${revision} @demo-moved=${this.#onMoved}></demo-outbox>`
            : nothing
        }
        <demo-code .modal=${modal} .values=${values} first=${story.declarative ? 'HTML button' : 'Element'}></demo-code>
      </div>
      <demo-ledger which=${ledger} revision=${revision} @demo-moved=${this.#onMoved}></demo-ledger>
    </div>`;
  }

  /** The button that opens the modal, and the outcome. */
  #renderOpening(): TemplateResult {
    const lastCode = this.events.findLast(({ code }) => !code.endsWith('.unload'))?.code;
    const isPreparing = this.opening.is === 'preparing' ? 'true' : 'false';
    return html`<div class="open-row">
      ${
        this.#button?.element ??
        html`<button type="button" class="primary" aria-disabled=${isPreparing} @click=${this.#onOpen}>
          Open the modal
        </button>`
      }
      ${outcome(this.opening, lastCode)}
    </div>`;
  }

  readonly #onOpen = (): void => {
    if (this.opening.is !== 'preparing') void this.#open(this.values);
  };

  async #open(values: StoryValues): Promise<void> {
    const session = await this.#prepare(values);
    if (session) this.#staged?.open(values, session);
  }

  /** Returns undefined and shows the error if there is no session. */
  async #prepare(values: StoryValues): Promise<PreparedSession | undefined> {
    this.opening = { is: 'preparing' };
    this.#session = undefined;
    try {
      this.#session = await this.#staged?.prepare(values);
      this.opening = { is: 'idle' };
      this.#onMoved();
    } catch (error) {
      this.opening = failed(error);
    }
    return this.#session;
  }

  /** A server writes the session id into the button when it makes the page. */
  async #readyButton(): Promise<void> {
    const session = this.#button && (await this.#prepare(this.values));
    if (session) this.#button?.write(this.values, session);
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
    const before = this.values;
    this.values = values;
    if (decidedBefore.some((name) => before[name] !== values[name])) void this.#readyButton();
    else if (this.#session) this.#button?.write(values, this.#session);
  }

  readonly #onReset = (): void => {
    this.#change(startingValues(this.found.section, this.found.story));
    announce('The controls are as they were.');
  };

  readonly #onMoved = (): void => {
    this.revision += 1;
  };

  /** The values that manage a request of the list. */
  #managing({ approvalRequestId, merchant: name }: ListedRequest): StoryValues {
    const { values } = this;
    const { merchants } = this.found.section.modal.sandbox;
    const merchant = merchants.find((candidate) => candidate.name === name)?.key ?? values.merchant;
    const options = { approvalRequestId: String(approvalRequestId) };
    return { ...values, method: 'manageApprovalRequest', session: 'fresh', merchant, options };
  }
}

customElements.define('demo-story', DemoStory);
