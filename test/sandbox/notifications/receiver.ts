import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach } from 'node:test';
import { startServer } from '../../../mock-server/http-server.ts';
import { sandboxSecret } from '../../../mock-server/simulator/shared/notification-address.ts';
import type { PaymentSubmission } from '../../../src/payment/requests.ts';
import { payment } from '../payment/submissions.ts';
import { conforming } from '../conformance.ts';
import { merchantKeys, newSimulator, startOfTests } from '../harness.ts';

export interface Received {
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

/** How a receiver answers, if it does. */
export type Answer = (response: ServerResponse) => void;

export const status =
  (code: number, headers: Readonly<Record<string, string>> = {}): Answer =>
  (response) =>
    void response.writeHead(code, headers).end();

const closings: (() => void | Promise<void>)[] = [];

afterEach(async () => {
  for (const close of closings.splice(0)) await close();
});

/** A server that answers once as each of the answers says, and then as the last. */
export async function receiver(...answers: readonly [Answer, ...Answer[]]) {
  const received: Received[] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      received.push({ headers: request.headers, body: Buffer.concat(chunks).toString() });
      const answer = answers[received.length - 1] ?? answers.at(-1);
      answer?.(response);
      server.emit('received');
    });
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const close = () => {
    server.closeAllConnections();
    server.close();
  };
  closings.push(close);
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}/hear`, received, close, next: () => once(server, 'received') };
}

interface Alarm {
  readonly milliseconds: number;
  readonly call: () => void;
}

/** A sandbox whose clock stands still until its timer rings. */
export async function sandbox({ patience = 10_000 } = {}) {
  const simulator = newSimulator();
  let alarm: Alarm | undefined;
  const server = await startServer({
    port: 0,
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
  closings.push(() => server.close());

  /** Has what was caused begin, and waits until no try is under way. */
  async function idle(): Promise<void> {
    await Promise.resolve();
    await server.idle();
  }

  /** Pays, and does not wait for the notification. */
  function startToPay(amount = 50_00, changes: Partial<PaymentSubmission> = {}) {
    const credentials = { sessionKey: simulator.payments.createSession(merchantKeys.noFee), operationKey: 'op' };
    simulator.payments.open(credentials, { operation: 'makePayment' });
    return simulator.payments.pay(credentials, 1, payment(amount, undefined, changes));
  }

  return {
    simulator,
    server,
    idle,
    /** The time until the timer rings; undefined where it is not set. */
    sleep: () => alarm?.milliseconds,
    /** Lets the time pass until the timer rings. */
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
