import { html, nothing, type TemplateResult } from 'lit';
import type { Setback } from '../../src/operation/operation-state.ts';
import { FeeContext, PaymentCategory } from '../../src/payment/enumerations.ts';
import type { PaymentReview } from '../../src/payment/payment-operation.ts';
import type { Quote } from '../../src/service/payment-service.ts';
import { todayInWords } from '../shared/browser.ts';
import { errorSummary } from '../shared/error-summary.ts';
import { authorisation, debitAuthorisationText, prove } from './authorisation.ts';
import type { PaymentEntry } from './payment-entry.ts';
import { methodName } from './method-name.ts';
import type { PaymentView, Texts } from './payment-view.ts';

export interface ReviewHandlers {
  readonly onPay: () => void;
  readonly onBack: () => void;
  readonly onClose: () => void;
  readonly onPrint: () => void;
}

/** What the payer is going to look over, in words and without anything secret. */
export async function reviewOf(entry: PaymentEntry, texts: Texts, quote: Quote): Promise<PaymentReview> {
  const { category, holder, saves: save } = entry;
  const method = methodName(texts.t, entry.maskedMethod);
  const date = todayInWords(texts.locale);
  const review = { quote, method, category, holder, date, save };
  if (category === PaymentCategory.CreditCard) return { ...review, authorisation: undefined };
  const text = debitAuthorisationText(texts, entry, quote, { method, date });
  return { ...review, authorisation: { text, proof: await prove(text, texts) } };
}

/** What is about to be paid. From here on only one press of a button is left. */
export function reviewStep(
  view: PaymentView,
  review: PaymentReview,
  setback: Setback | undefined,
  handlers: ReviewHandlers,
): TemplateResult {
  const { t, money } = view;
  const { quote } = review;
  return html`<div class="stack">
    ${setback && setback.kind !== 'declined' ? errorSummary(t('problem.heading'), t(`setback.${setback.kind}`), []) : nothing}
    ${paymentLines(view, review, [[t('summary.date'), review.date]])} ${wayAroundFee(view, review)}
    ${authorisation(t('authorisation.heading'), review.authorisation?.text)}
    <div class="actions">
      <button type="button" class="button quiet" @click=${handlers.onClose}>${t('cancel')}</button>
      ${
        review.authorisation
          ? html`<button type="button" class="button quiet" @click=${handlers.onPrint}>${t('print')}</button>`
          : nothing
      }
      <button type="button" class="button" @click=${handlers.onBack}>${t('back')}</button>
      <button type="button" class="button primary" part="submit" @click=${handlers.onPay}>
        ${t('pay.button', { total: money(quote.total) })}
      </button>
    </div>
  </div>`;
}

/** The lines that the review and the confirmation share. */
export function paymentLines(
  { t, money, entry: { request } }: PaymentView,
  { quote, method, holder, save }: PaymentReview,
  more: readonly (readonly [term: string, description: string])[],
): TemplateResult {
  const withFee = request.operation === 'makePayment' && request.options.feeContext === FeeContext.PaymentWithFee;
  const { clientReferenceData1: reference } = request.options;
  const lines: (readonly [string, string])[] = [
    [t('summary.method'), method],
    ...(holder ? [[t('summary.name'), holder] as const] : []),
    ...more,
    ...(reference ? [[t('summary.reference'), reference] as const] : []),
    ...(save ? [[t('summary.saved'), t('summary.yes')] as const] : []),
  ];
  return html`<dl class="lines">
      <dt>${t('summary.amount')}</dt>
      <dd>${money(quote.amount)}</dd>
      ${
        withFee
          ? html`<dt>${t('summary.fee')}</dt>
              <dd>${money(quote.fee)}</dd>`
          : nothing
      }
      <dt class="total">${t('summary.total')}</dt>
      <dd class="total">${money(quote.total)}</dd>
    </dl>
    <dl class="lines">
      ${lines.map(
        ([term, description]) =>
          html`<dt>${term}</dt>
            <dd>${description}</dd>`,
      )}
    </dl>`;
}

/** A way to pay without a fee stays visible where the merchant has one. */
function wayAroundFee(view: PaymentView, { quote, category }: PaymentReview): TemplateResult | typeof nothing {
  if (quote.fee === 0) return nothing;
  const other = view.entry.methods.find(
    (method) => method !== category && view.entry.session.merchant.fees[method].kind === 'none',
  );
  return other ? html`<p class="note">${view.t(`fee.without${other}`)}</p>` : nothing;
}
