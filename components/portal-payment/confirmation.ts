import { html, type TemplateResult } from 'lit';
import type { PaymentReview } from '../../src/payment/payment-operation.ts';
import type { PaymentReceipt, SaveReceipt } from '../../src/service/payment-service.ts';
import { readableDate } from '../../src/wall-time.ts';
import { authorisation } from './authorisation.ts';
import { methodName, namedMethod } from './method-name.ts';
import type { PaymentView } from './payment-view.ts';
import { paymentLines } from './review.ts';

export interface ConfirmationHandlers {
  readonly onClose: () => void;
  readonly onPrint: () => void;
}

/** The last screen: what was done, to be read, printed and closed. */
export function confirmation(
  view: PaymentView,
  receipt: PaymentReceipt | SaveReceipt,
  review: PaymentReview | undefined,
  handlers: ConfirmationHandlers,
): TemplateResult {
  const { t } = view;
  const { name: merchant } = view.entry.session.merchant;
  const date = `${readableDate(receipt.transactedAt, view.locale)} ${receipt.timeZone}`;
  const isPayment = 'transactionId' in receipt && review !== undefined;
  return html`<div class="stack">
    <p class="done">${t(isPayment ? 'paid.text' : 'saved.text', { merchant })}</p>
    ${
      isPayment
        ? html`${paymentLines(
            view,
            { ...review, quote: receipt.quote, method: methodName(t, namedMethod(receipt.method)) },
            [
              [t('paid.number'), receipt.transactionId],
              [t('summary.paidOn'), date],
            ],
          )}
          ${authorisation(t('authorisation.heading'), review.authorisation?.text)}`
        : html`<dl class="lines">
            <dt>${t('summary.method')}</dt>
            <dd>${methodName(t, namedMethod(receipt.method))}</dd>
            <dt>${t('summary.name')}</dt>
            <dd>${receipt.customerName}</dd>
            <dt>${t('summary.paidOn')}</dt>
            <dd>${date}</dd>
          </dl>`
    }
    <div class="actions">
      <button type="button" class="button" @click=${handlers.onPrint}>${t('print')}</button>
      <button type="button" class="button primary" @click=${handlers.onClose}>${t('close')}</button>
    </div>
  </div>`;
}
