import { html, nothing, type TemplateResult } from 'lit';
import '../../mock-server/pages/define-claim-link.ts';
import type { RequestSummary } from '../../mock-server/handlers/sandbox-schemas.ts';
import type { Email } from '../../mock-server/simulator/shared/outbox.ts';
import type { PartyRole } from '../../src/adjuster/enumerations.ts';
import { formatMoney } from '../../src/money.ts';
import { readableDate } from '../../src/wall-time.ts';
import { panelList, toneClass } from '../parts/panel.ts';
import { tokenOf } from '../sandbox/sandbox-client.ts';

const roles: Readonly<Record<PartyRole, string>> = {
  ApprovalOnly: 'approves',
  PaymentOnly: 'is paid',
  ApprovalAndPayment: 'approves and is paid',
  PaymentOnlyActionBypass: 'is paid automatically',
};

/** The status of a request or party. */
function tag(status: string): TemplateResult {
  const tone = toneClass(/^(Completed|Paid)$/.test(status), /^(Incomplete|Expired|Rejected|Cancelled)$/.test(status));
  return html`<span class="tag ${tone}">${status}</span>`;
}

/** The approval requests of the sandbox, the newest first. */
export function requestList(
  requests: readonly RequestSummary[],
  onManage: (request: RequestSummary) => void,
): TemplateResult {
  const rows = requests.toReversed().map((request) => {
    const { approvalRequestId: id, status, claimNumber, totalAmount, expirationDate, timeZone, parties } = request;
    return html`<li class="row">
      <div class="row-head">
        <h3>${id} ${tag(status)}</h3>
        <button type="button" aria-label="Manage request ${id}" @click=${() => onManage(request)}>Manage</button>
      </div>
      <p class="hint">
        ${claimNumber}, ${formatMoney(totalAmount)}, expires ${readableDate(expirationDate, 'en-US')} ${timeZone}
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
  });
  return panelList('Approval requests', rows, 'New requests and the answers of their parties appear here.');
}

const time = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' });

export interface OpenLink {
  /** The id of the email whose link is open. */
  readonly id: number | undefined;
  readonly onToggle: (id: number) => void;
  /** Called when the party or payee has answered. */
  readonly onDone: () => void;
}

/** The emails that the service would have sent, the newest first, and the pages behind their links. */
export function emailList(emails: readonly Email[], open: OpenLink): TemplateResult {
  const rows = emails.toReversed().map(({ id, to, subject, text, link, sentAt }) => {
    const isOpen = id === open.id;
    const action = isOpen ? 'Close' : 'Open';
    const opener = html`<button
      type="button"
      aria-expanded=${isOpen ? 'true' : 'false'}
      aria-label="${action} the link in the email to ${to}"
      @click=${() => open.onToggle(id)}
    >
      ${action} the link
    </button>`;
    const page = html`<div class="mail-link">
      <sandbox-claim-link token=${tokenOf(link)} @link-done=${open.onDone}></sandbox-claim-link>
    </div>`;
    return html`<li class="row">
      <div class="row-head">
        <h3>${subject}</h3>
        <time datetime=${sentAt}>${time.format(new Date(sentAt))}</time>
      </div>
      <p class="hint">To <strong>${to}</strong></p>
      <details>
        <summary class="hint">Full email</summary>
        <p class="mail-text">${text}</p>
      </details>
      ${link ? opener : nothing} ${isOpen ? page : nothing}
    </li>`;
  });
  return panelList('Outbox', rows, 'Emails appear here instead of being sent. You can open their links.');
}
