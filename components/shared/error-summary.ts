import { html, nothing, type TemplateResult } from 'lit';

export interface ErrorLink {
  /** The id of the field in the same root. */
  readonly field: string;
  readonly text: string;
}

/** Everything that is wrong, at the top, each leading to its field. It takes the focus when it comes up. */
export function errorSummary(heading: string, text: string | undefined, links: readonly ErrorLink[]): TemplateResult {
  return html`<div class="summary" part="error-summary" role="alert" tabindex="-1" data-takes-focus>
    <h3>${heading}</h3>
    ${text ? html`<p>${text}</p>` : nothing}
    ${
      links.length > 0
        ? html`<ul>
            ${links.map((link) => html`<li><a href="#${link.field}" @click=${goToField}>${link.text}</a></li>`)}
          </ul>`
        : nothing
    }
  </div>`;
}

/** A fragment of the address does not reach into a shadow root, so the link does what it says by itself. */
function goToField(event: Event): void {
  event.preventDefault();
  const link = event.currentTarget as HTMLAnchorElement;
  const root = link.getRootNode() as ShadowRoot;
  root.getElementById(link.getAttribute('href')?.slice(1) ?? '')?.focus();
}
