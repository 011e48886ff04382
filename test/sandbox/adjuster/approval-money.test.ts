import assert from 'node:assert/strict';
import fc from 'fast-check';
import { approves, receives } from '../../../mock-server/simulator/adjuster/life/approval-party.ts';
import type { ApprovalRequestStatus } from '../../../src/adjuster/enumerations.ts';
import type { PartyAnswer } from '../../../mock-server/simulator/adjuster/party-links.ts';
import type { ChosenMethod } from '../../../mock-server/simulator/adjuster/party-methods.ts';
import type { StoredRequest } from '../../../mock-server/simulator/adjuster/stored-request.ts';
import { Refusal } from '../../../mock-server/simulator/shared/refusal.ts';
import type { Simulator } from '../../../mock-server/simulator/simulator.ts';
import type { Json } from './parties.ts';
import { approvalTest as test, bankAccount, card, createDirectly, virtualCard } from './approval-harness.ts';
import { claimsKeys } from '../claims/payees.ts';
import { newSimulator, randomized } from '../harness.ts';

/* Nobody is paid twice, too much, too early or after an end, whatever happens. */

const runs = randomized(1_000);

const role = fc.constantFrom('ApprovalOnly', 'PaymentOnly', 'ApprovalAndPayment', 'PaymentOnlyActionBypass');
const parties = fc
  .array(fc.record({ role, cents: fc.constantFrom(2_00, 40_00, 99_75) }), { minLength: 1, maxLength: 4 })
  .filter((given) => given.some((party) => party.role !== 'ApprovalOnly'));

const declined = ['2223344550', '000000004954'].map((number) => bankAccount(number));
const method = fc.constantFrom<ChosenMethod>(virtualCard, card, bankAccount(), ...declined);
const partyAnswer: fc.Arbitrary<PartyAnswer> = fc.oneof(
  { weight: 4, arbitrary: fc.record({ decision: fc.constant('approve' as const), method }) },
  { weight: 3, arbitrary: fc.constant({ decision: 'approve' as const }) },
  { weight: 6, arbitrary: fc.record({ method }) },
  { weight: 1, arbitrary: fc.constant({ decision: 'reject' as const }) },
);
const step = fc.oneof(
  { weight: 30, arbitrary: fc.record({ type: fc.constant('answer' as const), at: fc.nat(3), answer: partyAnswer }) },
  { weight: 2, arbitrary: fc.record({ type: fc.constant('resend' as const), at: fc.nat(3) }) },
  { weight: 1, arbitrary: fc.constant({ type: 'cancel' as const }) },
  { weight: 3, arbitrary: fc.constant({ type: 'wait' as const }) },
);

/** Uploads and creates a request without HTTP; those who are paid without doing anything get a virtual card. */
function createRequest(simulator: Simulator, merchantKey: string, given: readonly { role: string; cents: number }[]) {
  const { claims } = simulator;
  const uploaded = given.map(({ role: approvalRole, cents }, index): Json => ({
    approvalRole,
    paymentAmount: approvalRole === 'ApprovalOnly' ? 0 : (cents / 100).toFixed(2),
    paymentMethodType: 'VirtualCard',
    individualDetails: { firstName: 'Party', lastName: String(index), email: `party-${index}@mail.example` },
  }));
  const { credentials, answer } = createDirectly(simulator, uploaded, merchantKey);
  assert.ok(answer.code === 'Success');
  assert.deepEqual(claims.adjuster.create(credentials, 1).answer, answer);
  const [request] = claims.requests.list();
  assert.ok(request);
  return request;
}

/** Performs an action on a request; a refused action must have no effect. */
function take(simulator: Simulator, request: StoredRequest, taken: StepOf): void {
  const { claims, clock } = simulator;
  const party = 'at' in taken ? request.parties[taken.at] : undefined;
  try {
    switch (taken.type) {
      case 'answer':
        claims.links.answer(party?.link?.slice('/links/'.length) ?? '', taken.answer);
        break;
      case 'resend':
        claims.requests.do(request, { type: 'resend', partyId: party?.id ?? 0 });
        break;
      case 'cancel':
        claims.requests.do(request, { type: 'cancel' });
        break;
      case 'wait':
        clock.moveBy(16 * 24 * 60 * 60 * 1_000);
    }
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
  }
}

type StepOf = typeof step extends fc.Arbitrary<infer Taken> ? Taken : never;

function payments({ claims }: Simulator) {
  return claims.ledger.entries().filter((entry) => entry.kind === 'payment');
}

function assertMoneyIsRight(simulator: Simulator, request: StoredRequest): void {
  const attempts = payments(simulator).map(
    ({ party }) => `${party?.approvalRequestPartyId ?? 0} ${party?.attempt ?? 0}`,
  );
  assert.equal(new Set(attempts).size, attempts.length, 'An attempt to pay was made twice.');
  const done = payments(simulator).filter(({ responseCode }) => responseCode === 'Success');
  const total = done.reduce((sum, { amount }) => sum + amount, 0);
  assert.ok(total <= request.claim.totalAmount, 'More was paid than the total.');
  for (const party of request.parties) {
    const own = done.filter((entry) => entry.party?.approvalRequestPartyId === party.id);
    assert.ok(own.length <= 1, 'A party was paid twice.');
    if (own[0]) assert.equal(own[0].amount, party.shown.amount);
    if (own[0]) assert.ok(receives(party.shown.role), 'A party was paid that only approves.');
  }
  const { status, parties: lives } = request.life;
  const hasApproved = lives.every((life) => !approves(life.role) || life.decision === 'approved');
  assert.ok(attempts.length === 0 || hasApproved, 'Somebody was paid before all had approved.');
  const recipients = lives.filter((life) => receives(life.role)).length;
  assert.equal(status === 'Completed', hasApproved && done.length === recipients);
  if (status === 'Rejected' || status === 'Expired') assert.equal(done.length, 0);
  if (status === 'Incomplete') assert.ok(done.length > 0 && done.length < recipients);
}

test('Payments are right after each step, and stop at the end', () => {
  const seen = new Map<ApprovalRequestStatus, number>();
  fc.assert(
    fc.property(
      fc.constantFrom(claimsKeys.first, claimsKeys.second),
      parties,
      fc.array(step, { maxLength: 25, size: 'max' }),
      (merchantKey, given, steps) => {
        const simulator = newSimulator();
        const request = createRequest(simulator, merchantKey, given);
        assertMoneyIsRight(simulator, request);
        for (const taken of steps) {
          const before = { status: request.life.status, entries: payments(simulator).length };
          take(simulator, request, taken);
          simulator.claims.requests.list();
          assertMoneyIsRight(simulator, request);
          if (before.status === 'Initiated') continue;
          assert.deepEqual({ status: request.life.status, entries: payments(simulator).length }, before);
        }
        const { status } = request.life;
        seen.set(status, (seen.get(status) ?? 0) + 1);
      },
    ),
    runs,
  );
  for (const status of ['Initiated', 'Completed', 'Rejected', 'Cancelled', 'Expired', 'Incomplete'] as const) {
    assert.ok((seen.get(status) ?? 0) > runs.numRuns / 70, `Only ${seen.get(status) ?? 0} requests became ${status}.`);
  }
});
