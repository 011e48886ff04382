import type { Refusal } from '../../src/operation/operation-state.ts';
import type { OperationReport, SubmissionCalls } from '../../src/operation/operation.ts';
import type { OperationCredentials } from '../../src/operation/operation-service.ts';
import type { PaymentMessageKey } from '../../src/payment/payment.en.ts';
import {
  paymentCalls,
  paymentRefusal,
  portalEvent,
  type PaymentIntent,
  type PaymentOperationTypes,
  type PaymentRequest,
  type PaymentReview,
} from '../../src/payment/payment-operation.ts';
import type { InterfaceVersion, PaymentOptionReader } from '../../src/payment/payment-options.ts';
import type { PaymentService } from '../../src/payment/payment-service.ts';
import type { PaymentSession } from '../../src/payment/wire.ts';
import { newOperationKey } from '../shared/browser.ts';
import { FormFlow, type FormHandlers } from '../shared/form-flow.ts';
import type { Modal } from '../shared/modal-element.ts';
import type { OperationScreen } from '../shared/operation-screen.ts';
import { PaymentEntry } from './payment-entry.ts';
import type { ReceiptEmail } from './later/receipt-email.ts';
import { methodName } from './methods/method-parts.ts';
import { paymentLater } from './payment-later.ts';
import { paymentScreen } from './payment-screen.ts';

export interface PaymentFlowSettings extends Modal<PaymentMessageKey> {
  /** The request, whose options are completed when the session opens. */
  readonly request: PaymentRequest;
  readonly readOptions: PaymentOptionReader;
  readonly service: PaymentService;
  readonly interfaceVersion: InterfaceVersion;
}

export class PaymentFlow extends FormFlow<PaymentOperationTypes, PaymentEntry> {
  protected override readonly later = paymentLater;
  readonly #settings: PaymentFlowSettings;
  readonly #credentials: OperationCredentials;
  #email: ReceiptEmail | undefined;

  constructor(settings: PaymentFlowSettings) {
    const { request, readOptions, service } = settings;
    const credentials = { sessionKey: request.options.sessionId, operationKey: newOperationKey() };
    super(settings, paymentCalls(service, credentials, request), { options: request.options, readOptions });
    this.#settings = settings;
    this.#credentials = credentials;
  }

  protected override get submissionCalls(): SubmissionCalls<PaymentOperationTypes> {
    const { request, service } = this.#settings;
    return paymentLater.loaded.paymentSubmission(service, this.#credentials, request);
  }

  protected override refusalOf(session: PaymentSession): Refusal | null {
    return paymentRefusal(this.#settings.request.options, session);
  }

  protected override makeEntry(session: PaymentSession): PaymentEntry {
    return new PaymentEntry(this.dialog, this.#settings.request, session, this.banks);
  }

  protected override screen(handlers: FormHandlers<PaymentReview>): OperationScreen<PaymentOperationTypes> {
    const { request, texts } = this.#settings;
    return paymentScreen({ request, texts, entry: this.entry, email: this.#email }, handlers);
  }

  protected override raiseReport(report: OperationReport<PaymentOperationTypes>): void {
    const { request, interfaceVersion, raise } = this.#settings;
    if (report.type === 'complete') {
      const { raiseReceipt } = paymentLater.loaded;
      this.#email = raiseReceipt(report.receipt, this, this.entry?.session, this.#settings, this.#credentials);
    } else raise(portalEvent(report, request.operation, interfaceVersion));
  }

  protected override send(entry: PaymentEntry, shownAuthorization: string | undefined): Promise<void> {
    const { send } = paymentLater.loaded;
    return send(this.operation, entry, this.#methodName(entry), this.#credentials, this.#settings, shownAuthorization);
  }

  protected override submissionOf(entry: PaymentEntry, review: PaymentReview): PaymentIntent | undefined {
    return paymentLater.loaded.submissionOf(entry, review, this.#methodName(entry));
  }

  #methodName({ category, shown }: PaymentEntry): string {
    return methodName(this.#settings.texts.t, category, shown);
  }
}
