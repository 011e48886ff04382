import { sandboxEndpoints, serviceEndpoints } from '../../mock-server/endpoints.ts';
import type { ApprovalView, PartyAnswer } from '../../mock-server/simulator/adjuster/party-links.ts';
import {
  call,
  callAsAnother,
  createSession,
  moveClock,
  readOutbox,
  readRequests,
  tokenOf,
  uploadRequest,
} from './sandbox-client.ts';

export const requestStages = {
  open: 'New',
  underWay: 'One party has answered',
  rejected: 'Rejected by a party',
  completed: 'Completed by all',
  incomplete: 'Expired after one was paid',
  expired: 'Expired',
  cancelled: 'Canceled',
} as const satisfies Readonly<Record<string, string>>;

export type RequestStage = keyof typeof requestStages;

/** Longer than any request is open, in minutes. */
const pastExpiration = 31 * 24 * 60;

/** The ids of the requests made so far. Each is made once until the sandbox is reset. */
const made = new Map<string, number>();

export async function resetSandbox(): Promise<void> {
  made.clear();
  await call(sandboxEndpoints.SandboxReset, {});
}

export async function stagedRequest(merchantKey: string, upload: object, stage: RequestStage): Promise<number> {
  const key = JSON.stringify([merchantKey, upload, stage]);
  const id = made.get(key) ?? (await make(merchantKey, upload, stage));
  made.set(key, id);
  return id;
}

async function make(merchantKey: string, upload: object, stage: RequestStage): Promise<number> {
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
  readonly emailsBefore: number;
}

const steps: Readonly<Record<RequestStage, (request: MadeRequest) => Promise<void>>> = {
  open: () => Promise.resolve(),
  underWay: (request) => answerAll(request, () => true),
  rejected: async (request) => {
    const first = (await openLinks(request)).find(({ view }) => view.canDecide);
    if (first) await answer(first.token, { decision: 'reject' });
  },
  completed: (request) => answerAll(request, () => false),
  incomplete: async (request) => {
    await answerAll(request, ({ payment }) => payment !== null);
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
async function answerAll(request: MadeRequest, isEnough: (view: ApprovalView) => boolean): Promise<void> {
  const [link] = await openLinks(request);
  if (!link) return;
  const method = { type: 'virtualCard' } as const;
  const { canDecide, canChoose } = link.view;
  await answer(link.token, { ...(canDecide && { decision: 'approve' }), ...(canChoose && { method }) } as PartyAnswer);
  if (!isEnough(await readLink(link.token))) await answerAll(request, isEnough);
}

async function openLinks({ emailsBefore }: MadeRequest) {
  const emails = (await readOutbox()).slice(emailsBefore);
  const tokens = [...new Set(emails.map(({ link }) => tokenOf(link)))];
  const links = await Promise.all(tokens.map(async (token) => ({ token, view: await readLink(token) })));
  return links.filter(({ view }) => view.partyStatus === 'Asked' && (view.canDecide || view.canChoose));
}

async function readLink(token: string): Promise<ApprovalView> {
  return (await call<{ link: ApprovalView }>(sandboxEndpoints.SandboxLink, undefined, token)).link;
}

async function answer(token: string, answer: PartyAnswer): Promise<void> {
  await call(sandboxEndpoints.SandboxLinkChoice, answer, token);
}
