import assert from 'node:assert/strict';
import { createHttpPaymentService } from '../../../src/payment/http-payment-service.ts';
import { NotificationError, verifyNotification } from '../../../adapters/node/index.ts';
import { sandboxSecret } from '../../../mock-server/simulator/shared/notification-address.ts';
import { payment } from '../payment/submissions.ts';
import { merchantKeys, startOfTests, testIn } from '../harness.ts';
import { receiver, sandbox, status, type Answer, type Received } from './receiver.ts';

const test = testIn(sandbox);

const second = 1_000;
const minute = 60 * second;
const hour = 60 * minute;
const now = () => startOfTests;

const read = ({ body, headers }: Received, secret = sandboxSecret) =>
  verifyNotification(body, headers, secret, { now });

test('A notification is sent to the merchant’s server at once, with a signature and the time of the moved clock', async () => {
  const { simulator, hearAt, pay, deliveries } = await sandbox();
  const { url, received } = await receiver(status(200));
  hearAt(url);
  simulator.clock.moveBy(400 * 24 * hour);
  const transactionId = await pay();
  const notification = read(received[0] ?? assert.fail('Nothing was told.'));
  assert.ok(notification.type === 'portal.paymentComplete');
  assert.deepEqual([notification.data.transactionId, notification.data.status], [transactionId, 'Paid']);
  assert.equal(notification.timestamp, new Date(startOfTests.getTime() + 400 * 24 * hour).toISOString());
  assert.equal(received[0]?.headers['content-type'], 'application/json');
  assert.partialDeepStrictEqual(deliveries(), [
    { id: notification.id, state: 'delivered', attempts: [{ status: 200, problem: null }], nextAt: null },
  ]);
});

test('A notification is sent only to an address of its own merchant, and not later', async (own) => {
  const { simulator, hearAt, pay, deliveries, sleep, server } = own;
  const { url, received } = await receiver(status(200));
  simulator.notifications.setAddress(merchantKeys.flatFee, { url, secrets: [sandboxSecret] });
  await pay();
  hearAt(url);
  await fetch(server.url);
  assert.partialDeepStrictEqual(deliveries(), [{ merchant: 'Prairie Oak Insurance', state: 'noAddress' }]);
  assert.deepEqual([sleep(), received.length], [undefined, 0]);
});

test('A notification is signed with both secrets of a rotation, and sent again on request, under the same id', async (own) => {
  const { hearAt, pay, deliveries, post, idle } = own;
  const { url, received } = await receiver(status(200));
  const secretOf = (byte: number) => `whsec_${Buffer.alloc(32, byte).toString('base64')}`;
  hearAt(url, [sandboxSecret, secretOf(7)]);
  await pay();
  assert.equal((await post(`/sandbox/notifications/${deliveries()[0]?.id ?? ''}/again`)).status, 200);
  await idle();
  const [first, again] = received;
  assert.ok(first && again && received.length === 2);
  for (const notification of [read(first, secretOf(7)), read(again), read(again, secretOf(7))])
    assert.deepEqual(notification, read(first));
  assert.throws(() => read(first, secretOf(8)), NotificationError);
  assert.equal(deliveries()[0]?.attempts.length, 2);
});

test('A notification is repeated nine times with the same bytes after growing pauses, and then on request', async (own) => {
  const { simulator, hearAt, pay, ring, sleep, deliveries, idle, server } = own;
  const { url, received } = await receiver(status(503));
  hearAt(url);
  await pay();
  const slept: (number | undefined)[] = [];
  while (deliveries()[0]?.state === 'waiting') {
    slept.push(sleep());
    await ring();
  }
  const hours = [2, 5, 10, 14, 20, 24].map((count) => count * hour);
  assert.deepEqual(slept, [5 * second, 5 * minute, 30 * minute, ...hours]);
  assert.deepEqual([deliveries()[0]?.state, sleep(), received.length], ['gaveUp', undefined, 10]);
  const sent = received.map(({ body, headers }) => `${String(headers['webhook-id'])} ${body}`);
  assert.equal(new Set(sent).size, 1);
  simulator.notifications.sendAgain(deliveries()[0]?.id ?? '');
  await fetch(server.url);
  await idle();
  assert.equal(deliveries()[0]?.state, 'waiting');
});

const hanging: Answer = () => undefined;
const breaking: Answer = (response) => response.destroy();
for (const [title, answer, attempt] of [
  ['hangs', hanging, { status: null, problem: 'timeout' }],
  ['breaks the connection', breaking, { status: null, problem: 'network' }],
  ['refuses it', status(400), { status: 400, problem: null }],
] as const) {
  test(`A notification is repeated because its receiver ${title}`, async () => {
    // Only answers that never come have a short limit, because a busy machine may delay the others.
    const { hearAt, pay, ring, deliveries, sleep } = await sandbox(answer === hanging ? { patience: 1_000 } : {});
    const { url } = await receiver(answer, status(204));
    hearAt(url);
    await pay();
    assert.partialDeepStrictEqual(deliveries()[0], { state: 'waiting', attempts: [attempt] });
    await ring();
    assert.partialDeepStrictEqual(deliveries()[0], { state: 'delivered', attempts: [attempt, { status: 204 }] });
    assert.equal(sleep(), undefined);
  });
}

test('A notification follows no redirect, and is repeated to a new address', async (own) => {
  const { hearAt, pay, ring, deliveries } = own;
  const elsewhere = await receiver(status(200));
  const [before, after] = [await receiver(status(307, { Location: elsewhere.url })), await receiver(status(200))];
  hearAt(before.url);
  await pay();
  assert.partialDeepStrictEqual(deliveries()[0], { state: 'waiting', attempts: [{ status: 307, problem: null }] });
  hearAt(after.url);
  await ring();
  const counts = [before, elsewhere, after].map(({ received }) => received.length);
  assert.deepEqual([deliveries()[0]?.state, counts], ['delivered', [1, 0, 1]]);
});

test('A notification that is repeated does not delay later ones', async ({ hearAt, pay, ring }) => {
  const { url, received } = await receiver(status(500), status(200));
  hearAt(url);
  const paid = [await pay(), await pay()];
  await ring();
  const heard = received
    .map((one) => read(one))
    .map((one) => one.type === 'portal.paymentComplete' && one.data.transactionId);
  assert.deepEqual(heard, [paid[0], paid[1], paid[0]]);
});

for (const [title, fault, code] of [
  ['a lost answer', { kind: 'cut', when: 'after' }, 'lost'],
  ['a missing answer', { kind: 'timeout', when: 'after' }, undefined],
  ['a call that runs twice', { kind: 'duplicate' }, 'Success'],
] as const) {
  test(`A notification is sent once in spite of ${title}`, async ({ hearAt, post, simulator, server, idle }) => {
    const { url, received, next } = await receiver(status(200));
    hearAt(url);
    await post('/sandbox/faults', { faults: [{ endpoint: 'Pay', count: 1, ...fault }] });
    const service = createHttpPaymentService({ baseUrl: server.url, fetch, timeout: 10_000 });
    const credentials = { sessionKey: simulator.payments.createSession(merchantKeys.noFee), operationKey: 'op' };
    await service.open(credentials, { operation: 'makePayment' });
    const heard = next();
    const answer = service.pay(credentials, 1, payment(50_00)).catch(() => ({ code: 'lost' }) as const);
    await heard;
    if (code) assert.equal((await answer).code, code);
    if (code) await idle();
    assert.equal(received.length, 1);
  });
}

test('A stopped sandbox ends its current deliveries', async ({ hearAt, server, deliveries, startToPay }) => {
  const { url, next } = await receiver(() => undefined);
  hearAt(url);
  const heard = next();
  startToPay();
  await heard;
  await server.close();
  await server.idle();
  assert.equal(deliveries()[0]?.state, 'waiting');
});
