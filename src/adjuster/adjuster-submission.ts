import type { Content } from '../http/requests.ts';
import type { OperationCredentials } from '../operation/operation-service.ts';
import type { OperationReport, SubmissionCalls } from '../operation/operation.ts';
import type { OperationTypes } from '../operation/operation-state.ts';
import { ServiceError } from '../operation/service-error.ts';
import type { AdjusterEvent, CancelTypes, CreateTypes } from './adjuster-operation.ts';
import type { ApprovalRequestCreated, StoredEntity } from './adjuster-events.ts';
import type { ClaimsAdjusterService } from './claims-adjuster-service.ts';
import { ApprovalRequestStatus, entityStateNumbers, type EntityState } from './enumerations.ts';
import type { ResendRequest } from './requests.ts';
import type { CreatedRequest, ManagedRequest } from './wire.ts';

/* What an adjuster's operation needs from its submission on, or for an existing request. The modal fetches it later. */

const { Cancelled, Expired, Rejected } = ApprovalRequestStatus;
/** A request that has just been created cannot have one of these. */
const ended: readonly ApprovalRequestStatus[] = [Cancelled, Expired, Rejected];

export function createSubmission(
  service: ClaimsAdjusterService,
  credentials: OperationCredentials,
): SubmissionCalls<CreateTypes> {
  return {
    submit: async (attempt) => service.create(credentials, attempt),
    status: async (attempt) => service.createStatus(credentials, attempt),
    expects:
      (_, { request }) =>
      (created) =>
        created.processType === request.processType &&
        !ended.includes(created.status) &&
        // Without a group, the service uses the merchant's default one.
        [null, created.accountGroupCode].includes(request.accountGroupCode) &&
        created.parties.length === request.parties.length &&
        created.parties.every(({ referenceId }, index) => referenceId === request.parties[index]?.referenceId),
  };
}

export function cancelSubmission(
  service: ClaimsAdjusterService,
  credentials: OperationCredentials,
): SubmissionCalls<CancelTypes> {
  return {
    submit: async (attempt) => service.cancelRequest(credentials, attempt),
    status: async (attempt) => service.cancelStatus(credentials, attempt),
    expects:
      (_, { request }) =>
      (canceled) =>
        canceled.approvalRequestId === request.approvalRequestId && canceled.status === ApprovalRequestStatus.Cancelled,
  };
}

/** The calls that keep an open request current. */
export type RequestCalls = ReturnType<typeof requestCalls>;

/** An answer about another request, or an unreadable one, counts as lost. */
export function requestCalls(
  service: ClaimsAdjusterService,
  credentials: OperationCredentials,
  approvalRequestId: number,
) {
  return {
    current: async () => requireRequest(await service.current(credentials), approvalRequestId),
    resendEmail: async (resend: Content<typeof ResendRequest>) => {
      const request = requireRequest(await service.resendEmail(credentials, resend), approvalRequestId);
      const party = request.parties.find((one) => one.approvalRequestPartyId === resend.approvalRequestPartyId);
      if (party?.emailSentAt) return request;
      throw new ServiceError('lost', 'unreadable', { message: 'The service did not say when it sent the e-mail.' });
    },
  };
}

/** @throws A {@link ServiceError} if the service answered about another request than the one asked for. */
export function requireRequest(request: ManagedRequest, id = request.approvalRequestId): ManagedRequest {
  if (request.approvalRequestId === id) return request;
  throw new ServiceError('lost', 'unreadable', { message: 'The service answered about another approval request.' });
}

/** The events for a result: of a failure, or of the created request and of parties whose automatic payment failed. */
export function creationEvents(report: OperationReport<CreateTypes>): readonly AdjusterEvent[] {
  const failed = failureEvent(report);
  if (failed) return [failed];
  if (report.type !== 'complete') return [];
  const codes = report.receipt.parties.flatMap(({ declined }) => declined ?? []);
  return [
    { code: 'claims.approvalRequestCreated', detail: approvalRequestCreated(report.receipt) },
    ...(codes.length === 0 ? [] : [failure('A party without an action could not be paid.', ...new Set(codes))]),
  ];
}

export function cancellationEvent(report: OperationReport<CancelTypes>): AdjusterEvent | undefined {
  if (report.type !== 'complete') return failureEvent(report);
  const { approvalRequestId } = report.receipt;
  return { code: 'claims.approvalRequestCanceled', detail: { approvalRequestId } };
}

function failureEvent(report: OperationReport<OperationTypes>): AdjusterEvent | undefined {
  if (report.type === 'declined') return failure('The service declined the submission.', report.code);
  if (report.type === 'unknown') return failure('The modal was closed before the result was known.', 'Unknown');
  return undefined;
}

export function emailRefused(code: string): AdjusterEvent {
  return failure('The service refused to send the e-mail.', code);
}

function failure(description: string, ...codes: string[]): AdjusterEvent {
  return { code: 'claims.error', detail: { description, details: [['responseCode', ...codes]] } };
}

export function approvalRequestCreated({ parties, ...request }: CreatedRequest): ApprovalRequestCreated {
  return {
    approvalRequestId: request.approvalRequestId,
    creationDate: request.creationDate,
    expirationDate: request.expirationDate,
    timeZone: request.timeZone,
    processType: request.processType,
    accountGroupCode: request.accountGroupCode,
    status: request.status,
    approvalRequestParties: parties.map(({ approvalRequestPartyId, referenceId, account }) => ({
      approvalRequestPartyId,
      referenceId,
      account: {
        accountId: account.accountId,
        ...storedEntity(account),
        contact: account.contact && { contactId: account.contact.contactId, ...storedEntity(account.contact) },
      },
    })),
  };
}

function storedEntity({ operation }: { readonly operation: EntityState }): StoredEntity {
  return { operation: entityStateNumbers[operation], operationName: operation };
}
