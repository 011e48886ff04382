import { html, type TemplateResult } from 'lit';
import '../front/demo-front.ts';
import { addressOf, sections } from '../stories/sections.ts';

export function startPage(): TemplateResult {
  return html`<div class="page">
    <demo-front></demo-front>
    <section aria-labelledby="stories-heading">
      <h2 id="stories-heading">All examples</h2>
      <p>Open an example, change its options, see the events that the page receives, and copy the code.</p>
      ${sections.map(
        (section) =>
          html`<h3>${section.title} <code class="hint">&lt;${section.modal.tag}&gt;</code></h3>
            <p>${section.about}</p>
            <ul class="overview">
              ${section.groups.map(
                ({ title, stories }) =>
                  html`<li>
                    <a href="#/${addressOf(section, stories[0])}">${title}</a>
                    <span class="hint">${stories.map((story) => story.title).join(', ')}</span>
                  </li>`,
              )}
            </ul>`,
      )}
    </section>
  </div>`;
}
