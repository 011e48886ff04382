import { html, nothing, type TemplateResult } from 'lit';
import type { CancelTypes } from '../../../src/adjuster/adjuster-operation.ts';
import type { ManagedParty, ManagedRequest, ManageSession } from '../../../src/adjuster/wire.ts';
import type { OperationStep, Setback } from '../../../src/operation/operation-state.ts';
import { warningNotice } from '../../shared/later/base.ts';
import type { OperationScreen } from '../../shared/operation-screen.ts';
import type { Question } from '../../shared/question-dialog.ts';
import type { ManageScreenHandlers, LaterView } from '../later-parts.ts';
import type { Column } from '../party-table.ts';
import type { ManagedRequestState, ResendNews } from './managed-request.ts';
import { partyName, statusInWords, toneOfParty } from './party-status.ts';
import { claimSubmitted, finalStep, setbackNotice, statusLines } from './result.ts';
import { pill, requestPill } from './status-pill.ts';

const headings: Partial<Record<OperationStep, 'canceling' | 'canceled'>> = {
  submitting: 'canceling',
  complete: 'canceled',
};

export function manageScreen(
  view: LaterView,
  managed: ManagedRequestState,
  handlers: ManageScreenHandlers,
): Omit<OperationScreen<CancelTypes>, 'loading'> {
  const { t, claimInShort, claimLines, unknownOutcome } = view;
  const { request } = managed;
  return {
    heading: ({ step }) => t(`${headings[step] ?? 'manage'}.heading`, { id: String(request.approvalRequestId) }),
    badge: ({ step }) => (step === 'entering' ? requestPill(view, request.status) : undefined),
    subject: () => claimInShort(view, request),
    submitting: t('canceling'),
    announced: newsInWords(view, managed),
    unknown: ({ session }, outcome) => unknownOutcome(t, claimSubmitted(view, session.request), outcome),
    entering: ({ session, setback }) => openStep(view, session, managed, setback, handlers),
    complete: ({ receipt }) =>
      finalStep(
        view,
        t('canceled.text', { id: String(receipt.approvalRequestId), claim: receipt.claimNumber }),
        [claimLines(view, receipt, statusLines(view, receipt)), managedParties(view, receipt)],
        handlers,
      ),
  };
}

export function cancelQuestion(t: LaterView['t'], { parties, claimNumber: claim }: ManagedRequest): Question {
  const isPaid = parties.some(({ status }) => status === 'Paid');
  return {
    heading: t('cancelRequest.heading'),
    text: t(isPaid ? 'cancelRequest.paidText' : 'cancelRequest.text', { claim }),
    stay: t('cancelRequest.stay'),
    go: t('cancelRequest.go'),
    isDanger: true,
  };
}

function newsInWords(view: LaterView, managed: ManagedRequestState): string {
  const { t } = view;
  const { request, news } = managed;
  const { resend, status, changed = [], connection } = news;
  return [
    resend && resendInWords(view, request, resend),
    connection && connectionInWords(view, managed, connection),
    status && t('claim.changed', { status: t(`status.${status}`) }),
    changed
      .map((party) =>
        t('party.changed', { party: partyName(view, request, party), status: statusInWords(view, request, party) }),
      )
      .join('. '),
  ]
    .filter(Boolean)
    .join(' ');
}

function openStep(
  view: LaterView,
  { merchant }: ManageSession,
  managed: ManagedRequestState,
  setback: Setback | undefined,
  handlers: ManageScreenHandlers,
): TemplateResult {
  const { t, claimLines } = view;
  const { request, connection } = managed;
  // An outdated request has no actions.
  const isOpen = request.status === 'Initiated' && connection !== 'ended';
  return html`<div class="stack">
    ${setbackNotice(view, merchant, setback)}
    ${connection === 'current' ? nothing : warningNotice(connectionInWords(view, managed, connection))}
    ${claimLines(view, request, statusLines(view, request))}
    ${
      isOpen
        ? managedParties(view, request, [actionColumn(view, managed, handlers)], managed.resendNews)
        : managedParties(view, request)
    }
    <div class="actions">
      ${
        isOpen
          ? html`<button type="button" class="button danger" @click=${handlers.onCancelRequest}>
              ${t('cancelRequest.button')}
            </button>`
          : nothing
      }
      <button type="button" class="button" @click=${handlers.onPrint}>${t('print')}</button>
      <button type="button" class="button primary" @click=${handlers.onClose}>${t('manage.done')}</button>
    </div>
  </div>`;
}

function connectionInWords(view: LaterView, { asOf }: ManagedRequestState, connection: 'lost' | 'ended'): string {
  // In the zone of this computer. The request has the zone of its merchant.
  const zone = new Intl.DateTimeFormat(view.locale, { timeZoneName: 'short' })
    .formatToParts()
    .find(({ type }) => type === 'timeZoneName');
  return view.t(`current.${connection}`, { date: view.readableDate(asOf, view.locale, zone?.value) });
}

function resendInWords(view: LaterView, request: ManagedRequest, { kind, party }: ResendNews): string {
  const { resendFrom } = party;
  return view.t(`resend.${kind}`, {
    party: partyName(view, request, party),
    date: resendFrom === null ? '' : view.readableDate(resendFrom, view.locale),
  });
}

/** The parties of an existing request, with a column of actions and the results of resent e-mails. */
function managedParties(
  view: LaterView,
  request: ManagedRequest,
  more: readonly Column<ManagedParty>[] = [],
  news?: ManagedRequestState['resendNews'],
): TemplateResult {
  const { t, locale, money, methodInWords, partyTable, readableDate, smallLine } = view;
  const resent = ({ approvalRequestPartyId: id }: ManagedParty) => {
    const latest = news?.get(id);
    return latest && resendInWords(view, request, latest);
  };
  const sent = ({ status, emailSentAt }: ManagedParty) =>
    status === 'Asked' && emailSentAt ? t('party.emailSent', { date: readableDate(emailSentAt, locale) }) : null;
  const since = ({ status, changedAt }: ManagedParty) => {
    const date = changedAt && readableDate(changedAt, locale);
    const lasts = status === 'Waiting' || status === 'Asked';
    if (!date || !lasts) return date;
    return request.status === 'Initiated' ? t('partyStatus.since', { date }) : null;
  };
  const columns: readonly Column<ManagedParty>[] = [
    { header: t('party.method'), cell: (party) => methodInWords(view, party) },
    {
      header: t('party.status'),
      style: 'state',
      cell: (party) =>
        html`${pill(toneOfParty(request, party), statusInWords(view, request, party))}
        ${smallLine(party.declined && t('party.declined', { code: party.declined }))} ${smallLine(since(party))}
        ${smallLine(resent(party) ?? sent(party))}`,
    },
    { header: t('party.amount'), cell: ({ amount }) => money(amount), style: 'amount' },
    ...more,
  ];
  return partyTable(view, request, columns, (party) => partyName(view, request, party));
}

function actionColumn(
  view: LaterView,
  { request }: ManagedRequestState,
  { onResend }: ManageScreenHandlers,
): Column<ManagedParty> {
  const { t } = view;
  return {
    header: t('party.action'),
    style: 'action',
    cell: (party) =>
      party.canResend
        ? html`<button
            type="button"
            class="button quiet"
            aria-label=${t('resend.label', { party: partyName(view, request, party) })}
            @click=${() => onResend(party)}
          >
            ${t('resend.button')}
          </button>`
        : nothing,
  };
}
