import type { ReactiveControllerHost } from 'lit';
import type { OperationCalls, OperationControls, OperationReport } from '../../src/operation/operation.ts';
import type { OperationState, Refusal } from '../../src/operation/operation-state.ts';
import type { InterfaceVersion } from '../../src/payment/payment-options.ts';
import { FeeContext } from '../../src/payment/enumerations.ts';
import {
  acknowledger,
  paymentCalls,
  paymentRefusal,
  portalEvent,
  type PaymentIntent,
  type PaymentOperationTypes,
  type PaymentRequest,
  type PaymentReview,
  type PortalEvent,
} from '../../src/payment/payment-operation.ts';
import type { OperationCredentials } from '../../src/operation/operation-service.ts';
import type { PaymentService, PaymentSession } from '../../src/payment/payment-service.ts';
import { ServiceError } from '../../src/operation/service-error.ts';
import { newOperationKey } from '../shared/browser.ts';
import type { ModalFlow } from '../shared/element-modal.ts';
import type { ModalContent } from '../shared/operation-modal.ts';
import type { ScreenHandlers } from '../shared/operation-screen.ts';
import { authorizationOf, prove } from './authorization.ts';
import { methodName } from './methods/method-parts.ts';
import { PaymentEntry } from './payment-entry.ts';
import { paymentScreen } from './payment-screen.ts';
import type { PaymentTexts } from './payment-view.ts';
import { reviewOf } from './review.ts';

type PaymentOperation = OperationControls<PaymentOperationTypes, PaymentIntent>;

export interface PaymentFlowSettings {
  readonly request: PaymentRequest;
  readonly service: PaymentService;
  readonly texts: PaymentTexts;
  readonly form: InterfaceVersion;
  readonly focusNext: () => void;
}

/** One payment or save, from the call that opened it to its last event. */
export class PaymentFlow implements ModalFlow<PaymentOperationTypes, PaymentIntent> {
  readonly calls: OperationCalls<PaymentOperationTypes, PaymentIntent>;
  readonly closesAtOnce: boolean;
  entry: PaymentEntry | undefined;
  readonly #credentials: OperationCredentials;
  readonly #acknowledge: (transactionId: string) => void;
  readonly #host: Pick<ReactiveControllerHost, 'requestUpdate'>;
  readonly #settings: PaymentFlowSettings;

  constructor(host: Pick<ReactiveControllerHost, 'requestUpdate'>, settings: PaymentFlowSettings) {
    const { request, service } = settings;
    this.#host = host;
    this.#settings = settings;
    this.#credentials = { sessionKey: request.options.sessionId, operationKey: newOperationKey() };
    this.#acknowledge = acknowledger(service, this.#credentials);
    this.calls = paymentCalls(service, this.#credentials, request);
    this.closesAtOnce = !request.options.confirmationDisplay;
  }

  refusalOf(session: PaymentSession): Refusal | null {
    return paymentRefusal(this.#settings.request.options, session);
  }

  follow(state: OperationState<PaymentOperationTypes>): void {
    if (state.step !== 'entering') return;
    this.entry ??= new PaymentEntry(this.#host, this.#settings.request, state.session);
    if (state.setback?.kind === 'declined') this.entry.decline(state.setback.code);
  }

  eventOf(report: OperationReport<PaymentOperationTypes>): PortalEvent {
    return portalEvent(report, this.#settings.request, this.#settings.form, this.#acknowledge);
  }

  content(
    state: OperationState<PaymentOperationTypes>,
    operation: PaymentOperation,
    handlers: ScreenHandlers,
  ): ModalContent {
    const { request, texts } = this.#settings;
    return paymentScreen({ request, texts, entry: this.entry }, state, {
      ...handlers,
      onSubmit: () => void this.#onEntered(operation),
      onPay: (review) => this.#onPay(operation, review),
    });
  }

  /** The form was sent: on to the review, or where nothing is charged, to the service. */
  async #onEntered(operation: PaymentOperation): Promise<void> {
    const { request, service, texts } = this.#settings;
    const entry = this.entry;
    if (!entry) return;
    if (!entry.form.submit()) {
      this.#settings.focusNext();
      return;
    }
    if (request.operation === 'savePaymentMethod') {
      const { method } = entry;
      const authorization = authorizationOf(texts, entry);
      const agreed = authorization ? { authorization: await prove(authorization.text, texts) } : {};
      await operation.submit({ method, save: true, ...agreed });
      return;
    }
    const { feeContext } = request.options;
    await operation.review(async () => {
      const { amount = 0, category } = entry;
      const quote = await service.quote(this.#credentials, { amount, category, feeContext });
      const answersTheQuestion =
        quote.amount === amount && (quote.fee === 0 || feeContext === FeeContext.PaymentWithFee);
      // Secrets may have been dropped meanwhile, by a page that was left and came back.
      if (!answersTheQuestion || !entry.form.isComplete) throw new ServiceError('lost', 'unreadable');
      return reviewOf(entry, texts, quote);
    });
  }

  #onPay(operation: PaymentOperation, review: PaymentReview): void {
    const entry = this.entry;
    const { state } = operation;
    if (!entry || state.step !== 'reviewing' || state.review !== review) return;
    const { t } = this.#settings.texts;
    if (entry.category !== review.category || methodName(t, entry.category, entry.shown) !== review.method) {
      operation.edit();
      return;
    }
    const { quote, save, authorization } = review;
    const agreed = authorization ? { authorization: authorization.proof } : {};
    void operation.submit({ method: entry.method, quote, save, ...agreed });
  }
}
