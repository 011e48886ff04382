import { AccountOpenRequest, AccountSubmitRequest } from '../../src/account/requests.ts';
import { AttemptRequest, BankNameRequest } from '../../src/http/requests.ts';
import { OperationCredentials } from '../../src/operation/operation-service.ts';
import type { Simulator } from '../simulator/simulator.ts';
import { bodyOf, success, type Operation } from './call.ts';
import { pageOrigin } from './page-origin.ts';
import { answered, attemptStatus, type Wait } from './wire.ts';

/** The endpoints of the account modal in the page. The requests are read by src/account/requests.ts. */
export function accountOperations(simulator: Simulator, wait: Wait) {
  return {
    AccountOpen: (call) => {
      const { sessionKey, operationKey, ...request } = bodyOf(call, AccountOpenRequest);
      return success({
        session: simulator.claims.account.open({ sessionKey, operationKey }, request, pageOrigin(call)),
      });
    },
    AccountExtend: (call) => success({ session: simulator.claims.account.extend(bodyOf(call, OperationCredentials)) }),
    AccountBankName: (call) => {
      const { routingNumber, ...credentials } = bodyOf(call, BankNameRequest);
      return success({ bankName: simulator.claims.account.bankName(credentials, routingNumber) });
    },
    AccountSubmit: (call) => {
      const { sessionKey, operationKey, attempt, ...submission } = bodyOf(call, AccountSubmitRequest);
      const credentials = { sessionKey, operationKey };
      const decided = simulator.claims.account.submit(credentials, attempt, submission, call.processingTime);
      return answered({ operationKey, attempt }, decided, simulator.clock, wait);
    },
    AccountStatus: (call) => {
      const asked = bodyOf(call, AttemptRequest);
      return attemptStatus(asked, simulator.claims.account.status(asked, asked.attempt));
    },
    AccountCancel: (call) => {
      simulator.claims.account.cancel(bodyOf(call, OperationCredentials));
      return success();
    },
  } satisfies Readonly<Record<string, Operation>>;
}
