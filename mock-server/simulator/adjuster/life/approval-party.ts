import type { Cents } from '../../../../src/money.ts';
import type { PartyMethod, PartyRole, PartyStatus } from '../../../../src/adjuster/enumerations.ts';

/** Attempts of a payment count from 1. At most one is in progress, and a success is the last. */
export type PartyPayment =
  | { readonly state: 'none' }
  | { readonly state: 'inFlight'; readonly attempt: number }
  /** No money was moved. `code` is the processor's, for the adjuster. */
  | { readonly state: 'failed'; readonly attempt: number; readonly code: string }
  | { readonly state: 'paid'; readonly attempt: number };

export interface ApprovalParty {
  readonly id: number;
  readonly role: PartyRole;
  /** In cents; 0 for a party that only approves. */
  readonly amount: Cents;
  readonly asked: boolean;
  readonly decision: 'none' | 'approved' | 'rejected';
  readonly method: PartyMethod | null;
  readonly payment: PartyPayment;
}

export const approves = (role: PartyRole): boolean => role === 'ApprovalOnly' || role === 'ApprovalAndPayment';
export const chooses = (role: PartyRole): boolean => role === 'PaymentOnly' || role === 'ApprovalAndPayment';
export const receives = (role: PartyRole): boolean => role !== 'ApprovalOnly';

export const hasAction = (role: PartyRole): boolean => approves(role) || chooses(role);

export function isApproved({ role, decision }: ApprovalParty): boolean {
  return !approves(role) || decision === 'approved';
}

/** True if a party has done everything that its role requires. A failed payment discards the chosen method. */
export function hasCompleted(party: ApprovalParty): boolean {
  return isApproved(party) && (!chooses(party.role) || party.method !== null);
}

/** After a failure, a party must choose again. A party without an action cannot, and stays unpaid. */
export function isPayable({ role, method, payment }: ApprovalParty): boolean {
  if (!receives(role) || method === null) return false;
  return payment.state === 'none' || (payment.state === 'failed' && chooses(role));
}

export function partyStatus(party: ApprovalParty): PartyStatus {
  if (party.payment.state === 'paid') return 'Paid';
  if (party.decision === 'rejected') return 'Rejected';
  if (hasCompleted(party)) return 'Done';
  return party.asked ? 'Asked' : 'Waiting';
}
