import { html, nothing, type TemplateResult } from 'lit';
import type { AccountReview } from '../../../src/account/account-operation.ts';
import type { AccountReceipt } from '../../../src/account/wire.ts';
import { readableDate } from '../../../src/readable-date.ts';
import { confirmationNumber } from '../../shared/later/confirmation-number.ts';
import type { FormHandlers } from '../../shared/form-flow.ts';
import { ignoreDoubleClick } from '../../shared/ignore-double-click.ts';
import { doneNotice } from '../../shared/notices.ts';
import { withPhone } from '../../shared/later/base.ts';
import { summaryLines, type SummaryLine } from '../../shared/later/summary-lines.ts';
import type { AccountTexts, AccountView } from '../account-view.ts';

type ConfirmationHandlers = Pick<FormHandlers<unknown>, 'onClose' | 'onPrint' | 'onCopied'>;

export function confirmation(
  view: AccountView,
  receipt: AccountReceipt,
  review: AccountReview | undefined,
  handlers: ConfirmationHandlers,
): TemplateResult {
  const { t } = view;
  return html`<div class="stack">
    ${doneNotice(doneText(view, receipt, review))}
    ${
      receipt.transaction
        ? confirmationNumber(t, t('paid.number'), receipt.transaction.transactionId, handlers.onCopied)
        : nothing
    }
    ${summaryLines([...transactionLines(view, receipt, review), ...methodLines(view, receipt)])}
    <p class="note">${withPhone(t, 'questions', { phone: view.entry.session.merchant.phone })}</p>
    <div class="actions">
      <button type="button" class="button" @click=${handlers.onPrint}>${t('print')}</button>
      <button type="button" class="button primary" @click=${ignoreDoubleClick(handlers.onClose)}>${t('close')}</button>
    </div>
  </div>`;
}

export function confirmationHeading({ t }: AccountTexts, { method, transaction }: AccountReceipt): string {
  if (method.type === 'EPay') return t('sent.heading');
  if (!transaction) return t('saved.heading');
  return t(method.type === 'ECheck' ? 'submitted.heading' : 'paid.heading');
}

function doneText(
  { t, money, entry, payeeName }: AccountView,
  { method, transaction }: AccountReceipt,
  review?: AccountReview,
): string {
  if (method.type === 'EPay') return t(review ? 'sent.text' : 'sent.saveText', { email: method.email });
  const name = payeeName(review?.payee ?? entry.payee);
  if (!transaction) return t('saved.text', { name });
  const merchant = entry.session.merchant.name;
  const amount = money(transaction.amount);
  return t(method.type === 'ECheck' ? 'submitted.text' : 'paid.text', { name, merchant, amount });
}

function transactionLines(
  { t, money, locale }: AccountView,
  { transaction }: AccountReceipt,
  review: AccountReview | undefined,
): readonly SummaryLine[] {
  const claim = review
    ? [
        { term: t('summary.claim'), description: review.claimNumber },
        { term: t('summary.amount'), description: money(transaction?.amount ?? review.amount) },
      ]
    : [];
  if (!transaction) return claim;
  const { transactedAt, zoneCode } = transaction;
  const description = readableDate(transactedAt, locale, zoneCode);
  return [...claim, { term: t('summary.date'), description }];
}

function methodLines(
  { t, money, accountTypeName, bankAccountName }: AccountView,
  { method, transaction }: AccountReceipt,
): readonly SummaryLine[] {
  const term = t(transaction ? 'summary.method' : 'summary.saved');
  switch (method.type) {
    case 'EPay':
      return [
        { term: t('summary.email'), description: method.email },
        { term: t('sent.number'), description: method.requestId },
      ];
    case 'PrepaidAccount':
      return [
        { term, description: t('review.prepaid') },
        { term: t('summary.balance'), description: money(method.balance) },
      ];
    case 'ECheck': {
      const { bankName: name, lastFourDigits, accountType } = method.bankAccount;
      return [
        { term, description: bankAccountName(t, { name, lastFourDigits }) },
        { term: t('accountType.label'), description: accountTypeName(t, accountType) },
        { term: t('summary.nameOnAccount'), description: method.nameOnAccount },
      ];
    }
  }
}
