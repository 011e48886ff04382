import { sandboxEndpoints, type Endpoint } from '../../mock-server/endpoints.ts';
import type { RequestSummary } from '../../mock-server/handlers/sandbox-schemas.ts';
import type { ClaimEntry } from '../../mock-server/simulator/claims/claims-ledger.ts';
import type { ClaimsModal } from '../../mock-server/simulator/claims/claims-sessions.ts';
import type { LedgerEntry } from '../../mock-server/simulator/payment/ledger.ts';
import type { FaultRule } from '../../mock-server/simulator/shared/faults.ts';
import type { Email } from '../../mock-server/simulator/shared/outbox.ts';

/* The page's calls to the sandbox. A real service does not have these endpoints: your server creates sessions and uploads. */

export class SandboxRefusal extends Error {
  readonly code: string;

  constructor(code: string, message: string) {
    super(message);
    this.code = code;
  }
}

export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

/** @param token Replaces the name in braces in the endpoint's path. */
export async function call<Answer = unknown>({ method, path }: Endpoint, body?: object, token = ''): Promise<Answer> {
  const request = {
    method,
    ...(body ? { headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) } : {}),
  };
  const address = path.replace(/\{\w+\}/, encodeURIComponent(token));
  const response = await fetch(address, request).catch(() => undefined);
  const isJson = response?.headers.get('Content-Type')?.includes('json') ?? false;
  const answer = isJson
    ? ((await response?.json()) as Answer & { responseCode?: string; responseMessage?: string })
    : undefined;
  if (response?.ok && answer) return answer;
  if (answer?.responseMessage) throw new SandboxRefusal(answer.responseCode ?? '', answer.responseMessage);
  throw new Error('The sandbox does not answer. Reload the page to restart it.');
}

export async function callAsAnother(endpoint: Endpoint, sessionKey: string, more: object = {}): Promise<void> {
  await call(endpoint, { sessionKey, operationKey: 'another-window', ...more });
}

export const sessionKinds = {
  fresh: 'New',
  short: 'New, ends after a minute',
  used: 'Used before',
  reserved: 'Open in another window',
  expired: 'Expired',
  invented: 'Unknown',
  none: 'None',
} as const satisfies Readonly<Record<string, string>>;

export type SessionKind = keyof typeof sessionKinds;

/** @param settings The claims modal of the session, and options that a server fixes. */
export function createSession(
  merchantKey: string,
  kind: SessionKind,
  settings: { readonly modal?: ClaimsModal; readonly options?: object | undefined } = {},
): Promise<string> {
  return newSession(sandboxEndpoints.SandboxSession, kind, { merchantKey, ...settings });
}

export function uploadRequest(merchantKey: string, request: object, kind: SessionKind = 'fresh'): Promise<string> {
  return newSession(sandboxEndpoints.SandboxUpload, kind, { merchantKey, request });
}

async function newSession(endpoint: Endpoint, kind: SessionKind, request: object): Promise<string> {
  const lifetime = kind === 'short' ? { lifetimeInSeconds: 60 } : {};
  return (await call<{ sessionKey: string }>(endpoint, { ...request, ...lifetime })).sessionKey;
}

export async function setFaults(faults: readonly FaultRule[]): Promise<void> {
  await call(sandboxEndpoints.SandboxFaults, { faults });
}

export async function moveClock(moveByMinutes: number): Promise<void> {
  await call(sandboxEndpoints.SandboxClock, { moveByMinutes });
}

/** What the sandbox has recorded, oldest first. */
export interface Books {
  readonly entries: readonly LedgerEntry[];
  readonly claims: readonly ClaimEntry[];
  readonly emails: readonly Email[];
  readonly requests: readonly RequestSummary[];
}

export async function readBooks(): Promise<Books> {
  const requests = await readRequests();
  const ledgers = await call<Pick<Books, 'entries' | 'claims'>>(sandboxEndpoints.SandboxLedger);
  return { ...ledgers, emails: await readOutbox(), requests };
}

export async function readOutbox(): Promise<Books['emails']> {
  return (await call<Pick<Books, 'emails'>>(sandboxEndpoints.SandboxOutbox)).emails;
}

export async function readRequests(): Promise<Books['requests']> {
  return (await call<Pick<Books, 'requests'>>(sandboxEndpoints.SandboxApprovalRequests)).requests;
}

export function tokenOf(link: string): string {
  return link.slice(link.lastIndexOf('/') + 1);
}
