/*
 * For the integrator's server: what needs a secret key. The pages never do.
 */

export { SessionError, UploadError } from './call-errors.ts';
export {
  createAdjusterSession,
  createClaimsSession,
  type AdjusterSessionOptions,
  type AdjusterSessionRequest,
  type ClaimsSessionOptions,
  type ClaimsSessionRequest,
} from './claims-session.ts';
export { createPortalSession, type PortalSessionOptions, type PortalSessionRequest } from './portal-session.ts';
export {
  uploadApprovalRequest,
  type AdjusterCompanyDetails,
  type AdjusterContactDetails,
  type AdjusterIndividualDetails,
  type ApprovalRequestParty,
  type ApprovalRequestUpload,
  type MailingAddress,
  type UploadRequest,
} from './approval-upload.ts';
export type { UploadProblem } from '../../src/adjuster/upload/upload-problems.ts';
