import type { OperationCalls, OperationReport, SubmissionCalls } from '../operation/operation.ts';
import type { OperationTypes, Refusal } from '../operation/operation-state.ts';
import type { ClaimsAdjusterService } from './claims-adjuster-service.ts';
import type { Content } from '../http/requests.ts';
import type { ResendRequest } from './requests.ts';
import type { CreatedRequest, CreateSession, ManagedRequest, ManageSession } from './wire.ts';
import type { OperationCredentials } from '../operation/operation-service.ts';
import { ServiceError } from '../operation/service-error.ts';
import {
  adjusterError,
  approvalRequestCreated,
  type AdjusterEventCode,
  type AdjusterEventDetails,
} from './adjuster-events.ts';
import { ApprovalRequestStatus } from './enumerations.ts';

/** Creating a request. It has no form and no review: the upload is shown from the beginning. */
export interface CreateTypes {
  Session: CreateSession;
  Submission: undefined;
  Receipt: CreatedRequest;
}

/** Canceling the request that is shown. */
export interface CancelTypes {
  Session: ManageSession;
  Submission: undefined;
  Receipt: ManagedRequest;
}

export function createCalls(
  service: ClaimsAdjusterService,
  credentials: OperationCredentials,
): OperationCalls<CreateTypes> & SubmissionCalls<CreateTypes> {
  return {
    open: async () => service.openCreate(credentials),
    extend: async () => service.extend?.(credentials),
    submit: async (attempt) => service.create(credentials, attempt),
    status: async (attempt) => service.createStatus(credentials, attempt),
    cancel: async () => service.close(credentials),
    expects:
      (_, { request }) =>
      (created) =>
        created.processType === request.processType &&
        created.accountGroupCode === request.accountGroupCode &&
        created.parties.length === request.parties.length &&
        created.parties.every(({ referenceId }, index) => referenceId === request.parties[index]?.referenceId),
  };
}

/** The service's calls for managing and canceling a request. */
export function cancelCalls(
  service: ClaimsAdjusterService,
  credentials: OperationCredentials,
  approvalRequestId?: number,
): OperationCalls<CancelTypes> & SubmissionCalls<CancelTypes> {
  return {
    open: async () => {
      const request = approvalRequestId === undefined ? {} : { approvalRequestId };
      const session = await service.openManage(credentials, request);
      if (approvalRequestId !== undefined) requireRequest(session.request, approvalRequestId);
      return session;
    },
    extend: async () => service.extend?.(credentials),
    submit: async (attempt) => service.cancelRequest(credentials, attempt),
    status: async (attempt) => service.cancelStatus(credentials, attempt),
    cancel: async () => service.close(credentials),
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
  const aboutRequest = (request: ManagedRequest): ManagedRequest => {
    requireRequest(request, approvalRequestId);
    return request;
  };
  return {
    current: async () => aboutRequest(await service.current(credentials)),
    resendEmail: async (resend: Content<typeof ResendRequest>) =>
      aboutRequest(await service.resendEmail(credentials, resend)),
  };
}

function requireRequest(request: ManagedRequest, approvalRequestId: number): void {
  if (request.approvalRequestId === approvalRequestId) return;
  throw new ServiceError('lost', 'unreadable', { message: 'The service answered about another approval request.' });
}

/** A documented event to raise. */
export type AdjusterEvent = {
  [Code in AdjusterEventCode]: { readonly code: Code; readonly detail: AdjusterEventDetails[Code] };
}[AdjusterEventCode];

export function createEvent(report: OperationReport<CreateTypes>): AdjusterEvent | undefined {
  return report.type === 'complete'
    ? { code: 'claims.approvalRequestCreated', detail: approvalRequestCreated(report.receipt) }
    : adjusterEvent(report);
}

/** The event about parties whose automatic payment failed; undefined if all were paid. */
export function bypassEvent({ parties }: CreatedRequest): AdjusterEvent | undefined {
  const codes = new Set(parties.flatMap(({ declined }) => declined ?? []));
  return codes.size === 0 ? undefined : errorEvent('A party without an action could not be paid.', ...codes);
}

/** The event for a report on a managed request. `wasShown`: the request has been on the screen. */
export function cancelEvent(report: OperationReport<CancelTypes>, wasShown: boolean): AdjusterEvent | undefined {
  if (report.type === 'complete') {
    const { approvalRequestId } = report.receipt;
    return { code: 'claims.approvalRequestCanceled', detail: { approvalRequestId } };
  }
  // An operation that only views a request is complete when the modal closes.
  if (wasShown && report.type === 'unload' && report.reason === 'canceled') {
    return { code: 'claims.unload', detail: { reason: 'complete' } };
  }
  return adjusterEvent(report);
}

function adjusterEvent(
  report: Exclude<OperationReport<OperationTypes>, { type: 'complete' }>,
): AdjusterEvent | undefined {
  switch (report.type) {
    case 'canceled':
      return undefined;
    case 'refused':
      return { code: 'claims.error', detail: refusalError(report.refusal) };
    case 'declined':
      return errorEvent('The service declined the submission.', report.code);
    case 'unreachable':
      return unreachableEvent();
    case 'unknown':
      return errorEvent('The modal was closed before the result was known.', 'Unknown');
    case 'unload':
      return { code: 'claims.unload', detail: { reason: report.reason } };
  }
}

export function unreachableEvent(): AdjusterEvent {
  return errorEvent('The service could not be reached.', 'ServiceUnreachable');
}

function errorEvent(description: string, ...codes: string[]): AdjusterEvent {
  return { code: 'claims.error', detail: adjusterError(description, [['responseCode', ...codes]]) };
}

/** The service names the field sessionId for every modal; the option of this one is claimsSessionKey. */
function refusalError({ details }: Refusal): AdjusterEventDetails['claims.error'] {
  const messages = Object.entries(details).map(([name, texts]) => [
    name === 'sessionId' ? 'claimsSessionKey' : name,
    ...texts,
  ]);
  return adjusterError(
    `The operation cannot continue. Please check: ${messages.map(([name]) => name).join(', ')}.`,
    messages,
  );
}
