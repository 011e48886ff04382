import type { CreatedRequest, CreateSession, ManagedRequest, ManageSession } from '../../../src/adjuster/wire.ts';
import type { AttemptStatus, OperationCredentials, SessionLife } from '../../../src/operation/operation-service.ts';
import { adjusterLockOf, openingOf, sessionOf, type ClaimsSession } from '../claims/claims-sessions.ts';
import { merchantOf, type ClaimsWorld } from '../claims/claims-world.ts';
import { Attempts, type Decided } from '../shared/attempts.ts';
import { requireOrigin } from '../shared/merchants.ts';
import { Refusal } from '../shared/refusal.ts';
import type { ApprovalRequests } from './approval-requests.ts';
import { newRequest } from './new-request.ts';
import { payeeOf } from './party-payee.ts';
import { createdRequest, managedRequest, uploadedRequest } from './request-views.ts';
import type { StoredRequest } from './stored-request.ts';
import type { Uploads } from './uploads.ts';

export class AdjusterOperations {
  readonly #world: ClaimsWorld;
  readonly #uploads: Uploads;
  readonly #requests: ApprovalRequests;

  constructor(world: ClaimsWorld, uploads: Uploads, requests: ApprovalRequests) {
    this.#world = world;
    this.#uploads = uploads;
    this.#requests = requests;
  }

  openCreate({ sessionKey, operationKey }: OperationCredentials, origin?: string): CreateSession {
    const session = this.#session(sessionKey);
    requireOrigin(merchantOf(this.#world, session), origin);
    const opening = session.reserve(operationKey, () => {
      adjusterLockOf(session)?.requireCreation();
      const { shown, source } = this.#uploaded(session);
      const answer = { merchant: this.#shownMerchant(session), request: shown };
      return { modal: 'create', answer, source, attempts: new Attempts() };
    });
    this.#uploads.keep(session.origin.key, session.expiresAt);
    return { ...openingOf(opening, 'create').answer, ...session.life() };
  }

  /** Restarts the time of the session and its upload while a person uses the modal. */
  extend({ sessionKey, operationKey }: OperationCredentials): SessionLife {
    const session = this.#session(sessionKey);
    const life = session.extend(operationKey);
    this.#uploads.keep(session.origin.key, session.expiresAt);
    return life;
  }

  create(credentials: OperationCredentials, attempt: number, processingTime = 0): Decided<CreatedRequest> {
    const { session, opening } = this.#find(credentials, 'create');
    return session.decide(credentials, { attempts: opening.attempts, attempt, processingTime }, () => {
      const { key: sessionId } = session.origin;
      const { upload, merchant, source } = this.#uploaded(session);
      // The same function makes both texts, so the names have the same order.
      if (source !== opening.source) {
        const message = 'The stored details of a party have changed since the request was opened.';
        throw new Refusal('UploadChanged', message, 'claimsSessionKey');
      }
      const { request, progress } = newRequest(this.#world, { merchant, sessionId, upload });
      this.#requests.add(request, progress);
      this.#uploads.drop(sessionId);
      return { code: 'Success', receipt: createdRequest(request) };
    });
  }

  createStatus(credentials: OperationCredentials, attempt: number): AttemptStatus<CreatedRequest> {
    const { session, opening } = this.#find(credentials, 'create');
    return session.status(opening.attempts, attempt);
  }

  openManage({ sessionKey, operationKey }: OperationCredentials, named?: number, origin?: string): ManageSession {
    const session = this.#session(sessionKey);
    requireOrigin(merchantOf(this.#world, session), origin);
    const lock = adjusterLockOf(session);
    const fixed = () => (lock ? lock.request(named) : named);
    const opening = session.reserve(operationKey, () => {
      this.#uploads.requireNone(session.origin.key);
      const approvalRequestId = fixed();
      if (approvalRequestId === undefined)
        throw new Refusal('InvalidRequest', 'No request is named.', 'approvalRequestId');
      const { id } = this.#requests.find(session.origin.merchantKey, approvalRequestId);
      return { modal: 'manage', approvalRequestId: id, attempts: new Attempts(), resent: new Set() };
    });
    const managing = openingOf(opening, 'manage');
    if (managing.approvalRequestId !== fixed())
      throw new Refusal('SessionReserved', 'The session was opened for another request.', 'sessionId');
    const request = this.#shown(this.#requestOf(session, managing));
    return { merchant: this.#shownMerchant(session), request, ...session.life() };
  }

  /** Does not extend the session, because an open modal polls automatically. */
  current(credentials: OperationCredentials): ManagedRequest {
    const { session, opening } = this.#find(credentials, 'manage');
    session.requireLive(credentials.operationKey);
    return this.#shown(this.#requestOf(session, opening));
  }

  /** Sends a party's e-mail again, once for each `resendKey`. */
  resendEmail(
    credentials: OperationCredentials,
    { approvalRequestPartyId: partyId, resendKey }: { approvalRequestPartyId: number; resendKey: string },
  ): ManagedRequest {
    const { session, opening } = this.#find(credentials, 'manage');
    session.use(credentials.operationKey);
    const request = this.#requestOf(session, opening);
    if (!opening.resent.has(resendKey)) {
      this.#requests.do(request, { type: 'resend', partyId });
      opening.resent.add(resendKey);
    }
    return this.#shown(request);
  }

  cancelRequest(credentials: OperationCredentials, attempt: number, processingTime = 0): Decided<ManagedRequest> {
    const { session, opening } = this.#find(credentials, 'manage');
    return session.decide(credentials, { attempts: opening.attempts, attempt, processingTime }, () => {
      const request = this.#requestOf(session, opening);
      this.#requests.do(request, { type: 'cancel' });
      return { code: 'Success', receipt: this.#shown(request) };
    });
  }

  cancelStatus(credentials: OperationCredentials, attempt: number): AttemptStatus<ManagedRequest> {
    const { session, opening } = this.#find(credentials, 'manage');
    return session.status(opening.attempts, attempt);
  }

  close({ sessionKey, operationKey }: OperationCredentials): void {
    const session = this.#session(sessionKey);
    session.cancel(operationKey);
    this.#uploads.drop(session.origin.key);
  }

  /** An upload with the current stored details: as the adjuster sees it, and as the source of the request. */
  #uploaded(session: ClaimsSession) {
    const upload = this.#uploads.of(session.origin.key);
    const merchant = merchantOf(this.#world, session);
    const stored = upload.parties.map(({ accountId }) =>
      accountId === null ? undefined : this.#world.accounts.find(merchant.key, accountId),
    );
    const shown = uploadedRequest(upload, stored, merchant);
    const payees = upload.parties.map((party, index) => payeeOf(party, stored[index]));
    const source = JSON.stringify([shown, payees.map(({ record, contact }) => [record, contact?.details])]);
    return { upload, merchant, shown, source };
  }

  #requestOf({ origin }: ClaimsSession, { approvalRequestId }: { readonly approvalRequestId: number }): StoredRequest {
    return this.#requests.find(origin.merchantKey, approvalRequestId);
  }

  #shown(request: StoredRequest): ManagedRequest {
    return managedRequest(request, this.#world.accounts, this.#world.clock.now());
  }

  #shownMerchant(session: ClaimsSession): CreateSession['merchant'] {
    const { name, phone } = merchantOf(this.#world, session);
    return { name, phone };
  }

  /** Servers write GUIDs in either case. */
  #session(sessionKey: string): ClaimsSession {
    return sessionOf(this.#world.sessions, sessionKey.toLowerCase(), 'adjuster');
  }

  #find<Modal extends 'create' | 'manage'>({ sessionKey, operationKey }: OperationCredentials, modal: Modal) {
    const session = this.#session(sessionKey);
    return { session, opening: openingOf(session.opening(operationKey), modal) };
  }
}
