import { html, type TemplateResult } from 'lit';
import type { AdjusterMessageKey } from '../../../src/adjuster/adjuster.en.ts';
import type * as wire from '../../../src/adjuster/wire.ts';
import type { Setback } from '../../../src/operation/operation-state.ts';
import { breakable } from '../../shared/breakable.ts';
import { ignoreDoubleClick } from '../../shared/ignore-double-click.ts';
import type { SummaryLine } from '../../shared/later/summary-lines.ts';
import { doneNotice } from '../../shared/notices.ts';
import type { ScreenHandlers } from '../../shared/operation-screen.ts';
import type { LaterView } from '../later-parts.ts';
import type { Column } from '../party-table.ts';

export function createdStep(
  view: LaterView,
  { request }: wire.CreateSession,
  created: wire.CreatedRequest,
  columns: readonly Column<wire.RequestParty>[],
  handlers: ScreenHandlers,
): TemplateResult {
  const { t, claimLines, partyTable } = view;
  const text = t('created.text', { id: String(created.approvalRequestId), claim: request.claimNumber });
  return finalStep(
    view,
    [text, ...outcome(request, created).map((key) => t(key))].join(' '),
    [
      claimLines(view, request, statusLines(view, { ...created, parties: request.parties })),
      partyTable(view, request, columns),
    ],
    handlers,
  );
}

function outcome({ parties }: wire.UploadedRequest, created: wire.CreatedRequest): readonly AdjusterMessageKey[] {
  if (created.status === 'Completed') return ['created.Completed'];
  const areAsked = parties.some(({ role }) => role !== 'PaymentOnlyActionBypass');
  const isUnpaid = created.parties.some(({ declined }) => declined !== null);
  return [...(areAsked ? (['create.text'] as const) : []), ...(isUnpaid ? (['created.unpaid'] as const) : [])];
}

/** Says the result, and shows the request as it is now. */
export function finalStep(
  { t }: LaterView,
  text: string,
  request: unknown,
  { onPrint, onClose }: Pick<ScreenHandlers, 'onPrint' | 'onClose'>,
): TemplateResult {
  return html`<div class="stack">
    ${doneNotice(text)} ${request}
    <div class="actions">
      <button type="button" class="button" @click=${onPrint}>${t('print')}</button>
      <button type="button" class="button primary" @click=${ignoreDoubleClick(onClose)}>${t('close')}</button>
    </div>
  </div>`;
}

/** When the request was created, and what is still to come; or when it ended, and the payments sent. */
export function statusLines(
  view: LaterView,
  request: (Omit<wire.CreatedRequest, 'parties'> & Pick<wire.UploadedRequest, 'parties'>) | wire.ManagedRequest,
): readonly SummaryLine[] {
  const { t, money, locale, processLine, readableDate } = view;
  const { status, creationDate, expirationDate, timeZone } = request;
  const line = (key: 'created' | 'expires' | 'ended', date: string, zone?: string) => ({
    term: t(`claim.${key}`),
    description: readableDate(date, locale, zone),
  });
  const created = line('created', creationDate, timeZone);
  if (status === 'Initiated')
    return [created, line('expires', expirationDate, timeZone), ...processLine(view, request)];
  if (!('claimNumber' in request)) return [created];
  const { endedAt, parties } = request;
  const sent = parties.reduce((sum, party) => (party.status === 'Paid' ? sum + party.amount : sum), 0);
  return [
    created,
    // Shown without a zone, because the zone of the creation may differ.
    ...(endedAt ? [line('ended', endedAt)] : []),
    { term: t('claim.paid'), description: money(sent) },
  ];
}

export function setbackNotice(
  { t, errorSummary }: LaterView,
  { name, phone }: { readonly name: string; readonly phone: string },
  setback: Setback | undefined,
): unknown {
  if (!setback) return undefined;
  const key = setback.kind === 'unreachable' ? 'unreachable.text' : (`setback.${setback.kind}` as const);
  return errorSummary(t('problem.heading'), t(key, { ...setback, name, phone }), []);
}

export function claimSubmitted(view: LaterView, claim: Parameters<LaterView['claimInShort']>[1]): TemplateResult {
  return html`<p>${breakable(view.claimInShort(view, claim))}</p>`;
}
