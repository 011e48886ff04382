import { approvalRequestCreated } from '../../../src/adjuster/adjuster-events.ts';
import { toDollars } from '../../../src/money.ts';
import type { ApprovalRecord } from '../../../src/server/approval-record.ts';
import { partyStatus } from './life/approval-party.ts';
import { createdRequest } from './request-views.ts';
import { lifeOf, type StoredRequest } from './stored-request.ts';

/** What the merchant's server is told of a request: the payload of its creation, and where it stands. */
export function approvalRecord(request: StoredRequest): ApprovalRecord {
  const { approvalRequestParties: created, ...payload } = approvalRequestCreated(createdRequest(request));
  return {
    ...payload,
    claimsSessionKey: request.sessionId,
    claimNumber: request.claim.claimNumber,
    approvalRequestParties: created.flatMap((known, index) => {
      const party = request.parties[index];
      if (!party) return [];
      const amount = toDollars(party.shown.amount);
      const status = partyStatus(lifeOf(request, party));
      return [{ ...known, status, amount, transactionId: party.payment?.transactionId ?? null }];
    }),
  };
}
