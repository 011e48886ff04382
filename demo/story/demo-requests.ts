import { html, nothing, type TemplateResult } from 'lit';
import { state } from 'lit/decorators.js';
import type { ApprovalRequestStatus, PartyRole, PartyStatus } from '../../src/adjuster/enumerations.ts';
import { formatMoney } from '../../src/money.ts';
import { readableDate } from '../../src/wall-time.ts';
import { panelList } from '../parts/panel.ts';
import { pastExpiration } from '../sandbox/approval-stages.ts';
import { moveClock, readRequests, type ListedRequest } from '../sandbox/sandbox-client.ts';
import type { Tone } from './logged-event.ts';
import { SandboxPanel } from './sandbox-panel.ts';

const tones: Readonly<Record<ApprovalRequestStatus | PartyStatus, Tone>> = {
  Initiated: 'plain',
  Completed: 'good',
  Incomplete: 'bad',
  Expired: 'bad',
  Rejected: 'bad',
  Cancelled: 'bad',
  Waiting: 'plain',
  Asked: 'plain',
  Done: 'plain',
  Paid: 'good',
};

const roles: Readonly<Record<PartyRole, string>> = {
  ApprovalOnly: 'approves',
  PaymentOnly: 'is paid',
  ApprovalAndPayment: 'approves and is paid',
  PaymentOnlyActionBypass: 'is paid automatically',
};

const tag = (status: keyof typeof tones) => html`<span class="tag tone-${tones[status]}">${status}</span>`;

/**
 * The approval requests of the sandbox, and its clock, which can be moved past their time.
 *
 * @fires {CustomEvent<ListedRequest>} demo-manage - A request is to be managed.
 */
export class DemoRequests extends SandboxPanel<ListedRequest> {
  /** By how many minutes the sandbox's clock is ahead. */
  @state() private ahead = 0;

  protected readonly heading = 'Approval requests';
  protected readonly empty = 'There is none yet. New requests appear here, with what their parties have done.';

  /** The next story begins at the right time. */
  override disconnectedCallback(): void {
    super.disconnectedCallback();
    if (this.#isLater) void moveClock(-this.ahead).catch(() => undefined);
  }

  protected async readItems(): Promise<readonly ListedRequest[]> {
    const requests = await readRequests();
    this.ahead = await moveClock(0);
    return requests;
  }

  protected override renderActions(): TemplateResult {
    return html`<button
      type="button"
      class="quiet"
      aria-pressed=${this.#isLater ? 'true' : 'false'}
      @click=${() => void this.#moveClock()}
    >
      ${this.#isLater ? 'Clock back to today' : 'Clock 31 days on'}
    </button>`;
  }

  protected renderItems(): TemplateResult {
    return panelList(
      this.heading,
      this.items.map((request) => this.#renderRequest(request)),
    );
  }

  #renderRequest(request: ListedRequest): TemplateResult {
    const { approvalRequestId: id, status, claimNumber, totalAmount, expirationDate, timeZone, parties } = request;
    const onManage = () => this.dispatchEvent(new CustomEvent('demo-manage', { detail: request }));
    return html`<li class="row">
      <div class="row-head">
        <h3>${id} ${tag(status)}</h3>
        <button type="button" aria-label="Manage request ${id}" @click=${onManage}>Manage</button>
      </div>
      <p class="hint">
        ${claimNumber}, ${formatMoney(totalAmount)}, open until ${readableDate(expirationDate, 'en-US')} ${timeZone}
      </p>
      <ul class="parties">
        ${parties.map(
          ({ name, role, amount, status: partyStatus }) =>
            html`<li>
              <span>${name}</span>
              <span class="hint">${roles[role]}${amount > 0 ? html`, ${formatMoney(amount)}` : nothing}</span>
              ${tag(partyStatus)}
            </li>`,
        )}
      </ul>
    </li>`;
  }

  /** Stories move the clock by less. */
  get #isLater(): boolean {
    return this.ahead >= pastExpiration / 2;
  }

  async #moveClock(): Promise<void> {
    await moveClock(this.#isLater ? -this.ahead : pastExpiration);
    await this.moved(() => (this.#isLater ? 'The clock is 31 days on.' : 'The clock is back.'));
  }
}

customElements.define('demo-requests', DemoRequests);
