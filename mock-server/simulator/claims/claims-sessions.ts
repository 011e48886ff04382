import type {
  AccountOpenRequest,
  AccountReceipt,
  AccountSession,
} from '../../../src/service/claims-account-service.ts';
import type { Attempts } from '../attempts.ts';
import type { Session, Sessions } from '../sessions.ts';

/** What an open account modal has at the service. */
export interface AccountOpening {
  readonly modal: 'account';
  readonly request: AccountOpenRequest;
  readonly answer: AccountSession;
  readonly attempts: Attempts<AccountReceipt>;
}

/** What an open claims modal has at the service. A session is good for any of the modals, whichever opens it first. */
export type ClaimsOpening = AccountOpening;

export type ClaimsSession = Session<ClaimsOpening>;
export type ClaimsSessions = Sessions<ClaimsOpening>;
