import { html, nothing, type TemplateResult } from 'lit';
import { property, state } from 'lit/decorators.js';
import { PageElement } from '../parts/page-element.ts';
import { addressOf, sections } from '../stories/sections.ts';
import type { StoryGroup, StorySection } from '../stories/story.ts';
import { guidePages } from './guide-pages.ts';

export class DemoNav extends PageElement {
  @property() address = '';
  @state() private wanted = '';

  protected override render(): TemplateResult {
    const found = sections.map((section) => this.#renderSection(section));
    const pages = html`<ul class="nav-list">
      ${guidePages.map(({ address, title }) => this.#renderLink(address, title))}
      <li><a href="./jquery.html">jQuery page</a></li>
    </ul>`;
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
      ${this.wanted === '' ? pages : nothing} ${found}
      ${found.every((section) => section === nothing) ? html`<p class="hint">No example has this title.</p>` : nothing}`;
  }

  #renderSection(section: StorySection): TemplateResult | typeof nothing {
    const groups = section.groups.map((group) => this.#renderGroup(section, group)).filter((it) => it !== nothing);
    if (groups.length === 0) return nothing;
    return html`<details class="nav-section" ?open=${this.wanted !== '' || this.address.startsWith(`${section.id}/`)}>
      <summary>${section.title}</summary>
      ${groups}
    </details>`;
  }

  #renderGroup(section: StorySection, { title, stories }: StoryGroup): TemplateResult | typeof nothing {
    const wanted = this.wanted.trim().toLowerCase();
    const found = stories.filter((story) => `${section.title} ${title} ${story.title}`.toLowerCase().includes(wanted));
    if (found.length === 0) return nothing;
    const isCurrent = found.some((story) => addressOf(section, story) === this.address);
    return html`<details class="nav-group" ?open=${isCurrent || this.wanted !== ''}>
      <summary>${title}</summary>
      <ul class="nav-list">
        ${found.map((story) => this.#renderLink(addressOf(section, story), story.title))}
      </ul>
    </details>`;
  }

  #renderLink(address: string, title: string): TemplateResult {
    const isCurrent = address === this.address;
    return html`<li>
      <a href="#/${address}" aria-current=${isCurrent ? 'page' : nothing}>${title}</a>
    </li>`;
  }
}

customElements.define('demo-nav', DemoNav);
