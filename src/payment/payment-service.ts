import type { Answer, AttemptStatus, OperationCredentials, SessionLife } from '../operation/operation-service.ts';
import type { OpenRequest, PaymentSubmission, QuoteRequest, SaveSubmission, SendReceiptRequest } from './requests.ts';
import type { PaymentReceipt, PaymentSession, Quote, SaveReceipt } from './wire.ts';

/**
 * The service behind the payment modal, as the elements see it.
 *
 * Every call rejects only with a {@link ServiceError}. Source: payment modal, Endpoints, for the
 * session; the other calls are the service's own, see `mock-server/openapi.yaml`.
 */
export interface PaymentService {
  /** Reserves the session for this operation. Opening it again with the same operation key does not use it twice. */
  open(credentials: OperationCredentials, request: OpenRequest): Promise<PaymentSession>;
  /**
   * Restarts the session's time, because a person is using the modal. Optional for a service whose sessions have no
   * `secondsLeft`, because they have no time limit.
   */
  extend?(credentials: OperationCredentials): Promise<SessionLife>;
  /** The fee and total that the service would charge for an amount, in cents. */
  quote(credentials: OperationCredentials, request: QuoteRequest): Promise<Quote>;
  /**
   * The name of the bank under a routing number; null if unknown. Optional: the form
   * does not wait for the answer. A page's own service may lack this call.
   *
   * @param routingNumber Nine digits that can be right. It is asked for once in an operation.
   * @param signal Aborted when the answer is no longer needed.
   */
  bankName?(credentials: OperationCredentials, routingNumber: string, signal: AbortSignal): Promise<string | null>;
  pay(
    credentials: OperationCredentials,
    attempt: number,
    submission: PaymentSubmission,
  ): Promise<Answer<PaymentReceipt>>;
  save(credentials: OperationCredentials, attempt: number, submission: SaveSubmission): Promise<Answer<SaveReceipt>>;
  /** Returns the result of an attempt. An attempt that the service has not received becomes void. */
  paymentStatus(credentials: OperationCredentials, attempt: number): Promise<AttemptStatus<PaymentReceipt>>;
  saveStatus(credentials: OperationCredentials, attempt: number): Promise<AttemptStatus<SaveReceipt>>;
  /** Confirms that the page has received the payment-complete event. May be called again. */
  acknowledge(credentials: OperationCredentials, transactionId: string): Promise<void>;
  /**
   * Sends the receipt of a payment of this operation by e-mail, for a person who asks for it. A repeated call sends no
   * second e-mail. A service that does so says `sendsReceipts` when it opens the session; another one may lack this
   * call.
   */
  sendReceipt?(credentials: OperationCredentials, request: SendReceiptRequest): Promise<void>;
  /** Ends the session without a result. */
  cancel(credentials: OperationCredentials): Promise<void>;
}
