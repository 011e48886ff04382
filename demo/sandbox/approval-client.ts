import { sandboxEndpoints, serviceEndpoints } from '../../mock-server/endpoints.ts';
import type { ApprovalView, PartyAnswer } from '../../mock-server/simulator/adjuster/party-links.ts';
import type { ApprovalRequestStatus, PartyRole, PartyStatus } from '../../src/adjuster/enumerations.ts';
import type { Cents } from '../../src/money.ts';
import { call } from './call.ts';
import { asAnother, lifetimeOf } from './sandbox-client.ts';
import type { SessionKind } from './session-kinds.ts';

/* What this page asks of the sandbox for approval requests: as a server, as another window, and as a party. */

/** An approval request as the sandbox lists it. */
export interface ListedRequest {
  readonly approvalRequestId: number;
  /** The merchant's name. */
  readonly merchant: string;
  readonly status: ApprovalRequestStatus;
  readonly claimNumber: string;
  readonly totalAmount: Cents;
  readonly creationDate: string;
  readonly expirationDate: string;
  readonly timeZone: string;
  readonly parties: readonly {
    readonly approvalRequestPartyId: number;
    readonly name: string;
    readonly role: PartyRole;
    readonly amount: Cents;
    readonly status: PartyStatus;
  }[];
}

/** All requests as they stand now, oldest first. One whose time has come expires by that. */
export async function readRequests(): Promise<readonly ListedRequest[]> {
  return (await call<{ requests: readonly ListedRequest[] }>(sandboxEndpoints.SandboxApprovalRequests)).requests;
}

/** Uploads a request and returns the session it is kept for. Rejects with a refusal that says all that is wrong. */
export async function uploadRequest(
  merchantKey: string,
  request: object,
  kind: SessionKind = 'fresh',
): Promise<string> {
  const { sessionKey } = await call<{ sessionKey: string }>(sandboxEndpoints.SandboxUpload, {
    merchantKey,
    request,
    ...lifetimeOf(kind),
  });
  return sessionKey;
}

/** Creates the request that was uploaded for a session, as a modal in another window would; returns its id. */
export async function createRequest(sessionKey: string): Promise<number> {
  await reserveForCreation(sessionKey);
  const { receipt } = await call<{ receipt: { approvalRequestId: number } }>(serviceEndpoints.AdjusterCreate, {
    ...asAnother(sessionKey),
    attempt: 1,
  });
  return receipt.approvalRequestId;
}

/** Cancels a request as a modal in another window would. */
export async function cancelRequest(sessionKey: string, approvalRequestId: number): Promise<void> {
  await reserveForManaging(sessionKey, approvalRequestId);
  await call(serviceEndpoints.AdjusterCancel, { ...asAnother(sessionKey), attempt: 1 });
}

export async function reserveForCreation(sessionKey: string): Promise<void> {
  await call(serviceEndpoints.AdjusterOpenCreate, asAnother(sessionKey));
}

export async function reserveForManaging(sessionKey: string, approvalRequestId: number): Promise<void> {
  await call(serviceEndpoints.AdjusterOpenManage, { ...asAnother(sessionKey), approvalRequestId });
}

/** Spends a session of the adjuster modal as closing the modal does. */
export async function spendForAdjuster(sessionKey: string): Promise<void> {
  await call(serviceEndpoints.AdjusterClose, asAnother(sessionKey));
}

/** The page behind a party's link. */
export async function readPartyLink(token: string): Promise<ApprovalView> {
  return (await call<{ link: ApprovalView }>(sandboxEndpoints.SandboxLink, undefined, { token })).link;
}

export async function answerPartyLink(token: string, answer: PartyAnswer): Promise<void> {
  await call(sandboxEndpoints.SandboxLinkChoice, answer, { token });
}
