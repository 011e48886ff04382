import { html, nothing, type TemplateResult } from 'lit';
import type { CreateTypes } from '../../src/approval/adjuster-operation.ts';
import type { OperationState, Setback } from '../../src/operation/operation-state.ts';
import type { CreatedRequest, CreateSession, RequestParty } from '../../src/service/claims-adjuster-service.ts';
import type { ModalContent } from '../shared/operation-modal.ts';
import { operationBody, operationStatus, type ScreenHandlers } from '../shared/operation-screen.ts';
import { summaryLines } from '../shared/summary-lines.ts';
import { methodInWords, moment, type AdjusterTexts } from './adjuster-view.ts';
import { claimLines } from './claim-lines.ts';
import { addressInWords, partyTable, smallLine, type Column } from './party-table.ts';
import { setbackNotice } from './setback-notice.ts';

export interface CreateScreenHandlers extends ScreenHandlers {
  readonly onCreate: () => void;
}

/** What stands on the screen in each step of a creation. */
export function createScreen(
  texts: AdjusterTexts,
  state: OperationState<CreateTypes>,
  handlers: CreateScreenHandlers,
): ModalContent {
  const { t } = texts;
  const status = operationStatus<CreateTypes>(state, t, { submitting: t('creating'), announced: undefined });
  return {
    merchant: 'session' in state ? state.session.merchant.name : undefined,
    heading: heading(texts, state),
    status,
    body: operationBody<CreateTypes>(state, t, status, handlers, {
      entering: ({ session, setback }) => checkStep(texts, session, setback, handlers),
      reviewing: () => nothing,
      complete: ({ session, receipt }) => createdStep(texts, session, receipt, handlers),
    }),
  };
}

function heading({ t }: AdjusterTexts, { step }: OperationState<CreateTypes>): string {
  if (step === 'unreachable' || step === 'refused' || step === 'unknown') return t(`${step}.heading`);
  return t(step === 'complete' ? 'created.heading' : 'create.heading');
}

/** What was uploaded, to be checked before anybody is asked. */
function checkStep(
  texts: AdjusterTexts,
  { merchant, request }: CreateSession,
  setback: Setback | undefined,
  { onClose, onCreate }: CreateScreenHandlers,
): TemplateResult {
  const { t } = texts;
  return html`<div class="stack">
    ${setbackNotice(texts, merchant, setback)}
    <p>${t('create.text')}</p>
    ${claimLines(texts, request)} ${partyTable(texts, request.parties, columns(texts))}
    <div class="actions">
      <button type="button" class="button quiet" @click=${onClose}>${t('cancel')}</button>
      <button type="button" class="button primary" part="submit" @click=${onCreate}>${t('create.button')}</button>
    </div>
  </div>`;
}

function columns(texts: AdjusterTexts): readonly Column<RequestParty>[] {
  const { t, money } = texts;
  return [
    { header: t('party.role'), cell: ({ role }) => t(`role.${role}`) },
    {
      header: t('party.method'),
      cell: (party) => html`${methodInWords(texts, party)} ${smallLine(addressInWords(texts, party.address))}`,
    },
    {
      header: t('party.delivery'),
      cell: ({ role, delivery, email }) =>
        role === 'PaymentOnlyActionBypass' ? t('delivery.none') : t(`delivery.${delivery}`, { email }),
    },
    { header: t('party.amount'), cell: ({ amount }) => money(amount), style: 'amount' },
  ];
}

/** The last screen: what was created, to be read, printed and closed. */
function createdStep(
  texts: AdjusterTexts,
  { request }: CreateSession,
  created: CreatedRequest,
  { onPrint, onClose }: CreateScreenHandlers,
): TemplateResult {
  const { t } = texts;
  const { approvalRequestId, creationDate, expirationDate, timeZone, status } = created;
  const id = String(approvalRequestId);
  return html`<div class="stack">
    <p class="done">${t('created.text', { id })}</p>
    ${summaryLines([
      { term: t('claim.id'), description: id },
      { term: t('claim.status'), description: t(`status.${status}`) },
      { term: t('claim.created'), description: `${moment(texts, creationDate)}\u00a0${timeZone}` },
      { term: t('claim.expires'), description: `${moment(texts, expirationDate)}\u00a0${timeZone}` },
    ])}
    ${claimLines(texts, request)} ${partyTable(texts, request.parties, columns(texts))}
    <div class="actions">
      <button type="button" class="button" @click=${onPrint}>${t('print')}</button>
      <button type="button" class="button primary" @click=${onClose}>${t('close')}</button>
    </div>
  </div>`;
}
