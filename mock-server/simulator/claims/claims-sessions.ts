import type { AccountOpenRequest } from '../../../src/account/requests.ts';
import type { AccountReceipt, AccountSession } from '../../../src/account/wire.ts';
import type { CreatedRequest, CreateSession, ManagedRequest } from '../../../src/adjuster/wire.ts';
import type { Attempts } from '../shared/attempts.ts';
import { Refusal } from '../shared/refusal.ts';
import type { Session, Sessions } from '../shared/sessions.ts';

/** The service's side of an open account modal. */
export interface AccountOpening {
  readonly modal: 'account';
  readonly request: AccountOpenRequest;
  readonly answer: AccountSession;
  readonly attempts: Attempts<AccountReceipt>;
}

/** The service's side of an adjuster modal that was opened to create a request. */
export interface CreateOpening {
  readonly modal: 'create';
  readonly answer: CreateSession;
  readonly attempts: Attempts<CreatedRequest>;
}

/** The service's side of an adjuster modal that was opened to manage a request. */
export interface ManageOpening {
  readonly modal: 'manage';
  readonly approvalRequestId: number;
  readonly attempts: Attempts<ManagedRequest>;
  /** The keys of the e-mails that were sent again. */
  readonly resent: Set<string>;
}

/**
 * The service's side of an open claims modal. A session is good for any of the modals, whichever opens it first; one
 * with an upload only to create that request.
 */
export type ClaimsOpening = AccountOpening | CreateOpening | ManageOpening;

export type ClaimsSession = Session<ClaimsOpening>;
export type ClaimsSessions = Sessions<ClaimsOpening>;

/** The opening of a modal; refused where another modal has opened the session. */
export function openingOf<Modal extends ClaimsOpening['modal']>(
  opening: ClaimsOpening,
  modal: Modal,
): Extract<ClaimsOpening, { readonly modal: Modal }> {
  if (isOf(opening, modal)) return opening;
  throw new Refusal('SessionReserved', 'The session was opened for something else.', 'sessionId');
}

function isOf<Modal extends ClaimsOpening['modal']>(
  opening: ClaimsOpening,
  modal: Modal,
): opening is Extract<ClaimsOpening, { readonly modal: Modal }> {
  return opening.modal === modal;
}
