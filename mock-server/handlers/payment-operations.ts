import type { Simulator } from '../simulator/simulator.ts';
import { bodyOf, success, type Operation } from './call.ts';
import { acknowledgeRequest, openRequest, payRequest, quoteRequest, saveRequest } from './request-schemas.ts';
import { credentialsOnly, statusRequest } from './schema-parts.ts';
import { answered, attemptStatus, type Wait } from './wire.ts';

/** What the payment modal in the page asks for. The wire shapes are those of src/service/http-payment-service.ts. */
export function paymentOperations(simulator: Simulator, wait: Wait) {
  return {
    Open: (call) => {
      const { sessionKey, operationKey, ...request } = bodyOf(call, openRequest);
      return success({ session: simulator.payments.open({ sessionKey, operationKey }, request) });
    },
    Quote: (call) => {
      const { sessionKey, operationKey, ...request } = bodyOf(call, quoteRequest);
      return success({ quote: simulator.payments.quote({ sessionKey, operationKey }, request) });
    },
    Pay: (call) => {
      const { sessionKey, operationKey, attempt, ...submission } = bodyOf(call, payRequest);
      const credentials = { sessionKey, operationKey };
      const decided = simulator.payments.pay(credentials, attempt, submission, call.processingTime);
      return answered(decided, simulator.clock, wait);
    },
    Save: (call) => {
      const { sessionKey, operationKey, attempt, ...submission } = bodyOf(call, saveRequest);
      const credentials = { sessionKey, operationKey };
      const decided = simulator.payments.save(credentials, attempt, submission, call.processingTime);
      return answered(decided, simulator.clock, wait);
    },
    Status: (call) => {
      const { attempt, ...credentials } = bodyOf(call, statusRequest);
      return attemptStatus(simulator.payments.status(credentials, attempt));
    },
    Acknowledge: (call) => {
      const { transactionId, ...credentials } = bodyOf(call, acknowledgeRequest);
      simulator.payments.acknowledge(credentials, transactionId);
      return success();
    },
    Cancel: (call) => {
      simulator.payments.cancel(bodyOf(call, credentialsOnly));
      return success();
    },
  } satisfies Readonly<Record<string, Operation>>;
}
