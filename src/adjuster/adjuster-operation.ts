import type { OperationReport } from '../operation/operation.ts';
import type { OperationTypes, Refusal } from '../operation/operation-state.ts';
import type { ClaimsAdjusterService } from './claims-adjuster-service.ts';
import type { CreatedRequest, CreateSession, ManagedRequest, ManageSession } from './wire.ts';
import type { OperationCredentials } from '../operation/operation-service.ts';
import { adjusterError, type AdjusterEventCode, type AdjusterEventDetails } from './adjuster-events.ts';

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

/** The calls of both operations, except those that submit: see `adjuster-submission.ts`. */
export function adjusterCalls(service: ClaimsAdjusterService, credentials: OperationCredentials, requestId?: number) {
  const request = requestId === undefined ? {} : { approvalRequestId: requestId };
  return {
    openCreate: async () => service.openCreate(credentials),
    openManage: async () => service.openManage(credentials, request),
    extend: async () => service.extend?.(credentials),
    cancel: async () => service.close(credentials),
  };
}

/** A documented event to raise. */
export type AdjusterEvent = {
  [Code in AdjusterEventCode]: { readonly code: Code; readonly detail: AdjusterEventDetails[Code] };
}[AdjusterEventCode];

/** The event for a report on a managed request, if there is one. `wasShown`: the request has been on the screen. */
export function cancelEvent(report: OperationReport<CancelTypes>, wasShown: boolean): AdjusterEvent | undefined {
  // An operation that only views a request is complete when the modal closes.
  if (wasShown && report.type === 'unload' && report.reason === 'canceled') {
    return { code: 'claims.unload', detail: { reason: 'complete' } };
  }
  return adjusterEvent(report);
}

/** The event for a report, if there is one. For the result of a submission, see `adjuster-submission.ts`. */
export function adjusterEvent(report: OperationReport<OperationTypes>): AdjusterEvent | undefined {
  switch (report.type) {
    case 'refused':
      return { code: 'claims.error', detail: refusalError(report.refusal) };
    case 'unreachable':
      return unreachableEvent();
    case 'unload':
      return { code: 'claims.unload', detail: { reason: report.reason } };
    default:
      return undefined;
  }
}

function unreachableEvent(): AdjusterEvent {
  const description = 'The service could not be reached.';
  return { code: 'claims.error', detail: adjusterError(description, [['responseCode', 'ServiceUnreachable']]) };
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
