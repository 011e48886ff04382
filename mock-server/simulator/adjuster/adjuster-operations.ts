import type { CreatedRequest, CreateSession, ManagedRequest, ManageSession } from '../../../src/adjuster/wire.ts';
import type { AttemptStatus, OperationCredentials, SessionLife } from '../../../src/operation/operation-service.ts';
import {
  adjusterLockOf,
  openingOf,
  sessionOf,
  type ClaimsSession,
  type ManageOpening,
} from '../claims/claims-sessions.ts';
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

export function adjusterOperations(world: ClaimsWorld, uploads: Uploads, requests: ApprovalRequests) {
  /** An upload with the current stored details: as the adjuster sees it, and as the source of the request. */
  function uploaded(session: ClaimsSession) {
    const upload = uploads.of(session.origin.key);
    const merchant = merchantOf(world, session);
    const parties = upload.ApprovalRequestParties;
    const stored = parties.map(({ AccountId: id }) => (id ? world.accounts.find(merchant.key, id) : undefined));
    const shown = uploadedRequest(upload, stored, merchant);
    const payees = parties.map((party, index) => payeeOf(party, stored[index]));
    const source = JSON.stringify([shown, payees.map(({ record, contact }) => [record, contact?.details])]);
    return { upload, merchant, shown, source };
  }

  function requestOf({ origin }: ClaimsSession, { approvalRequestId }: ManageOpening): StoredRequest {
    return requests.find(origin.merchantKey, approvalRequestId);
  }

  function shownRequest(request: StoredRequest): ManagedRequest {
    return managedRequest(request, world.accounts, world.clock.now());
  }

  function shownMerchant(session: ClaimsSession): CreateSession['merchant'] {
    const { name, phone } = merchantOf(world, session);
    return { name, phone };
  }

  function sessionWith(sessionKey: string): ClaimsSession {
    return sessionOf(world.sessions, sessionKey, 'adjuster');
  }

  function find<Modal extends 'create' | 'manage'>({ sessionKey, operationKey }: OperationCredentials, modal: Modal) {
    const session = sessionWith(sessionKey);
    return { session, opening: openingOf(session.opening(operationKey), modal) };
  }

  return {
    openCreate({ sessionKey, operationKey }: OperationCredentials, origin?: string): CreateSession {
      const session = sessionWith(sessionKey);
      requireOrigin(merchantOf(world, session), origin);
      const opening = session.reserve(operationKey, () => {
        adjusterLockOf(session)?.requireCreation();
        const { shown, source } = uploaded(session);
        const answer = { merchant: shownMerchant(session), request: shown };
        return { modal: 'create', answer, source, attempts: new Attempts() };
      });
      uploads.keep(session.origin.key, session.expiresAt);
      return { ...openingOf(opening, 'create').answer, ...session.life() };
    },
    extend({ sessionKey, operationKey }: OperationCredentials): SessionLife {
      const session = sessionWith(sessionKey);
      const life = session.extend(operationKey);
      uploads.keep(session.origin.key, session.expiresAt);
      return life;
    },
    create(credentials: OperationCredentials, attempt: number, processingTime = 0): Decided<CreatedRequest> {
      const { session, opening } = find(credentials, 'create');
      return session.decide(credentials, { attempts: opening.attempts, attempt, processingTime }, () => {
        const { key: sessionId } = session.origin;
        const { upload, merchant, source } = uploaded(session);
        // The same function makes both texts, so the names have the same order.
        if (source !== opening.source) {
          const message = 'The stored details of a party have changed since the request was opened.';
          throw new Refusal('UploadChanged', message, 'claimsSessionKey');
        }
        const { request, progress } = newRequest(world, { merchant, sessionId, upload });
        requests.add(request, progress);
        uploads.drop(sessionId);
        return { code: 'Success', receipt: createdRequest(request) };
      });
    },
    createStatus(credentials: OperationCredentials, attempt: number): AttemptStatus<CreatedRequest> {
      const { session, opening } = find(credentials, 'create');
      return session.status(opening.attempts, attempt);
    },
    openManage({ sessionKey, operationKey }: OperationCredentials, named?: number, origin?: string): ManageSession {
      const session = sessionWith(sessionKey);
      requireOrigin(merchantOf(world, session), origin);
      const lock = adjusterLockOf(session);
      const fixed = () => (lock ? lock.request(named) : named);
      const opening = session.reserve(operationKey, () => {
        uploads.requireNone(session.origin.key);
        const approvalRequestId = fixed();
        if (approvalRequestId === undefined)
          throw new Refusal('InvalidRequest', 'No request is named.', 'approvalRequestId');
        const { id } = requests.find(session.origin.merchantKey, approvalRequestId);
        return { modal: 'manage', approvalRequestId: id, attempts: new Attempts(), resent: new Set() };
      });
      const managing = openingOf(opening, 'manage');
      if (managing.approvalRequestId !== fixed())
        throw new Refusal('SessionReserved', 'The session was opened for another request.', 'sessionId');
      const request = shownRequest(requestOf(session, managing));
      return { merchant: shownMerchant(session), request, ...session.life() };
    },
    /** Does not extend the session, because an open modal polls automatically. */
    current(credentials: OperationCredentials): ManagedRequest {
      const { session, opening } = find(credentials, 'manage');
      session.requireLive(credentials.operationKey);
      return shownRequest(requestOf(session, opening));
    },
    resendEmail(
      credentials: OperationCredentials,
      { approvalRequestPartyId: partyId, resendKey }: { approvalRequestPartyId: number; resendKey: string },
    ): ManagedRequest {
      const { session, opening } = find(credentials, 'manage');
      session.use(credentials.operationKey);
      const request = requestOf(session, opening);
      if (!opening.resent.has(resendKey)) {
        requests.do(request, { type: 'resend', partyId });
        opening.resent.add(resendKey);
      }
      return shownRequest(request);
    },
    cancelRequest(credentials: OperationCredentials, attempt: number, processingTime = 0): Decided<ManagedRequest> {
      const { session, opening } = find(credentials, 'manage');
      return session.decide(credentials, { attempts: opening.attempts, attempt, processingTime }, () => {
        const request = requestOf(session, opening);
        requests.do(request, { type: 'cancel' });
        return { code: 'Success', receipt: shownRequest(request) };
      });
    },
    cancelStatus(credentials: OperationCredentials, attempt: number): AttemptStatus<ManagedRequest> {
      const { session, opening } = find(credentials, 'manage');
      return session.status(opening.attempts, attempt);
    },
    close({ sessionKey, operationKey }: OperationCredentials): void {
      const session = sessionWith(sessionKey);
      session.cancel(operationKey);
      uploads.drop(session.origin.key);
    },
  };
}
