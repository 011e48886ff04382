import type { Cents } from '../../../../src/money.ts';
import { hasAction, hasCompleted, isApproved, isPayable, approves, receives, partyStatus } from './approval-party.ts';
import type { ApprovalParty, PartyPayment } from './approval-party.ts';
import type { ApprovalRequestStatus, PartyMethod } from '../../../../src/adjuster/enumerations.ts';

/*
 * The states of an approval request, as one pure state machine: from state and action to state and effects.
 *
 *     Initiated -> Completed | Rejected | Cancelled | Expired | Incomplete
 *
 * Initiated is the only open state; all others are final. The states are from the specification (claims modals, States
 * and transitions). The project defines the transitions.
 */

/**
 * The merchant's setting for the order of welcome e-mails. `OneStep`: all parties get them at the creation, and payment
 * waits until all have completed their actions. `TwoStep`: approvers get them first, the others after all approvals,
 * and each recipient is paid separately. Source: claims modals, States, which name the two-step sequence.
 */
export type WelcomeSequence = 'OneStep' | 'TwoStep';

export interface ApprovalRequest {
  readonly status: ApprovalRequestStatus;
  readonly welcome: WelcomeSequence;
  readonly parties: readonly ApprovalParty[];
}

/** An effect outside the state machine. The caller carries out each effect once, in order. */
export type ApprovalEffect =
  | { readonly type: 'sendWelcomeEmail'; readonly partyId: number }
  /** Answer it with `paid` or `paymentFailed`, with the same party and attempt. */
  | {
      readonly type: 'pay';
      readonly partyId: number;
      /** 1 for a party's first payment. Party and attempt identify the payment, so that it is made once. */
      readonly attempt: number;
      readonly amount: Cents;
      readonly method: PartyMethod;
    };

/** A party at the creation. `method` is for a party without an action; null for all others. */
export type NewApprovalParty = Pick<ApprovalParty, 'id' | 'role' | 'amount' | 'method'>;

export interface Progress {
  readonly request: ApprovalRequest;
  readonly effects: readonly ApprovalEffect[];
}

/** Creates a request, asks the parties whose turn it is, and pays at once if no party has to act. */
export function createApprovalRequest(given: {
  readonly welcome: WelcomeSequence;
  readonly parties: readonly NewApprovalParty[];
}): Progress {
  const parties = given.parties.map(({ method, ...party }): ApprovalParty => ({
    ...party,
    asked: false,
    decision: 'none',
    method: party.role === 'PaymentOnlyActionBypass' ? method : null,
    payment: { state: 'none' },
  }));
  return advance({ status: 'Initiated', welcome: given.welcome, parties });
}

/**
 * Applies everything that follows from the state of the parties: who is asked next, who is paid, whether all is done.
 *
 * - One step: all are asked at once. When all have completed their actions, all recipients are paid.
 * - Two steps: approvers are asked first. When all have approved, the others are asked, and each recipient is paid as
 *   soon as it has a method. Without approvers, the second step begins at once.
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

export function attemptOf(payment: PartyPayment): number {
  return payment.state === 'none' ? 0 : payment.attempt;
}

export function isPaymentInFlight({ parties }: ApprovalRequest): boolean {
  return parties.some(({ payment }) => payment.state === 'inFlight');
}

export function canResend({ status }: ApprovalRequest, party: ApprovalParty): boolean {
  return status === 'Initiated' && partyStatus(party) === 'Asked';
}
