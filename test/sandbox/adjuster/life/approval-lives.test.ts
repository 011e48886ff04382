import assert from 'node:assert/strict';
import test from 'node:test';
import fc from 'fast-check';
import type { ApprovalAction, Transition } from '../../../../mock-server/simulator/adjuster/life/approval-actions.ts';
import {
  canResend,
  createApprovalRequest,
  type ApprovalEffect,
  type ApprovalRequest,
  type NewApprovalParty,
} from '../../../../mock-server/simulator/adjuster/life/approval-request.ts';
import { act } from '../../../../mock-server/simulator/adjuster/life/approval-transitions.ts';
import {
  ApprovalRequestStatus,
  partyMethodNumbers,
  partyRoleNumbers,
  type PartyMethod,
  type PartyRole,
  type WelcomeSequence,
} from '../../../../src/adjuster/enumerations.ts';
import { partiesOf } from './approval-requests.ts';

/*
 * Whatever the parties, the adjuster, the processor and time do, in whatever order and however often, money goes where it
 * should, once, and every end means what it says. What is true is taken from the world's own book, not from the state.
 */

type Pay = Extract<ApprovalEffect, { type: 'pay' }>;

interface Result {
  readonly pay: Pay;
  readonly succeeds: boolean;
}

/** What somebody does; `report` delivers the result of a payment that was given out, for the first time or again. */
type Deed =
  | { readonly does: 'approve' | 'reject' | 'resend'; readonly partyId: number }
  | { readonly does: 'approveWith' | 'choose'; readonly partyId: number; readonly method: PartyMethod }
  | { readonly does: 'report'; readonly result: number }
  | { readonly does: 'reportAll' }
  | { readonly does: 'invent'; readonly partyId: number; readonly attempt: number; readonly succeeds: boolean }
  | { readonly does: 'cancel' | 'expire' };

interface Life {
  readonly welcome: WelcomeSequence;
  readonly roles: readonly PartyRole[];
  /** Whether results come in at once, as in a service that carries out effects synchronously. */
  readonly isPrompt: boolean;
  /** What the processor says to each payment in turn; yes, once these are used up. */
  readonly says: readonly boolean[];
  readonly deeds: readonly Deed[];
}

const approvers: readonly PartyRole[] = ['ApprovalOnly', 'ApprovalAndPayment'];

class World {
  request: ApprovalRequest;
  readonly parties: readonly NewApprovalParty[];
  /** Every payment that was given out, and what the processor did. This is the money. */
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

  get moved(): readonly Pay[] {
    return this.results.filter(({ succeeds }) => succeeds).map(({ pay }) => pay);
  }

  get hasUnsettled(): boolean {
    return this.results.some((result) => !this.#settled.has(result));
  }

  get approvalsAreIn(): boolean {
    return this.parties.every(({ id, role }) => !approvers.includes(role) || this.approved.has(id));
  }

  do(deed: Deed): void {
    switch (deed.does) {
      case 'approve':
      case 'reject':
      case 'resend': {
        this.#act({ type: deed.does, partyId: deed.partyId });
        return;
      }
      case 'approveWith': {
        this.#act({ type: 'approve', partyId: deed.partyId, method: deed.method });
        return;
      }
      case 'choose': {
        this.#act({ type: 'choose', partyId: deed.partyId, method: deed.method });
        return;
      }
      case 'cancel':
      case 'expire': {
        this.#act({ type: deed.does });
        return;
      }
      case 'report': {
        const result = this.results[deed.result % (this.results.length || 1)];
        if (result) this.#report(result);
        return;
      }
      case 'reportAll': {
        this.reportAll();
        return;
      }
      case 'invent': {
        const { partyId, attempt, succeeds } = deed;
        // A result of a payment that was never given out. One that was is only ever reported as it is.
        if (this.results.some(({ pay }) => pay.partyId === partyId && pay.attempt === attempt)) return;
        this.#act(
          succeeds ? { type: 'paid', partyId, attempt } : { type: 'paymentFailed', partyId, attempt, code: 'Declined' },
        );
        return;
      }
    }
  }

  reportAll(): void {
    for (const result of this.results) if (!this.#settled.has(result)) this.#report(result);
  }

  #report(result: Result): void {
    const { partyId, attempt } = result.pay;
    const before = this.request;
    const isNews = !this.#settled.has(result);
    this.#settled.add(result);
    this.#act(
      result.succeeds
        ? { type: 'paid', partyId, attempt }
        : { type: 'paymentFailed', partyId, attempt, code: 'Declined' },
    );
    // News is heard, whatever else happens, and nothing is heard twice.
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
    this.#checkEnd(before, next);
    this.#carryOut(next.effects, action.type !== 'resend');
  }

  #remember(action: ApprovalAction): void {
    if (action.type === 'approve') {
      assert.ok(!this.approved.has(action.partyId), 'approved twice');
      this.approved.add(action.partyId);
    }
    if ((action.type === 'approve' || action.type === 'choose') && action.method) {
      this.chosen.set(action.partyId, action.method);
    }
  }

  #checkEnd(before: ApprovalRequest, { request, effects }: Transition): void {
    if (request.status === 'Initiated') return;
    assert.deepEqual(effects, [], 'something is done after the end');
    assert.equal(before.status, 'Initiated');
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
    assert.ok(
      earlier.every((result) => !result.succeeds && this.#settled.has(result)),
      'paid again before it is known that the last payment failed',
    );
    assert.equal(pay.attempt, earlier.length + 1);
    assert.ok(earlier.length === 0 || party.role !== 'PaymentOnlyActionBypass', 'a bypass is paid again');
    if (this.#life.welcome === 'OneStep') {
      const choosers = this.parties.filter(({ role }) => role !== 'ApprovalOnly');
      assert.ok(
        choosers.every(({ id }) => this.chosen.has(id)),
        'paid before all have completed',
      );
    }
  }

  /** What has to be true at any time. */
  check(): void {
    const { request, parties, moved } = this;
    const ids = moved.map(({ partyId }) => partyId);
    assert.equal(new Set(ids).size, ids.length, 'a party was paid twice');
    const total = parties.reduce((sum, { amount }) => sum + amount, 0);
    const spent = moved.reduce((sum, { amount }) => sum + amount, 0);
    assert.ok(spent <= total);
    assert.equal(new Set(this.welcomed).size, this.welcomed.length, 'a party was welcomed twice');
    if (request.status !== 'Initiated') assert.ok(!this.hasUnsettled, 'money is on its way after the end');
    switch (request.status) {
      case 'Completed':
        assert.equal(spent, total);
        assert.ok(this.approvalsAreIn);
        break;
      case 'Expired':
      case 'Rejected':
        assert.equal(spent, 0);
        break;
      case 'Incomplete':
        assert.ok(spent > 0 && spent < total);
        break;
      case 'Cancelled':
        assert.ok(spent < total);
        break;
      case 'Initiated':
        assert.ok(spent < total || this.hasUnsettled, 'all are paid, and it is still open');
    }
    for (const party of request.parties) {
      const canSend = act(request, { type: 'resend', partyId: party.id }).refusal === null;
      assert.equal(canSend, canResend(request, party));
    }
  }
}

const method = fc.constantFrom(...(Object.keys(partyMethodNumbers) as PartyMethod[]));
/** Most often one that is there. */
const partyId = fc.integer({ min: 1, max: 4 });
const does = <Does extends Deed['does']>(...deeds: readonly Does[]) => fc.constantFrom(...deeds);
const deed: fc.Arbitrary<Deed> = fc.oneof(
  { weight: 8, arbitrary: fc.record({ does: does('approve'), partyId }) },
  { weight: 6, arbitrary: fc.record({ does: does('approveWith'), partyId, method }) },
  { weight: 12, arbitrary: fc.record({ does: does('choose'), partyId, method }) },
  { weight: 8, arbitrary: fc.record({ does: does('report'), result: fc.nat(9) }) },
  { weight: 1, arbitrary: fc.record({ does: does('resend'), partyId }) },
  {
    weight: 1,
    arbitrary: fc.record({
      does: does('invent'),
      partyId,
      attempt: fc.integer({ min: 0, max: 3 }),
      succeeds: fc.boolean(),
    }),
  },
);
/** What may end a request, and what comes after. */
const ending: fc.Arbitrary<Deed[]> = fc.oneof(
  fc.constantFrom<Deed[]>([], [{ does: 'expire' }], [{ does: 'cancel' }]),
  fc.constantFrom<Deed[]>([{ does: 'reportAll' }, { does: 'expire' }], [{ does: 'reportAll' }, { does: 'cancel' }]),
  partyId.map((party): Deed[] => [{ does: 'reject', partyId: party }]),
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

const seen = new Map<string, number>();

test('Whatever happens, money goes where it should, once, and every end means what it says', () => {
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
      const end = `${given.welcome} ${world.request.status}`;
      seen.set(end, (seen.get(end) ?? 0) + 1);
    }),
    { numRuns: 5_000 },
  );
});

/* The lives above have to lead everywhere, or the property would be empty. */
for (const welcome of ['OneStep', 'TwoStep']) {
  for (const status of Object.values(ApprovalRequestStatus)) {
    test(`Some of the lives above end as ${status} in ${welcome}`, () => {
      assert.ok((seen.get(`${welcome} ${status}`) ?? 0) > 0);
    });
  }
}

test('Wherever an open request stands, it is completed once all do their part, and can be ended once no payment is on its way', () => {
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

      // The processor may decline the rest of what it says; each refusal is answered by another choice.
      for (let round = 0; round <= given.says.length + 1; round += 1) {
        for (const { id } of world.parties) world.do({ does: 'approve', partyId: id });
        for (const { id } of world.parties) world.do({ does: 'choose', partyId: id, method: 'Check' });
        world.reportAll();
      }
      const isStuck = world.results.some(
        ({ pay, succeeds }) => !succeeds && given.roles[pay.partyId - 1] === 'PaymentOnlyActionBypass',
      );
      assert.equal(world.request.status, isStuck ? 'Initiated' : 'Completed');
      world.check();
    }),
    { numRuns: 2_000 },
  );
});
