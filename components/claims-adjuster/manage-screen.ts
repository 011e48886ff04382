import { html, nothing, type TemplateResult } from 'lit';
import type { CancelTypes } from '../../src/adjuster/adjuster-operation.ts';
import { ApprovalRequestStatus } from '../../src/adjuster/enumerations.ts';
import type { OperationStep, Setback } from '../../src/operation/operation-state.ts';
import type { ManagedParty, ManagedRequest, ManageSession } from '../../src/adjuster/wire.ts';
import { unknownOutcome } from '../shared/later/unknown-outcome.ts';
import { oneField, twoFields } from '../shared/notices.ts';
import type { OperationScreen, ScreenHandlers } from '../shared/operation-screen.ts';
import { methodInWords, readableMoment, partyName, statusInWords, type AdjusterTexts } from './adjuster-view.ts';
import { claimInShort, claimLines, claimSubmitted, statusLines } from './claim-lines.ts';
import { finalStep } from './final-step.ts';
import type { ManagedRequestState, ResendNews } from './later/managed-request.later.ts';
import { partyPill, requestPill } from './status-pill.ts';
import { partyTable, smallLine, type Column } from './party-table.ts';
import { setbackNotice } from './setback-notice.ts';

export interface ManageScreenHandlers extends ScreenHandlers {
  readonly onCancelRequest: () => void;
  readonly onResend: (party: ManagedParty) => void;
}

const headings: Partial<Record<OperationStep, 'canceling' | 'canceled'>> = {
  submitting: 'canceling',
  complete: 'canceled',
};

export function manageScreen(
  texts: AdjusterTexts,
  managed: ManagedRequestState | undefined,
  handlers: ManageScreenHandlers,
): OperationScreen<CancelTypes> {
  const { t } = texts;
  const id = managed ? String(managed.request.approvalRequestId) : '';
  return {
    heading: ({ step }) => t(`${headings[step] ?? 'manage'}.heading`, { id }).trim(),
    badge: ({ step }) => (managed && step === 'entering' ? requestPill(texts, managed.request.status) : undefined),
    subject: () => managed && claimInShort(texts, managed.request),
    loading: [twoFields, oneField, oneField, oneField, oneField],
    submitting: t('canceling'),
    announced: managed && newsInWords(texts, managed),
    unknown: ({ session }, outcome) => unknownOutcome(t, claimSubmitted(texts, session.request), outcome),
    entering: ({ session, setback }) => managed && openStep(texts, session, managed, setback, handlers),
    complete: ({ receipt }) =>
      finalStep(
        texts,
        t('canceled.text', { id: String(receipt.approvalRequestId), claim: receipt.claimNumber }),
        [claimLines(texts, receipt, statusLines(texts, receipt)), managedParties(texts, receipt)],
        handlers,
      ),
  };
}

function newsInWords(texts: AdjusterTexts, managed: ManagedRequestState): string {
  const { t } = texts;
  const { request, news } = managed;
  const { resend, status, changed = [], connection } = news;
  return [
    resend && resendInWords(texts, request, resend),
    connection && connectionInWords(texts, managed, connection),
    status && t('claim.changed', { status: t(`status.${status}`) }),
    changed
      .map((party) =>
        t('party.changed', { party: partyName(texts, request, party), status: statusInWords(texts, request, party) }),
      )
      .join('. '),
  ]
    .filter(Boolean)
    .join(' ');
}

function openStep(
  texts: AdjusterTexts,
  { merchant }: ManageSession,
  managed: ManagedRequestState,
  setback: Setback | undefined,
  handlers: ManageScreenHandlers,
): TemplateResult {
  const { t } = texts;
  const { request, connection } = managed;
  // An outdated request has no actions.
  const isOpen = request.status === ApprovalRequestStatus.Initiated && connection !== 'ended';
  return html`<div class="stack">
    ${setbackNotice(texts, merchant, setback)} ${claimLines(texts, request, statusLines(texts, request))}
    ${
      isOpen
        ? managedParties(texts, request, [actionColumn(texts, managed, handlers)], managed.resendNews)
        : managedParties(texts, request)
    }
    ${connection === 'current' ? nothing : html`<p>${connectionInWords(texts, managed, connection)}</p>`}
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

function connectionInWords(texts: AdjusterTexts, { asOf }: ManagedRequestState, connection: 'lost' | 'ended'): string {
  return texts.t(`current.${connection}`, { date: readableMoment(texts, asOf) });
}

function resendInWords(texts: AdjusterTexts, request: ManagedRequest, { kind, party }: ResendNews): string {
  const { resendFrom } = party;
  return texts.t(`resend.${kind}`, {
    party: partyName(texts, request, party),
    date: resendFrom === null ? '' : readableMoment(texts, resendFrom),
  });
}

/** The parties of an existing request, with a column of actions and the result of the last resent e-mail. */
function managedParties(
  texts: AdjusterTexts,
  request: ManagedRequest,
  more: readonly Column<ManagedParty>[] = [],
  news?: ResendNews,
): TemplateResult {
  const { t, money } = texts;
  const resent = ({ approvalRequestPartyId: id }: ManagedParty) =>
    news?.party.approvalRequestPartyId === id ? resendInWords(texts, request, news) : undefined;
  const sent = ({ status, emailSentAt }: ManagedParty) =>
    status === 'Asked' && emailSentAt ? t('party.emailSent', { date: readableMoment(texts, emailSentAt) }) : null;
  const columns: readonly Column<ManagedParty>[] = [
    { header: t('party.method'), cell: (party) => methodInWords(texts, party) },
    {
      header: t('party.status'),
      style: 'state',
      cell: (party) =>
        html`${partyPill(texts, request, party)} ${smallLine(party.declined && t('party.declined'))}
        ${smallLine(party.changedAt && t('partyStatus.since', { date: readableMoment(texts, party.changedAt) }))}
        ${smallLine(resent(party) ?? sent(party))}`,
    },
    { header: t('party.amount'), cell: ({ amount }) => money(amount), style: 'amount' },
    ...more,
  ];
  return partyTable(texts, request, columns, (party) => partyName(texts, request, party));
}

function actionColumn(
  texts: AdjusterTexts,
  { request }: ManagedRequestState,
  { onResend }: ManageScreenHandlers,
): Column<ManagedParty> {
  const { t } = texts;
  return {
    header: t('party.action'),
    style: 'action',
    cell: (party) =>
      party.canResend
        ? html`<button
            type="button"
            class="button quiet"
            aria-label=${t('resend.label', { party: partyName(texts, request, party) })}
            @click=${() => onResend(party)}
          >
            ${t('resend.button')}
          </button>`
        : nothing,
  };
}
