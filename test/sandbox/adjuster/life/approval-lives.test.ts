import assert from 'node:assert/strict';
import test from 'node:test';
import fc from 'fast-check';
import type { ApprovalAction } from '../../../../mock-server/simulator/adjuster/life/approval-actions.ts';
import type {
  ApprovalEffect,
  ApprovalRequest,
} from '../../../../mock-server/simulator/adjuster/life/approval-request.ts';
import { canResend, createApprovalRequest } from '../../../../mock-server/simulator/adjuster/life/approval-request.ts';
import { act } from '../../../../mock-server/simulator/adjuster/life/approval-transitions.ts';
import type { PartyMethod, PartyRole } from '../../../../src/adjuster/enumerations.ts';
import { ApprovalRequestStatus, partyMethodNumbers, partyRoleNumbers } from '../../../../src/adjuster/enumerations.ts';
import { actionOf, partiesOf } from './approval-requests.ts';

/*
 * The parties, the adjuster, the processor and the clock act in any order and number. The right parties are paid once,
 * and every final state is correct. The simulated world keeps its own record, which the tests compare with the state.
 */

type Pay = Extract<ApprovalEffect, { type: 'pay' }>;

interface Result {
  readonly pay: Pay;
  readonly succeeds: boolean;
}

/**
 * An action, in the words of {@link actionOf}. In addition, `report 3` delivers the result of a payment, for the first
 * time or again, and `report all` delivers all results.
 */
type Deed = string;

interface Life {
  readonly welcome: 'OneStep' | 'TwoStep';
  readonly roles: readonly PartyRole[];
  /** Whether results arrive at once, as in a service that runs effects synchronously. */
  readonly isPrompt: boolean;
  /** The processor's answers to the payments, in order. The default is yes. */
  readonly says: readonly boolean[];
  readonly deeds: readonly Deed[];
}

const approvers: readonly PartyRole[] = ['ApprovalOnly', 'ApprovalAndPayment'];

class World {
  request: ApprovalRequest;
  readonly parties: ReturnType<typeof partiesOf>;
  /** Every payment that was started, and the processor's result. This is the money that moved. */
  readonly results: Result[] = [];
  readonly approved = new Set<number>();
  readonly chosen = new Map<number, PartyMethod>();
  readonly welcomed: number[] = [];
  readonly #life: Life;
  readonly #settled = new Set<Result>();

  constructor(life: Life) {
    this.#life = life;
    this.parties = partiesOf(...life.roles);
    const { request, effects } = createApprovalRequest({ welcome: life.welcome, parties: this.parties });
    this.request = request;
    for (const { id, method } of this.parties) if (method) this.chosen.set(id, method);
    this.#carryOut(effects, true);
  }

  get hasUnsettled(): boolean {
    return this.results.some((result) => !this.#settled.has(result));
  }

  get approvalsAreIn(): boolean {
    return this.parties.every(({ id, role }) => !approvers.includes(role) || this.approved.has(id));
  }

  do(deed: Deed): void {
    const [does, which] = deed.split(' ');
    if (deed === 'report all') return this.reportAll();
    if (does === 'report') {
      const result = this.results[Number(which) % (this.results.length || 1)];
      return result && this.#report(result);
    }
    const action = actionOf(deed);
    // The result of a payment that was never started. Started payments are only reported with their real result.
    const isInvented = 'attempt' in action;
    const isOf = ({ pay }: Result) => isInvented && pay.partyId === action.partyId && pay.attempt === action.attempt;
    if (!this.results.some(isOf)) this.#act(action);
  }

  reportAll(): void {
    for (const result of this.results) if (!this.#settled.has(result)) this.#report(result);
  }

  #report(result: Result): void {
    const { pay, succeeds } = result;
    const [before, isNews] = [this.request, !this.#settled.has(result)];
    this.#settled.add(result);
    this.#act(actionOf(`${succeeds ? 'paid' : 'failed'} ${pay.partyId} #${pay.attempt}`));
    // Each change is reported exactly once.
    assert.equal(this.request !== before, isNews);
  }

  #act(action: ApprovalAction): void {
    const before = this.request;
    const next = act(before, action);
    if (before.status !== 'Initiated') assert.equal(next.refusal, 'ended');
    if (next.refusal) {
      assert.equal(next.request, before);
      assert.deepEqual(next.effects, []);
      return;
    }
    this.request = next.request;
    this.#remember(action);
    if (next.request.status !== 'Initiated') assert.deepEqual(next.effects, [], 'something is done after the end');
    this.#carryOut(next.effects, action.type !== 'resend');
  }

  #remember(action: ApprovalAction): void {
    if (action.type === 'approve') {
      assert.ok(!this.approved.has(action.partyId), 'approved twice');
      this.approved.add(action.partyId);
    }
    if ((action.type === 'approve' || action.type === 'choose') && action.method)
      this.chosen.set(action.partyId, action.method);
  }

  #carryOut(effects: readonly ApprovalEffect[], areWelcomes: boolean): void {
    for (const effect of effects) {
      if (effect.type === 'sendWelcomeEmail') {
        if (areWelcomes) this.welcomed.push(effect.partyId);
        this.#checkEmail(effect.partyId);
      } else {
        this.#checkPay(effect);
        this.results.push({ pay: effect, succeeds: this.#life.says[this.results.length] ?? true });
      }
    }
    if (this.#life.isPrompt) this.reportAll();
  }

  #checkEmail(partyId: number): void {
    const role = this.parties.find(({ id }) => id === partyId)?.role;
    assert.ok(role && role !== 'PaymentOnlyActionBypass');
    assert.ok(this.#life.welcome === 'OneStep' || approvers.includes(role) || this.approvalsAreIn, 'asked too early');
  }

  #checkPay(pay: Pay): void {
    const party = this.parties.find(({ id }) => id === pay.partyId);
    assert.ok(party && party.role !== 'ApprovalOnly');
    assert.equal(pay.amount, party.amount);
    assert.equal(pay.method, this.chosen.get(pay.partyId), 'paid by another method than the one chosen last');
    assert.ok(this.approvalsAreIn, 'paid before all have approved');
    const earlier = this.results.filter((result) => result.pay.partyId === pay.partyId);
    const haveFailed = earlier.every((result) => !result.succeeds && this.#settled.has(result));
    assert.ok(haveFailed, 'paid again before it is known that the last payment failed');
    assert.equal(pay.attempt, earlier.length + 1);
    assert.ok(earlier.length === 0 || party.role !== 'PaymentOnlyActionBypass', 'a bypass is paid again');
    const haveChosen = this.parties.every(({ id, role }) => role === 'ApprovalOnly' || this.chosen.has(id));
    if (this.#life.welcome === 'OneStep') assert.ok(haveChosen, 'paid before all have completed');
  }

  check(): void {
    const { request, parties } = this;
    const moved = this.results.filter(({ succeeds }) => succeeds).map(({ pay }) => pay);
    const ids = moved.map(({ partyId }) => partyId);
    assert.equal(new Set(ids).size, ids.length, 'a party was paid twice');
    const sumOf = (all: readonly { amount: number }[]) => all.reduce((sum, { amount }) => sum + amount, 0);
    const [total, spent] = [sumOf(parties), sumOf(moved)];
    assert.ok(spent <= total);
    assert.equal(new Set(this.welcomed).size, this.welcomed.length, 'a party was welcomed twice');
    if (request.status !== 'Initiated') assert.ok(!this.hasUnsettled, 'money is on its way after the end');
    const isRight: Readonly<Record<ApprovalRequest['status'], boolean>> = {
      Completed: spent === total && this.approvalsAreIn,
      Expired: spent === 0,
      Rejected: spent === 0,
      Incomplete: spent > 0 && spent < total,
      Cancelled: spent < total,
      // Otherwise all are paid, and it is still open.
      Initiated: spent < total || this.hasUnsettled,
    };
    assert.ok(isRight[request.status], `It is ${request.status} with ${spent} of ${total} paid.`);
    for (const party of request.parties) {
      const canSend = act(request, { type: 'resend', partyId: party.id }).refusal === null;
      assert.equal(canSend, canResend(request, party));
    }
  }
}

const method = fc.constantFrom(...Object.keys(partyMethodNumbers));
/** Usually an existing one. */
const partyId = fc.integer({ min: 1, max: 4 });
const invented = fc.tuple(fc.constantFrom('paid', 'failed'), partyId, fc.integer({ min: 0, max: 3 }));
const deed: fc.Arbitrary<Deed> = fc.oneof(
  { weight: 8, arbitrary: partyId.map((id) => `approve ${id}`) },
  { weight: 6, arbitrary: fc.tuple(partyId, method).map(([id, chosen]) => `approve ${id} ${chosen}`) },
  { weight: 12, arbitrary: fc.tuple(partyId, method).map(([id, chosen]) => `choose ${id} ${chosen}`) },
  { weight: 8, arbitrary: fc.nat(9).map((result) => `report ${result}`) },
  { weight: 1, arbitrary: partyId.map((id) => `resend ${id}`) },
  { weight: 1, arbitrary: invented.map(([result, id, attempt]) => `${result} ${id} #${attempt}`) },
);
/** Events that may end a request, and the events after them. */
const ending: fc.Arbitrary<Deed[]> = fc.oneof(
  fc.constantFrom<Deed[]>([], ['expire'], ['cancel']),
  fc.constantFrom<Deed[]>(['report all', 'expire'], ['report all', 'cancel']),
  partyId.map((id) => [`reject ${id}`]),
);
const some = (most: number) => fc.array(deed, { maxLength: most, size: 'max' });
const role = fc.constantFrom(...(Object.keys(partyRoleNumbers) as PartyRole[]));
const life = fc.record<Life>({
  welcome: fc.constantFrom('OneStep', 'TwoStep'),
  roles: fc.array(role, { minLength: 1, maxLength: 4 }).filter((roles) => roles.some((one) => one !== 'ApprovalOnly')),
  isPrompt: fc.boolean(),
  says: fc.array(fc.boolean(), { maxLength: 6 }),
  deeds: fc.tuple(some(25), ending, some(10), ending).map((deeds) => deeds.flat()),
});

test('Money goes once to the right parties in any sequence of events, and every end is correct', () => {
  const seen = new Set<string>();
  fc.assert(
    fc.property(life, (given) => {
      const world = new World(given);
      world.check();
      for (const one of given.deeds) {
        const before = world.request;
        world.do(one);
        if (before.status !== 'Initiated') assert.equal(world.request, before);
        world.check();
      }
      seen.add(`${given.welcome} ${world.request.status}`);
    }),
    { numRuns: 5_000 },
  );
  // The runs must reach every state. Otherwise the property would be empty.
  assert.equal(seen.size, 2 * Object.keys(ApprovalRequestStatus).length, [...seen].join());
});

test('An open request can always be completed, and can be ended once no payment is on its way', () => {
  fc.assert(
    fc.property(life, (given) => {
      const world = new World(given);
      for (const one of given.deeds) world.do(one);
      if (world.request.status !== 'Initiated') return;
      world.reportAll();

      for (const end of ['cancel', 'expire'] as const) {
        const open: string = world.request.status;
        assert.equal(act(world.request, { type: end }).refusal, open === 'Initiated' ? null : 'ended');
      }

      // The processor may decline all remaining payments. After each decline, the party makes another choice.
      for (let round = 0; round <= given.says.length + 1; round += 1) {
        for (const { id } of world.parties) world.do(`approve ${id}`);
        for (const { id } of world.parties) world.do(`choose ${id} Check`);
        world.reportAll();
      }
      const failed = world.results.filter(({ succeeds }) => !succeeds);
      const isStuck = failed.some(({ pay }) => given.roles[pay.partyId - 1] === 'PaymentOnlyActionBypass');
      assert.equal(world.request.status, isStuck ? 'Initiated' : 'Completed');
      world.check();
    }),
    { numRuns: 2_000 },
  );
});
