import { html, nothing, type TemplateResult } from 'lit';
import { state } from 'lit/decorators.js';
import { repeat } from 'lit/directives/repeat.js';
import '../../mock-server/pages/define-claim-link.ts';
import type { Email } from '../../mock-server/simulator/shared/outbox.ts';
import { panelList } from '../parts/panel.ts';
import { readOutbox, tokenOf } from '../sandbox/sandbox-client.ts';
import { SandboxPanel } from './sandbox-panel.ts';

const time = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' });

/** The e-mails that the service would have sent, and the pages behind their links. */
export class DemoOutbox extends SandboxPanel<Email> {
  /** The e-mail whose link is open. */
  @state() private open: number | undefined;

  protected readonly heading = 'Outbox';
  protected readonly empty = 'No e-mail was sent. E-mails never leave this page: open their links here.';
  protected readonly readItems = readOutbox;

  protected renderItems(): TemplateResult {
    return panelList(
      this.heading,
      repeat(
        this.items,
        ({ id }) => id,
        (email) => this.#renderEmail(email),
      ),
    );
  }

  #renderEmail(email: Email): TemplateResult {
    const { to, subject, text, link, sentAt } = email;
    return html`<li class="row">
      <div class="row-head">
        <h3>${subject}</h3>
        <time datetime=${sentAt}>${time.format(new Date(sentAt))}</time>
      </div>
      <p class="hint">To <strong>${to}</strong></p>
      <details>
        <summary class="hint">The whole e-mail</summary>
        <p class="mail-text">${text}</p>
      </details>
      ${link ? this.#renderLink(email) : nothing}
    </li>`;
  }

  #renderLink({ id, to, link }: Email): TemplateResult {
    const isOpen = id === this.open;
    const action = isOpen ? 'Close' : 'Open';
    return html`<button
        type="button"
        aria-expanded=${isOpen ? 'true' : 'false'}
        aria-label="${action} the link in the e-mail to ${to}"
        @click=${() => (this.open = isOpen ? undefined : id)}
      >
        ${action} the link
      </button>
      ${
        isOpen
          ? html`<div class="mail-link">
              <sandbox-claim-link
                token=${tokenOf(link)}
                @link-done=${() => this.dispatchEvent(new Event('demo-moved'))}
              ></sandbox-claim-link>
            </div>`
          : nothing
      }`;
  }
}

customElements.define('demo-outbox', DemoOutbox);
