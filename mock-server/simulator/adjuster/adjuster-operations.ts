import type { ApprovalUpload } from './approval-upload.ts';
import type { CreatedRequest, CreateSession, ManagedRequest, ManageSession } from '../../../src/adjuster/wire.ts';
import type { AttemptStatus, OperationCredentials, SessionLife } from '../../../src/operation/operation-service.ts';
import { Attempts, type Decided } from '../shared/attempts.ts';
import type { ClaimsMerchant } from '../claims/claims-merchants.ts';
import {
  adjusterLockOf,
  openingOf,
  sessionOf,
  type ClaimsSession,
  type ClaimsSessions,
} from '../claims/claims-sessions.ts';
import type { PayeeAccounts } from '../claims/payee-accounts.ts';
import type { Clock } from '../shared/clock.ts';
import { decideOnce } from '../shared/decide-once.ts';
import type { Ids } from '../shared/ids.ts';
import type { MerchantsByKey } from '../shared/merchants-by-key.ts';
import { Refusal } from '../shared/refusal.ts';
import type { ApprovalRequests } from './approval-requests.ts';
import { requireOrigin } from '../shared/merchant-origins.ts';
import { newRequest } from './new-request.ts';
import { payeeOf } from './party-payee.ts';
import { createdRequest, managedRequest, uploadedRequest } from './request-views.ts';
import type { StoredRequest } from './stored-request.ts';
import type { Uploads } from './uploads.ts';

export interface AdjusterOperationsParts {
  readonly clock: Clock;
  readonly ids: Ids;
  readonly merchants: MerchantsByKey<ClaimsMerchant>;
  readonly sessions: ClaimsSessions;
  readonly accounts: PayeeAccounts;
  readonly uploads: Uploads;
  readonly requests: ApprovalRequests;
}

/** The calls of the adjuster modal. Each throws a {@link Refusal}, and then nothing was done, or does what it says. */
export class AdjusterOperations {
  readonly #parts: AdjusterOperationsParts;

  constructor(parts: AdjusterOperationsParts) {
    this.#parts = parts;
  }

  /** @param origin Of the page that the modal is on. */
  openCreate({ sessionKey, operationKey }: OperationCredentials, origin?: string): CreateSession {
    const session = this.#session(sessionKey);
    requireOrigin(this.#merchantOf(session), origin);
    const opening = session.reserve(operationKey, this.#now(), () => {
      adjusterLockOf(session)?.requireCreation();
      const upload = this.#parts.uploads.of(session.origin.key);
      const merchant = this.#merchantOf(session);
      const { shown, source } = this.#uploaded(merchant, upload);
      const answer = { merchant: shownMerchant(merchant), request: shown };
      return { modal: 'create', answer, source, attempts: new Attempts() };
    });
    this.#parts.uploads.keep(session.origin.key, session.expiresAt);
    return { ...openingOf(opening, 'create').answer, ...session.life(this.#now()) };
  }

  /** Somebody is at the modal: the session's time begins anew, and what was uploaded for it lives as long. */
  extend({ sessionKey, operationKey }: OperationCredentials): SessionLife {
    const session = this.#session(sessionKey);
    const life = session.extend(operationKey, this.#now());
    this.#parts.uploads.keep(session.origin.key, session.expiresAt);
    return life;
  }

  /** @param processingTime For so many milliseconds the attempt has arrived but is not decided, as its status says. */
  create(credentials: OperationCredentials, attempt: number, processingTime = 0): Decided<CreatedRequest> {
    const { requests } = this.#parts;
    const session = this.#session(credentials.sessionKey);
    const opening = openingOf(session.opening(credentials.operationKey, this.#now()), 'create');
    const arrival = { credentials, attempt, now: this.#now(), processingTime };
    return decideOnce(session, opening.attempts, arrival, () => {
      const upload = this.#parts.uploads.of(session.origin.key);
      const merchant = this.#merchantOf(session);
      requireSame(opening.source, this.#uploaded(merchant, upload).source);
      const { request, progress } = newRequest(this.#parts, { merchant, sessionId: session.origin.key, upload });
      requests.add(request, progress);
      this.#parts.uploads.drop(session.origin.key);
      return { code: 'Success', receipt: createdRequest(request) };
    });
  }

  createStatus({ sessionKey, operationKey }: OperationCredentials, attempt: number): AttemptStatus<CreatedRequest> {
    const opening = this.#session(sessionKey).opening(operationKey, this.#now());
    return openingOf(opening, 'create').attempts.status(attempt, this.#now());
  }

  /**
   * @param named The request that the page names, unless the server has fixed it.
   * @param origin As for {@link openCreate}.
   */
  openManage({ sessionKey, operationKey }: OperationCredentials, named?: number, origin?: string): ManageSession {
    const session = this.#session(sessionKey);
    requireOrigin(this.#merchantOf(session), origin);
    const lock = adjusterLockOf(session);
    const fixed = () => (lock ? lock.request(named) : named);
    const opening = session.reserve(operationKey, this.#now(), () => {
      this.#parts.uploads.requireNone(session.origin.key);
      const approvalRequestId = fixed();
      if (approvalRequestId === undefined)
        throw new Refusal('InvalidRequest', 'No request is named.', 'approvalRequestId');
      const { id } = this.#parts.requests.find(session.origin.merchantKey, approvalRequestId);
      return { modal: 'manage', approvalRequestId: id, attempts: new Attempts(), resent: new Set() };
    });
    const managing = openingOf(opening, 'manage');
    if (managing.approvalRequestId !== fixed()) {
      throw new Refusal('SessionReserved', 'The session was opened for another request.', 'sessionId');
    }
    const request = this.#requestOf(session, managing);
    const { merchant } = request;
    return { merchant: shownMerchant(merchant), request: this.#shown(request), ...session.life(this.#now()) };
  }

  /** Asking is no use of the session: an open modal asks by itself. */
  current(credentials: OperationCredentials): ManagedRequest {
    const { session, opening } = this.#managing(credentials);
    return this.#shown(this.#requestOf(session, opening));
  }

  /** Sends a party's e-mail again, once for each `resendKey`. */
  resendEmail(
    credentials: OperationCredentials,
    { approvalRequestPartyId: partyId, resendKey }: { approvalRequestPartyId: number; resendKey: string },
  ): ManagedRequest {
    const { session, opening } = this.#managing(credentials);
    session.use(credentials.operationKey, this.#now());
    const request = this.#requestOf(session, opening);
    if (!opening.resent.has(resendKey)) {
      this.#parts.requests.do(request, { type: 'resend', partyId });
      opening.resent.add(resendKey);
    }
    return this.#shown(request);
  }

  cancelRequest(credentials: OperationCredentials, attempt: number, processingTime = 0): Decided<ManagedRequest> {
    const session = this.#session(credentials.sessionKey);
    const opening = openingOf(session.opening(credentials.operationKey, this.#now()), 'manage');
    const arrival = { credentials, attempt, now: this.#now(), processingTime };
    return decideOnce(session, opening.attempts, arrival, () => {
      const request = this.#requestOf(session, opening);
      this.#parts.requests.do(request, { type: 'cancel' });
      return { code: 'Success', receipt: this.#shown(request) };
    });
  }

  cancelStatus({ sessionKey, operationKey }: OperationCredentials, attempt: number): AttemptStatus<ManagedRequest> {
    const opening = this.#session(sessionKey).opening(operationKey, this.#now());
    return openingOf(opening, 'manage').attempts.status(attempt, this.#now());
  }

  /** Ends the session without a result. Again changes nothing; once something was approved it is refused. */
  close({ sessionKey, operationKey }: OperationCredentials): void {
    const session = this.#session(sessionKey);
    session.cancel(operationKey, this.#now());
    this.#parts.uploads.drop(session.origin.key);
  }

  /** An upload with what is stored by now: as the adjuster sees it, and all that is created from it. */
  #uploaded(merchant: ClaimsMerchant, upload: ApprovalUpload) {
    const stored = upload.parties.map(({ accountId }) =>
      accountId === null ? undefined : this.#parts.accounts.find(merchant.key, accountId),
    );
    const shown = uploadedRequest(upload, stored, merchant);
    const payees = upload.parties.map((party, index) => payeeOf(party, stored[index]));
    return { shown, source: JSON.stringify([shown, payees.map(({ record, contact }) => [record, contact?.details])]) };
  }

  #managing({ sessionKey, operationKey }: OperationCredentials) {
    const session = this.#session(sessionKey);
    session.requireLive(operationKey, this.#now());
    return { session, opening: openingOf(session.opening(operationKey, this.#now()), 'manage') };
  }

  #requestOf(session: ClaimsSession, { approvalRequestId }: { readonly approvalRequestId: number }): StoredRequest {
    return this.#parts.requests.find(session.origin.merchantKey, approvalRequestId);
  }

  #shown(request: StoredRequest): ManagedRequest {
    return managedRequest(request, this.#parts.accounts, this.#now());
  }

  /** Servers write GUIDs in either case. */
  #session(sessionKey: string): ClaimsSession {
    return sessionOf(this.#parts.sessions, sessionKey.toLowerCase(), 'adjuster');
  }

  #merchantOf(session: ClaimsSession): ClaimsMerchant {
    return this.#parts.merchants.withKey(session.origin.merchantKey, 'sessionId');
  }

  #now(): Date {
    return this.#parts.clock.now();
  }
}

/** The created request is the one that was opened. Both are made by the same function, with the same order of names. */
function requireSame(opened: string, current: string): void {
  if (opened === current) return;
  const message = 'The stored details of a party have changed since the request was opened.';
  throw new Refusal('UploadChanged', message, 'claimsSessionKey');
}

function shownMerchant({ name, phone }: ClaimsMerchant): CreateSession['merchant'] {
  return { name, phone };
}
