import type { PartyMethod } from '../../../../src/adjuster/enumerations.ts';
import type { RefusalCode } from '../../shared/refusal.ts';
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

/** The refusals of an action, with the code and the message of each. */
export const approvalRefusals = {
  ended: ['ApprovalRequestEnded', 'The approval request has ended.'],
  unknownParty: ['PartyNotFound', 'The approval request has no party with this id.'],
  notAsked: ['NotYourTurn', 'The turn of this party has not come.'],
  nothingToApprove: ['NothingToApprove', 'This party is not asked to approve.'],
  alreadyApproved: ['AlreadyApproved', 'This party has approved before.'],
  nothingToChoose: ['NothingToChoose', 'This party is not paid, or chooses no method.'],
  approvalFirst: ['ApprovalFirst', 'This party approves before it chooses a method, or together with it.'],
  alreadyPaid: ['AlreadyPaid', 'This party has been paid.'],
  paymentInFlight: ['PaymentInFlight', 'A payment is on its way.'],
  notInFlight: ['PaymentInFlight', 'This is the result of no payment that is on its way.'],
  nothingLeft: ['ResendNotPossible', 'This party has nothing left to do.'],
} as const satisfies Readonly<Record<string, readonly [code: RefusalCode, message: string]>>;

export type ApprovalRefusal = keyof typeof approvalRefusals;

export type Transition =
  | { readonly refusal: null; readonly request: ApprovalRequest; readonly effects: readonly ApprovalEffect[] }
  | { readonly refusal: ApprovalRefusal; readonly request: ApprovalRequest; readonly effects: readonly [] };
