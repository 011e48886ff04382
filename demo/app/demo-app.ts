import { html, type TemplateResult } from 'lit';
import { query, state } from 'lit/decorators.js';
import { live } from 'lit/directives/live.js';
import { keyed } from 'lit/directives/keyed.js';
import { PageElement } from '../parts/page-element.ts';
import { guidePages } from '../pages/guide-pages.ts';
import { notFound } from '../pages/not-found.ts';
import { SandboxWatcher } from '../sandbox/sandbox-watcher.ts';
import { storyAt } from '../stories/sections.ts';
import '../story/demo-story.ts';
import { chooseColorScheme, chosenColorScheme, colorSchemes, type ColorScheme } from './color-scheme.ts';
import './demo-nav.ts';
import { Route } from './route.ts';
import { sandboxNotice } from '../sandbox/sandbox-notice.ts';

const siteTitle = 'Payment modals';

/** The shell of the demo: header, list of stories, the page that the address names. */
export class DemoApp extends PageElement {
  @state() private announcement = '';

  @query('dialog.drawer') private drawer!: HTMLDialogElement;

  @query('main') private main!: HTMLElement;

  readonly #sandbox = new SandboxWatcher(this);
  readonly #route = new Route(this, () => this.#onArrival());

  override connectedCallback(): void {
    super.connectedCallback();
    document.addEventListener('demo-announce', this.#onAnnounce);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    document.removeEventListener('demo-announce', this.#onAnnounce);
  }

  protected override updated(): void {
    document.title = this.#title;
  }

  protected override render(): TemplateResult {
    const { address } = this.#route;
    return html`<a class="skip" href="#content" @click=${this.#onSkip}>Skip to the content</a>
      <header class="site">
        <button type="button" class="menu" aria-haspopup="dialog" @click=${() => this.drawer.showModal()}>
          Examples
        </button>
        <a class="wordmark" href="#/">${siteTitle}</a>
        ${this.#renderColorScheme()}
      </header>
      <div class="frame">
        <nav class="side" aria-label="Examples"><demo-nav address=${address}></demo-nav></nav>
        <main id="content" tabindex="-1">${this.#renderPage(address)}</main>
      </div>
      <dialog class="drawer" aria-label="Examples" closedby="any">
        <div class="drawer-head">
          <strong>Examples</strong>
          <button type="button" class="quiet" @click=${() => this.drawer.close()}>Close</button>
        </div>
        <nav aria-label="Examples">
          <demo-nav address=${address} @demo-visit=${() => this.drawer.close()}></demo-nav>
        </nav>
        ${this.#renderColorScheme()}
      </dialog>
      <div class="visually-hidden" role="status">${this.announcement}</div>`;
  }

  #renderPage(address: string): unknown {
    const page = guidePages.find((candidate) => candidate.address === address);
    if (page) return page.render();
    const found = storyAt(address);
    if (!found) return notFound();
    const { state: sandboxState } = this.#sandbox;
    if (sandboxState.is !== 'ready') return sandboxNotice(sandboxState, found.story.title);
    return keyed(address, html`<demo-story .found=${found}></demo-story>`);
  }

  #renderColorScheme(): TemplateResult {
    const chosen = chosenColorScheme();
    const onChange = (event: Event) => {
      chooseColorScheme((event.target as HTMLSelectElement).value as ColorScheme);
      this.requestUpdate();
    };
    return html`<label class="inline-field appearance">
      <span>Appearance</span>
      <select @change=${onChange}>
        ${Object.entries(colorSchemes).map(
          ([scheme, label]) => html`<option value=${scheme} .selected=${live(scheme === chosen)}>${label}</option>`,
        )}
      </select>
    </label>`;
  }

  get #title(): string {
    const { address } = this.#route;
    if (address === '') return siteTitle;
    const title = guidePages.find((page) => page.address === address)?.title ?? storyAt(address)?.story.title;
    return `${title ?? 'Not found'} – ${siteTitle}`;
  }

  /** A new page begins at its top, and its heading is what a screen reader says first. */
  #onArrival(): void {
    scrollTo(0, 0);
    const heading = this.main.querySelector<HTMLElement>('h1') ?? this.main;
    heading.focus({ preventScroll: true });
  }

  readonly #onSkip = (event: Event): void => {
    event.preventDefault();
    this.main.focus();
  };

  readonly #onAnnounce = ({ detail }: CustomEvent<string>): void => {
    this.announcement = detail;
  };
}

customElements.define('demo-app', DemoApp);

declare global {
  interface HTMLElementTagNameMap {
    'demo-app': DemoApp;
  }
}
