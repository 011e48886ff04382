import { html, type TemplateResult } from 'lit';
import type { StoryValues } from '../stories/story-values.ts';

/** The place of a story's element: anywhere for a window, else the page to check out that the form is a part of. */
export function modalPlace({ display, options }: StoryValues, container: HTMLElement | undefined): TemplateResult {
  if (!display) return html`<div class="modal-place">${container}</div>`;
  return html`<div class="checkout">
    <h2>Check out</h2>
    <p>Home policy ${options.clientReferenceData1}, renewed for a year.</p>
    ${container}
    <p>You will get the documents by e-mail.</p>
  </div>`;
}
