import * as v from 'valibot';
import { Id } from '../claims/wire.ts';
import { Text } from '../http/requests.ts';
import { OperationCredentials } from '../operation/operation-service.ts';

/* The requests of the adjuster modal. What the integrator's server uploads is in `upload/upload-tables.ts`. */

export const OpenManageRequest = v.object({
  ...OperationCredentials.entries,
  /** The id of a request of the same merchant. Absent if the server has fixed it. */
  approvalRequestId: v.exactOptional(Id),
});

export const ResendRequest = v.object({
  ...OperationCredentials.entries,
  approvalRequestPartyId: Id,
  /** Identifies the resend. A repeated one has no effect. */
  resendKey: Text,
});
