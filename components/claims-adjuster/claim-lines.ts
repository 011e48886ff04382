import { html, nothing, type TemplateResult } from 'lit';
import type { CreatedRequest, ManagedRequest, UploadedRequest } from '../../src/adjuster/wire.ts';
import { summaryLines, type SummaryLine } from '../shared/later/summary-lines.ts';
import { readableMoment, type AdjusterTexts } from './adjuster-view.ts';
import { requestPill } from './status-pill.ts';

/** The claim and the amount. */
export function claimInShort(
  { t, money }: AdjusterTexts,
  { claimNumber: claim, totalAmount }: Pick<UploadedRequest, 'claimNumber' | 'totalAmount'>,
): string {
  return t('subject.claim', { claim, amount: money(totalAmount) });
}

export function claimSubmitted(
  { t, money }: AdjusterTexts,
  { claimNumber, totalAmount }: Pick<UploadedRequest, 'claimNumber' | 'totalAmount'>,
): TemplateResult {
  return summaryLines([
    { term: t('claim.number'), description: claimNumber },
    { term: t('claim.total'), description: money(totalAmount) },
  ]);
}

export function statusLines(
  texts: AdjusterTexts,
  { status, creationDate, expirationDate, timeZone }: CreatedRequest | ManagedRequest,
): readonly SummaryLine[] {
  const { t } = texts;
  return [
    { term: t('claim.status'), description: requestPill(texts, status) },
    { term: t('claim.created'), description: `${readableMoment(texts, creationDate)}\u00a0${timeZone}` },
    { term: t('claim.expires'), description: `${readableMoment(texts, expirationDate)}\u00a0${timeZone}` },
  ];
}

export function claimLines(
  { t, money }: AdjusterTexts,
  request: Omit<UploadedRequest, 'parties'>,
  first: readonly SummaryLine[] = [],
): TemplateResult {
  const { claimNumber, processType, accountGroupCode, extendedParameters, totalAmount, claimDetails } = request;
  return html`${summaryLines([
    ...first,
    { term: t('claim.number'), description: claimNumber },
    { term: t('claim.process'), description: t(`process.${processType}`) },
    ...(accountGroupCode === null ? [] : [{ term: t('claim.accountGroup'), description: accountGroupCode }]),
    ...Object.entries(extendedParameters).map(([term, description]) => ({ term, description })),
    { term: t('claim.total'), description: money(totalAmount) },
  ])}
  ${
    claimDetails.length > 0
      ? html`<section aria-labelledby="details-heading">
          <h3 id="details-heading">${t('claim.details')}</h3>
          <ul class="details">
            ${claimDetails.map((detail) => html`<li>${detail}</li>`)}
          </ul>
        </section>`
      : nothing
  }`;
}
