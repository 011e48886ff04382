import type { UnloadReason } from '../operation/operation-state.ts';
import type { OptionProblems } from '../options/option-problems.ts';
import type { ApprovalRequestStatus, EntityState, ProcessType } from './enumerations.ts';

/** The payload of the adjuster modal's `claims.error`. Source: claims modals, Events. */
export interface AdjusterError {
  description: string;
  /** One list for each field that was wrong: its name, then what is wrong with it. */
  details: string[][];
}

/** The payload of `claims.approvalRequestCreated`. Source: claims modals, Approval-request-created payload. */
export interface ApprovalRequestCreated {
  approvalRequestId: number;
  /** Date and time without a zone, in `timeZone`: `2026-11-21T21:05:09`. */
  creationDate: string;
  expirationDate: string;
  timeZone: string;
  processType: ProcessType;
  accountGroupCode: string | null;
  status: ApprovalRequestStatus;
  approvalRequestParties: CreatedApprovalRequestParty[];
}

export interface CreatedApprovalRequestParty {
  approvalRequestPartyId: number;
  /** As uploaded; null if missing in the upload. */
  referenceId: string | null;
  account: StoredEntity & {
    accountId: number;
    /** Null if no contact was involved. */
    contact: (StoredEntity & { contactId: number }) | null;
  };
}

/** Whether an account or contact was created or updated. Source: claims modals, ModalEntityState. */
export interface StoredEntity {
  /** Unchanged is 0, Created 1, Updated 2. */
  operation: number;
  operationName: EntityState;
}

/** The events of the adjuster modal by code, with what their `detail` holds. Source: claims modals, Events. */
export interface AdjusterEventDetails {
  'claims.load': null;
  'claims.unload': { reason: UnloadReason };
  'claims.error': AdjusterError;
  'claims.approvalRequestCreated': ApprovalRequestCreated;
  'claims.approvalRequestCanceled': { approvalRequestId: number };
  'claims.involvedPartyEmailSent': null;
}

export type AdjusterEventCode = keyof AdjusterEventDetails;

export const adjusterEventCodes = [
  'claims.load',
  'claims.unload',
  'claims.error',
  'claims.approvalRequestCreated',
  'claims.approvalRequestCanceled',
  'claims.involvedPartyEmailSent',
] as const satisfies readonly AdjusterEventCode[];

/** @param details One list for each field: its name, then what is wrong with it. */
export function adjusterError(description: string, details: string[][]): AdjusterError {
  return { description, details };
}

export function adjusterOptionError(problems: OptionProblems): AdjusterError {
  const names = Array.from(problems.keys()).join(', ');
  const details = Array.from(problems, ([name, found]) => [name, ...found.map(({ message }) => message)]);
  return adjusterError(`The operation was not started. Please check: ${names}.`, details);
}
