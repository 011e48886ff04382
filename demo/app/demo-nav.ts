import { html, nothing, type TemplateResult } from 'lit';
import { property, state } from 'lit/decorators.js';
import { PageElement } from '../parts/page-element.ts';
import { guidePages } from './guide-pages.ts';
import { addressOf, sections } from '../stories/sections.ts';
import type { StoryGroup, StorySection } from '../stories/story.ts';

/** All pages and stories, with a search. */
export class DemoNav extends PageElement {
  /** The address of the page that is shown. */
  @property() address = '';

  @state() private wanted = '';

  protected override render(): TemplateResult {
    const isSearching = this.wanted.trim() !== '';
    return html`<label class="search">
        <span class="visually-hidden">Find an example</span>
        <input
          type="search"
          placeholder="Find an example"
          autocomplete="off"
          .value=${this.wanted}
          @input=${(event: Event) => (this.wanted = (event.target as HTMLInputElement).value)}
        />
      </label>
      ${isSearching ? this.#renderFound() : this.#renderAll()}`;
  }

  #renderAll(): TemplateResult {
    return html`<ul class="nav-list">
        ${guidePages.map(({ address, title }) => this.#renderLink(address, title))}
        <li><a href="./jquery.html">jQuery page</a></li>
      </ul>
      ${sections.map((section) => this.#renderSection(section, section.groups, this.address.startsWith(`${section.id}/`)))}`;
  }

  #renderFound(): TemplateResult {
    const found = sections
      .map((section) => [section, this.#wantedGroups(section)] as const)
      .filter(([, groups]) => groups.length > 0);
    return found.length > 0
      ? html`${found.map(([section, groups]) => this.#renderSection(section, groups, true))}`
      : html`<p class="hint nav-hint">No example has this in its title.</p>`;
  }

  #renderSection(section: StorySection, groups: readonly StoryGroup[], isOpen: boolean): TemplateResult {
    return html`<details class="nav-section" ?open=${isOpen}>
      <summary>${section.title}</summary>
      ${groups.map(({ title, stories }) => {
        const links = stories.map((story) => [addressOf(section, story), story.title] as const);
        const isCurrent = links.some(([address]) => address === this.address);
        return html`<details class="nav-group" ?open=${isCurrent || this.wanted.trim() !== ''}>
          <summary>${title}</summary>
          <ul class="nav-list">
            ${links.map(([address, text]) => this.#renderLink(address, text))}
          </ul>
        </details>`;
      })}
    </details>`;
  }

  #renderLink(address: string, title: string): TemplateResult {
    const isCurrent = address === this.address;
    return html`<li>
      <a href="#/${address}" aria-current=${isCurrent ? 'page' : nothing}>${title}</a>
    </li>`;
  }

  #wantedGroups({ title: sectionTitle, groups }: StorySection): readonly StoryGroup[] {
    const wanted = this.wanted.trim().toLowerCase();
    const has = (...titles: readonly string[]) => titles.join(' ').toLowerCase().includes(wanted);
    return groups
      .map((group) => ({
        ...group,
        stories: group.stories.filter(({ title }) => has(sectionTitle, group.title, title)),
      }))
      .filter(({ stories }) => stories.length > 0);
  }
}

customElements.define('demo-nav', DemoNav);
