import type { TemplateResult } from 'lit';
import type { PaymentMessageKey } from '../../src/payment/payment.en.ts';
import type { OperationState, OperationStep } from '../../src/operation/operation-state.ts';
import type { PaymentOperationTypes, PaymentRequest, PaymentReview } from '../../src/payment/payment-operation.ts';
import { amountChoice } from '../../src/payment/amount-choice.ts';
import type { MakePaymentOptions } from '../../src/payment/payment-options.ts';
import { keptMethod } from '../../src/payment/methods/payment-methods.ts';
import { PaymentCategory } from '../../src/payment/payment-category.ts';
import { oneField, threeChoices, twoChoices, twoFields } from '../shared/notices.ts';
import type { FormHandlers } from '../shared/form-flow.ts';
import type { OperationScreen } from '../shared/operation-screen.ts';
import { announcement, entryForm } from './entry-form.ts';
import type { PaymentEntry } from './payment-entry.ts';
import { methodName } from './methods/method-parts.ts';
import { paymentLater } from './payment-later.ts';
import type { PaymentTexts, PaymentView } from './payment-view.ts';
import type { ReceiptEmail } from './later/receipt-email.ts';

export interface ShownPayment {
  readonly request: PaymentRequest;
  readonly texts: PaymentTexts;
  readonly entry: PaymentEntry | undefined;
  /** Set if the service sends receipts and there is one to send. */
  readonly email?: ReceiptEmail | undefined;
}

export function paymentScreen(
  { request, texts, entry, email }: ShownPayment,
  handlers: FormHandlers<PaymentReview>,
): OperationScreen<PaymentOperationTypes> {
  const { t } = texts;
  const view = entry && paymentView(texts, entry);
  const later = paymentLater.module;
  const isPayment = request.operation === 'makePayment';
  return {
    heading: (state) => headingOf(request, texts, state),
    // Options that the server has fixed are missing until the session opens.
    subject: ({ step }) =>
      step === 'loading' && request.options.lockedOptions ? undefined : subjectOf(request, texts, isInForm(step)),
    loading: loadingRows(request),
    quoting: t(isPayment ? 'review.quoting' : 'loading'),
    submitting: t(isPayment ? 'submittingPayment' : 'submitting'),
    announced: view && announcement(view),
    declined: view?.declineText,
    entering: ({ setback }) => view && entryForm(view, setback, handlers),
    reviewing: ({ review, setback }) =>
      view && later?.reviewStep(view, review, setback, { ...handlers, onPay: () => handlers.onPay(review) }),
    unknown: ({ review }, outcome) =>
      view && later?.unknownOutcome(t, review && later.submittedLines(view, review), outcome),
    complete: ({ receipt, review }) => {
      const method = methodName(t, receipt.method.category, keptMethod(receipt.method));
      return view && later?.confirmation(view, { receipt, review, method }, handlers, email);
    },
  };
}

/** The rows of the form, as far as the page's options determine them. */
function loadingRows({ operation, options }: PaymentRequest): readonly TemplateResult[] {
  const isBankAccount = options.paymentCategory === PaymentCategory.ECheck;
  const amounts = operation === 'makePayment' ? numberOfAmounts(options) : 1;
  return [
    ...(amounts > 1 ? [amounts > 2 ? threeChoices : twoChoices] : []),
    ...(isBankAccount || options.paymentCategory === PaymentCategory.UserSelect ? [twoChoices] : []),
    ...(isBankAccount
      ? [oneField, oneField, oneField, oneField]
      : [oneField, twoFields, oneField, operation === 'makePayment' ? twoFields : oneField]),
  ];
}

function numberOfAmounts({ amountContext, minAmountDue, accountBalance }: MakePaymentOptions): number {
  const { offered, entered } = amountChoice(amountContext, minAmountDue, accountBalance);
  return offered.length + (entered ? 1 : 0);
}

const isInForm = (step: OperationStep) => step === 'loading' || step === 'entering' || step === 'quoting';

/** The reference that the page gives, and what is due until an amount is chosen. */
function subjectOf({ operation, options }: PaymentRequest, { t, money }: PaymentTexts, isInForm: boolean): string {
  const { clientReferenceData1: reference } = options;
  return [
    reference && t('subject.reference', { reference }),
    isInForm && operation === 'makePayment' && t('subject.amountDue', { amount: money(options.minAmountDue) }),
  ]
    .filter(Boolean)
    .join(' · ');
}

function headingOf(
  { operation }: PaymentRequest,
  { t, money }: PaymentTexts,
  state: OperationState<PaymentOperationTypes>,
): string {
  const { step } = state;
  if (step === 'complete') return paymentLater.loaded.confirmationHeading(t, state.receipt);
  if (step === 'submitting')
    return state.review ? t('paying.heading', { total: money(state.review.quote.total) }) : t('saving.heading');
  // Saving a method has no review, but may wait for the later part.
  const isReview = operation === 'makePayment' && (step === 'quoting' || step === 'reviewing');
  return t(isReview ? 'review.heading' : `${operation}.heading`);
}

function paymentView(texts: PaymentTexts, entry: PaymentEntry): PaymentView {
  const { t, money } = texts;
  const { least = 0, most = 0 } = entry.amounts?.entered ?? {};
  const limits = { least: money(least), most: money(most) };
  return {
    ...texts,
    entry,
    form: entry.form,
    errorInWords: (name, code) => t(`${name}.${code}` as PaymentMessageKey, limits),
    declineText: (code) => paymentLater.loaded.declineText(t, entry, code),
    declineHeading: (code) => paymentLater.loaded.declineHeading(t, entry, code),
  };
}
