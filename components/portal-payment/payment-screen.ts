import type { PaymentMessageKey } from '../../src/payment/payment.en.ts';
import type { OperationState } from '../../src/operation/operation-state.ts';
import type { PaymentOperationTypes, PaymentRequest, PaymentReview } from '../../src/payment/payment-operation.ts';
import { errorText } from '../shared/form-view.ts';
import { operationBody, operationStatus, type ScreenHandlers } from '../shared/operation-screen.ts';
import type { ModalContent } from '../shared/operation-modal.ts';
import { confirmation } from './confirmation.ts';
import { entryForm } from './entry-form.ts';
import type { PaymentEntry } from './payment-entry.ts';
import { paymentView, type PaymentTexts } from './payment-view.ts';
import { reviewStep } from './review.ts';

/** What there is to show of an operation. */
export interface ShownPayment {
  readonly request: PaymentRequest;
  readonly texts: PaymentTexts;
  /** Made when the session is there. */
  readonly entry: PaymentEntry | undefined;
}

export interface PaymentScreenHandlers extends ScreenHandlers {
  readonly onSubmit: () => void;
  readonly onPay: (review: PaymentReview) => void;
}

/** What stands on the screen in each step of an operation. */
export function paymentScreen(
  { request, texts, entry }: ShownPayment,
  state: OperationState<PaymentOperationTypes>,
  handlers: PaymentScreenHandlers,
): ModalContent {
  const { t } = texts;
  const view = entry && paymentView(texts, entry);
  const announced = entry?.form.announced;
  const status = operationStatus(state, t, {
    quoting: t('review.quoting'),
    submitting: t(request.operation === 'makePayment' ? 'submittingPayment' : 'submitting'),
    announced: view && announced && errorText(view, announced),
  });
  return {
    merchant: entry?.session.merchant.name,
    heading: t(headingKey(request, state)),
    status,
    body: operationBody<PaymentOperationTypes>(state, t, status, handlers, {
      entering: ({ setback }) => view && entryForm(view, setback, handlers),
      reviewing: ({ review, setback }) =>
        view && reviewStep(view, review, setback, { ...handlers, onPay: () => handlers.onPay(review) }),
      complete: ({ receipt, review }) => view && confirmation(view, receipt, review, handlers),
    }),
  };
}

function headingKey({ operation }: PaymentRequest, state: OperationState<PaymentOperationTypes>): PaymentMessageKey {
  switch (state.step) {
    case 'unreachable':
    case 'refused':
    case 'unknown':
      return `${state.step}.heading`;
    case 'quoting':
    case 'reviewing':
      return 'review.heading';
    case 'submitting':
      return state.review ? 'review.heading' : `${operation}.heading`;
    case 'complete':
      return 'transactionId' in state.receipt ? 'paid.heading' : 'saved.heading';
    default:
      return `${operation}.heading`;
  }
}
