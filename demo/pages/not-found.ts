import { html, type TemplateResult } from 'lit';

export function notFound(): TemplateResult {
  return html`<div class="page">
    <h1 tabindex="-1">There is no such page</h1>
    <p class="lead">
      It may have been renamed. Search the list of examples, or see all of them on the <a href="#/">start page</a>.
    </p>
  </div>`;
}
