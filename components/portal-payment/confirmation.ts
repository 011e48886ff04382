import { html, type TemplateResult } from 'lit';
import { PaymentCategory } from '../../src/payment/payment-category.ts';
import { keptMethod } from '../../src/payment/methods/payment-methods.ts';
import type { PaymentReview } from '../../src/payment/payment-operation.ts';
import { isPaymentReceipt } from '../../src/payment/payment-receipt.ts';
import type { PaymentReceipt, SaveReceipt } from '../../src/payment/wire.ts';
import { readableDate, readableDay } from '../../src/wall-time.ts';
import { confirmationNumber } from '../shared/confirmation-number.ts';
import { doneNotice } from '../shared/notices.ts';
import { withPhone } from '../shared/phone-link.ts';
import { summaryLines } from '../shared/summary-lines.ts';
import { authorizationSection } from './authorization.ts';
import { methodName } from './methods/method-parts.ts';
import type { PaymentView } from './payment-view.ts';
import type { ReceiptEmail } from './receipt-email.ts';
import { paymentLines, priceLines } from './review.ts';

export interface ConfirmationHandlers {
  readonly onClose: () => void;
  readonly onPrint: () => void;
  readonly onCopied: () => void;
}

/** True if the money moves only when the bank carries out the debit. */
export function isDebit({ method }: PaymentReceipt | SaveReceipt): boolean {
  return method.category === PaymentCategory.ECheck;
}

/** The last screen: the result, to read, print and close. */
export function confirmation(
  view: PaymentView,
  receipt: PaymentReceipt | SaveReceipt,
  review: PaymentReview | undefined,
  handlers: ConfirmationHandlers,
  email: ReceiptEmail | undefined,
): TemplateResult {
  const { t } = view;
  const { name: merchant, phone } = view.entry.session.merchant;
  const date = {
    term: t('summary.paidOn'),
    description: `${readableDate(receipt.transactedAt, view.locale)}\u00a0${receipt.timeZone}`,
  };
  const method = methodName(t, receipt.method.category, keptMethod(receipt.method));
  const isPayment = isPaymentReceipt(receipt) && review !== undefined;
  return html`<div class="stack">
    ${doneNotice(
      isPayment
        ? t(isDebit(receipt) ? 'submitted.text' : 'paid.text', {
            total: view.money(receipt.quote.total),
            merchant,
            date: readableDay(receipt.transactedAt, view.locale),
          })
        : t('saved.text', { merchant }),
    )}
    ${
      isPayment
        ? html`${confirmationNumber(t, t('paid.number'), receipt.transactionId, handlers.onCopied)}
          ${priceLines(view, receipt.quote)} ${paymentLines(view, { ...review, method }, date)}
          ${authorizationSection(review.authorization)}`
        : summaryLines([
            { term: t('summary.method'), description: method },
            { term: t('summary.name'), description: receipt.customerName },
            date,
          ])
    }
    <p class="note">${withPhone(t, 'questions', { phone })}</p>
    ${email?.section()}
    <div class="actions">
      ${email?.button()}
      <button type="button" class="button" @click=${handlers.onPrint}>${t('print')}</button>
      <button type="button" class="button primary" @click=${handlers.onClose}>${t('close')}</button>
    </div>
  </div>`;
}
