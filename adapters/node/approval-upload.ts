import { UploadAnswer } from '../../src/http/server-answers.ts';
import type { RequiredOptions } from '../../src/options/option-table.ts';
import { readUpload } from '../../src/adjuster/upload/read-upload.ts';
import { uploadMessage } from '../../src/adjuster/upload/upload-problems.ts';
import type { uploadFields } from '../../src/adjuster/upload/upload-tables.ts';
import { UploadError } from './call-errors.ts';
import { callService, isGiven, requireAccess, type ServiceAccess } from './service-call.ts';

/** The upload that an adjuster creates a request from. Source: claims modals, Load request data fields. */
export type ApprovalRequestUpload = Omit<
  RequiredOptions<typeof uploadFields, 'upload'>,
  'ClaimsSessionKey' | 'ClaimsAuthenticationKey'
>;

export interface UploadRequest extends ServiceAccess {
  /** From {@link createAdjusterSession}. The data is kept for this session. */
  readonly claimsSessionKey: string;
  /** Identifies the customer. Secret. */
  readonly claimsAuthenticationKey: string;
  readonly request: ApprovalRequestUpload;
}

/**
 * Uploads the request that an adjuster will check and create, on the integrator's server. It checks the upload before
 * it sends anything. Rejects with an {@link UploadError} that names all problems, or with a `TypeError` for wrong
 * arguments.
 *
 * ```ts
 * const claimsSessionKey = await createAdjusterSession({ baseUrl, claimsAuthenticationKey }); await
 * uploadApprovalRequest({ baseUrl, claimsAuthenticationKey, claimsSessionKey, request });
 * ```
 *
 * Source: claims modals, Load request data.
 */
export async function uploadApprovalRequest(upload: UploadRequest): Promise<void> {
  const { claimsSessionKey, claimsAuthenticationKey, request } = upload;
  requireAccess('uploadApprovalRequest', upload, { claimsAuthenticationKey });
  if (!isGiven(claimsSessionKey))
    throw new TypeError('uploadApprovalRequest: claimsSessionKey is missing. createAdjusterSession returns it.');
  if (typeof request !== 'object' || request === null)
    throw new TypeError('uploadApprovalRequest: request must be an object with the data of the approval request.');
  const body = JSON.stringify({
    ...request,
    ClaimsSessionKey: claimsSessionKey,
    ClaimsAuthenticationKey: claimsAuthenticationKey,
  });
  // Checks the JSON that is sent: a library's own numbers and dates are text in it.
  const { problems } = readUpload(JSON.parse(body));
  if (problems.length > 0)
    throw new UploadError('InvalidRequestData', `The upload was not sent. ${uploadMessage(problems)}`, { problems });
  const { answer, refused } = await callService(upload, {
    path: '/Claims/AdjusterModal/Operations/LoadRequestData',
    body,
    answer: UploadAnswer,
    secrets: [claimsAuthenticationKey, claimsSessionKey],
    Failure: UploadError,
  });
  if (answer.ResponseCode !== 'Success') throw refused('The service rejected the upload.');
}
