import type { ApprovalEffect, ApprovalRequest } from './approval-request.ts';
import type { PartyMethod } from '../../../../src/adjuster/enumerations.ts';

/** An action of a party. */
export type PartyAction =
  /** With a method, approving and choosing are one. */
  | { readonly type: 'approve'; readonly partyId: number; readonly method?: PartyMethod }
  | { readonly type: 'reject'; readonly partyId: number }
  | { readonly type: 'choose'; readonly partyId: number; readonly method: PartyMethod }
  /** Asked for by the adjuster. */
  | { readonly type: 'resend'; readonly partyId: number }
  /** The result of a payment that an effect gave out. */
  | { readonly type: 'paid'; readonly partyId: number; readonly attempt: number }
  | { readonly type: 'paymentFailed'; readonly partyId: number; readonly attempt: number; readonly code: string };

/** An event in the life of a request after its creation. */
export type ApprovalAction =
  | PartyAction
  /** The expiration date has passed. */
  | { readonly type: 'expire' }
  | { readonly type: 'cancel' };

/** Why an action was refused. */
export type ApprovalRefusal =
  /** The request is in an end state. */
  | 'ended'
  | 'unknownParty'
  /** Its turn has not come. */
  | 'notAsked'
  /** The role takes no approval. */
  | 'nothingToApprove'
  | 'alreadyApproved'
  /** The role takes no method. */
  | 'nothingToChoose'
  /** The party has to approve before it is asked for a method, or together with it. */
  | 'approvalFirst'
  | 'alreadyPaid'
  /** A payment's result has to come in first. */
  | 'paymentInFlight'
  /** This result is of no payment that is on its way: it was reported before. */
  | 'notInFlight'
  /** There is nothing that an e-mail could remind the party of. */
  | 'nothingLeft';

/** The outcome of an action. A refused one leaves the very same state, and has no effects. */
export type Transition =
  | { readonly refusal: null; readonly request: ApprovalRequest; readonly effects: readonly ApprovalEffect[] }
  | { readonly refusal: ApprovalRefusal; readonly request: ApprovalRequest; readonly effects: readonly [] };
