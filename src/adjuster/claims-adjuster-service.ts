import type { Content } from '../http/requests.ts';
import type { Answer, AttemptStatus, OperationCredentials, SessionLife } from '../operation/operation-service.ts';
import type { OpenManageRequest, ResendRequest } from './requests.ts';
import type { CreatedRequest, CreateSession, ManagedRequest, ManageSession } from './wire.ts';

/**
 * The service behind the adjuster modal, as the element sees it.
 *
 * Every call rejects only with a {@link ServiceError}.
 * Source: claims modals, Adjuster modal, for session and upload; these calls are the service's own, see
 * `mock-server/openapi.yaml`.
 */
export interface ClaimsAdjusterService {
  /** Reserves the session for creating a request from what was uploaded for it. */
  openCreate(credentials: OperationCredentials): Promise<CreateSession>;
  /**
   * Restarts the session's time, because a person is using the modal. Optional for a service whose sessions have no
   * `secondsLeft`, because they have no time limit.
   */
  extend?(credentials: OperationCredentials): Promise<SessionLife>;
  /** Creates the request and sends the welcome e-mails. */
  create(credentials: OperationCredentials, attempt: number): Promise<Answer<CreatedRequest>>;
  /** Returns the result of an attempt. An attempt that the service has not received becomes void. */
  createStatus(credentials: OperationCredentials, attempt: number): Promise<AttemptStatus<CreatedRequest>>;

  openManage(credentials: OperationCredentials, request: Content<typeof OpenManageRequest>): Promise<ManageSession>;
  current(credentials: OperationCredentials): Promise<ManagedRequest>;
  /** Sends a party's e-mail again. Once per `resendKey`, however often it is called with it. */
  resendEmail(credentials: OperationCredentials, resend: Content<typeof ResendRequest>): Promise<ManagedRequest>;
  cancelRequest(credentials: OperationCredentials, attempt: number): Promise<Answer<ManagedRequest>>;
  cancelStatus(credentials: OperationCredentials, attempt: number): Promise<AttemptStatus<ManagedRequest>>;

  /** Ends the session without a result. */
  close(credentials: OperationCredentials): Promise<void>;
}
