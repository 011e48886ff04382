import { html, nothing, type TemplateResult } from 'lit';
import { portalEventCodes } from '../../src/payment/events.ts';
import { codeBlock } from '../parts/code-block.ts';
import { payloadText, toneOf } from '../story/logged-event.ts';
import { declineExample, paymentEventNotes } from './payment-event-notes.ts';

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
    <section aria-label="Payment modal">
      <h2><code>&lt;portal-payment&gt;</code></h2>
      ${portalEventCodes.map((code) => {
        const { about, example } = paymentEventNotes[code];
        return html`<article class="panel event-note">
          <h3 class="event-code tone-${toneOf(code)}">${code}</h3>
          <p>${about}</p>
          ${forms(code, example('later'), example('earlier'))}
        </article>`;
      })}
      <article class="panel event-note">
        <h3 class="event-code tone-bad">portal.error <span class="remark">after a decline</span></h3>
        <p>The modal stays open, and the payer may correct what was typed or use another method.</p>
        ${forms('portal.error after a decline', declineExample('later'), declineExample('earlier'))}
      </article>
    </section>
  </div>`;
}

function forms(what: string, later: unknown, earlier: unknown): TemplateResult {
  if (later === null) return html`<p class="hint">No payload.</p>`;
  const [laterText, earlierText] = [later, earlier].map(payloadText) as [string, string];
  return html`${codeBlock(laterText, `Payload of ${what}`)}
  ${
    laterText === earlierText
      ? nothing
      : html`<details class="earlier">
          <summary>In the earlier form</summary>
          ${codeBlock(earlierText, `Payload of ${what} in the earlier form`)}
        </details>`
  }`;
}
