import * as v from 'valibot';
import {
  ApprovalRequestStatus,
  entityStateNumbers,
  PartyStatus,
  ProcessType,
  type EntityState,
} from '../adjuster/enumerations.ts';
import { Id } from '../claims/wire.ts';
import { WallTime, type Shape } from '../http/wire.ts';
import { allowUnknown } from './allow-unknown.ts';
import { Dollars } from './portal-transaction.ts';

const storedEntity = {
  /** Unchanged is 0, Created 1, Updated 2. */
  operation: v.pipe(v.number(), v.integer(), v.minValue(0)),
  operationName: allowUnknown(v.picklist(Object.keys(entityStateNumbers) as EntityState[])),
};

/** The current state of an approval request: the payload of its creation and the result. */
export const ApprovalRecord = v.object({
  approvalRequestId: Id,
  /** The session that it was created in. */
  claimsSessionKey: v.string(),
  claimNumber: v.string(),
  /** In `timeZone`. */
  creationDate: WallTime,
  /** In `timeZone`. */
  expirationDate: WallTime,
  /** The code of the zone: `EST`. */
  timeZone: v.string(),
  processType: allowUnknown(v.enum(ProcessType)),
  accountGroupCode: v.nullable(v.string()),
  status: allowUnknown(v.enum(ApprovalRequestStatus)),
  approvalRequestParties: v.array(
    v.object({
      approvalRequestPartyId: Id,
      /** As uploaded; null if missing in the upload. */
      referenceId: v.nullable(v.string()),
      account: v.object({
        accountId: Id,
        ...storedEntity,
        /** Null if no contact was involved. */
        contact: v.nullable(v.object({ contactId: Id, ...storedEntity })),
      }),
      status: allowUnknown(v.enum(PartyStatus)),
      /** In dollars; 0 for a party that only approves. */
      amount: Dollars,
      /** The confirmation number of its payment; null if it was not paid. */
      transactionId: v.nullable(v.string()),
    }),
  ),
});
export type ApprovalRecord = Shape<typeof ApprovalRecord>;
