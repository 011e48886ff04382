import { nothing } from 'lit';
import type { PaymentMessageKey } from '../../src/messages/payment.en.ts';
import type { OperationState } from '../../src/operation/operation-state.ts';
import type { PaymentOperationTypes, PaymentRequest, PaymentReview } from '../../src/payment/payment-operation.ts';
import { busy, refused, unknownOutcome, unknownText, unreachable } from '../shared/notices.ts';
import { confirmation } from './confirmation.ts';
import { entryForm } from './entry-form.ts';
import { errorText } from './field-texts.ts';
import type { PaymentEntry } from './payment-entry.ts';
import type { Texts } from './payment-view.ts';
import { reviewStep } from './review.ts';

type State = OperationState<PaymentOperationTypes>;

/** What there is to show of an operation. */
export interface ShownPayment {
  readonly request: PaymentRequest;
  readonly texts: Texts;
  /** Made when the session is there. */
  readonly entry?: PaymentEntry;
}

export interface PaymentScreenHandlers {
  readonly onSubmit: () => void;
  readonly onPay: (entry: PaymentEntry, review: PaymentReview) => void;
  readonly onBack: () => void;
  readonly onRetry: () => void;
  readonly onAskNow: () => void;
  readonly onClose: () => void;
  readonly onPrint: () => void;
}

/** What stands on the screen in each step of an operation. */
export function paymentScreen(
  shown: ShownPayment,
  state: State,
  handlers: PaymentScreenHandlers,
): { readonly heading: string; readonly status: string; readonly body: unknown } {
  return {
    heading: shown.texts.t(headingKey(shown.request, state)),
    status: statusText(shown, state),
    body: body(shown, state, handlers),
  };
}

function body(shown: ShownPayment, state: State, handlers: PaymentScreenHandlers): unknown {
  const { texts, entry } = shown;
  const { t } = texts;
  switch (state.step) {
    case 'unreachable':
      return unreachable(t, handlers.onRetry, handlers.onClose);
    case 'refused':
      return refused(t, state.refusal, handlers.onClose);
    case 'loading':
    case 'quoting':
    case 'submitting':
      return busy(statusText(shown, state));
    case 'unknown':
      return unknownOutcome(t, { asked: state.asked, ...state.session.merchant, ...handlers });
    case 'entering':
      return entry && entryForm({ ...texts, entry }, state.setback, handlers);
    case 'reviewing':
      return (
        entry &&
        reviewStep({ ...texts, entry }, state.review, state.setback, {
          ...handlers,
          onPay: () => handlers.onPay(entry, state.review),
        })
      );
    case 'complete':
      return entry && confirmation({ ...texts, entry }, state.receipt, state.review, handlers);
    case 'closed':
      return nothing;
  }
}

function headingKey({ operation }: PaymentRequest, state: State): PaymentMessageKey {
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

/** What is happening, for those who do not see the screen change. */
function statusText({ texts, entry, request }: ShownPayment, state: State): string {
  const { t } = texts;
  switch (state.step) {
    case 'loading':
      return t('loading');
    case 'quoting':
      return t('review.quoting');
    case 'submitting':
      return t(request.operation === 'makePayment' ? 'submittingPayment' : 'submitting');
    case 'unknown':
      return t(unknownText(state.asked), { name: state.session.merchant.name, phone: state.session.merchant.phone });
    case 'entering':
      return entry?.form.announced ? (errorText({ ...texts, entry }, entry.form.announced) ?? '') : '';
    default:
      return '';
  }
}
