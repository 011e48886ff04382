import type { GenericSchema, InferOutput } from 'valibot';
import { AccountOpenRequest, AccountSubmitRequest } from '../../src/account/requests.ts';
import { OpenManageRequest, ResendRequest } from '../../src/adjuster/requests.ts';
import { AttemptRequest, BankNameRequest } from '../../src/http/requests.ts';
import type { AnsweredAttempt } from '../../src/http/wire.ts';
import { OperationCredentials, type AttemptStatus } from '../../src/operation/operation-service.ts';
import {
  AcknowledgeRequest,
  OpenRequest,
  PayRequest,
  QuoteRequest,
  SaveRequest,
  SendReceiptRequest,
} from '../../src/payment/requests.ts';
import type { Decided } from '../simulator/shared/attempts.ts';
import type { Simulator } from '../simulator/simulator.ts';
import { answered, attemptStatus, bodyOf, namesOf, pageOrigin, success, type Call, type Operation } from './call.ts';

export type Wait = (milliseconds: number) => Promise<void>;

export function pageOperations(simulator: Simulator, wait: Wait) {
  // A reset replaces the services.
  const payments = () => simulator.payments;
  const account = () => simulator.claims.account;
  const adjuster = () => simulator.claims.adjuster;

  const reading =
    <Schema extends GenericSchema>(
      schema: Schema,
      act: (request: InferOutput<Schema>, call: Call) => unknown,
    ): Operation =>
    (call) =>
      success(act(bodyOf(call, schema), call) ?? {});

  /** An endpoint that decides an attempt. A repeated submission also waits until the processor has answered. */
  const deciding =
    <Schema extends GenericSchema<unknown, AnsweredAttempt>>(
      schema: Schema,
      decide: (request: InferOutput<Schema>, processingTime: number) => Decided<unknown>,
    ): Operation =>
    async (call) => {
      const request = bodyOf(call, schema);
      const { answer, readyAt } = decide(request, call.processingTime);
      const milliseconds = readyAt.getTime() - simulator.clock.now().getTime();
      if (milliseconds > 0) await wait(milliseconds);
      return answered(answer, namesOf(request));
    };

  const status =
    (statusOf: (asked: InferOutput<typeof AttemptRequest>) => AttemptStatus<unknown>): Operation =>
    (call) => {
      const asked = bodyOf(call, AttemptRequest);
      return attemptStatus(asked, statusOf(asked));
    };

  return {
    Open: reading(OpenRequest, (asked, call) => ({ session: payments().open(asked, asked, pageOrigin(call)) })),
    Extend: reading(OperationCredentials, (asked) => ({ session: payments().extend(asked) })),
    Quote: reading(QuoteRequest, (asked) => ({ quote: payments().quote(asked, asked) })),
    BankName: reading(BankNameRequest, (asked) => ({ bankName: payments().bankName(asked, asked.routingNumber) })),
    Pay: deciding(PayRequest, (asked, time) => payments().pay(asked, asked.attempt, asked, time)),
    Save: deciding(SaveRequest, (asked, time) => payments().save(asked, asked.attempt, asked, time)),
    Status: status((asked) => payments().status(asked, asked.attempt)),
    Acknowledge: reading(AcknowledgeRequest, (asked) => payments().acknowledge(asked, asked.transactionId)),
    SendReceipt: reading(SendReceiptRequest, (asked) => payments().sendReceipt(asked, asked)),
    Cancel: reading(OperationCredentials, (asked) => payments().cancel(asked)),

    AccountOpen: reading(AccountOpenRequest, ({ sessionKey, operationKey, ...asked }, call) => ({
      session: account().open({ sessionKey, operationKey }, asked, pageOrigin(call)),
    })),
    AccountExtend: reading(OperationCredentials, (asked) => ({ session: account().extend(asked) })),
    AccountBankName: reading(BankNameRequest, (asked) => ({
      bankName: account().bankName(asked, asked.routingNumber),
    })),
    AccountSubmit: deciding(AccountSubmitRequest, (asked, time) => account().submit(asked, asked.attempt, asked, time)),
    AccountStatus: status((asked) => account().status(asked, asked.attempt)),
    AccountCancel: reading(OperationCredentials, (asked) => account().cancel(asked)),

    AdjusterOpenCreate: reading(OperationCredentials, (asked, call) => ({
      session: adjuster().openCreate(asked, pageOrigin(call)),
    })),
    AdjusterExtend: reading(OperationCredentials, (asked) => ({ session: adjuster().extend(asked) })),
    AdjusterCreate: deciding(AttemptRequest, (asked, time) => adjuster().create(asked, asked.attempt, time)),
    AdjusterCreateStatus: status((asked) => adjuster().createStatus(asked, asked.attempt)),
    AdjusterOpenManage: reading(OpenManageRequest, (asked, call) => ({
      session: adjuster().openManage(asked, asked.approvalRequestId, pageOrigin(call)),
    })),
    AdjusterCurrent: reading(OperationCredentials, (asked) => ({ request: adjuster().current(asked) })),
    AdjusterResend: reading(ResendRequest, (asked) => ({ request: adjuster().resendEmail(asked, asked) })),
    AdjusterCancel: deciding(AttemptRequest, (asked, time) => adjuster().cancelRequest(asked, asked.attempt, time)),
    AdjusterCancelStatus: status((asked) => adjuster().cancelStatus(asked, asked.attempt)),
    AdjusterClose: reading(OperationCredentials, (asked) => adjuster().close(asked)),
  } satisfies Readonly<Record<string, Operation>>;
}
