import { html, nothing, type TemplateResult } from 'lit';
import { property, state } from 'lit/decorators.js';
import { repeat } from 'lit/directives/repeat.js';
import { announce } from '../parts/announce.ts';
import { PageElement } from '../parts/page-element.ts';
import { panel, panelList } from '../parts/panel.ts';
import { acknowledgeOf, payloadText, toneOf, type LoggedEvent } from './logged-event.ts';

const time = new Intl.DateTimeFormat('en-US', {
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
  fractionalSecondDigits: 3,
  hourCycle: 'h23',
});

/**
 * The events of a story, the newest last.
 *
 * @fires demo-clear - The log is to be emptied.
 * @fires demo-acknowledged - A payment was acknowledged.
 */
export class DemoEvents extends PageElement {
  @property({ attribute: false }) events: readonly LoggedEvent[] = [];

  @state() private only = '';

  @state() private acknowledged: ReadonlySet<number> = new Set();

  protected override updated(changed: Map<PropertyKey, unknown>): void {
    const list = this.querySelector('.rows');
    if (list && changed.has('events')) list.scrollTop = list.scrollHeight;
  }

  protected override render(): TemplateResult {
    const shown = this.events.filter(({ code }) => this.only === '' || code === this.only);
    return panel(
      'Events',
      this.#renderActions(),
      shown.length === 0
        ? html`<p class="empty">Nothing yet. Events appear here in the order in which the page receives them.</p>`
        : panelList(
            'Events',
            repeat(
              shown,
              ({ number }) => number,
              (event) => this.#renderEvent(event),
            ),
          ),
    );
  }

  #renderActions(): TemplateResult {
    const codes = [...new Set(this.events.map(({ code }) => code))];
    return html`<label class="inline-field">
        <span>Show</span>
        <select
          .value=${this.only}
          @change=${(event: Event) => (this.only = (event.target as HTMLSelectElement).value)}
        >
          <option value="">all</option>
          ${codes.map((code) => html`<option value=${code}>${code}</option>`)}
        </select>
      </label>
      <button type="button" class="quiet" ?disabled=${this.events.length === 0} @click=${this.#onClear}>Clear</button>`;
  }

  #renderEvent({ number, time: at, code, detail }: LoggedEvent): TemplateResult {
    const acknowledge = acknowledgeOf(detail);
    return html`<li class="row event tone-${toneOf(code)}">
      <div class="row-head">
        <strong class="event-code">${code}</strong>
        <time datetime=${at.toISOString()}>${time.format(at)}</time>
      </div>
      ${detail === null || detail === undefined ? nothing : html`<pre><code>${payloadText(detail)}</code></pre>`}
      ${
        acknowledge
          ? html`<button type="button" @click=${() => this.#onAcknowledge(number, acknowledge)}>
              ${this.acknowledged.has(number) ? 'Acknowledged' : 'Call acknowledge()'}
            </button>`
          : nothing
      }
    </li>`;
  }

  readonly #onClear = (): void => {
    this.only = '';
    this.acknowledged = new Set();
    announce('The events were cleared.');
    this.dispatchEvent(new Event('demo-clear'));
  };

  #onAcknowledge(number: number, acknowledge: () => void): void {
    acknowledge();
    this.acknowledged = new Set([...this.acknowledged, number]);
    announce('The payment was acknowledged.');
    this.dispatchEvent(new Event('demo-acknowledged'));
  }
}

customElements.define('demo-events', DemoEvents);
