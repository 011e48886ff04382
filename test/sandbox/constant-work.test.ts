import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { createDirectly } from './adjuster/approval-harness.ts';
import { claimant } from './adjuster/parties.ts';
import { claimsKeys } from './claims/payees.ts';
import { merchantKeys, newSimulator } from './harness.ts';
import { card, payment } from './payment/submissions.ts';

/* Each call does the same work with few sessions and with many. Work is the number of visited elements, not time. */

type Method = (this: { readonly length: number }, ...given: unknown[]) => unknown;

/** The methods that visit every element of an array or each step of a loop over a map or set, by their prototypes. */
const visiting: readonly (readonly [object: object, names: readonly string[]])[] = [
  [Array.prototype, ['every', 'filter', 'find', 'findIndex', 'flatMap', 'forEach', 'map', 'reduce', 'some', 'slice']],
  [Object.getPrototypeOf(new Map().entries()) as object, ['next']],
  [Object.getPrototypeOf(new Set().values()) as object, ['next']],
  [Object.getPrototypeOf([].values()) as object, ['next']],
];

/** Counts the visited elements while an action runs. */
function workOf(act: () => void): number {
  let work = 0;
  const originals = visiting.flatMap(([object, names]) =>
    names.map((name) => [object as Record<string, Method>, name, (object as Record<string, Method>)[name]] as const),
  );
  for (const [object, name, original] of originals) {
    object[name] = function (...given) {
      work += name === 'next' ? 1 : this.length;
      return original?.apply(this, given);
    };
  }
  try {
    act();
  } finally {
    for (const [object, name, original] of originals) if (original) object[name] = original;
  }
  return work;
}

/** A sandbox in which this many sessions have paid, and as many are open. All notifications wait for another attempt. */
function withSessions(count: number) {
  const simulator = newSimulator();
  const { payments, notifications } = simulator;
  let operations = 0;

  function open() {
    operations += 1;
    const sessionKey = payments.createSession(merchantKeys.noFee);
    const credentials = { sessionKey, operationKey: `op-${operations}` };
    payments.open(credentials, { operation: 'makePayment' });
    return credentials;
  }
  function pay() {
    const credentials = open();
    const { answer } = payments.pay(credentials, 1, payment(50_00, card()));
    assert.ok(answer.code === 'Success');
    return { credentials, transactionId: answer.receipt.transactionId };
  }
  const createRequest = () => createDirectly(simulator, [claimant]);

  for (const key of [merchantKeys.noFee, claimsKeys.first])
    notifications.setAddress(key, { url: 'http://localhost:1', secrets: [] });
  const paid = pay();
  for (let session = 0; session < count; session += 1) {
    open();
    pay();
    createRequest();
  }
  const sent = notifications.takeDue();
  for (const { id } of sent) notifications.settle(id, { status: 500, problem: null });
  return { simulator, open, pay, createRequest, notificationId: sent[0]?.id ?? '', ...paid };
}

type World = ReturnType<typeof withSessions>;

const calls: Readonly<Record<string, (world: World) => unknown>> = {
  'a session is opened': ({ open }) => open(),
  'a payment is made': ({ pay }) => pay(),
  'an approval request is created': ({ createRequest }) => createRequest(),
  'a page asks for the status': ({ simulator, credentials }) => simulator.payments.status(credentials, 1),
  'a page acknowledges': ({ simulator, credentials, transactionId }) =>
    simulator.payments.acknowledge(credentials, transactionId),
  'a receipt is sent': ({ simulator, credentials, transactionId }) =>
    simulator.payments.sendReceipt(credentials, { transactionId, email: 'pat@example.com', language: 'en' }),
  'a server looks up a session': ({ simulator, credentials: { sessionKey: sessionId } }) =>
    simulator.books.find(merchantKeys.noFee, { sessionId, transactionId: null }),
  'a server looks up a payment': ({ simulator, transactionId }) =>
    simulator.books.find(merchantKeys.noFee, { sessionId: null, transactionId }),
  'a server refunds': ({ simulator, transactionId }) =>
    simulator.reversals.refund(merchantKeys.noFee, { transactionId, amount: 1_00, operationKey: 'refund' }),
  'the ledger is searched': ({ simulator, transactionId }) => simulator.ledger.search(transactionId),
  'a notification is sent again': ({ simulator: { notifications }, notificationId }) => {
    notifications.sendAgain(notificationId);
    assert.equal(notifications.takeDue().length, 1);
  },
  'it looks for what is due': ({ simulator }) => {
    simulator.catchUp();
    assert.deepEqual(simulator.notifications.takeDue(), []);
    assert.ok(simulator.nextAt);
  },
};

suite('The sandbox does the same work with few sessions as with many when', () => {
  const few = 20;
  const many = 200;
  const worlds = [few, many].map(withSessions);
  for (const [title, call] of Object.entries(calls)) {
    test(title, () => {
      const [least = 0, most = 0] = worlds.map((world) => {
        world.simulator.notifications.takeDue();
        return workOf(() => void call(world));
      });
      assert.ok(most - least < few, `${least} visits with ${few} sessions, ${most} with ${many}`);
    });
  }
});
