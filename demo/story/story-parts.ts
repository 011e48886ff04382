import { html, nothing, type TemplateResult } from 'lit';
import { live } from 'lit/directives/live.js';
import '../parts/demo-copy.ts';
import { modalPicture } from '../parts/modal-picture.ts';
import { panel } from '../parts/panel.ts';
import { messageOf, SandboxRefusal } from '../sandbox/sandbox-client.ts';
import { methodOf, type ModalKind } from '../stories/modal-kind.ts';
import type { Typed } from '../stories/story.ts';
import type { StoryValues } from '../stories/story-values.ts';
import { themes } from '../themes/themes.ts';
import { nameOf } from './settings.ts';

export function openingError(error: unknown): TemplateResult {
  if (!(error instanceof SandboxRefusal)) return html`<p class="problem" role="alert">${messageOf(error)}</p>`;
  return html`<div class="problem" role="alert">
    <p><strong>The service refused this.</strong> <code>${error.code}</code></p>
    <ul>
      ${error.message.split('\n').map((reason) => html`<li>${reason}</li>`)}
    </ul>
  </div>`;
}

/** Texts to type, each with a copy button: an open modal makes the rest of the page inert. */
export function typedList(typed: readonly Typed[]): TemplateResult {
  return html`<ul class="typed">
    ${typed.map(
      ({ label, value, note }) =>
        html`<li>
          <strong>${label}</strong>
          <p class="row-head">
            <span class="number">${value}</span> <demo-copy text=${value} what="${label}, ${value}"></demo-copy>
          </p>
          ${note ? html`<p class="hint">${note}</p>` : nothing}
        </li>`,
    )}
  </ul>`;
}

export function preview(modal: ModalKind, values: StoryValues): TemplateResult {
  const { theme, language } = values;
  const [any = ''] = Object.keys(modal.methods);
  return html`<figure class="preview">
    ${modalPicture(methodOf(modal, values) || any, theme, language)}
    <figcaption class="hint">${themes[theme].label}, ${nameOf(language)}</figcaption>
  </figure>`;
}

export function uploadPanel(text: string, onChange: (text: string) => void): TemplateResult {
  return panel(
    'Upload',
    nothing,
    html`<div class="row">
      <p class="hint" id="upload-hint">
        Your server sends this with the session and its secret key before the modal opens. Changes apply the next time
        the modal is opened.
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
