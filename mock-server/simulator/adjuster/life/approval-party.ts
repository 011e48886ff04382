import type { Cents } from '../../../../src/money.ts';
import type { PartyMethod, PartyRole, PartyStatus } from '../../../../src/adjuster/enumerations.ts';

/**
 * Where the payment to a party stands. Attempts count from 1; there is never more than one on its way, and none after
 * one that succeeded.
 */
export type PartyPayment =
  | { readonly state: 'none' }
  /** Given out; its result is not in. */
  | { readonly state: 'inFlight'; readonly attempt: number }
  /** Nothing was moved. `code` is the processor's, for the adjuster. */
  | { readonly state: 'failed'; readonly attempt: number; readonly code: string }
  | { readonly state: 'paid'; readonly attempt: number };

/** One party in the life of a request. */
export interface ApprovalParty {
  readonly id: number;
  readonly role: PartyRole;
  /** In cents; 0 for a party that only approves. */
  readonly amount: Cents;
  /** True once it was sent its welcome e-mail. */
  readonly asked: boolean;
  readonly decision: 'none' | 'approved' | 'rejected';
  /** How it has chosen to be paid, or is paid without choosing. */
  readonly method: PartyMethod | null;
  readonly payment: PartyPayment;
}

/** True of a role that takes an approval. */
export function approves(role: PartyRole): boolean {
  return role === 'ApprovalOnly' || role === 'ApprovalAndPayment';
}

/** True of a role that takes the choice of a method. */
export function chooses(role: PartyRole): boolean {
  return role === 'PaymentOnly' || role === 'ApprovalAndPayment';
}

/** True of the role of a payment recipient. */
export function receives(role: PartyRole): boolean {
  return role !== 'ApprovalOnly';
}

/** True of a role that has anything to do, and hence is written to. */
export function hasAction(role: PartyRole): boolean {
  return approves(role) || chooses(role);
}

/** True of an approver who has approved, and of a party that need not. */
export function isApproved({ role, decision }: ApprovalParty): boolean {
  return !approves(role) || decision === 'approved';
}

/** True of a party that has done all that its role takes. A failed payment takes the chosen method back. */
export function hasCompleted(party: ApprovalParty): boolean {
  return isApproved(party) && (!chooses(party.role) || party.method !== null);
}

/**
 * True where a payment may be given out. After a failure a method has to be chosen again, which a party without an
 * action cannot: it stays unpaid.
 */
export function isPayable({ role, method, payment }: ApprovalParty): boolean {
  if (!receives(role) || method === null) return false;
  return payment.state === 'none' || (payment.state === 'failed' && chooses(role));
}

/** Where a party stands, as the adjuster sees it. */
export function partyStatus(party: ApprovalParty): PartyStatus {
  if (party.payment.state === 'paid') return 'Paid';
  if (party.decision === 'rejected') return 'Rejected';
  if (hasCompleted(party)) return 'Done';
  return party.asked ? 'Asked' : 'Waiting';
}
