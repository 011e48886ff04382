import { html, type TemplateResult } from 'lit';
import { query, state } from 'lit/decorators.js';
import { live } from 'lit/directives/live.js';
import { keyed } from 'lit/directives/keyed.js';
import { PageElement } from '../parts/page-element.ts';
import { sandboxNotice } from '../parts/sandbox-notice.ts';
import { SandboxWatcher } from '../sandbox/sandbox.ts';
import { storyAt } from '../stories/sections.ts';
import '../story/demo-story.ts';
import { chooseColorScheme, chosenColorScheme, colorSchemes, type ColorScheme } from './color-scheme.ts';
import './demo-nav.ts';
import { guidePages, notFound } from './guide-pages.ts';

const siteTitle = 'Payment modals';

/** The shell of the demo: header, list of stories, current page. */
export class DemoApp extends PageElement {
  @state() private announcement = '';

  /** `payment/make-a-payment`; empty for the first page. */
  @state() private address = readAddress();

  /** A sidebar, and on a narrow page a popover. */
  @query('nav') private nav!: HTMLElement;

  @query('main') private main!: HTMLElement;

  readonly #sandbox = new SandboxWatcher(this);

  override connectedCallback(): void {
    super.connectedCallback();
    addEventListener('hashchange', this.#onHashChange);
    document.addEventListener('demo-announce', this.#onAnnounce);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    removeEventListener('hashchange', this.#onHashChange);
    document.removeEventListener('demo-announce', this.#onAnnounce);
  }

  protected override updated(): void {
    document.title = this.#title;
  }

  protected override render(): TemplateResult {
    const { address } = this;
    return html`<a class="skip" href="#content" @click=${this.#onSkip}>Skip to the content</a>
      <header class="site">
        <button type="button" class="menu" popovertarget="examples">Examples</button>
        <a class="wordmark" href="#/">${siteTitle}</a>
        ${this.#renderColorScheme()}
      </header>
      <div class="frame">
        <nav id="examples" class="side" popover aria-label="Examples">
          <demo-nav address=${address} @click=${this.#onNavigate}></demo-nav>
        </nav>
        <main id="content" tabindex="-1">${this.#renderPage(address)}</main>
      </div>
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
    const { address } = this;
    if (address === '') return siteTitle;
    const title = guidePages.find((page) => page.address === address)?.title ?? storyAt(address)?.story.title;
    return `${title ?? 'Not found'} – ${siteTitle}`;
  }

  readonly #onHashChange = (): void => void this.#follow();

  /** Shows the top of a new page and moves the focus to its heading. */
  async #follow(): Promise<void> {
    const address = readAddress();
    if (address === this.address) return;
    this.address = address;
    await this.updateComplete;
    scrollTo(0, 0);
    const heading = this.main.querySelector<HTMLElement>('h1') ?? this.main;
    heading.focus({ preventScroll: true });
  }

  readonly #onNavigate = ({ target }: Event): void => {
    if (target instanceof HTMLAnchorElement) this.nav.hidePopover();
  };

  readonly #onSkip = (event: Event): void => {
    event.preventDefault();
    this.main.focus();
  };

  readonly #onAnnounce = ({ detail }: CustomEvent<string>): void => {
    this.announcement = detail;
  };
}

/** The address within the page: `#/payment/make-a-payment` gives `payment/make-a-payment`. */
function readAddress(): string {
  return decodeURI(location.hash).replace(/^#\/?/, '');
}

customElements.define('demo-app', DemoApp);
