import { AttemptRequest, BankNameRequest } from '../../src/http/requests.ts';
import { OperationCredentials } from '../../src/operation/operation-service.ts';
import {
  AcknowledgeRequest,
  OpenRequest,
  PayRequest,
  QuoteRequest,
  SaveRequest,
  SendReceiptRequest,
} from '../../src/payment/requests.ts';
import type { Simulator } from '../simulator/simulator.ts';
import { bodyOf, success, type Operation } from './call.ts';
import { pageOrigin } from './page-origin.ts';
import { answered, attemptStatus, type Wait } from './wire.ts';

/** The endpoints of the payment modal in the page. The requests are read by src/payment/requests.ts. */
export function paymentOperations(simulator: Simulator, wait: Wait) {
  return {
    Open: (call) => {
      const { sessionKey, operationKey, ...request } = bodyOf(call, OpenRequest);
      return success({ session: simulator.payments.open({ sessionKey, operationKey }, request, pageOrigin(call)) });
    },
    Extend: (call) => success({ session: simulator.payments.extend(bodyOf(call, OperationCredentials)) }),
    Quote: (call) => {
      const { sessionKey, operationKey, ...request } = bodyOf(call, QuoteRequest);
      return success({ quote: simulator.payments.quote({ sessionKey, operationKey }, request) });
    },
    BankName: (call) => {
      const { routingNumber, ...credentials } = bodyOf(call, BankNameRequest);
      return success({ bankName: simulator.payments.bankName(credentials, routingNumber) });
    },
    Pay: (call) => {
      const { sessionKey, operationKey, attempt, ...submission } = bodyOf(call, PayRequest);
      const credentials = { sessionKey, operationKey };
      const decided = simulator.payments.pay(credentials, attempt, submission, call.processingTime);
      return answered({ operationKey, attempt }, decided, simulator.clock, wait);
    },
    Save: (call) => {
      const { sessionKey, operationKey, attempt, ...submission } = bodyOf(call, SaveRequest);
      const credentials = { sessionKey, operationKey };
      const decided = simulator.payments.save(credentials, attempt, submission, call.processingTime);
      return answered({ operationKey, attempt }, decided, simulator.clock, wait);
    },
    Status: (call) => {
      const asked = bodyOf(call, AttemptRequest);
      return attemptStatus(asked, simulator.payments.status(asked, asked.attempt));
    },
    Acknowledge: (call) => {
      const { transactionId, ...credentials } = bodyOf(call, AcknowledgeRequest);
      simulator.payments.acknowledge(credentials, transactionId);
      return success();
    },
    SendReceipt: (call) => {
      const { sessionKey, operationKey, ...request } = bodyOf(call, SendReceiptRequest);
      simulator.payments.sendReceipt({ sessionKey, operationKey }, request);
      return success();
    },
    Cancel: (call) => {
      simulator.payments.cancel(bodyOf(call, OperationCredentials));
      return success();
    },
  } satisfies Readonly<Record<string, Operation>>;
}
