import type { Cents } from '../../../../src/money.ts';
import { hasAction, hasCompleted, isApproved, isPayable, approves, receives, partyStatus } from './approval-party.ts';
import type { ApprovalParty, PartyPayment } from './approval-party.ts';
import type { ApprovalRequestStatus, PartyMethod, PartyRole } from '../../../../src/adjuster/enumerations.ts';

/*
 * The life of an approval request, as one pure state machine: state and action in, state and effects out.
 *
 *     Initiated -> Completed | Rejected | Cancelled | Expired | Incomplete
 *
 * Initiated is the only open state; nothing leads out of the others. Source: claims modals, States and transitions, which
 * give the states and no transitions; what happens when is the project's decision.
 */

/**
 * When the parties of a request get their welcome e-mails; a setting of the merchant. `OneStep`: all at the creation, and
 * payment waits until all have completed their actions. `TwoStep`: approvers first, the others once all have approved, and
 * each recipient is paid on its own. Source: claims modals, States, which name the two-step sequence.
 */
export type WelcomeSequence = 'OneStep' | 'TwoStep';

/** Where a request stands. */
export interface ApprovalRequest {
  readonly status: ApprovalRequestStatus;
  readonly welcome: WelcomeSequence;
  readonly parties: readonly ApprovalParty[];
}

/** An effect in the world. Whoever runs the machine carries out each once, in order. */
export type ApprovalEffect =
  | { readonly type: 'sendWelcomeEmail'; readonly partyId: number }
  /** To be answered with `paid` or `paymentFailed`, with the same party and attempt. */
  | {
      readonly type: 'pay';
      readonly partyId: number;
      /** 1 for a party's first payment. With the party, a key that makes doing it twice harmless. */
      readonly attempt: number;
      readonly amount: Cents;
      readonly method: PartyMethod;
    };

/** A party at the creation. `method` is how a party without an action is paid; null for every other. */
export interface NewApprovalParty {
  readonly id: number;
  readonly role: PartyRole;
  readonly amount: Cents;
  readonly method: PartyMethod | null;
}

export interface Progress {
  readonly request: ApprovalRequest;
  readonly effects: readonly ApprovalEffect[];
}

/**
 * Creates a request from a checked upload: asks the parties whose turn it is, and pays at once where nobody has
 * anything to do.
 *
 * The process type makes no difference here: SinglePartyPayment is a request with one party, which is paid when all
 * parties, itself, have completed.
 */
export function createApprovalRequest(given: {
  readonly welcome: WelcomeSequence;
  readonly parties: readonly NewApprovalParty[];
}): Progress {
  const parties = given.parties.map(({ id, role, amount, method }): ApprovalParty => ({
    id,
    role,
    amount,
    asked: false,
    decision: 'none',
    method: role === 'PaymentOnlyActionBypass' ? method : null,
    payment: { state: 'none' },
  }));
  return advance({ status: 'Initiated', welcome: given.welcome, parties });
}

/**
 * Everything that follows by itself from where the parties stand: who is asked next, who is paid, whether all is done.
 *
 * - One step: all are asked at once; when all have completed their actions, all recipients are paid.
 * - Two steps: approvers are asked first; when all have approved, the others are asked, and each recipient is paid as soon
 *   as it has a method. Without approvers the second step begins at once.
 */
export function advance(request: ApprovalRequest): Progress {
  const { welcome, parties } = request;
  const isApprovedByAll = parties.every(isApproved);
  const mayPay = welcome === 'OneStep' ? parties.every(hasCompleted) : isApprovedByAll;
  const effects: ApprovalEffect[] = [];
  const next = parties.map((party) => {
    const isTurn = welcome === 'OneStep' || isApprovedByAll || approves(party.role);
    if (isTurn && !party.asked && hasAction(party.role)) {
      effects.push({ type: 'sendWelcomeEmail', partyId: party.id });
      return { ...party, asked: true };
    }
    if (!mayPay || party.method === null || !isPayable(party)) return party;
    const attempt = attemptOf(party.payment) + 1;
    effects.push({ type: 'pay', partyId: party.id, attempt, amount: party.amount, method: party.method });
    return { ...party, payment: { state: 'inFlight', attempt } as const };
  });
  const isDone = isApprovedByAll && next.every(({ role, payment }) => !receives(role) || payment.state === 'paid');
  return { request: { ...request, status: isDone ? 'Completed' : 'Initiated', parties: next }, effects };
}

function attemptOf(payment: PartyPayment): number {
  return payment.state === 'none' ? 0 : payment.attempt;
}

/** True while a payment was given out whose result is not in: so long the request cannot end. */
export function isPaymentInFlight({ parties }: ApprovalRequest): boolean {
  return parties.some(({ payment }) => payment.state === 'inFlight');
}

/** True where a party's e-mail may be sent again: it has been asked, and has something left to do. */
export function canResend({ status }: ApprovalRequest, party: ApprovalParty): boolean {
  return status === 'Initiated' && partyStatus(party) === 'Asked';
}
