import * as v from 'valibot';
import { ClaimsMerchant, Id, PostalAddress } from '../claims/wire.ts';
import {
  Amount,
  answerSchema,
  Cents,
  DeclineCode,
  Done,
  SecondsLeft,
  statusSchema,
  WallTime,
  words,
  type Shape,
} from '../http/wire.ts';
import { SessionLife } from '../operation/operation-service.ts';
import * as enumerations from './enumerations.ts';

/* The wire shapes of the adjuster modal. */

const nullableWords = v.nullable(words);

function nameIn<Name extends string>(numbers: Readonly<Record<Name, number>>) {
  return v.picklist(Object.keys(numbers) as Name[]);
}

/**
 * One party of an approval request, as the adjuster sees it: never with a tax id or a token. All texts are as uploaded.
 */
export const RequestParty = v.object({
  /** The uploader's own id of the party; null if missing. */
  referenceId: nullableWords,
  /** The company, or the person. */
  name: words,
  /** Who acts for a company; null for a person. */
  contactName: nullableWords,
  /** Null for a person, or if missing in the upload. */
  companyType: v.nullable(nameIn(enumerations.companyTypeNumbers)),
  role: nameIn(enumerations.partyRoleNumbers),
  /** In cents; 0 for a party that only approves. */
  amount: Cents,
  /** How the party is paid: as uploaded, or as chosen. Null before the choice. */
  method: v.nullable(nameIn(enumerations.partyMethodNumbers)),
  delivery: nameIn(enumerations.messageDeliveryNumbers),
  /** Where its e-mails go. */
  email: words,
  /** Where a check would be mailed. */
  address: v.nullable(PostalAddress),
  vendor: v.nullable(
    v.object({
      serviceDate: nullableWords,
      referenceNumber: nullableWords,
      /** An http or https address. */
      documentUrl: nullableWords,
    }),
  ),
});
export type RequestParty = Shape<typeof RequestParty>;

const claim = {
  claimNumber: words,
  claimDetails: v.array(words),
  totalAmount: Amount,
  processType: v.picklist(Object.values(enumerations.ProcessType)),
  accountGroupCode: nullableWords,
  extendedParameters: v.record(words, words),
};

/** The upload of a session. */
export const UploadedRequest = v.object({ ...claim, parties: v.array(RequestParty) });
export type UploadedRequest = Shape<typeof UploadedRequest>;

const session = { merchant: ClaimsMerchant, secondsLeft: SecondsLeft };

export const CreateSession = v.object({ ...session, request: UploadedRequest });
export type CreateSession = Shape<typeof CreateSession>;

const requestEntries = {
  approvalRequestId: Id,
  status: v.picklist(Object.values(enumerations.ApprovalRequestStatus)),
  creationDate: WallTime,
  expirationDate: WallTime,
  /** The zone code of the dates: `EST`. */
  timeZone: words,
};

/** Whether an account or contact was created or updated. */
const entity = nameIn(enumerations.entityStateNumbers);

/** A request as it was created. */
export const CreatedRequest = v.object({
  ...requestEntries,
  processType: claim.processType,
  accountGroupCode: claim.accountGroupCode,
  parties: v.array(
    v.object({
      approvalRequestPartyId: Id,
      referenceId: nullableWords,
      /** Why the payment at the creation of the request was declined; null if it was not. */
      declined: v.nullable(DeclineCode),
      account: v.object({
        accountId: Id,
        /** Whether the account was created or updated. */
        operation: entity,
        /** Null if no contact was involved. */
        contact: v.nullable(v.object({ contactId: Id, operation: entity })),
      }),
    }),
  ),
});
export type CreatedRequest = Shape<typeof CreatedRequest>;

/** A party of a request that exists, and what it has done. */
export const ManagedParty = v.object({
  ...RequestParty.entries,
  approvalRequestPartyId: Id,
  status: v.picklist(Object.values(enumerations.PartyStatus)),
  /** Why its last payment was declined; null if it was not. */
  declined: v.nullable(DeclineCode),
  /** True once it has approved. Absent from a service that does not keep it. */
  hasApproved: v.nullish(v.boolean()),
  /** When its last e-mail was sent; null before the first. */
  emailSentAt: v.nullable(WallTime),
  /** When its status last changed; null before the first change. */
  changedAt: v.nullable(WallTime),
  /** True if its e-mail may be sent again: it has been asked, and has something left to do. */
  canResend: v.boolean(),
  /** The time before which the e-mail cannot be sent again. Null if it can be sent now. */
  resendFrom: v.nullable(WallTime),
});
export type ManagedParty = Shape<typeof ManagedParty>;

/** The current state of an existing request. */
export const ManagedRequest = v.object({
  ...claim,
  ...requestEntries,
  /** When it ended; null while it is open. Absent from a service that does not keep it. */
  endedAt: v.nullish(WallTime),
  parties: v.array(ManagedParty),
});
export type ManagedRequest = Shape<typeof ManagedRequest>;

export const ManageSession = v.object({ ...session, request: ManagedRequest });
export type ManageSession = Shape<typeof ManageSession>;

/** The shapes of answers, by the calls. */
export const adjusterShapes = {
  openCreate: CreateSession,
  openManage: ManageSession,
  current: ManagedRequest,
  resendEmail: ManagedRequest,
  extend: SessionLife,
};

export const OpenCreateAnswer = v.object({ ...Done.entries, session: CreateSession });
export const CreateAnswer = answerSchema(CreatedRequest);
export const CreateStatusAnswer = statusSchema(CreateAnswer);

export const OpenManageAnswer = v.object({ ...Done.entries, session: ManageSession });
export const CurrentAnswer = v.object({ ...Done.entries, request: ManagedRequest });

export const CancelAnswer = answerSchema(ManagedRequest);
export const CancelStatusAnswer = statusSchema(CancelAnswer);
