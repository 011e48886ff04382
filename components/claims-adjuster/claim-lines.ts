import { html, type TemplateResult } from 'lit';
import { readableDate } from '../../src/wall-time.ts';
import type { CreatedRequest, ManagedRequest, UploadedRequest } from '../../src/adjuster/wire.ts';
import { breakable } from '../shared/breakable.ts';
import { summaryLines, type SummaryLine } from '../shared/later/summary-lines.ts';
import type { AdjusterTexts } from './adjuster-view.ts';

type Claim = Omit<UploadedRequest, 'parties'>;

/** The claim and the amount. */
export function claimInShort({ t, money }: AdjusterTexts, { claimNumber: claim, totalAmount }: Claim): string {
  return t('subject.claim', { claim, amount: money(totalAmount) });
}

export function claimSubmitted(texts: AdjusterTexts, claim: Claim): TemplateResult {
  return html`<p>${breakable(claimInShort(texts, claim))}</p>`;
}

export function processLine({ t }: AdjusterTexts, { processType }: Pick<Claim, 'processType'>): SummaryLine {
  return { term: t('claim.process'), description: t(`process.${processType}`) };
}

/** When the request was created, and what is still to come; or when it ended, and the payments sent. */
export function statusLines(texts: AdjusterTexts, request: CreatedRequest | ManagedRequest): readonly SummaryLine[] {
  const { t, money, locale } = texts;
  const { status, creationDate, expirationDate, timeZone } = request;
  const line = (key: 'created' | 'expires' | 'ended', date: string, zone?: string) => ({
    term: t(`claim.${key}`),
    description: readableDate(date, locale, zone),
  });
  const created = line('created', creationDate, timeZone);
  if (status === 'Initiated') return [created, line('expires', expirationDate, timeZone), processLine(texts, request)];
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

export function claimLines({ t }: AdjusterTexts, claim: Claim, first: readonly SummaryLine[]): TemplateResult {
  const { accountGroupCode, extendedParameters, claimDetails } = claim;
  return summaryLines([
    ...first,
    ...(accountGroupCode === null ? [] : [{ term: t('claim.accountGroup'), description: accountGroupCode }]),
    ...Object.entries(extendedParameters).map(([term, description]) => ({ term, description })),
    ...(claimDetails.length === 0 ? [] : [{ term: t('claim.details'), description: claimDetails.join('\n') }]),
  ]);
}
