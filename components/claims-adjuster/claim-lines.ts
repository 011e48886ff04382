import { html, nothing, type TemplateResult } from 'lit';
import type { UploadedRequest } from '../../src/adjuster/wire.ts';
import { summaryLines, type SummaryLine } from '../shared/summary-lines.ts';
import type { AdjusterTexts } from './adjuster-view.ts';

/** Which claim it is about, and how much. */
export function claimInShort(
  { t, money }: AdjusterTexts,
  { claimNumber: claim, totalAmount }: Pick<UploadedRequest, 'claimNumber' | 'totalAmount'>,
): string {
  return t('subject.claim', { claim, amount: money(totalAmount) });
}

/** What was submitted, while nobody knows with what result. */
export function claimSubmitted(
  { t, money }: AdjusterTexts,
  { claimNumber, totalAmount }: Pick<UploadedRequest, 'claimNumber' | 'totalAmount'>,
): TemplateResult {
  return summaryLines([
    { term: t('claim.number'), description: claimNumber },
    { term: t('claim.total'), description: money(totalAmount) },
  ]);
}

/** The claim that the request is about. */
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
