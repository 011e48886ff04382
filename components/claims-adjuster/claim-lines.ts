import { html, type TemplateResult } from 'lit';
import type { CreatedRequest, ManagedRequest, UploadedRequest } from '../../src/adjuster/wire.ts';
import { breakable } from '../shared/breakable.ts';
import { summaryLines, type SummaryLine } from '../shared/summary-lines.ts';
import { readableMoment, type AdjusterTexts } from './adjuster-view.ts';

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

/** When the request was created, and what is still to come. */
export function statusLines(texts: AdjusterTexts, request: CreatedRequest | ManagedRequest): readonly SummaryLine[] {
  const { t } = texts;
  const { status, creationDate, expirationDate, timeZone } = request;
  const line = (term: string, date: string) => ({
    term,
    description: `${readableMoment(texts, date)}\u00a0${timeZone}`,
  });
  const created = line(t('claim.created'), creationDate);
  return status === 'Initiated'
    ? [created, line(t('claim.expires'), expirationDate), processLine(texts, request)]
    : [created];
}

/** When the request ended, and what was paid. */
export function endLines(texts: AdjusterTexts, { status, endedAt, parties }: ManagedRequest): readonly SummaryLine[] {
  if (status === 'Initiated') return [];
  const { t, money } = texts;
  const paid = parties.reduce((sum, party) => (party.status === 'Paid' ? sum + party.amount : sum), 0);
  return [
    // Without a zone: that of the creation may be another one.
    ...(endedAt ? [{ term: t('claim.ended'), description: readableMoment(texts, endedAt) }] : []),
    { term: t('claim.paid'), description: paid === 0 ? t('claim.nothingPaid') : money(paid) },
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
