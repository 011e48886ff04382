import { html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { property, state } from 'lit/decorators.js';
import { announce } from '../parts/announce.ts';
import { PageElement } from '../parts/page-element.ts';
import { prose } from '../parts/prose.ts';
import { startingValues } from '../stories/story.ts';
import type { StoryValues } from '../stories/story-values.ts';
import type { ListedRequest } from '../sandbox/approval-client.ts';
import type { PreparedSession } from '../stories/sessions.ts';
import type { FoundStory } from '../stories/sections.ts';
import './demo-code.ts';
import './demo-controls.ts';
import './demo-events.ts';
import './demo-ledger.ts';
import './demo-outbox.ts';
import './demo-requests.ts';
import './demo-upload.ts';
import type { LoggedEvent } from './logged-event.ts';
import { DeclarativeButton } from './declarative-button.ts';
import { StagedModal } from './staged-modal.ts';
import { modalPlace } from './modal-place.ts';
import { failed, openRow, type Opening } from './open-row.ts';
import { preview } from './preview.ts';
import { typedList } from './typed-list.ts';

/** A change of these takes another session, or another request. */
const decidedBefore = ['method', 'session', 'merchant', 'network', 'upload', 'stage'] as const;

/** The page of one story. It belongs to that story alone: another story gets another page. */
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
    return html`<div class="story">
      <header class="intro">
        <p class="eyebrow">${section.title} <span aria-hidden="true">/</span> ${group.title}</p>
        <h1 tabindex="-1">${story.title}</h1>
        <p class="lead">${prose(story.about)}</p>
      </header>
      <section class="panel stage" aria-label="Try it">
        <div class="stage-text">
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
        </div>
        ${preview(section.modal, this.values)} ${modalPlace(this.values, this.#staged?.container)}
      </section>
      ${section.modal.sandbox.takesUploads ? this.#renderUpload() : nothing}
      <demo-events
        .events=${this.events}
        @demo-clear=${this.#onClear}
        @demo-acknowledged=${this.#onMoved}
      ></demo-events>
      ${section.modal.sandbox.takesUploads ? this.#renderRequests() : nothing}
      ${
        section.modal.sandbox.sendsEmails
          ? html`<demo-outbox revision=${this.revision} @demo-moved=${this.#onMoved}></demo-outbox>`
          : nothing
      }
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
      <demo-ledger
        which=${section.modal.sandbox.ledger}
        revision=${this.revision}
        @demo-moved=${this.#onMoved}
      ></demo-ledger>
    </div>`;
  }

  #renderUpload(): TemplateResult {
    return html`<demo-upload
      text=${this.values.upload ?? ''}
      @demo-upload=${({ detail }: CustomEvent<string>) => this.#change({ ...this.values, upload: detail })}
    ></demo-upload>`;
  }

  #renderRequests(): TemplateResult {
    return html`<demo-requests
      revision=${this.revision}
      @demo-moved=${this.#onMoved}
      @demo-manage=${({ detail }: CustomEvent<ListedRequest>) => void this.#open(managing(this.found, this.values, detail))}
    ></demo-requests>`;
  }

  readonly #onOpen = (): void => {
    if (this.opening.is !== 'preparing') void this.#open(this.values);
  };

  async #open(values: StoryValues): Promise<void> {
    const session = await this.#prepare(values);
    if (session) this.#staged?.open(values, session);
  }

  /** Undefined where there can be no session, which the page then says. */
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

  /** A server would have written the session id into the button when it made the page. */
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

  readonly #onClear = (): void => {
    this.events = [];
  };
}

/** The values of a story, but to manage a request of the list. */
function managing(
  { section }: FoundStory,
  values: StoryValues,
  { approvalRequestId, merchant: name }: ListedRequest,
): StoryValues {
  const merchant = section.modal.sandbox.merchants.find((candidate) => candidate.name === name)?.key ?? values.merchant;
  const options = { approvalRequestId: String(approvalRequestId) };
  return { ...values, method: 'manageApprovalRequest', session: 'fresh', merchant, options };
}

customElements.define('demo-story', DemoStory);

declare global {
  interface HTMLElementTagNameMap {
    'demo-story': DemoStory;
  }
}
