import { OpenManageRequest, ResendRequest } from '../../src/adjuster/requests.ts';
import { AttemptRequest } from '../../src/http/requests.ts';
import { OperationCredentials } from '../../src/operation/operation-service.ts';
import type { Simulator } from '../simulator/simulator.ts';
import { bodyOf, success, type Call, type Operation } from './call.ts';
import { pageOrigin } from './page-origin.ts';
import { requireServer } from './server-call.ts';
import { uploadAnswer } from './upload-answer.ts';
import { answered, attemptStatus, type Wait } from './wire.ts';

/**
 * The endpoints of the adjuster modal in the page, and of the upload that the integrator's server makes before. The
 * requests are read by src/adjuster/requests.ts.
 */
export function adjusterOperations(simulator: Simulator, wait: Wait, inPage: boolean) {
  // Not the one of now: a reset puts another in its place.
  const adjuster = () => simulator.claims.adjuster;
  return {
    LoadRequestData: (call) =>
      uploadAnswer(call, () => {
        requireServer(call, inPage);
        simulator.claims.uploads.load(jsonOf(call));
      }),
    AdjusterOpenCreate: (call) =>
      success({ session: adjuster().openCreate(bodyOf(call, OperationCredentials), pageOrigin(call)) }),
    AdjusterExtend: (call) => success({ session: adjuster().extend(bodyOf(call, OperationCredentials)) }),
    AdjusterCreate: (call) => {
      const asked = bodyOf(call, AttemptRequest);
      const decided = adjuster().create(asked, asked.attempt, call.processingTime);
      return answered(asked, decided, simulator.clock, wait);
    },
    AdjusterCreateStatus: (call) => {
      const asked = bodyOf(call, AttemptRequest);
      return attemptStatus(asked, adjuster().createStatus(asked, asked.attempt));
    },
    AdjusterOpenManage: (call) => {
      const { approvalRequestId, ...credentials } = bodyOf(call, OpenManageRequest);
      return success({ session: adjuster().openManage(credentials, approvalRequestId, pageOrigin(call)) });
    },
    AdjusterCurrent: (call) => success({ request: adjuster().current(bodyOf(call, OperationCredentials)) }),
    AdjusterResend: (call) => {
      const { approvalRequestPartyId, resendKey, ...credentials } = bodyOf(call, ResendRequest);
      return success({ request: adjuster().resendEmail(credentials, { approvalRequestPartyId, resendKey }) });
    },
    AdjusterCancel: (call) => {
      const asked = bodyOf(call, AttemptRequest);
      const decided = adjuster().cancelRequest(asked, asked.attempt, call.processingTime);
      return answered(asked, decided, simulator.clock, wait);
    },
    AdjusterCancelStatus: (call) => {
      const asked = bodyOf(call, AttemptRequest);
      return attemptStatus(asked, adjuster().cancelStatus(asked, asked.attempt));
    },
    AdjusterClose: (call) => {
      adjuster().close(bodyOf(call, OperationCredentials));
      return success();
    },
  } satisfies Readonly<Record<string, Operation>>;
}

/** A text that is no JSON is no object either, and is refused as such. */
function jsonOf({ text }: Call): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
