import { html, nothing, type TemplateResult } from 'lit';
import type { CreateTypes } from '../../src/adjuster/adjuster-operation.ts';
import type { OperationStep } from '../../src/operation/operation-state.ts';
import type { CreateSession, RequestParty } from '../../src/adjuster/wire.ts';
import { breakable } from '../shared/breakable.ts';
import { oneField, twoFields, unreachableNotice } from '../shared/notices.ts';
import type { OperationScreen, ScreenHandlers } from '../shared/operation-screen.ts';
import { ignoreDoubleClick } from '../shared/ignore-double-click.ts';
import { adjusterLater } from './adjuster-later.ts';
import { methodInWords, type AdjusterTexts } from './adjuster-view.ts';
import { claimInShort, claimLines, isBypass, processLine } from './claim-lines.ts';
import { laterParts } from './later-parts.ts';
import { addressInWords, partyTable, smallLine, type Column } from './party-table.ts';

export interface CreateScreenHandlers extends ScreenHandlers {
  readonly onCreate: () => void;
}

const headings: Partial<Record<OperationStep, 'creating' | 'created'>> = {
  submitting: 'creating',
  complete: 'created',
};

export function createScreen(texts: AdjusterTexts, handlers: CreateScreenHandlers): OperationScreen<CreateTypes> {
  const { t } = texts;
  const view = adjusterLater.module && { ...texts, ...laterParts, ...adjusterLater.module };
  return {
    heading: ({ step }) => t(`${headings[step] ?? 'create'}.heading`),
    badge: (state) => (state.step === 'complete' ? view?.requestPill(texts, state.receipt.status) : undefined),
    subject: (state) => ('session' in state ? claimInShort(texts, state.session.request) : undefined),
    loading: [twoFields, oneField, oneField, oneField, oneField],
    submitting: t('creating'),
    unknown: ({ session }, outcome) => view?.unknownOutcome(t, view.claimSubmitted(view, session.request), outcome),
    entering: ({ session, setback }) => {
      const problems = view?.setbackNotice(view, session.merchant, setback);
      return checkStep(texts, session, problems ?? (setback && unreachableNotice(t)), handlers);
    },
    complete: ({ session, receipt }) => view?.createdStep(view, session, receipt, columns(texts), handlers),
  };
}

function checkStep(
  texts: AdjusterTexts,
  { request }: CreateSession,
  problems: unknown,
  { onClose, onCreate }: CreateScreenHandlers,
): TemplateResult {
  const { t } = texts;
  return html`<div class="stack">
    ${problems} ${request.parties.every(isBypass) ? nothing : html`<p>${t('create.text')}</p>`}
    ${bypassNote(texts, request.parties)} ${claimLines(texts, request, processLine(texts, request))}
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
