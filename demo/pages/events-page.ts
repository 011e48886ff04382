import { html, nothing, type TemplateResult } from 'lit';
import { codeBlock } from '../parts/code-block.ts';
import { payloadText, toneOf } from '../story/logged-event.ts';
import { adjusterEventNotes } from './adjuster-event-notes.ts';
import { accountEventNotes } from './account-event-notes.ts';
import type { EventNote } from './event-notes.ts';
import { paymentEventNotes } from './payment-event-notes.ts';

const elements: readonly (readonly [tag: string, notes: readonly EventNote[]])[] = [
  ['portal-payment', paymentEventNotes],
  ['claims-account', accountEventNotes],
  ['claims-adjuster', adjusterEventNotes],
];

/** All events, with payloads made by the library's own code. */
export function eventsPage(): TemplateResult {
  return html`<div class="page">
    <header class="intro">
      <h1 tabindex="-1">Events</h1>
      <p class="lead">
        Results are delivered by events only. They are native events that bubble: listen on the element, on its
        container, or through jQuery. The order is load, then complete or canceled, then unload; an error may come
        before, or between.
      </p>
    </header>
    ${elements.map(
      ([tag, notes]) =>
        html`<section aria-label=${tag}>
          <h2><code>&lt;${tag}&gt;</code></h2>
          ${notes.map(eventNote)}
        </section>`,
    )}
  </div>`;
}

function eventNote({ code, when, about, examples }: EventNote): TemplateResult {
  const what = when === undefined ? code : `${code} ${when}`;
  const [first, ...others] = examples;
  const text = payloadText(first?.payload);
  return html`<article class="panel event-note">
    <h3 class="event-code tone-${toneOf(code)}">
      ${code} ${when === undefined ? nothing : html`<span class="remark">${when}</span>`}
    </h3>
    <p>${about}</p>
    ${first ? codeBlock(text, `Payload of ${what}`) : html`<p class="hint">No payload.</p>`}
    ${others
      .filter(({ payload }) => payloadText(payload) !== text)
      .map(
        ({ title = '', payload }) =>
          html`<details class="earlier">
            <summary>${title}</summary>
            ${codeBlock(payloadText(payload), `Payload of ${what}: ${title}`)}
          </details>`,
      )}
  </article>`;
}
