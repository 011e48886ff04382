import type { Simulator } from '../simulator/simulator.ts';
import { openManageRequest, resendRequest } from './adjuster-schemas.ts';
import { bodyOf, success, type Call, type Operation } from './call.ts';
import { credentialsOnly, statusRequest } from './schema-parts.ts';
import { requireServer } from './server-call.ts';
import { uploadAnswer } from './upload-answer.ts';
import { answered, attemptStatus, type Wait } from './wire.ts';

/**
 * What the adjuster modal in the page asks for, and the upload that the integrator's server makes before. The wire shapes
 * are those of src/service/http-claims-adjuster-service.ts.
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
    AdjusterOpenCreate: (call) => success({ session: adjuster().openCreate(bodyOf(call, credentialsOnly)) }),
    AdjusterCreate: (call) => {
      const { attempt, ...credentials } = bodyOf(call, statusRequest);
      return answered(adjuster().create(credentials, attempt, call.processingTime), simulator.clock, wait);
    },
    AdjusterCreateStatus: (call) => {
      const { attempt, ...credentials } = bodyOf(call, statusRequest);
      return attemptStatus(adjuster().createStatus(credentials, attempt));
    },
    AdjusterOpenManage: (call) => {
      const { approvalRequestId, ...credentials } = bodyOf(call, openManageRequest);
      return success({ session: adjuster().openManage(credentials, approvalRequestId) });
    },
    AdjusterCurrent: (call) => success({ request: adjuster().current(bodyOf(call, credentialsOnly)) }),
    AdjusterResend: (call) => {
      const { approvalRequestPartyId, resendKey, ...credentials } = bodyOf(call, resendRequest);
      return success({ request: adjuster().resendEmail(credentials, { approvalRequestPartyId, resendKey }) });
    },
    AdjusterCancel: (call) => {
      const { attempt, ...credentials } = bodyOf(call, statusRequest);
      return answered(adjuster().cancelRequest(credentials, attempt, call.processingTime), simulator.clock, wait);
    },
    AdjusterCancelStatus: (call) => {
      const { attempt, ...credentials } = bodyOf(call, statusRequest);
      return attemptStatus(adjuster().cancelStatus(credentials, attempt));
    },
    AdjusterClose: (call) => {
      adjuster().close(bodyOf(call, credentialsOnly));
      return success();
    },
  } satisfies Readonly<Record<string, Operation>>;
}

/** What is no JSON is no object either, and is told so. */
function jsonOf({ text }: Call): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
