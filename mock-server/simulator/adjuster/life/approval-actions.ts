import type { PartyMethod } from '../../../../src/adjuster/enumerations.ts';
import type { ApprovalEffect, ApprovalRequest } from './approval-request.ts';

/** An action of a party, an adjuster's request to e-mail it again, or the result of a payment. */
export type PartyAction =
  /** With a method, approving and choosing are one action. */
  | { readonly type: 'approve'; readonly partyId: number; readonly method?: PartyMethod }
  | { readonly type: 'reject'; readonly partyId: number }
  | { readonly type: 'choose'; readonly partyId: number; readonly method: PartyMethod }
  | { readonly type: 'resend'; readonly partyId: number }
  | { readonly type: 'paid'; readonly partyId: number; readonly attempt: number }
  | { readonly type: 'paymentFailed'; readonly partyId: number; readonly attempt: number; readonly code: string };

export type ApprovalAction = PartyAction | { readonly type: 'expire' | 'cancel' };

export type ApprovalRefusal =
  | 'ended'
  | 'unknownParty'
  | 'notAsked'
  | 'nothingToApprove'
  | 'alreadyApproved'
  | 'nothingToChoose'
  | 'approvalFirst'
  | 'alreadyPaid'
  | 'paymentInFlight'
  | 'notInFlight'
  | 'nothingLeft';

export type Transition =
  | { readonly refusal: null; readonly request: ApprovalRequest; readonly effects: readonly ApprovalEffect[] }
  | { readonly refusal: ApprovalRefusal; readonly request: ApprovalRequest; readonly effects: readonly [] };
