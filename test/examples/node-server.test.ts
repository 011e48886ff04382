import assert from 'node:assert/strict';
import { once } from 'node:events';
import type { Server } from 'node:http';
import { registerHooks } from 'node:module';
import type { AddressInfo } from 'node:net';
import { after, before, beforeEach, mock, suite, test } from 'node:test';
import { inspect } from 'node:util';
import { createHttpPaymentService } from '../../src/payment/http-payment-service.ts';
import { startServer, type SandboxServer } from '../../mock-server/http-server.ts';
import { sandboxSecret } from '../../mock-server/simulator/shared/notification-address.ts';
import { payment } from '../sandbox/payment/submissions.ts';
import { merchantKeys, newSimulator } from '../sandbox/harness.ts';

// The package's sources instead of its last build.
registerHooks({
  resolve: (specifier, context, next) =>
    specifier === 'payment-modals/node.js'
      ? { url: new URL('../../adapters/node/index.ts', import.meta.url).href, shortCircuit: true }
      : next(specifier, context),
});
const { exampleServer } = await import('../../examples/node-server/server.js');

const portalAuthenticationKey = merchantKeys.noFee;
const simulator = newSimulator();
let sandbox: SandboxServer;
let example: Server;
let exampleUrl: string;

before(async () => {
  // Signatures contain the current time.
  sandbox = await startServer({ port: 0, simulator });
});

beforeEach(async () => {
  simulator.reset();
  const bill = { amountContext: 'AmountDueOnly', minAmountDue: '50.00' } as const;
  example = exampleServer({ baseUrl: sandbox.url, portalAuthenticationKey, secrets: [sandboxSecret], bill });
  await once(example.listen(0, '127.0.0.1'), 'listening');
  exampleUrl = `http://127.0.0.1:${(example.address() as AddressInfo).port}`;
});

after(() => sandbox.close());

async function ask(path: string, body: object = {}) {
  const response = await fetch(exampleUrl + path, { method: 'POST', body: JSON.stringify(body) });
  return { status: response.status, body: (await response.json()) as Readonly<Record<string, string>> };
}

/** The recorded entries. Closes the example, because each test starts its own. */
async function journal(): Promise<unknown> {
  const entered: unknown = await (await fetch(`${exampleUrl}/journal`)).json();
  example.close();
  return entered;
}

const service = () => createHttpPaymentService({ baseUrl: sandbox.url, fetch, timeout: 10_000 });

/** Acts without writing to the console. */
async function silently<Result>(act: () => Promise<Result>) {
  const error = mock.method(console, 'error', () => undefined);
  const result = await act().finally(() => error.mock.restore());
  return { result, logged: error.mock.calls.map((call) => call.arguments) };
}

/** Pays on a page. No notification is sent, because its address is not set yet. */
async function pay() {
  const { sessionId: sessionKey = '' } = (await ask('/session')).body;
  const credentials = { sessionKey, operationKey: 'op' };
  await service().open(credentials, { operation: 'makePayment' });
  const answer = await service().pay(credentials, 1, payment(50_00));
  assert.ok(answer.code === 'Success');
  return { sessionId: sessionKey, transactionId: answer.receipt.transactionId };
}

/** Makes the sandbox send the notification with this index, now that its address is set. */
async function notify(index: number): Promise<void> {
  const address = { url: `${exampleUrl}/notifications`, secrets: [sandboxSecret] };
  simulator.notifications.setAddress(portalAuthenticationKey, address);
  const { id } = simulator.notifications.list()[index] ?? assert.fail('There is no such notification.');
  await fetch(`${sandbox.url}/sandbox/notifications/${id}/again`, { method: 'POST' });
  await sandbox.idle();
  assert.equal(simulator.notifications.list()[index]?.state, 'delivered');
}

const ways = {
  event: (sessionId: string) => ask('/event', { sessionId }),
  notification: () => notify(0),
  'look-up': () => ask('/look-up'),
} as const;
const names = Object.keys(ways) as (keyof typeof ways)[];
/** Each order of notification and look-up, one after the other, and twice. */
const orders = names.flatMap((one) => names.map((other) => [one, other, one] as const));

suite('the example server books a payment exactly once', () => {
  for (const order of orders) {
    test(`if it is notified by ${order.join(', then ')}`, async () => {
      const { sessionId, transactionId } = await pay();
      for (const way of order) await ways[way](sessionId);
      assert.deepEqual(await journal(), [{ transactionId, amount: 50_00 }]);
    });
  }

  test('if all reports arrive at once', async () => {
    const { sessionId, transactionId } = await pay();
    await Promise.all([...names, ...names].map((way) => ways[way](sessionId)));
    assert.deepEqual(await journal(), [{ transactionId, amount: 50_00 }]);
  });

  test('if the void arrives before the payment, and both arrive again', async () => {
    const { sessionId, transactionId } = await pay();
    simulator.reversals.void(portalAuthenticationKey, transactionId);
    for (const index of [1, 0, 1, 0]) await notify(index);
    await ways.event(sessionId);
    assert.deepEqual(await journal(), [
      { transactionId, amount: 50_00 },
      { transactionId, amount: -50_00 },
    ]);
  });

  test('if refunds arrive in the wrong order', async () => {
    const { transactionId } = await pay();
    for (const amount of [30, 29]) simulator.reversals.refund(portalAuthenticationKey, { transactionId, amount });
    for (const index of [2, 0, 1]) await notify(index);
    assert.deepEqual(await journal(), [
      { transactionId, amount: 50_00 },
      { transactionId, amount: -59 },
    ]);
  });

  test('if a refund is looked up without a notification', async () => {
    const { sessionId, transactionId } = await pay();
    await ways.event(sessionId);
    simulator.reversals.refund(portalAuthenticationKey, { transactionId, amount: 10_00 });
    await ask('/look-up/booked');
    assert.deepEqual(await journal(), [
      { transactionId, amount: 50_00 },
      { transactionId, amount: -10_00 },
    ]);
  });

  test('if the look-up of another session fails', async () => {
    await ask('/session');
    const { transactionId } = await pay();
    const { fetch: real } = globalThis;
    let lookUps = 0;
    const failing = mock.method(globalThis, 'fetch', (...[input, init]: Parameters<typeof fetch>) => {
      const isFirst = typeof input === 'string' && input.includes('/Transactions/Find') && ++lookUps === 1;
      return isFirst ? Promise.reject(new TypeError('The network is down.')) : real(input, init);
    });
    const { result, logged } = await silently(() => ask('/look-up'));
    failing.mock.restore();
    assert.deepEqual([result.status, logged.length], [200, 1]);
    assert.deepEqual(await journal(), [{ transactionId, amount: 50_00 }]);
  });
});

suite('the example server books nothing', () => {
  test('that a page invents, or of a session that was canceled', async () => {
    await ask('/event', { sessionId: 'invented' });
    const { sessionId: sessionKey = '' } = (await ask('/session')).body;
    await service().cancel({ sessionKey, operationKey: 'op' });
    await ask('/look-up');
    assert.deepEqual(await journal(), []);
  });

  test('of a body that is not signed, too long or not JSON, and does not log it', async () => {
    const data = { transactionId: '1', totalPaymentAmount: 1 };
    const invented = JSON.stringify({ sessionId: 'invented' });
    const unsigned = JSON.stringify({ type: 'portal.paymentComplete', data });
    const bodies = [
      ['/event', invented.padEnd(64 * 1024), 200],
      ['/event', invented.padEnd(64 * 1024 + 1), 413],
      ['/event', 'card 4111', 400],
      ['/notifications', unsigned, 400],
    ] as const;
    const send = async (path: string, body: string) =>
      (await fetch(exampleUrl + path, { method: 'POST', body })).status;
    for (const [path, body, status] of bodies) {
      const { result, logged } = await silently(() => send(path, body));
      assert.equal(result, status, `${path} ${body.trim()}`);
      assert.doesNotMatch(inspect(logged), /card|4111/);
    }
    assert.deepEqual(await journal(), []);
  });
});
