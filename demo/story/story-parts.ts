import { html, nothing, type TemplateResult } from 'lit';
import { live } from 'lit/directives/live.js';
import '../parts/demo-copy.ts';
import { modalPicture } from '../parts/modal-picture.ts';
import { panel } from '../parts/panel.ts';
import { SandboxRefusal } from '../sandbox/sandbox-client.ts';
import { methodOf, type ModalKind } from '../stories/modal-kind.ts';
import type { Typed } from '../stories/story.ts';
import type { StoryValues } from '../stories/story-values.ts';
import { themes } from '../themes/themes.ts';
import { nameOf } from './settings.ts';

/** How far the opening of a modal has come. */
export type Opening =
  | { readonly is: 'idle' }
  | { readonly is: 'preparing' }
  | { readonly is: 'failed'; readonly text: string }
  /** The service refused the upload or the session, as it would refuse an integrator's server. */
  | { readonly is: 'refused'; readonly code: string; readonly reasons: readonly string[] };

export function failed(error: unknown): Opening {
  return error instanceof SandboxRefusal
    ? { is: 'refused', code: error.code, reasons: error.message.split('\n') }
    : { is: 'failed', text: error instanceof Error ? error.message : String(error) };
}

/** @param lastCode The code of the last event besides `unload`. */
export function outcome(opening: Opening, lastCode: string | undefined): TemplateResult {
  switch (opening.is) {
    case 'failed':
      return html`<p class="problem" role="alert">${opening.text}</p>`;
    case 'refused':
      return html`<div class="refusal" role="alert">
        <p><strong>The service refused this.</strong> <code>${opening.code}</code></p>
        <ul>
          ${opening.reasons.map((reason) => html`<li>${reason}</li>`)}
        </ul>
      </div>`;
    case 'preparing':
      return html`<p class="hint">Getting a session…</p>`;
    case 'idle':
      return html`<p class="hint">
        ${lastCode ? html`Last event: <code>${lastCode}</code>` : 'No money moves here.'}
      </p>`;
  }
}

/** Texts to type, each with a copy button: an open modal makes the rest of the page inert. */
export function typedList(typed: readonly Typed[]): TemplateResult {
  return html`<ul class="typed">
    ${typed.map(
      ({ label, value, note }) =>
        html`<li>
          <strong>${label}</strong>
          <span class="number">${value}</span>
          <demo-copy text=${value} what="${label}, ${value}"></demo-copy>
          ${note ? html`<span class="hint">${note}</span>` : nothing}
        </li>`,
    )}
  </ul>`;
}

/** The look of the modal before it is opened. */
export function preview(modal: ModalKind, values: StoryValues): TemplateResult {
  const { theme, language } = values;
  const [any = ''] = Object.keys(modal.methods);
  return html`<figure class="preview">
    ${modalPicture({ operation: methodOf(modal, values) || any, theme, language, alt: '' })}
    <figcaption class="hint">Look: ${themes[theme].label}, ${nameOf(language)}</figcaption>
  </figure>`;
}

/** The place of the story's element. An inline form is shown in a small checkout page. */
export function modalPlace({ display, options }: StoryValues, container: HTMLElement | undefined): TemplateResult {
  if (!display) return html`<div class="modal-place">${container}</div>`;
  return html`<div class="checkout">
    <h2>Check out</h2>
    <p>Home policy ${options.clientReferenceData1}, renewed for a year.</p>
    ${container}
    <p>You will get the documents by e-mail.</p>
  </div>`;
}

/** The upload of the page's server, to be changed. */
export function uploadPanel(text: string, onChange: (text: string) => void): TemplateResult {
  const onFormat = () => {
    try {
      onChange(JSON.stringify(JSON.parse(text), null, 2));
    } catch {
      // The answer to the upload will say that it is not JSON.
    }
  };
  return panel(
    'Upload',
    html`<button type="button" class="quiet" @click=${onFormat}>Format</button>`,
    html`<div class="row">
      <p class="hint" id="upload-hint">
        Your server sends this with the session and its secret key before the modal opens. Change it: the answer comes
        when the modal is opened the next time.
      </p>
      <textarea
        aria-labelledby="upload-heading"
        aria-describedby="upload-hint"
        rows="16"
        spellcheck="false"
        autocomplete="off"
        .value=${live(text)}
        @change=${(event: Event) => onChange((event.target as HTMLTextAreaElement).value)}
      ></textarea>
    </div>`,
  );
}
