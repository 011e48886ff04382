import type { TemplateResult } from 'lit';
import type { RequestParty, UploadedRequest } from '../../src/adjuster/wire.ts';
import { summaryLines, type SummaryLine } from '../shared/later/summary-lines.ts';
import type { AdjusterTexts } from './adjuster-view.ts';

type Claim = Omit<UploadedRequest, 'parties'>;

type Process = Pick<Claim, 'processType'> & { readonly parties: readonly Pick<RequestParty, 'role'>[] };

export function claimInShort({ t, money }: AdjusterTexts, { claimNumber: claim, totalAmount }: Claim): string {
  return t('subject.claim', { claim, amount: money(totalAmount) });
}

/** When the parties are paid. Empty if no party has to act. */
export function processLine({ t }: AdjusterTexts, { processType, parties }: Process): readonly SummaryLine[] {
  if (parties.every(isBypass)) return [];
  return [{ term: t('claim.process'), description: t(`process.${processType}`) }];
}

export function isBypass({ role }: Pick<RequestParty, 'role'>): boolean {
  return role === 'PaymentOnlyActionBypass';
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
