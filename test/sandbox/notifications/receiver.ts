import { EventEmitter, once } from 'node:events';
import type { IncomingHttpHeaders, ServerResponse } from 'node:http';
import { sandboxSecret } from '../../../mock-server/simulator/shared/notification-address.ts';
import type { PaymentSubmission } from '../../../src/payment/requests.ts';
import { payment } from '../payment/submissions.ts';
import { sandboxServer, service } from '../servers.ts';
import { conforming } from '../conformance.ts';
import { merchantKeys, newSimulator, startOfTests } from '../harness.ts';

export interface Received {
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

/** A receiver's answer, or none. */
export type Answer = (response: ServerResponse) => void;

export const status =
  (code: number, headers: Readonly<Record<string, string>> = {}): Answer =>
  (response) =>
    void response.writeHead(code, headers).end();

/** A server that gives each of these answers once, then repeats the last one. */
export async function receiver(...answers: readonly [Answer, ...Answer[]]) {
  const received: Received[] = [];
  const events = new EventEmitter();
  const url = await service((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      received.push({ headers: request.headers, body: Buffer.concat(chunks).toString() });
      const answer = answers[received.length - 1] ?? answers.at(-1);
      answer?.(response);
      events.emit('received');
    });
  });
  return { url: `${url}/hear`, received, next: () => once(events, 'received') };
}

/** A sandbox whose clock stops until its timer fires. */
export async function sandbox({ patience = 10_000 } = {}) {
  const simulator = newSimulator();
  let alarm: { readonly milliseconds: number; readonly call: () => void } | undefined;
  const server = await sandboxServer({
    simulator,
    notificationSender: {
      patience,
      now: () => startOfTests,
      wakeUp: (milliseconds, call) => {
        const own = { milliseconds, call };
        alarm = own;
        return () => {
          if (alarm === own) alarm = undefined;
        };
      },
    },
  });

  /** Starts pending deliveries, and waits until all of them have ended. */
  async function idle(): Promise<void> {
    await Promise.resolve();
    await server.idle();
  }

  function startToPay(amount = 50_00, changes: Partial<PaymentSubmission> = {}) {
    const credentials = { sessionKey: simulator.payments.createSession(merchantKeys.noFee), operationKey: 'op' };
    simulator.payments.open(credentials, { operation: 'makePayment' });
    return simulator.payments.pay(credentials, 1, payment(amount, undefined, changes));
  }

  return {
    simulator,
    server,
    idle,
    /** The time until the timer fires; undefined if it is not set. */
    sleep: () => alarm?.milliseconds,
    async ring(): Promise<void> {
      const { milliseconds, call } = alarm ?? { milliseconds: 0, call: () => undefined };
      simulator.clock.moveBy(milliseconds);
      call();
      await idle();
    },
    hearAt: (url: string, secrets: readonly string[] = [sandboxSecret]) =>
      simulator.notifications.setAddress(merchantKeys.noFee, { url, secrets }),
    startToPay,
    /** Pays, and waits for the notification. Returns the id of the transaction. */
    async pay(): Promise<string> {
      const { answer } = startToPay();
      await idle();
      return answer.code === 'Success' ? answer.receipt.transactionId : '';
    },
    deliveries: () => simulator.notifications.list(),
    post: (path: string, body: object = {}, headers: Readonly<Record<string, string>> = {}) =>
      conforming(fetch)(server.url + path, { method: 'POST', body: JSON.stringify(body), headers, redirect: 'manual' }),
  };
}
