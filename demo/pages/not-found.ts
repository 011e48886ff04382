import { html, type TemplateResult } from 'lit';

export function notFound(): TemplateResult {
  return html`<div class="page">
    <h1 tabindex="-1">There is no such story</h1>
    <p class="lead">
      It may have been renamed. The list of stories has a search, and the <a href="#/">start page</a> an overview.
    </p>
  </div>`;
}
