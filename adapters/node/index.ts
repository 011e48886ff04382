/*
 * For the integrator's server: what needs a secret key. The pages never do.
 */

export { LookUpError, SessionError, UploadError } from './call-errors.ts';
export {
  createAdjusterSession,
  createClaimsSession,
  type AdjusterSessionOptions,
  type AdjusterSessionRequest,
  type ClaimsSessionOptions,
  type ClaimsSessionRequest,
} from './claims-session.ts';
export {
  findClaimsTransactions,
  findPortalTransactions,
  type ClaimsLookUp,
  type LookUp,
  type PortalLookUp,
} from './find-transactions.ts';
export { createPortalSession, type PortalSessionOptions, type PortalSessionRequest } from './portal-session.ts';
export {
  revokeClaimsSession,
  revokePortalSession,
  type ClaimsRevocation,
  type PortalRevocation,
} from './revoke-session.ts';
export { uploadApprovalRequest, type ApprovalRequestUpload, type UploadRequest } from './approval-upload.ts';
export {
  NotificationError,
  verifyNotification,
  type NotificationHeaders,
  type UnknownNotification,
  type VerifiedNotification,
  type VerifyOptions,
} from './verify-notification.ts';
export type { ApprovalRecord } from '../../src/server/approval-record.ts';
export type { ClaimsPayment, ClaimsSave, ClaimsTransaction } from '../../src/server/claims-transaction.ts';
export type { Notification, NotificationType } from '../../src/server/notification.ts';
export type { PortalPayment, PortalSave, PortalTransaction } from '../../src/server/portal-transaction.ts';
export type {
  AdjusterCompanyDetails,
  AdjusterContactDetails,
  AdjusterIndividualDetails,
  ApprovalRequestParty,
  MailingAddress,
} from '../../src/adjuster/upload/upload-tables.ts';
export type { UploadProblem } from '../../src/adjuster/upload/upload-problems.ts';
