import { html, nothing, type TemplateResult } from 'lit';
import { property, state } from 'lit/decorators.js';
import { repeat } from 'lit/directives/repeat.js';
import '../../mock-server/pages/define-claim-link.ts';
import type { Email } from '../../mock-server/simulator/shared/outbox.ts';
import { announce } from '../parts/announce.ts';
import { PageElement } from '../parts/page-element.ts';
import { readOutbox, tokenOf } from '../sandbox/claims-client.ts';

const time = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' });

/**
 * The e-mails that the service would have sent, newest first, and what their links lead to. It reads them anew whenever
 * `revision` changes.
 *
 * @fires demo-moved - Somebody did something behind a link.
 */
export class DemoOutbox extends PageElement {
  @property({ type: Number }) revision = 0;

  @state() private emails: readonly Email[] = [];

  /** The e-mail whose link is open. */
  @state() private open: number | undefined;

  @state() private problem = '';

  protected override updated(changed: Map<PropertyKey, unknown>): void {
    if (changed.has('revision')) void this.#read();
  }

  protected override render(): TemplateResult {
    return html`<section class="panel" aria-labelledby="outbox-heading">
      <div class="panel-head">
        <h2 id="outbox-heading">Outbox</h2>
        <button type="button" class="quiet" @click=${() => void this.#onRefresh()}>Refresh</button>
      </div>
      ${this.#renderEmails()}
    </section>`;
  }

  #renderEmails(): TemplateResult {
    if (this.problem) return html`<p class="empty problem">${this.problem}</p>`;
    if (this.emails.length === 0) {
      return html`<p class="empty">No e-mail was sent. None ever leaves this page: its link can be opened here.</p>`;
    }
    return html`<ol class="mails" tabindex="0" aria-labelledby="outbox-heading">
      ${repeat(
        this.emails,
        ({ id }) => id,
        (email) => this.#renderEmail(email),
      )}
    </ol>`;
  }

  #renderEmail(email: Email): TemplateResult {
    const { to, subject, text, link, sentAt } = email;
    return html`<li class="mail">
      <div class="item-head">
        <h3>${subject}</h3>
        <time datetime=${sentAt}>${time.format(new Date(sentAt))}</time>
      </div>
      <p class="item-detail">To <span>${to}</span></p>
      <details class="document">
        <summary>The whole e-mail</summary>
        <p class="mail-text">${text}</p>
      </details>
      ${link ? this.#renderLink(email) : nothing}
    </li>`;
  }

  #renderLink({ id, to, link }: Email): TemplateResult {
    const isOpen = id === this.open;
    return html`<button
        type="button"
        aria-expanded=${isOpen ? 'true' : 'false'}
        aria-label="${isOpen ? 'Close' : 'Open'} the link in the e-mail to ${to}"
        @click=${() => (this.open = isOpen ? undefined : id)}
      >
        ${isOpen ? 'Close the link' : 'Open the link'}
      </button>
      ${
        isOpen
          ? html`<div class="mail-link">
              <sandbox-claim-link token=${tokenOf(link)} @link-done=${this.#onDone}></sandbox-claim-link>
            </div>`
          : nothing
      }`;
  }

  readonly #onDone = (): void => {
    this.dispatchEvent(new Event('demo-moved'));
  };

  async #onRefresh(): Promise<void> {
    await this.#read();
    announce(`The outbox has ${this.emails.length} e-mails.`);
  }

  async #read(): Promise<void> {
    try {
      this.emails = (await readOutbox()).toReversed();
      if (!this.emails.some(({ id }) => id === this.open)) this.open = undefined;
      this.problem = '';
    } catch (error) {
      this.problem = error instanceof Error ? error.message : String(error);
    }
  }
}

customElements.define('demo-outbox', DemoOutbox);

declare global {
  interface HTMLElementTagNameMap {
    'demo-outbox': DemoOutbox;
  }
}
