import type { TemplateResult } from 'lit';
import type { PaymentReview } from '../../../src/payment/payment-operation.ts';
import { isPaymentReceipt } from '../../../src/payment/payment-receipt.ts';
import type { PaymentReceipt, SaveReceipt } from '../../../src/payment/wire.ts';
import { readableDate, readableDay } from '../../../src/readable-date.ts';
import type { FormHandlers } from '../../shared/form-flow.ts';
import { doneNotice, html, ignoreDoubleClick, withPhone } from '../../shared/later/base.ts';
import { confirmationNumber } from '../../shared/later/confirmation-number.ts';
import { summaryLines } from '../../shared/later/summary-lines.ts';
import { authorizationSection } from './authorization.ts';
import type { PaymentTexts, PaymentView } from '../payment-view.ts';
import type { ReceiptEmail } from './receipt-email.ts';
import { paymentLines, priceLines } from './review.ts';

type ConfirmationHandlers = Pick<FormHandlers<unknown>, 'onClose' | 'onPrint' | 'onCopied'>;

export interface Confirmed {
  readonly receipt: PaymentReceipt | SaveReceipt;
  readonly review: PaymentReview | undefined;
  /** The method in words. */
  readonly method: string;
}

/** A bank debit is only submitted: the money moves when the bank carries it out. */
export function confirmationHeading(t: PaymentTexts['t'], receipt: Confirmed['receipt']): string {
  if (!isPaymentReceipt(receipt)) return t('saved.heading');
  return t(isDebit(receipt) ? 'submitted.heading' : 'paid.heading');
}

function isDebit({ method }: PaymentReceipt): boolean {
  return method.category === 'ECheck';
}

/** The last screen: the result, to read, print and close. */
export function confirmation(
  view: PaymentView,
  { receipt, review, method }: Confirmed,
  handlers: ConfirmationHandlers,
  email: ReceiptEmail | undefined,
): TemplateResult {
  const { t } = view;
  const payment = isPaymentReceipt(receipt) ? receipt : undefined;
  const { name: merchant, phone } = view.entry.session.merchant;
  const date = {
    term: t('summary.paidOn'),
    description: readableDate(receipt.transactedAt, view.locale, receipt.timeZone),
  };
  const save = Boolean(review?.save && receipt.tokenId);
  return html`<div class="stack">
    ${doneNotice(
      payment
        ? t(isDebit(payment) ? 'submitted.text' : 'paid.text', {
            total: view.money(payment.quote.total),
            merchant,
            date: readableDay(receipt.transactedAt, view.locale),
          })
        : t('saved.text', { merchant }),
    )}
    ${
      payment && review
        ? html`${confirmationNumber(t, t('paid.number'), payment.transactionId, handlers.onCopied)}
          ${priceLines(view, payment.quote)} ${paymentLines(view, { ...review, method, save }, date)}
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
      <button type="button" class="button primary" @click=${ignoreDoubleClick(handlers.onClose)}>${t('close')}</button>
    </div>
  </div>`;
}
