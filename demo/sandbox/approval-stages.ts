import { serviceEndpoints } from '../../mock-server/endpoints.ts';
import type { ApprovalView, PartyAnswer } from '../../mock-server/simulator/adjuster/party-links.ts';
import {
  answerPartyLink,
  call,
  callAsAnother,
  createSession,
  moveClock,
  readOutbox,
  readPartyLink,
  readRequests,
  tokenOf,
  uploadRequest,
  type ListedRequest,
} from './sandbox-client.ts';

/** How far a managed request has come. */
export const requestStages = {
  open: 'Just created',
  underWay: 'One party has done its part',
  rejected: 'Rejected by a party',
  completed: 'Completed by all',
  incomplete: 'One is paid, then the time is over',
  expired: 'The time is over',
  cancelled: 'Cancelled',
} as const satisfies Readonly<Record<string, string>>;

export type RequestStage = keyof typeof requestStages;

/** Longer than any request is open. */
export const pastExpiration = 31 * 24 * 60;

export interface WantedRequest {
  readonly merchantKey: string;
  readonly upload: object;
  readonly stage: RequestStage;
}

/** The requests made so far. Each is made once until the sandbox starts over. */
const made = new Map<string, ListedRequest>();

/** Returns the id of a request that its parties have brought to the stage by their links. */
export async function stagedRequest(wanted: WantedRequest): Promise<number> {
  const key = JSON.stringify(wanted);
  const before = made.get(key);
  if (before && (await readRequests()).some((request) => isSame(request, before))) return before.approvalRequestId;
  const id = await make(wanted);
  const request = (await readRequests()).find(({ approvalRequestId }) => approvalRequestId === id);
  if (request) made.set(key, request);
  return id;
}

/** A sandbox that has started over gives the same ids again. */
function isSame(one: ListedRequest, other: ListedRequest): boolean {
  return one.approvalRequestId === other.approvalRequestId && one.creationDate === other.creationDate;
}

/** Creates a request as a modal in another window does. */
async function make({ merchantKey, upload, stage }: WantedRequest): Promise<number> {
  const emailsBefore = (await readOutbox()).length;
  const sessionKey = await uploadRequest(merchantKey, upload);
  await callAsAnother(serviceEndpoints.AdjusterOpenCreate, sessionKey);
  const { receipt } = await call<{ receipt: { approvalRequestId: number } }>(serviceEndpoints.AdjusterCreate, {
    sessionKey,
    operationKey: 'another-window',
    attempt: 1,
  });
  await steps[stage]({ id: receipt.approvalRequestId, merchantKey, emailsBefore });
  return receipt.approvalRequestId;
}

interface MadeRequest {
  readonly id: number;
  readonly merchantKey: string;
  /** Number of e-mails before its own. */
  readonly emailsBefore: number;
}

const steps: Readonly<Record<RequestStage, (request: MadeRequest) => Promise<void>>> = {
  open: () => Promise.resolve(),
  underWay: (request) => answerAll(request, (count) => count === 1),
  rejected: async (request) => {
    const first = (await openLinks(request)).find(({ view }) => view.canDecide);
    if (first) await answerPartyLink(first.token, { decision: 'reject' });
  },
  completed: (request) => answerAll(request),
  incomplete: async (request) => {
    await answerAll(request, (_, view) => view.payment !== null);
    await letExpire();
  },
  expired: letExpire,
  cancelled: async ({ id, merchantKey }) => {
    const sessionKey = await createSession(merchantKey, 'fresh', { modal: 'adjuster' });
    await callAsAnother(serviceEndpoints.AdjusterOpenManage, sessionKey, { approvalRequestId: id });
    await callAsAnother(serviceEndpoints.AdjusterCancel, sessionKey, { attempt: 1 });
  },
};

/** Reads the requests after their time, which makes them expire, and turns the clock back. */
async function letExpire(): Promise<void> {
  await moveClock(pastExpiration);
  try {
    await readRequests();
  } finally {
    await moveClock(-pastExpiration);
  }
}

/** Answers for one party after the other. Some get their link only after others have approved. */
async function answerAll(
  request: MadeRequest,
  isEnough: (count: number, view: ApprovalView) => boolean = () => false,
): Promise<void> {
  for (let count = 1, [link] = await openLinks(request); link; [link] = await openLinks(request), count += 1) {
    await answerPartyLink(link.token, willingly(link.view));
    if (isEnough(count, await readPartyLink(link.token))) return;
  }
}

/** The links of the parties that have something left to do. */
async function openLinks({ emailsBefore }: MadeRequest) {
  const emails = (await readOutbox()).slice(emailsBefore);
  const tokens = [...new Set(emails.map(({ link }) => tokenOf(link)))];
  const links = await Promise.all(tokens.map(async (token) => ({ token, view: await readPartyLink(token) })));
  return links.filter(({ view }) => view.partyStatus === 'Asked' && (view.canDecide || view.canChoose));
}

function willingly({ canDecide, canChoose }: ApprovalView): PartyAnswer {
  const method = { type: 'virtualCard' } as const;
  if (!canDecide) return { method };
  return canChoose ? { decision: 'approve', method } : { decision: 'approve' };
}
