import { html, nothing, type TemplateResult } from 'lit';
import type { AccountReview } from '../../src/account/account-operation.ts';
import { payeeName } from '../../src/claims/payee.ts';
import type { Setback } from '../../src/operation/operation-state.ts';
import { formProblems } from '../shared/form-view.ts';
import { ignoreDoubleClick } from '../shared/ignore-double-click.ts';
import { summaryLines, type SummaryLine } from '../shared/later/summary-lines.ts';
import { accountTypeName, chosenMethod, type AccountTexts, type AccountView } from './account-view.ts';
import type { AccountEntry } from './account-entry.ts';
import { payeeLines } from './payee-section.ts';

export interface ReviewHandlers {
  readonly onPay: () => void;
  readonly onBack: () => void;
  readonly onClose: () => void;
}

export function reviewOf(texts: AccountTexts, entry: AccountEntry): AccountReview | undefined {
  const { options, payee } = entry;
  if (options.Context !== 'payment') return undefined;
  const { Amount: amount, ClaimNumber: claimNumber } = options;
  const isRequest = entry.choices.method === 'ePay';
  return { payee, amount, claimNumber, method: chosenMethod(texts, entry), isRequest };
}

export function reviewStep(
  view: AccountView,
  review: AccountReview,
  setback: Setback | undefined,
  handlers: ReviewHandlers,
): TemplateResult {
  const { t, money } = view;
  const amount = money(review.amount);
  return html`<div class="stack">
    ${setback && setback.kind !== 'declined' ? formProblems(view, setback) : nothing}
    ${summaryLines([
      { term: t('summary.claim'), description: review.claimNumber },
      { term: t('summary.method'), description: review.method },
      ...accountLines(view, review),
      { term: t('summary.total'), description: amount, isTotal: true },
    ])}
    ${summaryLines(payeeLines(view, review.payee))}
    ${review.isRequest ? html`<p class="note">${t('review.requestNote')}</p>` : nothing}
    <div class="actions">
      <button type="button" class="button quiet" @click=${handlers.onClose}>${t('cancel')}</button>
      <button type="button" class="button" @click=${handlers.onBack}>${t('back')}</button>
      <button type="button" class="button primary" part="submit" @click=${ignoreDoubleClick(handlers.onPay)}>
        ${review.isRequest ? t('request.button') : t('pay.button', { amount })}
      </button>
    </div>
  </div>`;
}

export function submittedLines({ t, money }: AccountTexts, review: AccountReview): TemplateResult {
  return summaryLines([
    { term: t('summary.total'), description: money(review.amount) },
    { term: t('summary.method'), description: review.method },
    { term: t('summary.claim'), description: review.claimNumber },
  ]);
}

function accountLines({ t, entry }: AccountView, { payee }: AccountReview): readonly SummaryLine[] {
  const { accountType } = entry;
  return accountType
    ? [
        { term: t('accountType.label'), description: accountTypeName(t, accountType) },
        { term: t('summary.nameOnAccount'), description: payeeName(payee) },
      ]
    : [];
}
