import { html, nothing, type TemplateResult } from 'lit';
import type { CreateTypes } from '../../src/adjuster/adjuster-operation.ts';
import type { AdjusterMessageKey } from '../../src/adjuster/adjuster.en.ts';
import type { OperationStep, Setback } from '../../src/operation/operation-state.ts';
import type { CreatedRequest, CreateSession, RequestParty, UploadedRequest } from '../../src/adjuster/wire.ts';
import { breakable } from '../shared/breakable.ts';
import { oneField, twoFields } from '../shared/notices.ts';
import type { OperationScreen, ScreenHandlers } from '../shared/operation-screen.ts';
import { ignoreDoubleClick } from '../shared/ignore-double-click.ts';
import { unknownOutcome } from '../shared/later/unknown-outcome.ts';
import { methodInWords, type AdjusterTexts } from './adjuster-view.ts';
import { claimInShort, claimLines, claimSubmitted, processLine, statusLines } from './claim-lines.ts';
import { finalStep } from './final-step.ts';
import { addressInWords, partyTable, smallLine, type Column } from './party-table.ts';
import { requestPill } from './status-pill.ts';
import { setbackNotice } from './setback-notice.ts';

export interface CreateScreenHandlers extends ScreenHandlers {
  readonly onCreate: () => void;
}

const headings: Partial<Record<OperationStep, 'creating' | 'created'>> = {
  submitting: 'creating',
  complete: 'created',
};

export function createScreen(texts: AdjusterTexts, handlers: CreateScreenHandlers): OperationScreen<CreateTypes> {
  const { t } = texts;
  return {
    heading: ({ step }) => t(`${headings[step] ?? 'create'}.heading`),
    badge: (state) => (state.step === 'complete' ? requestPill(texts, state.receipt.status) : undefined),
    subject: (state) => ('session' in state ? claimInShort(texts, state.session.request) : undefined),
    loading: [twoFields, oneField, oneField, oneField, oneField],
    submitting: t('creating'),
    unknown: ({ session }, outcome) => unknownOutcome(t, claimSubmitted(texts, session.request), outcome),
    entering: ({ session, setback }) => checkStep(texts, session, setback, handlers),
    complete: ({ session, receipt }) => createdStep(texts, session, receipt, handlers),
  };
}

function checkStep(
  texts: AdjusterTexts,
  { merchant, request }: CreateSession,
  setback: Setback | undefined,
  { onClose, onCreate }: CreateScreenHandlers,
): TemplateResult {
  const { t } = texts;
  return html`<div class="stack">
    ${setbackNotice(texts, merchant, setback)}
    ${request.parties.every(isBypass) ? nothing : html`<p>${t('create.text')}</p>`}
    ${bypassNote(texts, request.parties)} ${claimLines(texts, request, [processLine(texts, request)])}
    ${partyTable(texts, request, columns(texts))}
    <div class="actions">
      <button type="button" class="button quiet" @click=${onClose}>${t('cancel')}</button>
      <button type="button" class="button primary" part="submit" @click=${ignoreDoubleClick(onCreate)}>
        ${t('create.button')}
      </button>
    </div>
  </div>`;
}

function bypassNote({ t, money }: AdjusterTexts, parties: readonly RequestParty[]): TemplateResult | typeof nothing {
  const amount = parties.filter(isBypass).reduce((sum, party) => sum + party.amount, 0);
  return amount === 0 ? nothing : html`<p><strong>${t('create.bypass', { amount: money(amount) })}</strong></p>`;
}

function isBypass({ role }: Pick<RequestParty, 'role'>): boolean {
  return role === 'PaymentOnlyActionBypass';
}

function outcome({ parties }: UploadedRequest, created: CreatedRequest): readonly AdjusterMessageKey[] {
  if (created.status === 'Completed') return ['created.Completed'];
  const areAsked = !parties.every(isBypass);
  const isUnpaid = !areAsked || created.parties.some(({ declined }) => declined !== null);
  return [...(areAsked ? (['created.Initiated'] as const) : []), ...(isUnpaid ? (['created.unpaid'] as const) : [])];
}

function columns(texts: AdjusterTexts): readonly Column<RequestParty>[] {
  const { t, money } = texts;
  return [
    {
      header: t('party.method'),
      cell: (party) =>
        html`${methodInWords(texts, party)}
        ${smallLine(mayBeCheck(party) ? addressInWords(texts, party.address) : undefined)}`,
    },
    {
      header: t('party.delivery'),
      style: 'state',
      cell: ({ role, delivery, email }) =>
        isBypass({ role }) ? t('delivery.none') : breakable(t(`delivery.${delivery}`, { email })),
    },
    { header: t('party.amount'), cell: ({ amount }) => money(amount), style: 'amount' },
  ];
}

function mayBeCheck({ role, method }: RequestParty): boolean {
  return role !== 'ApprovalOnly' && (method === null || method === 'Check');
}

function createdStep(
  texts: AdjusterTexts,
  { request }: CreateSession,
  created: CreatedRequest,
  handlers: CreateScreenHandlers,
): TemplateResult {
  const { t } = texts;
  const text = t('created.text', { id: String(created.approvalRequestId), claim: request.claimNumber });
  return finalStep(
    texts,
    [text, ...outcome(request, created).map((key) => t(key))].join(' '),
    [claimLines(texts, request, statusLines(texts, created)), partyTable(texts, request, columns(texts))],
    handlers,
  );
}
