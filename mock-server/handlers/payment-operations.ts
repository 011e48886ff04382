import type { Answer } from '../../src/service/operation-service.ts';
import type { Simulator } from '../simulator/simulator.ts';
import { bodyOf, success, type Operation, type Reply } from './call.ts';
import {
  acknowledgeRequest,
  credentialsOnly,
  openRequest,
  payRequest,
  quoteRequest,
  saveRequest,
  statusRequest,
} from './request-schemas.ts';

/** Resolves after so many milliseconds. */
export type Wait = (milliseconds: number) => Promise<void>;

/** What the modal in the page asks for. The wire shapes are those of src/service/http-payment-service.ts. */
export function paymentOperations(simulator: Simulator, wait: Wait) {
  /** Answers no sooner than the processor does, also where the submission is a repeat of one still being decided. */
  async function answered<Receipt>({ answer, readyAt }: { answer: Answer<Receipt>; readyAt: Date }): Promise<Reply> {
    const milliseconds = readyAt.getTime() - simulator.clock.now().getTime();
    if (milliseconds > 0) await wait(milliseconds);
    return { status: 200, body: onTheWire(answer) };
  }

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
      return answered(simulator.payments.pay(credentials, attempt, submission, call.processingTime));
    },
    Save: (call) => {
      const { sessionKey, operationKey, attempt, ...submission } = bodyOf(call, saveRequest);
      const credentials = { sessionKey, operationKey };
      return answered(simulator.payments.save(credentials, attempt, submission, call.processingTime));
    },
    Status: (call) => {
      const { attempt, ...credentials } = bodyOf(call, statusRequest);
      const status = simulator.payments.status(credentials, attempt);
      return success({
        status: status.state === 'answered' ? { state: status.state, answer: onTheWire(status.answer) } : status,
      });
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

/** An answer as it travels: with a receipt, or with nothing but the code of the decline. */
export function onTheWire({ code, ...rest }: { readonly code: string; readonly receipt?: unknown }): object {
  return { responseCode: code, ...rest };
}
