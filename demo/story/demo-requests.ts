import { html, nothing, type TemplateResult } from 'lit';
import { property, state } from 'lit/decorators.js';
import type { ApprovalRequestStatus, PartyRole, PartyStatus } from '../../src/adjuster/enumerations.ts';
import { formatMoney } from '../../src/money.ts';
import { readableDate } from '../../src/wall-time.ts';
import { announce } from '../parts/announce.ts';
import { PageElement } from '../parts/page-element.ts';
import { readRequests, type ListedRequest } from '../sandbox/approval-client.ts';
import { pastExpiration } from '../sandbox/approval-stages.ts';
import { clockAhead, moveClock } from '../sandbox/sandbox-client.ts';
import type { Tone } from './logged-event.ts';

const locale = 'en-US';

const statusTones: Readonly<Record<ApprovalRequestStatus, Tone>> = {
  Initiated: 'plain',
  Completed: 'good',
  Incomplete: 'bad',
  Expired: 'bad',
  Rejected: 'bad',
  Cancelled: 'bad',
};

const partyTones: Readonly<Record<PartyStatus, Tone>> = {
  Waiting: 'plain',
  Asked: 'plain',
  Done: 'plain',
  Paid: 'good',
  Rejected: 'bad',
};

const roles: Readonly<Record<PartyRole, string>> = {
  ApprovalOnly: 'approves',
  PaymentOnly: 'is paid',
  ApprovalAndPayment: 'approves and is paid',
  PaymentOnlyActionBypass: 'is paid automatically',
};

/**
 * The approval requests of the sandbox, newest first, and its clock, which can be moved past their time. It reads them
 * anew whenever `revision` changes.
 *
 * @fires {CustomEvent<ListedRequest>} demo-manage - A request is to be managed.
 * @fires demo-moved - The clock was moved.
 */
export class DemoRequests extends PageElement {
  @property({ type: Number }) revision = 0;

  @state() private requests: readonly ListedRequest[] = [];

  @state() private problem = '';

  /** By how much the sandbox's clock is ahead, in minutes. */
  @state() private ahead = 0;

  /** The next story begins at the right time. */
  override disconnectedCallback(): void {
    super.disconnectedCallback();
    if (this.#isLater) void moveClock(-this.ahead).catch(() => undefined);
  }

  protected override updated(changed: Map<PropertyKey, unknown>): void {
    if (changed.has('revision')) void this.#read();
  }

  protected override render(): TemplateResult {
    return html`<section class="panel" aria-labelledby="requests-heading">
      <div class="panel-head">
        <h2 id="requests-heading">Approval requests</h2>
        <button type="button" class="quiet" aria-pressed=${this.#isLater ? 'true' : 'false'} @click=${this.#onClock}>
          ${this.#isLater ? 'Clock back to today' : 'Clock 31 days on'}
        </button>
        <button type="button" class="quiet" @click=${() => void this.#onRefresh()}>Refresh</button>
      </div>
      ${this.#renderRequests()}
    </section>`;
  }

  #renderRequests(): TemplateResult {
    if (this.problem) return html`<p class="empty problem">${this.problem}</p>`;
    if (this.requests.length === 0) {
      return html`<p class="empty">
        There is none yet. What is created appears here, with what its parties have done.
      </p>`;
    }
    return html`<ol class="requests" tabindex="0" aria-labelledby="requests-heading">
      ${this.requests.map((request) => this.#renderRequest(request))}
    </ol>`;
  }

  #renderRequest(request: ListedRequest): TemplateResult {
    const { approvalRequestId: id, status, claimNumber, totalAmount, expirationDate, timeZone, parties } = request;
    return html`<li class="request">
      <div class="item-head">
        <h3>${id} <span class="tag tone-${statusTones[status]}">${status}</span></h3>
        <button type="button" aria-label="Manage request ${id}" @click=${() => this.#manage(request)}>Manage</button>
      </div>
      <p class="item-detail">
        ${claimNumber}, ${formatMoney(totalAmount)}, open until ${readableDate(expirationDate, locale)} ${timeZone}
      </p>
      <ul class="request-parties">
        ${parties.map(
          ({ name, role, amount, status: partyStatus }) =>
            html`<li>
              <span>${name}</span>
              <span class="remark"> ${roles[role]}${amount > 0 ? html`, ${formatMoney(amount)}` : nothing} </span>
              <span class="tag tone-${partyTones[partyStatus]}">${partyStatus}</span>
            </li>`,
        )}
      </ul>
    </li>`;
  }

  #manage(request: ListedRequest): void {
    this.dispatchEvent(new CustomEvent('demo-manage', { detail: request }));
  }

  /** Stories move it as well, by less. */
  get #isLater(): boolean {
    return this.ahead >= pastExpiration / 2;
  }

  readonly #onClock = (): void => void this.#moveClock();

  async #moveClock(): Promise<void> {
    await moveClock(this.#isLater ? -this.ahead : pastExpiration);
    await this.#read();
    announce(this.#isLater ? 'The clock is 31 days on.' : 'The clock is back.');
    this.dispatchEvent(new Event('demo-moved'));
  }

  async #onRefresh(): Promise<void> {
    await this.#read();
    announce(`There are ${this.requests.length} approval requests.`);
  }

  async #read(): Promise<void> {
    try {
      this.requests = (await readRequests()).toReversed();
      this.ahead = await clockAhead();
      this.problem = '';
    } catch (error) {
      this.problem = error instanceof Error ? error.message : String(error);
    }
  }
}

customElements.define('demo-requests', DemoRequests);

declare global {
  interface HTMLElementTagNameMap {
    'demo-requests': DemoRequests;
  }
}
