import { html, type TemplateResult } from 'lit';
import '../front/demo-front.ts';
import { firstAddressOf, sections } from '../stories/sections.ts';
import type { StorySection } from '../stories/story.ts';

/** The first page: the three modals to open at once, and all examples. */
export function startPage(): TemplateResult {
  return html`<div class="page">
    <demo-front></demo-front>
    <section aria-labelledby="stories-heading">
      <h2 id="stories-heading">All examples</h2>
      <p>
        Each shows one thing: open it, change its options, see the events that the page receives, and copy the code.
      </p>
      ${sections.map(sectionOverview)}
    </section>
  </div>`;
}

function sectionOverview(section: StorySection): TemplateResult {
  const { title, about, modal, groups } = section;
  return html`<h3>${title} <code class="hint">&lt;${modal.tag}&gt;</code></h3>
    <p>${about}</p>
    <ul class="overview">
      ${groups.map(
        (group) =>
          html`<li>
            <a href="#/${firstAddressOf(section, group)}">${group.title}</a>
            <span>${group.stories.map((story) => story.title).join(', ')}</span>
          </li>`,
      )}
    </ul>`;
}
