import { html, nothing, type TemplateResult } from 'lit';
import { property } from 'lit/decorators.js';
import { announce } from '../parts/announce.ts';
import { PageElement } from '../parts/page-element.ts';
import { panel, panelList, toneClass } from '../parts/panel.ts';
import type { LoggedEvent } from './staged-modal.ts';

const time = new Intl.DateTimeFormat('en-US', { timeStyle: 'medium', hourCycle: 'h23' });

/** Dispatches `demo-clear`, and `demo-acknowledged` after a payment was acknowledged. */
export class DemoEvents extends PageElement {
  @property({ attribute: false }) events: readonly LoggedEvent[] = [];

  protected override updated(changed: Map<PropertyKey, unknown>): void {
    const list = this.querySelector('.rows');
    if (list && changed.has('events')) list.scrollTop = list.scrollHeight;
  }

  protected override render(): TemplateResult {
    const clear = html`<button type="button" class="quiet" @click=${this.#onClear}>Clear</button>`;
    const rows = this.events.map((event) => this.#renderEvent(event));
    return panel('Events', clear, panelList('Events', rows, 'The events that your page receives appear here.'));
  }

  #renderEvent({ time: at, code, detail }: LoggedEvent): TemplateResult {
    const isGood = /(Complete|Created|EmailSent)$/.test(code);
    const acknowledge = acknowledgeOf(detail);
    return html`<li class="row event ${toneClass(isGood, code.endsWith('.error'))}">
      <div class="row-head">
        <strong>${code}</strong>
        <time datetime=${at.toISOString()}>${time.format(at)}</time>
      </div>
      ${detail ? html`<pre><code>${payloadText(detail)}</code></pre>` : nothing}
      ${
        acknowledge
          ? html`<button type="button" @click=${() => this.#onAcknowledge(acknowledge)}>Call acknowledge()</button>`
          : nothing
      }
    </li>`;
  }

  readonly #onClear = (): void => {
    announce('The events were cleared.');
    this.dispatchEvent(new Event('demo-clear'));
  };

  #onAcknowledge(acknowledge: () => void): void {
    acknowledge();
    announce('The payment was acknowledged.');
    this.dispatchEvent(new Event('demo-acknowledged'));
  }
}

function payloadText(detail: unknown): string {
  return JSON.stringify(detail, (_, value: unknown) => (typeof value === 'function' ? '[function]' : value), 2);
}

function acknowledgeOf(detail: unknown): (() => void) | undefined {
  const payload = (detail as { paymentInfo?: unknown } | null)?.paymentInfo ?? detail;
  return (payload as { acknowledge?: () => void } | null)?.acknowledge;
}

customElements.define('demo-events', DemoEvents);
