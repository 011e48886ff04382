import type { OperationCalls, OperationReport } from '../operation/operation.ts';
import type { OperationTypes, Refusal } from '../operation/operation-state.ts';
import type {
  ClaimsAdjusterService,
  CreatedRequest,
  CreateSession,
  ManagedRequest,
  ManageSession,
} from '../service/claims-adjuster-service.ts';
import type { OperationCredentials } from '../service/operation-service.ts';
import {
  adjusterError,
  approvalRequestCreated,
  type AdjusterEventCode,
  type AdjusterEventDetails,
} from './adjuster-events.ts';

/** Nothing is typed: what is submitted is what was uploaded, or that the request is to be cancelled. */
export type NoSubmission = undefined;

/** The creation of a request. */
export interface CreateTypes extends OperationTypes {
  Session: CreateSession;
  Review: never;
  Receipt: CreatedRequest;
}

/** The managing of a request. Its submission is the cancelling of the request; everything else leaves it open. */
export interface ManageTypes extends OperationTypes {
  Session: ManageSession;
  Review: never;
  Receipt: ManagedRequest;
}

/** The service's calls for creating the request that was uploaded for the session. */
export function createCalls(
  service: ClaimsAdjusterService,
  credentials: OperationCredentials,
): OperationCalls<CreateTypes, NoSubmission> {
  return {
    open: () => service.openCreate(credentials),
    submit: (attempt) => service.create(credentials, attempt),
    status: (attempt) => service.createStatus(credentials, attempt),
    cancel: () => service.close(credentials),
  };
}

/** The service's calls for managing one request. */
export function manageCalls(
  service: ClaimsAdjusterService,
  credentials: OperationCredentials,
  approvalRequestId: number,
): OperationCalls<ManageTypes, NoSubmission> {
  return {
    open: () => service.openManage(credentials, { approvalRequestId }),
    submit: (attempt) => service.cancelRequest(credentials, attempt),
    status: (attempt) => service.cancelStatus(credentials, attempt),
    cancel: () => service.close(credentials),
  };
}

/** A documented event that is to be raised. */
export type AdjusterEvent = {
  [Code in AdjusterEventCode]: { readonly code: Code; readonly detail: AdjusterEventDetails[Code] };
}[AdjusterEventCode];

/** The event that the page hears of a report on a creation. There is none for a modal that was closed without one. */
export function createEvent(report: OperationReport<CreateTypes>): AdjusterEvent | undefined {
  return report.type === 'complete'
    ? { code: 'claims.approvalRequestCreated', detail: approvalRequestCreated(report.receipt) }
    : otherEvent(report);
}

/**
 * The event that the page hears of a report on a request that is managed.
 *
 * @param isShown Whether the request has come up on the screen.
 */
export function manageEvent(report: OperationReport<ManageTypes>, isShown: boolean): AdjusterEvent | undefined {
  if (report.type === 'complete') {
    const { approvalRequestId } = report.receipt;
    return { code: 'claims.approvalRequestCanceled', detail: { approvalRequestId } };
  }
  // To look at a request and to close the modal again is what it was opened for.
  if (report.type === 'unload' && report.reason === 'canceled' && isShown) {
    return { code: 'claims.unload', detail: { reason: 'complete' } };
  }
  return otherEvent(report);
}

type OtherReport = Exclude<OperationReport<OperationTypes>, { type: 'complete' }>;

function otherEvent(report: OtherReport): AdjusterEvent | undefined {
  switch (report.type) {
    case 'canceled':
      return undefined;
    case 'refused':
      return { code: 'claims.error', detail: refusalError(report.refusal) };
    case 'declined':
      return errorEvent('The service did not carry it out.', report.code);
    case 'unknown':
      return errorEvent('The modal was closed before the result was known.', 'Unknown');
    case 'unload':
      return { code: 'claims.unload', detail: { reason: report.reason } };
  }
}

function errorEvent(description: string, code: string): AdjusterEvent {
  return { code: 'claims.error', detail: adjusterError(description, [['responseCode', code]]) };
}

/** The service says sessionId to every modal; this one's option is called claimsSessionKey. */
function refusalError({ details }: Refusal): AdjusterEventDetails['claims.error'] {
  const messages = Object.entries(details).map(([name, texts]) => [
    name === 'sessionId' ? 'claimsSessionKey' : name,
    ...texts,
  ]);
  return adjusterError(
    `The operation cannot go on. Please check: ${messages.map(([name]) => name).join(', ')}.`,
    messages,
  );
}
