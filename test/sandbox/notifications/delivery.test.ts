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

test('A notification is sent to the merchant’s server at once, with a signature', async () => {
  const { hearAt, pay, deliveries } = await sandbox();
  const { url, received } = await receiver(status(200));
  hearAt(url);
  const transactionId = await pay();
  const notification = read(received[0] ?? assert.fail('Nothing was told.'));
  assert.ok(notification.type === 'portal.paymentComplete');
  assert.deepEqual([notification.data.transactionId, notification.data.status], [transactionId, 'Paid']);
  assert.equal(received[0]?.headers['content-type'], 'application/json');
  assert.partialDeepStrictEqual(deliveries(), [
    { id: notification.id, state: 'delivered', attempts: [{ status: 200, problem: null }], nextAt: null },
  ]);
});

test('A notification without an address is not sent, even later', async () => {
  const { hearAt, pay, deliveries, sleep, server } = await sandbox();
  await pay();
  const { url, received } = await receiver(status(200));
  hearAt(url);
  await fetch(server.url);
  assert.deepEqual([deliveries()[0]?.state, sleep(), received.length], ['noAddress', undefined, 0]);
});

test('A notification goes only to its own merchant', async ({ simulator, pay, deliveries }) => {
  const { url, received } = await receiver(status(200));
  simulator.notifications.setAddress(merchantKeys.flatFee, { url, secrets: [sandboxSecret] });
  await pay();
  assert.deepEqual([deliveries()[0]?.merchant, received.length], ['Prairie Oak Insurance', 0]);
});

test('A notification has the time of the sandbox’s moved clock', async ({ simulator, hearAt, pay }) => {
  const { url, received } = await receiver(status(200));
  hearAt(url);
  simulator.clock.moveBy(400 * 24 * hour);
  await pay();
  const notification = read(received[0] ?? assert.fail('Nothing was told.'));
  assert.equal(notification.timestamp, new Date(startOfTests.getTime() + 400 * 24 * hour).toISOString());
});

test('A notification is signed with the old and the new secret during a rotation', async ({ hearAt, pay }) => {
  const { url, received } = await receiver(status(200));
  const other = `whsec_${Buffer.alloc(32, 7).toString('base64')}`;
  hearAt(url, [sandboxSecret, other]);
  await pay();
  const [notification] = received;
  assert.ok(notification);
  assert.equal(read(notification).id, read(notification, other).id);
  const unknown = `whsec_${Buffer.alloc(32, 8).toString('base64')}`;
  assert.throws(() => read(notification, unknown), NotificationError);
});

test('A notification is sent again on request, under the same id', async ({ hearAt, pay, deliveries, post, idle }) => {
  const { url, received } = await receiver(status(200));
  hearAt(url);
  await pay();
  assert.equal((await post(`/sandbox/notifications/${deliveries()[0]?.id ?? ''}/again`)).status, 200);
  await idle();
  assert.deepEqual(
    received.map((one) => read(one)),
    [read(received[0]!), read(received[0]!)],
  );
  assert.equal(deliveries()[0]?.attempts.length, 2);
});

test('A notification is repeated after five seconds with the same bytes', async (own) => {
  const { hearAt, pay, ring, sleep, deliveries } = own;
  const { url, received } = await receiver(status(500), status(200));
  hearAt(url);
  await pay();
  assert.deepEqual([deliveries()[0]?.state, sleep()], ['waiting', 5 * second]);
  await ring();
  const [first, again] = received;
  assert.deepEqual([again?.body, again?.headers['webhook-id']], [first?.body, first?.headers['webhook-id']]);
  assert.deepEqual([deliveries()[0]?.state, sleep(), received.length], ['delivered', undefined, 2]);
});

test('A notification is repeated nine times after growing pauses', async ({ hearAt, pay, ring, sleep, deliveries }) => {
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
});

test('A notification is repeated on request after the last try', async () => {
  const { simulator, hearAt, pay, ring, deliveries, idle, server } = await sandbox();
  const { url } = await receiver(status(503));
  hearAt(url);
  await pay();
  while (deliveries()[0]?.state === 'waiting') await ring();
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
    const { hearAt, pay, ring, deliveries } = await sandbox(answer === hanging ? { patience: 1_000 } : {});
    const { url } = await receiver(answer, status(204));
    hearAt(url);
    await pay();
    assert.partialDeepStrictEqual(deliveries()[0], { state: 'waiting', attempts: [attempt] });
    await ring();
    assert.partialDeepStrictEqual(deliveries()[0], { state: 'delivered', attempts: [attempt, { status: 204 }] });
  });
}

test('A notification does not follow a redirect', async ({ hearAt, pay, deliveries }) => {
  const elsewhere = await receiver(status(200));
  const { url } = await receiver(status(307, { Location: elsewhere.url }));
  hearAt(url);
  await pay();
  assert.partialDeepStrictEqual(deliveries()[0], { state: 'waiting', attempts: [{ status: 307, problem: null }] });
  assert.equal(elsewhere.received.length, 0);
});

test('A notification is repeated to a new address', async ({ hearAt, pay, ring, deliveries }) => {
  const [before, after] = [await receiver(status(500)), await receiver(status(200))];
  hearAt(before.url);
  await pay();
  hearAt(after.url);
  await ring();
  assert.deepEqual([deliveries()[0]?.state, before.received.length, after.received.length], ['delivered', 1, 1]);
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
  test(`A notification is sent once in spite of ${title}`, async (own) => {
    const { hearAt, post, simulator, server, idle } = own;
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
