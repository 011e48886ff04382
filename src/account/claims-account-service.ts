import type { Answer, AttemptStatus, OperationCredentials, SessionLife } from '../operation/operation-service.ts';
import type { AccountOpenRequest, AccountSubmission } from './requests.ts';
import type { AccountReceipt, AccountSession } from './wire.ts';

/**
 * The service behind the account modal, as the element sees it.
 *
 * Every call rejects only with a {@link ServiceError}. Source: claims modals, Account modal, for the
 * session; these calls are the service's own, see `mock-server/openapi.yaml`.
 */
export interface ClaimsAccountService {
  /** Reserves the session for this operation. Opening it again with the same operation key does not use it twice. */
  open(credentials: OperationCredentials, request: AccountOpenRequest): Promise<AccountSession>;
  /**
   * Restarts the session's time, because a person is using the modal. Optional for a service whose sessions have no
   * `secondsLeft`, because they have no time limit.
   */
  extend?(credentials: OperationCredentials): Promise<SessionLife>;
  /**
   * The name of the bank under a routing number; null if unknown. Optional: the form
   * does not wait for the answer. A page's own service may lack this call.
   *
   * @param routingNumber Nine digits that can be right. It is asked for once in an operation.
   * @param signal Aborted when the answer is no longer needed.
   */
  bankName?(credentials: OperationCredentials, routingNumber: string, signal: AbortSignal): Promise<string | null>;
  /** Stores the payee's details and pays, saves, or sends the e-mail. A decline stores and moves nothing. */
  submit(
    credentials: OperationCredentials,
    attempt: number,
    submission: AccountSubmission,
  ): Promise<Answer<AccountReceipt>>;
  /** Returns the result of an attempt. An attempt that the service has not received becomes void. */
  status(credentials: OperationCredentials, attempt: number): Promise<AttemptStatus<AccountReceipt>>;
  /** Ends the session without a result. */
  cancel(credentials: OperationCredentials): Promise<void>;
}
