import { html, type TemplateResult } from 'lit';
import { query, state } from 'lit/decorators.js';
import { keyed } from 'lit/directives/keyed.js';
import { PageElement } from '../parts/page-element.ts';
import { sandboxNotice } from '../parts/sandbox-notice.ts';
import { sandbox, watchSandbox } from '../sandbox/sandbox.ts';
import { storyAt } from '../stories/sections.ts';
import '../story/demo-story.ts';
import { chooseColorScheme, chosenColorScheme, colorSchemes, type ColorScheme } from './color-scheme.ts';
import './demo-nav.ts';
import { guidePages, notFound } from './guide-pages.ts';

const siteTitle = 'Payment modals';

export class DemoApp extends PageElement {
  @state() private announcement = '';

  /** `payment/make-a-payment`; empty for the first page. */
  @state() private address = readAddress();

  /** A sidebar, and on a narrow page a popover. */
  @query('nav') private nav!: HTMLElement;
  @query('main') private main!: HTMLElement;

  constructor() {
    super();
    watchSandbox(this);
    addEventListener('hashchange', () => void this.#follow());
    document.addEventListener('demo-announce', (event) => {
      this.announcement = (event as CustomEvent<string>).detail;
    });
  }

  protected override render(): TemplateResult {
    const { address } = this;
    const [title, page] = this.#page;
    document.title = address === '' ? siteTitle : `${title} – ${siteTitle}`;
    const onSchemeChange = (event: Event) =>
      chooseColorScheme((event.target as HTMLSelectElement).value as ColorScheme);
    return html`<a class="skip" href="#content" @click=${this.#onSkip}>Skip to the content</a>
      <header class="site">
        <button type="button" class="menu" popovertarget="examples">Examples</button>
        <a class="wordmark" href="#/">${siteTitle}</a>
        <select aria-label="Appearance" @change=${onSchemeChange}>
          ${Object.entries(colorSchemes).map(
            ([scheme, label]) =>
              html`<option value=${scheme} ?selected=${scheme === chosenColorScheme()}>${label}</option>`,
          )}
        </select>
      </header>
      <div class="frame">
        <nav id="examples" class="side" popover aria-label="Examples">
          <demo-nav address=${address} @click=${this.#onNavigate}></demo-nav>
        </nav>
        <main id="content" tabindex="-1">${page}</main>
      </div>
      <div class="visually-hidden" role="status">${this.announcement}</div>`;
  }

  get #page(): readonly [title: string, content: unknown] {
    const { address } = this;
    const page = guidePages.find((candidate) => candidate.address === address);
    if (page) return [page.title, page.render()];
    const found = storyAt(address);
    if (!found) return ['Not found', notFound()];
    const { title } = found.story;
    if (sandbox.state === 'ready') return [title, keyed(address, html`<demo-story .found=${found}></demo-story>`)];
    return [
      title,
      html`<div class="page">
        <h1 tabindex="-1">${title}</h1>
        ${sandboxNotice(sandbox.state)}
      </div>`,
    ];
  }

  async #follow(): Promise<void> {
    const address = readAddress();
    if (address === this.address) return;
    this.address = address;
    await this.updateComplete;
    scrollTo(0, 0);
    (this.main.querySelector('h1') ?? this.main).focus({ preventScroll: true });
  }

  readonly #onNavigate = ({ target }: Event): void => {
    if (target instanceof HTMLAnchorElement) this.nav.hidePopover();
  };

  readonly #onSkip = (event: Event): void => {
    event.preventDefault();
    this.main.focus();
  };
}

/** The address within the page: `#/payment/make-a-payment` gives `payment/make-a-payment`. */
function readAddress(): string {
  return decodeURI(location.hash).replace(/^#\/?/, '');
}

customElements.define('demo-app', DemoApp);
