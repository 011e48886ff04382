/*
 * For the integrator's server: what needs a secret key. The pages never do.
 */

export { LookUpError, SessionError, UploadError } from './call-errors.ts';
export * from './approval-upload.ts';
export * from './claims-session.ts';
export * from './find-transactions.ts';
export * from './portal-session.ts';
export * from './revoke-session.ts';
export * from './verify-notification.ts';
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
