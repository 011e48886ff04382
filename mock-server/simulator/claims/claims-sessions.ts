import type { AccountOpenRequest } from '../../../src/account/requests.ts';
import type { AccountReceipt, AccountSession } from '../../../src/account/wire.ts';
import type { CreatedRequest, CreateSession, ManagedRequest } from '../../../src/adjuster/wire.ts';
import { AccountLock } from './account-lock.ts';
import { AdjusterLock } from './adjuster-lock.ts';
import { serviceEndpoints } from '../../endpoints.ts';
import type { Attempts } from '../shared/attempts.ts';
import { Refusal } from '../shared/refusal.ts';
import type { Session, Sessions } from '../shared/sessions.ts';

export type OpenedRequest = AccountOpenRequest & Required<Pick<AccountOpenRequest, 'context'>>;

export interface AccountOpening {
  readonly modal: 'account';
  readonly request: OpenedRequest;
  readonly answer: AccountSession;
  readonly attempts: Attempts<AccountReceipt>;
}

export interface CreateOpening {
  readonly modal: 'create';
  readonly answer: CreateSession;
  /** The data for the request at the opening, including data that the adjuster does not see. */
  readonly source: string;
  readonly attempts: Attempts<CreatedRequest>;
}

export interface ManageOpening {
  readonly modal: 'manage';
  readonly approvalRequestId: number;
  readonly attempts: Attempts<ManagedRequest>;
  readonly resent: Set<string>;
}

/** The service's side of an open claims modal. A session with an upload can only create that request. */
export type ClaimsOpening = AccountOpening | CreateOpening | ManageOpening;

/** The modals, each with the spelling of the path that creates its sessions. Source: claims modals, Endpoints. */
const sessionPaths = {
  account: serviceEndpoints.ClaimsSession.path,
  adjuster: serviceEndpoints.AdjusterSession.path,
} as const;
export type ClaimsModal = keyof typeof sessionPaths;
export const claimsModals = Object.keys(sessionPaths) as ClaimsModal[];

interface About {
  readonly modal: ClaimsModal | undefined;
  readonly lock: AccountLock | AdjusterLock | undefined;
}

export type ClaimsSession = Session<ClaimsOpening, About>;
export type ClaimsSessions = Sessions<ClaimsOpening, About>;

export function sessionOf(sessions: ClaimsSessions, sessionKey: string, modal: ClaimsModal): ClaimsSession {
  const session = sessions.find(sessionKey);
  const { modal: created = modal } = session.origin;
  if (created === modal) return session;
  const message = `The session was created for the ${created} modal, with ${sessionPaths[created]}. The ${modal} modal takes those of ${sessionPaths[modal]}.`;
  throw new Refusal('SessionOfOtherModal', message, 'sessionId');
}

export function accountLockOf({ origin: { lock } }: ClaimsSession): AccountLock | undefined {
  return lock instanceof AccountLock ? lock : undefined;
}

export function adjusterLockOf({ origin: { lock } }: ClaimsSession): AdjusterLock | undefined {
  return lock instanceof AdjusterLock ? lock : undefined;
}

export function openingOf<Modal extends ClaimsOpening['modal']>(
  opening: ClaimsOpening,
  modal: Modal,
): Extract<ClaimsOpening, { readonly modal: Modal }> {
  const isOfModal = (one: ClaimsOpening): one is Extract<ClaimsOpening, { readonly modal: Modal }> =>
    one.modal === modal;
  if (isOfModal(opening)) return opening;
  throw new Refusal('SessionReserved', 'The session was opened for something else.', 'sessionId');
}
