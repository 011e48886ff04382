import { html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { property, query, state } from 'lit/decorators.js';
import type { RequestSummary } from '../../mock-server/handlers/sandbox-schemas.ts';
import { announce } from '../parts/announce.ts';
import { PageElement } from '../parts/page-element.ts';
import { panel } from '../parts/panel.ts';
import { prose } from '../parts/prose.ts';
import { resetSandbox } from '../sandbox/approval-stages.ts';
import { messageOf, readBooks, type Books } from '../sandbox/sandbox-client.ts';
import type { FoundStory } from '../stories/sections.ts';
import type { StoryValues } from '../stories/story-values.ts';
import { emailList, requestList } from './claims-panels.ts';
import { codePanel } from './code-panel.ts';
import { controlsPanel } from './controls.ts';
import './demo-events.ts';
import { ledger } from './ledger.ts';
import { installAdapter, StagedModal, type LoggedEvent, type PreparedSession } from './staged-modal.ts';
import { openingError, preview, typedList, uploadPanel } from './story-parts.ts';

/** A change of these requires another session. */
const decidedBefore = ['method', 'session', 'merchant', 'network', 'upload', 'stage'] as const;

export class DemoStory extends PageElement {
  @property({ attribute: false }) found!: FoundStory;
  @state() private values!: StoryValues;
  @state() private events: readonly LoggedEvent[] = [];
  @state() private isPreparing = false;
  @state() private error: unknown;
  @state() private books: Books = { entries: [], claims: [], emails: [], requests: [] };
  @state() private problem = '';
  @state() private openEmail: number | undefined;
  @query('.opener') private button!: HTMLButtonElement;

  #staged!: StagedModal;
  #session: PreparedSession | undefined;

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has('found')) {
      const { story } = this.found;
      this.values = this.#startingValues;
      this.#staged = new StagedModal(this.#modal, this.#onModalEvent, story.setup.adapt);
      if (story.setup.declarative) void installAdapter();
    }
    this.#staged.dress(this.values);
  }

  protected override firstUpdated(): void {
    void this.#read();
    void this.updateComplete.then(() => this.#readyButton());
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#staged.leave();
  }

  protected override render(): TemplateResult {
    const { section, group, story } = this.found;
    const { values, books } = this;
    const modal = this.#modal;
    const { typed = [], declarative } = story.setup;
    const { takesUploads } = modal.sandbox;
    const controls = controlsPanel({
      modal,
      values,
      first: this.#startingValues.options,
      onChange: (change) => this.#change(change),
      onReset: () => {
        this.#change(this.#startingValues);
        announce('The controls are reset.');
      },
    });
    const reset = this.#action('Reset the sandbox', resetSandbox, 'The sandbox is reset.');
    return html`<div class="story">
      <header class="intro">
        <p class="hint">${section.title} <span aria-hidden="true">/</span> ${group.title}</p>
        <h1 tabindex="-1">${story.title}</h1>
        <p class="lead">${prose(story.text)}</p>
      </header>
      <div class="story-body">
        <section class="panel stage" aria-label="Try it">
          <div class="stage-text">
            ${typed.length > 0 ? typedList(typed) : nothing} ${this.#renderOpening()}
            <p class="hint">Here the sandbox makes the session. In production your server does.</p>
          </div>
          ${preview(modal, values)}
          <div class=${values.display ?? 'modal-place'}>${this.#staged.container}</div>
        </section>
        <div class="controls-place">${controls}</div>
        ${takesUploads ? uploadPanel(values.upload ?? '', (upload) => this.#change({ upload })) : nothing}
        <demo-events
          .events=${this.events}
          @demo-clear=${() => (this.events = [])}
          @demo-acknowledged=${() => this.#read()}
        ></demo-events>
        ${takesUploads ? this.#renderRequests() : nothing} ${modal.plugin === 'claims' ? this.#renderOutbox() : nothing}
        ${codePanel(modal, values, declarative ? 'HTML button' : 'Element')}
      </div>
      ${this.#renderBook('Ledger', ledger(books, modal.plugin === 'portal'), reset)}
    </div>`;
  }

  #renderOpening(): TemplateResult {
    const lastCode = this.events.findLast(({ code }) => !code.endsWith('.unload'))?.code;
    const { declarative } = this.found.story.setup;
    const isBusy = this.isPreparing || (declarative && !this.#session);
    const onClick = () => declarative || void this.#open(this.values);
    const outcome = lastCode ? html`Last event: <code>${lastCode}</code>` : 'No money moves here.';
    return html`<div class="open-row">
      <button type="button" class="primary opener" aria-disabled=${isBusy ? 'true' : 'false'} @click=${onClick}>
        Open the modal
      </button>
      ${
        this.error === undefined
          ? html`<p class="hint">${this.isPreparing ? 'Getting a session…' : outcome}</p>`
          : openingError(this.error)
      }
    </div>`;
  }

  #renderRequests(): TemplateResult {
    const onManage = (request: RequestSummary) => void this.#open(this.#managing(request));
    return this.#renderBook('Approval requests', requestList(this.books.requests, onManage));
  }

  #renderOutbox(): TemplateResult {
    const onToggle = (id: number) => (this.openEmail = id === this.openEmail ? undefined : id);
    const list = emailList(this.books.emails, this.openEmail, onToggle, () => void this.#read());
    return this.#renderBook('Outbox', list);
  }

  #renderBook(title: string, content: TemplateResult, actions: unknown = nothing): TemplateResult {
    const refresh = this.#action('Refresh', () => Promise.resolve(), `${title}: up to date.`);
    const shown = this.problem ? html`<p class="empty problem">${this.problem}</p>` : content;
    return panel(title, html`${actions} ${refresh}`, shown);
  }

  #action(label: string, change: () => Promise<unknown>, done: string): TemplateResult {
    const onClick = async () => {
      await change().catch(() => undefined);
      await this.#read();
      announce(done);
    };
    return html`<button type="button" class="quiet" @click=${onClick}>${label}</button>`;
  }

  async #read(): Promise<void> {
    try {
      this.books = await readBooks();
      this.problem = '';
    } catch (error) {
      this.problem = messageOf(error);
    }
  }

  async #open(values: StoryValues): Promise<void> {
    if (this.isPreparing) return;
    const session = await this.#prepare(values);
    if (session) this.#staged.open(values, session);
  }

  /** Returns undefined and shows the error if there is no session. */
  async #prepare(values: StoryValues): Promise<PreparedSession | undefined> {
    this.isPreparing = true;
    this.error = undefined;
    this.#session = undefined;
    try {
      this.#session = await this.#staged.prepare(values);
      void this.#read();
    } catch (error) {
      this.error = error;
    }
    this.isPreparing = false;
    return this.#session;
  }

  /** A server writes the session id into a button with data attributes when it makes the page. */
  async #readyButton(): Promise<void> {
    if (!this.found.story.setup.declarative) return;
    const { button, values } = this;
    const session = await this.#prepare(values);
    if (session) this.#staged.writeButton(button, values, session);
  }

  readonly #onModalEvent = (event: LoggedEvent): void => {
    this.events = [...this.events, event];
    if (event.code.endsWith('.load')) return;
    void this.#read();
    if (!event.code.endsWith('.unload')) return;
    announce(`The modal is closed. Events: ${this.events.map(({ code }) => code).join(', ')}.`);
    void this.#readyButton();
  };

  #change(change: Partial<StoryValues>): void {
    const before = this.values;
    const { declarative } = this.found.story.setup;
    this.values = { ...before, ...change };
    if (decidedBefore.some((name) => before[name] !== this.values[name])) void this.#readyButton();
    else if (this.#session && declarative) this.#staged.writeButton(this.button, this.values, this.#session);
  }

  get #modal() {
    return this.found.story.setup.modal ?? this.found.section.modal;
  }

  get #startingValues(): StoryValues {
    return { ...this.found.section.defaults, ...this.found.story.setup };
  }

  #managing({ approvalRequestId, merchant: name }: RequestSummary): StoryValues {
    const { values } = this;
    const merchant = this.#modal.sandbox.merchants.find((candidate) => candidate.name === name)?.key ?? values.merchant;
    const options = { approvalRequestId: String(approvalRequestId) };
    return { ...values, method: 'manageApprovalRequest', session: 'fresh', merchant, options };
  }
}

customElements.define('demo-story', DemoStory);
