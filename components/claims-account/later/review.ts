import { html, nothing, type TemplateResult } from 'lit';
import type { AccountReview } from '../../../src/account/account-operation.ts';
import type { Payee } from '../../../src/claims/requests.ts';
import type { FormHandlers } from '../../shared/form-flow.ts';
import { ignoreDoubleClick } from '../../shared/ignore-double-click.ts';
import { summaryLines, type SummaryLine } from '../../shared/later/summary-lines.ts';
import type { AccountTexts, AccountView } from '../account-view.ts';

interface ReviewHandlers extends Pick<FormHandlers<AccountReview>, 'onBack' | 'onChange' | 'onClose' | 'onPay'> {
  readonly payeeLines: (view: AccountView, payee: Payee, onChange: (field: string) => void) => readonly SummaryLine[];
}

export function reviewStep(
  view: AccountView,
  review: AccountReview,
  problems: unknown,
  handlers: ReviewHandlers,
): TemplateResult {
  const { t, money, entry } = view;
  const amount = money(review.amount);
  const onCorrect = (field: string) => {
    entry.correct();
    handlers.onChange(field);
  };
  return html`<div class="stack">
    ${problems} ${summaryLines([{ term: t('summary.total'), description: amount, isTotal: true }], 'sums')}
    ${summaryLines([
      { term: t('summary.claim'), description: review.claimNumber },
      ...methodLines(view, review, handlers.onChange),
    ])}
    ${summaryLines(handlers.payeeLines(view, review.payee, onCorrect))}
    ${review.isRequest ? html`<p class="note">${t('review.requestNote')}</p>` : nothing}
    <div class="actions">
      <button type="button" class="button quiet" @click=${handlers.onClose}>${t('cancel')}</button>
      <button type="button" class="button" @click=${handlers.onBack}>${t('back')}</button>
      <button
        type="button"
        class="button primary"
        part="submit"
        @click=${ignoreDoubleClick(() => handlers.onPay(review))}
      >
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

function methodLines(
  { t, entry, accountTypeName, changeLinks, payeeName }: AccountView,
  { method, payee }: AccountReview,
  onChange: (field: string) => void,
): readonly SummaryLine[] {
  const { accountType, choices } = entry;
  const change = changeLinks(t, onChange);
  const isTyped = choices.method === 'bankAccount';
  const methodField = choices.method === 'ePay' ? 'ePayEmail' : 'method';
  return [
    { term: t('summary.method'), description: method, change: change(isTyped ? 'accountNumber' : methodField) },
    ...(accountType
      ? [
          {
            term: t('accountType.label'),
            description: accountTypeName(t, accountType),
            change: change(isTyped && 'accountType'),
          },
          { term: t('summary.nameOnAccount'), description: payeeName(payee) },
        ]
      : []),
  ];
}
