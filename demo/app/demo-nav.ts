import { html, nothing, type TemplateResult } from 'lit';
import { property, state } from 'lit/decorators.js';
import { PageElement } from '../parts/page-element.ts';
import { guidePages } from '../pages/guide-pages.ts';
import { addressOf, sections } from '../stories/sections.ts';
import type { StoryGroup, StorySection } from '../stories/story.ts';

/**
 * All pages and stories, to be found by a word.
 *
 * @fires demo-visit - A link was followed, be it to the page that is shown already.
 */
export class DemoNav extends PageElement {
  /** The address of the page that is shown. */
  @property() address = '';

  @state() private wanted = '';

  protected override render(): TemplateResult {
    const isSearching = this.wanted.trim() !== '';
    return html`<label class="search">
        <span class="visually-hidden">Find a story</span>
        <input
          type="search"
          placeholder="Find a story"
          autocomplete="off"
          .value=${this.wanted}
          @input=${(event: Event) => (this.wanted = (event.target as HTMLInputElement).value)}
        />
      </label>
      ${
        isSearching
          ? nothing
          : html`<ul class="nav-list">
              ${guidePages.map(({ address, title }) => this.#renderLink(address, title))}
              <li><a href="./jquery.html">jQuery page</a></li>
            </ul>`
      }
      ${sections.map((section) => this.#renderSection(section, isSearching))}`;
  }

  #renderSection(section: StorySection, isSearching: boolean): TemplateResult {
    const groups = section.groups.map((group) => ({
      ...group,
      stories: group.stories.filter((story) => this.#isWanted(group, story.title)),
    }));
    const found = groups.filter(({ stories }) => stories.length > 0);
    return html`<h2 class="nav-title">${section.title}</h2>
      ${found.length === 0 ? html`<p class="hint">No story has this in its title.</p>` : nothing}
      ${found.map((group) => this.#renderGroup(section, group, isSearching))}`;
  }

  #renderGroup(section: StorySection, { title, stories }: StoryGroup, isSearching: boolean): TemplateResult {
    const isCurrent = stories.some((story) => addressOf(section, story) === this.address);
    return html`<details class="nav-group" ?open=${isCurrent || isSearching}>
      <summary>${title}</summary>
      <ul class="nav-list">
        ${stories.map((story) => this.#renderLink(addressOf(section, story), story.title))}
      </ul>
    </details>`;
  }

  #renderLink(address: string, title: string): TemplateResult {
    const isCurrent = address === this.address;
    const onVisit = () => this.dispatchEvent(new Event('demo-visit'));
    return html`<li>
      <a href="#/${address}" aria-current=${isCurrent ? 'page' : nothing} @click=${onVisit}>${title}</a>
    </li>`;
  }

  #isWanted(group: StoryGroup, title: string): boolean {
    return `${group.title} ${title}`.toLowerCase().includes(this.wanted.trim().toLowerCase());
  }
}

customElements.define('demo-nav', DemoNav);

declare global {
  interface HTMLElementTagNameMap {
    'demo-nav': DemoNav;
  }
}
