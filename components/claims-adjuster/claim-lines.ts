import type { TemplateResult } from 'lit';
import type { UploadedRequest } from '../../src/adjuster/wire.ts';
import { summaryLines, type SummaryLine } from '../shared/later/summary-lines.ts';
import type { AdjusterTexts } from './adjuster-view.ts';

type Claim = Omit<UploadedRequest, 'parties'>;

export function claimInShort({ t, money }: AdjusterTexts, { claimNumber: claim, totalAmount }: Claim): string {
  return t('subject.claim', { claim, amount: money(totalAmount) });
}

export function processLine({ t }: AdjusterTexts, { processType }: Pick<Claim, 'processType'>): SummaryLine {
  return { term: t('claim.process'), description: t(`process.${processType}`) };
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
