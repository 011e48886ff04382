import { html, nothing, type TemplateResult } from 'lit';
import '../../mock-server/pages/define-claim-link.ts';
import type { RequestSummary } from '../../mock-server/handlers/sandbox-schemas.ts';
import type { Email } from '../../mock-server/simulator/shared/outbox.ts';
import { formatMoney } from '../../src/money.ts';
import { readableDate } from '../../src/readable-date.ts';
import { panelList, toneClass } from '../parts/panel.ts';
import { tokenOf } from '../sandbox/sandbox-client.ts';

function tag(status: string): TemplateResult {
  const tone = toneClass(/^(Completed|Paid)$/.test(status), /^(Incomplete|Expired|Rejected|Cancelled)$/.test(status));
  return html`<span class="tag ${tone}">${status}</span>`;
}

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
              <span class="hint">${role}, ${formatMoney(amount)}</span>
              ${tag(partyStatus)}
            </li>`,
        )}
      </ul>
    </li>`;
  });
  return panelList('Approval requests', rows, 'New requests and the answers of their parties appear here.');
}

const time = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' });

/** The emails that the service would have sent, the newest first, and the page behind the link that is open. */
export function emailList(
  emails: readonly Email[],
  openId: number | undefined,
  onToggle: (id: number) => void,
  onDone: () => void,
): TemplateResult {
  const rows = emails.toReversed().map(({ id, to, subject, text, link, sentAt }) => {
    const isOpen = id === openId;
    const action = isOpen ? 'Close' : 'Open';
    const opener = html`<button
      type="button"
      aria-expanded=${isOpen ? 'true' : 'false'}
      aria-label="${action} the link in the email to ${to}"
      @click=${() => onToggle(id)}
    >
      ${action} the link
    </button>`;
    const page = html`<div class="mail-link">
      <sandbox-claim-link token=${tokenOf(link)} @link-done=${onDone}></sandbox-claim-link>
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
