import { partyStatus } from '../simulator/adjuster/life/approval-party.ts';
import { lifeOf, type StoredRequest } from '../simulator/adjuster/stored-request.ts';
import { maskedName } from '../simulator/shared/masked-name.ts';
import type { Simulator } from '../simulator/simulator.ts';
import { bodyOf, success, type Operation } from './call.ts';
import { SandboxUploadRequest, type RequestSummary } from './sandbox-schemas.ts';

/** The endpoints for approval requests that a real service does not have. */
export function approvalSandboxOperations(simulator: Simulator) {
  return {
    SandboxUpload: (call) => {
      const { merchantKey, request, lifetimeInSeconds } = bodyOf(call, SandboxUploadRequest);
      const { claims } = simulator;
      const sessionKey = claims.createSession(merchantKey, 'adjuster', lifetimeInSeconds && lifetimeInSeconds * 1_000);
      claims.uploads.load({ ...request, ClaimsSessionKey: sessionKey, ClaimsAuthenticationKey: merchantKey });
      return success({ sessionKey });
    },
    SandboxApprovalRequests: () => success({ requests: simulator.claims.requests.list().map(summaryOf) }),
  } satisfies Readonly<Record<string, Operation>>;
}

function summaryOf(request: StoredRequest): RequestSummary {
  const { id, merchant, claim, life, parties, creationDate, expirationDate, timeZone } = request;
  return {
    approvalRequestId: id,
    merchant: merchant.name,
    status: life.status,
    claimNumber: claim.claimNumber,
    totalAmount: claim.totalAmount,
    creationDate,
    expirationDate,
    timeZone,
    parties: parties.map((party) => ({
      approvalRequestPartyId: party.id,
      name: maskedName(party.shown.name),
      role: party.shown.role,
      amount: party.shown.amount,
      status: partyStatus(lifeOf(request, party)),
    })),
  };
}
