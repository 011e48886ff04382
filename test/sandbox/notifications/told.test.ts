import assert from 'node:assert/strict';
import test from 'node:test';
import type { AccountSubmission } from '../../../src/account/requests.ts';
import { assertConforms } from '../conformance.ts';
import { bypass, claimant, payee } from '../adjuster/parties.ts';
import { createDirectly, ends, setUpApprovals, twoSteps } from '../adjuster/approval-harness.ts';
import { claimsKeys } from '../claims/payees.ts';
import { claimPayment, ePay, methodSave, payeeBankAccount, prepaid } from '../claims/submissions.ts';
import { bankAccount, card, payment, saving } from '../payment/submissions.ts';
import { merchantKeys } from '../harness.ts';
import { receiver, sandbox, status } from './receiver.ts';

type Sandbox = ReturnType<typeof setUpApprovals>;

/** The notifications of a merchant's server, each as its type and the state. */
async function told(act: (sandbox: Sandbox) => Promise<unknown>): Promise<readonly string[]> {
  const own = setUpApprovals();
  await act(own);
  return own.simulator.notifications.list().map(({ notification }) => {
    assertConforms(['components', 'schemas', 'Notification'], notification);
    const { type, data } = notification;
    return `${type} ${'status' in data ? data.status : data.Status}`;
  });
}

const created = 'claims.approvalRequestCreated Initiated';
const paid = 'claims.paymentComplete Paid';
const ended = (state: string) => `claims.approvalRequestEnded ${state}`;

const portalPaid = 'portal.paymentComplete Paid';
const saved = 'claims.saveComplete Saved';

async function payAndVoid({ payApproved, simulator }: Sandbox, submission = payment(50_00)) {
  simulator.reversals.void(merchantKeys.noFee, (await payApproved(submission)).transactionId);
}

const payments: Readonly<Record<string, readonly string[]>> = { Completed: [paid, paid], Incomplete: [paid] };

type Act = (sandbox: Sandbox) => Promise<unknown>;
type Case = readonly [title: string, act: Act, told: readonly string[]];

const refundTwice: Act = async ({ payApproved, simulator }) => {
  const { transactionId } = await payApproved(payment(50_00));
  const refund = { transactionId, amount: 1_00, operationKey: 'once' };
  for (const again of [refund, refund]) simulator.reversals.refund(merchantKeys.noFee, again);
};
const voidClaim: Act = async ({ submitApproved, simulator }) => {
  const { transaction } = await submitApproved(claimPayment(50_00, prepaid));
  simulator.claims.reversals.void(claimsKeys.first, transaction?.transactionId ?? '');
};
const answerEmail =
  (submission: AccountSubmission, ...methods: readonly object[]): Act =>
  async ({ askedByEmail, follow }) => {
    const link = await askedByEmail(submission);
    for (const method of methods) await follow(link, method);
  };
const byEmail = claimPayment(50_00, ePay);
const declined = payeeBankAccount({ accountNumber: '000111111116' });
const answeredPaid = [saved, paid, 'claims.ePayRequestAnswered Paid'];
const answeredSaved = [saved, saved, 'claims.ePayRequestAnswered Saved'];

const cases: readonly Case[] = [
  ['a payment', ({ pay }) => pay(payment(50_00)), [portalPaid]],
  ['a payment that was declined', ({ pay }) => pay(payment(3_00)), []],
  ['a save', ({ save }) => save(saving(card())), ['portal.saveComplete Saved']],
  ['a save that was declined', ({ save }) => save(saving(card({ number: '4000000000000002' }))), []],
  ['a void', payAndVoid, [portalPaid, 'portal.paymentReversed Voided']],
  ['a void that was declined', (own) => payAndVoid(own, payment(11_00, bankAccount())), [portalPaid]],
  ['a refund that was requested twice with one key', refundTwice, [portalPaid, 'portal.paymentReversed Refunded']],
  ['a claim payment', ({ submit }) => submit(claimPayment(50_00)), [paid]],
  ['a payee’s saved method', ({ submit }) => submit(methodSave()), [saved]],
  ['the void of a claim payment', voidClaim, [paid, 'claims.paymentReversed Voided']],
  ['an e-mail request that is answered twice', answerEmail(byEmail, payeeBankAccount(), prepaid), answeredPaid],
  ['an e-mail request to save a method that is answered', answerEmail(methodSave(ePay), prepaid), answeredSaved],
  ['an e-mail request whose answer is declined', answerEmail(byEmail, declined), [saved]],
  ['a request that pays at once', ({ create }) => create([bypass]), [created, paid, ended('Completed')]],
  ...Object.entries(ends).map(([status, bring]): Case => {
    const act = async (own: Sandbox) => {
      await own.create([claimant, payee], twoSteps);
      await bring(own);
      for (let count = 0; count < 2; count++) own.simulator.catchUp();
    };
    return [`a request that becomes ${status}`, act, [created, ...(payments[status] ?? []), ended(status)]];
  }),
];

for (const [title, act, expected] of cases) {
  test(`A merchant’s server is notified of ${title}: ${expected.join(', ') || 'nothing'}`, async () => {
    assert.deepEqual(await told(act), expected);
  });
}

test('The sandbox’s timer reports a request that expires', async () => {
  const { simulator, server, post, ring, deliveries, sleep } = await sandbox();
  const { url, received } = await receiver(status(200));
  simulator.notifications.setAddress(claimsKeys.first, { url, secrets: [`whsec_${'A'.repeat(32)}`] });
  createDirectly(simulator, [claimant]);
  assert.equal((await post('/sandbox/notifications/msg/again')).status, 404);
  await server.idle();
  const day = 24 * 60 * 60 * 1_000;
  for (let days = 0; days < 30; days += 1) {
    assert.deepEqual([sleep(), deliveries().length], [day, 1]);
    await ring();
  }
  await server.idle();
  assert.deepEqual([deliveries().at(-1)?.state, sleep(), received.length], ['delivered', undefined, 2]);
  assert.partialDeepStrictEqual(JSON.parse(received.at(-1)?.body ?? ''), {
    type: 'claims.approvalRequestEnded',
    data: { claimNumber: 'CLAIM-4711', status: 'Expired', approvalRequestParties: [{ status: 'Asked' }] },
  });
});
