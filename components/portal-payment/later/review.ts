import type { TemplateResult } from 'lit';
import type { Setback } from '../../../src/operation/operation-state.ts';
import type { DeclineCode } from '../../../src/operation/response-codes.ts';
import type { AccountType } from '../../../src/payment/enumerations.ts';
import { readableDay } from '../../../src/readable-date.ts';
import type { PaymentReview } from '../../../src/payment/payment-operation.ts';
import type { Quote } from '../../../src/payment/wire.ts';
import { changeLinks } from '../../shared/change-links.ts';
import type { FormHandlers } from '../../shared/form-flow.ts';
import { html, ignoreDoubleClick, nothing } from '../../shared/later/base.ts';
import { errorSummary } from '../../shared/later/error-summary.ts';
import { summaryLines, type SummaryLine } from '../../shared/later/summary-lines.ts';
import { authorizationOf, authorizationSection, createProof, serviceTimeNow } from './authorization.ts';
import type { PaymentEntry } from '../payment-entry.ts';
import type { PaymentTexts, PaymentView } from '../payment-view.ts';

interface ReviewHandlers extends Pick<FormHandlers<unknown>, 'onBack' | 'onChange' | 'onClose' | 'onPrint'> {
  readonly onPay: () => void;
}

const aboutEveryMethod: readonly DeclineCode[] = ['Declined', 'Call', 'ACHTransactionFailed'];

export function declineText(t: PaymentTexts['t'], { choices, session }: PaymentEntry, code: DeclineCode): string {
  const { name: merchant, phone } = session.merchant;
  const isSaved = code === 'CardExpired' && choices.method.isSaved;
  return t(isSaved ? 'decline.CardExpired.saved' : `decline.${code}`, { merchant, phone });
}

export function declineHeading(t: PaymentTexts['t'], entry: PaymentEntry, code: DeclineCode): string {
  return t(isAboutMethod(entry, code) ? `declined.${entry.category}` : 'declined.other');
}

function isAboutMethod({ choices }: PaymentEntry, code: DeclineCode): boolean {
  return choices.method.declined[code] !== undefined || aboutEveryMethod.includes(code);
}

/** Offers the other method after a decline of the chosen one. */
export function otherMethod(
  { t, entry }: PaymentView,
  setback: Setback | undefined,
  { onChange }: Pick<ReviewHandlers, 'onChange'>,
): TemplateResult | typeof nothing {
  if (setback?.kind !== 'declined' || !isAboutMethod(entry, setback.code)) return nothing;
  const other = entry.methods.find(({ category, isSaved }) => !isSaved && category !== entry.category);
  if (!other) return nothing;
  const onClick = () => {
    entry.choose({ method: other });
    onChange(other.fields[0] ?? '');
  };
  return html`<button type="button" class="button start" @click=${onClick}>${t(`instead.${other.category}`)}</button>`;
}

export async function reviewOf(
  entry: PaymentEntry,
  texts: PaymentTexts,
  method: string,
  quote: Quote,
): Promise<PaymentReview> {
  const { category, holder, isSaving: save } = entry;
  const agreed = authorizationOf(texts, entry, method, quote);
  return {
    quote,
    method,
    category,
    holder,
    reviewedAt: serviceTimeNow(entry),
    save,
    authorization: agreed && { ...agreed, proof: await createProof(agreed, texts) },
  };
}

export function reviewStep(
  view: PaymentView,
  review: PaymentReview,
  setback: Setback | undefined,
  handlers: ReviewHandlers,
): TemplateResult {
  const { t, money, locale } = view;
  const { quote } = review;
  return html`<div class="stack">
    ${setback ? errorSummary(t('problem.heading'), t('setback.notReceived'), []) : nothing}
    ${priceLines(view, quote, handlers.onChange)} ${freeMethodNote(view, review)}
    ${paymentLines(view, review, { term: t('summary.date'), description: readableDay(review.reviewedAt, locale) }, handlers.onChange)}
    ${authorizationSection(
      review.authorization,
      html`<button type="button" class="button quiet" @click=${handlers.onPrint}>${t('print')}</button>`,
    )}
    <div class="actions">
      <button type="button" class="button quiet" @click=${handlers.onClose}>${t('cancel')}</button>
      <button type="button" class="button" @click=${handlers.onBack}>${t('back')}</button>
      <button type="button" class="button primary" part="submit" @click=${ignoreDoubleClick(handlers.onPay)}>
        ${t('pay.button', { total: money(quote.total) })}
      </button>
    </div>
  </div>`;
}

export function priceLines(
  { t, money, entry: { hasFee: withFee, amounts } }: PaymentView,
  { amount, fee, total }: Quote,
  onChange?: (field: string) => void,
): TemplateResult {
  const isChosen = amounts?.entered ?? (amounts?.offered.length ?? 0) > 1;
  const change = changeLinks(t, onChange)(isChosen && 'amountChoice');
  const hasFee = withFee || fee > 0;
  const parts = [
    { term: t('summary.amount'), description: money(amount), change },
    { term: t('summary.fee'), description: money(fee) },
  ];
  const sum = { term: t('summary.total'), description: money(total), isTotal: true };
  return summaryLines([...(hasFee ? parts : []), hasFee ? sum : { ...sum, change }], 'sums');
}

export function paymentLines(
  { t, entry: { request, choices, methods, form } }: PaymentView,
  { method, holder, save, category }: PaymentReview,
  date: SummaryLine,
  onChange?: (field: string) => void,
): TemplateResult {
  const { clientReferenceData1: reference } = request.options;
  const change = changeLinks(t, onChange);
  const numberField = category === 'CreditCard' ? 'cardNumber' : 'accountNumber';
  const methodField = choices.method.isSaved ? methods.length > 1 && 'method' : numberField;
  const accountType = category === 'ECheck' && !choices.method.isSaved && (form.fields.accountType as AccountType);
  return summaryLines([
    { term: t('summary.method'), description: method, change: change(methodField) },
    ...(accountType
      ? [{ term: t('accountType.label'), description: t(`accountType.${accountType}`), change: change('accountType') }]
      : []),
    ...(holder ? [{ term: t('summary.name'), description: holder, change: change(choices.method.holder) }] : []),
    date,
    ...(reference ? [{ term: t('summary.reference'), description: reference }] : []),
    ...(save ? [{ term: t('summary.saved'), description: t('summary.yes') }] : []),
  ]);
}

export function submittedLines(view: PaymentView, review: PaymentReview): TemplateResult {
  const { t, money, entry } = view;
  const { clientReferenceData1: reference } = entry.request.options;
  return summaryLines([
    { term: t('summary.total'), description: money(review.quote.total) },
    { term: t('summary.method'), description: review.method },
    ...(reference ? [{ term: t('summary.reference'), description: reference }] : []),
  ]);
}

function freeMethodNote(view: PaymentView, { quote, category }: PaymentReview): TemplateResult | typeof nothing {
  if (quote.fee === 0) return nothing;
  const { methods, fees } = view.entry;
  const other = methods.find((method) => method.category !== category && fees?.[method.category]?.kind === 'none');
  return other ? html`<p class="note">${view.t(`fee.without${other.category}`)}</p>` : nothing;
}
