import type { ApprovalView, PartyAnswer } from '../../mock-server/simulator/adjuster/party-links.ts';
import {
  answerPartyLink,
  cancelRequest,
  createRequest,
  readPartyLink,
  readRequests,
  uploadRequest,
  type ListedRequest,
} from './approval-client.ts';
import { readOutbox, tokenOf } from './claims-client.ts';
import type { RequestStage } from './request-stages.ts';
import { createSession, moveClock } from './sandbox-client.ts';

/** Longer than any request is open. */
export const pastExpiration = 31 * 24 * 60;

export interface WantedRequest {
  readonly merchantKey: string;
  readonly upload: object;
  readonly stage: RequestStage;
}

/**
 * The requests made so far, by stage. Each is made once until the sandbox starts over, whatever has become of it since.
 */
const made = new Map<string, ListedRequest>();

/** The id of a request that was brought to the stage by the parties themselves, by their links. */
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

async function make({ merchantKey, upload, stage }: WantedRequest): Promise<number> {
  const emailsBefore = (await readOutbox()).length;
  const id = await createRequest(await uploadRequest(merchantKey, upload));
  await steps[stage]({ id, merchantKey, emailsBefore });
  return id;
}

interface MadeRequest {
  readonly id: number;
  readonly merchantKey: string;
  /** How many e-mails there were before its own. */
  readonly emailsBefore: number;
}

const steps: Readonly<Record<RequestStage, (request: MadeRequest) => Promise<void>>> = {
  open: () => Promise.resolve(),
  underWay: (request) => answerAll(request, 1),
  rejected: async (request) => {
    for (const token of await linksOf(request)) {
      if ((await readPartyLink(token)).canDecide) {
        await answerPartyLink(token, { decision: 'reject' });
        return;
      }
    }
  },
  completed: (request) => answerAll(request, Infinity),
  incomplete: async (request) => {
    await answerUntilPaid(request);
    await letExpire();
  },
  expired: letExpire,
  cancelled: async ({ id, merchantKey }) =>
    cancelRequest(await createSession(merchantKey, 'fresh', { modal: 'adjuster' }), id),
};

/** Requests expire when somebody looks at them after their time. The clock is where it was afterwards. */
async function letExpire(): Promise<void> {
  await moveClock(pastExpiration);
  try {
    await readRequests();
  } finally {
    await moveClock(-pastExpiration);
  }
}

/** Has the parties answer, those too who are asked only when others have approved. */
async function answerAll(request: MadeRequest, most: number): Promise<void> {
  let count = 0;
  for (let open = await openLinks(request); open.length > 0; open = await openLinks(request)) {
    for (const { token, view } of open) {
      if (count >= most) return;
      await answerPartyLink(token, willingly(view));
      count += 1;
    }
  }
}

async function answerUntilPaid(request: MadeRequest): Promise<void> {
  for (let [first] = await openLinks(request); first; [first] = await openLinks(request)) {
    await answerPartyLink(first.token, willingly(first.view));
    if ((await readPartyLink(first.token)).payment) return;
  }
}

/** The links of the parties that have something left to do. */
async function openLinks(request: MadeRequest) {
  const links = await Promise.all(
    (await linksOf(request)).map(async (token) => ({ token, view: await readPartyLink(token) })),
  );
  return links.filter(({ view }) => view.partyStatus === 'Asked' && (view.canDecide || view.canChoose));
}

async function linksOf({ emailsBefore }: MadeRequest): Promise<readonly string[]> {
  const emails = (await readOutbox()).slice(emailsBefore);
  return [...new Set(emails.map(({ link }) => tokenOf(link)))];
}

function willingly({ canDecide, canChoose }: ApprovalView): PartyAnswer {
  const method = { type: 'virtualCard' } as const;
  if (!canDecide) return { method };
  return canChoose ? { decision: 'approve', method } : { decision: 'approve' };
}
