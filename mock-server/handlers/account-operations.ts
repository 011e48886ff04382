import type { Simulator } from '../simulator/simulator.ts';
import { bodyOf, success, type Operation } from './call.ts';
import { accountOpenRequest, accountSubmitRequest } from './claims-schemas.ts';
import { credentialsOnly, statusRequest } from './schema-parts.ts';
import { answered, attemptStatus, type Wait } from './wire.ts';

/** What the account modal in the page asks for. The wire shapes are those of src/service/http-claims-account-service.ts. */
export function accountOperations(simulator: Simulator, wait: Wait) {
  return {
    AccountOpen: (call) => {
      const { sessionKey, operationKey, ...request } = bodyOf(call, accountOpenRequest);
      return success({ session: simulator.claims.account.open({ sessionKey, operationKey }, request) });
    },
    AccountSubmit: (call) => {
      const { sessionKey, operationKey, attempt, ...submission } = bodyOf(call, accountSubmitRequest);
      const credentials = { sessionKey, operationKey };
      const decided = simulator.claims.account.submit(credentials, attempt, submission, call.processingTime);
      return answered(decided, simulator.clock, wait);
    },
    AccountStatus: (call) => {
      const { attempt, ...credentials } = bodyOf(call, statusRequest);
      return attemptStatus(simulator.claims.account.status(credentials, attempt));
    },
    AccountCancel: (call) => {
      simulator.claims.account.cancel(bodyOf(call, credentialsOnly));
      return success();
    },
  } satisfies Readonly<Record<string, Operation>>;
}
