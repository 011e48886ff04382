import { sandboxEndpoints, type Endpoint } from '../../mock-server/endpoints.ts';
import type { ApprovalView, PartyAnswer } from '../../mock-server/simulator/adjuster/party-links.ts';
import type { ClaimEntry } from '../../mock-server/simulator/claims/claims-ledger.ts';
import type { ClaimsModal } from '../../mock-server/simulator/claims/claims-sessions.ts';
import type { LedgerEntry } from '../../mock-server/simulator/payment/ledger.ts';
import type { FaultRule } from '../../mock-server/simulator/shared/faults.ts';
import type { Email } from '../../mock-server/simulator/shared/outbox.ts';
import type { ApprovalRequestStatus, PartyRole, PartyStatus } from '../../src/adjuster/enumerations.ts';
import type { Cents } from '../../src/money.ts';
import type { Merchant } from '../../src/payment/wire.ts';

/* The page's calls to the sandbox. A real service has none of these endpoints: your server makes sessions and uploads. */

/** The sandbox refused a call. The message is what an integrator's server would get. */
export class SandboxRefusal extends Error {
  readonly code: string;

  constructor(code: string, message: string) {
    super(message);
    this.code = code;
  }
}

/** @param params Replace the names in braces in the endpoint's path. */
export async function call<Answer = unknown>(
  { method, path }: Endpoint,
  body?: object,
  params: Readonly<Record<string, string>> = {},
): Promise<Answer> {
  const request = {
    method,
    ...(body ? { headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) } : {}),
  };
  const address = path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
  const response = await fetch(address, request).catch(() => undefined);
  const isJson = response?.headers.get('Content-Type')?.includes('json') ?? false;
  const answer = isJson ? ((await response?.json()) as Answer & Refused) : undefined;
  if (response?.ok && answer) return answer;
  if (answer?.responseMessage) throw new SandboxRefusal(answer.responseCode ?? '', answer.responseMessage);
  throw new Error('The sandbox does not answer. Reload the page to start it again.');
}

interface Refused {
  readonly responseCode?: string;
  readonly responseMessage?: string;
}

/** Calls the service as a modal in another window. */
export async function callAsAnother(endpoint: Endpoint, sessionKey: string, more: object = {}): Promise<void> {
  await call(endpoint, { sessionKey, operationKey: 'another-window', ...more });
}

/** The sessions that a story can open with. */
export const sessionKinds = {
  fresh: 'A new one',
  short: 'One that ends after a minute',
  used: 'One that was used before',
  reserved: 'One that is open elsewhere',
  expired: 'One that has expired',
  invented: 'An invented one',
  none: 'None',
} as const satisfies Readonly<Record<string, string>>;

export type SessionKind = keyof typeof sessionKinds;

export interface SessionSettings {
  /** The claims modal of the session. */
  readonly modal?: ClaimsModal;
  /** Options that a server fixes. */
  readonly options?: object | undefined;
}

export function createSession(merchantKey: string, kind: SessionKind, settings: SessionSettings = {}): Promise<string> {
  return newSession(sandboxEndpoints.SandboxSession, kind, { merchantKey, ...settings });
}

/** Uploads a request and returns its session. Rejects with a refusal that lists all problems. */
export function uploadRequest(merchantKey: string, request: object, kind: SessionKind = 'fresh'): Promise<string> {
  return newSession(sandboxEndpoints.SandboxUpload, kind, { merchantKey, request });
}

async function newSession(endpoint: Endpoint, kind: SessionKind, request: object): Promise<string> {
  const lifetime = kind === 'short' ? { lifetimeInSeconds: 60 } : {};
  return (await call<{ sessionKey: string }>(endpoint, { ...request, ...lifetime })).sessionKey;
}

/** Replaces all faults. */
export async function setFaults(faults: readonly FaultRule[]): Promise<void> {
  await call(sandboxEndpoints.SandboxFaults, { faults });
}

/** Returns by how many minutes the sandbox's clock is ahead now. */
export async function moveClock(moveByMinutes: number): Promise<number> {
  const { now } = await call<{ now: string }>(sandboxEndpoints.SandboxClock, { moveByMinutes });
  return Math.round((Date.parse(now) - Date.now()) / 60_000);
}

export async function changeFees(merchantKey: string, fees: Merchant['fees']): Promise<void> {
  await call(sandboxEndpoints.SandboxFees, { merchantKey, fees });
}

export async function resetSandbox(): Promise<void> {
  await call(sandboxEndpoints.SandboxReset, {});
}

export interface Ledgers {
  readonly entries: readonly LedgerEntry[];
  readonly claims: readonly ClaimEntry[];
}

export function readLedgers(): Promise<Ledgers> {
  return call<Ledgers>(sandboxEndpoints.SandboxLedger);
}

/** The e-mails of the sandbox, oldest first. */
export async function readOutbox(): Promise<readonly Email[]> {
  return (await call<{ emails: readonly Email[] }>(sandboxEndpoints.SandboxOutbox)).emails;
}

/** The token of a link in an e-mail. */
export function tokenOf(link: string): string {
  return link.slice(link.lastIndexOf('/') + 1);
}

/** The page behind a party's link. */
export async function readPartyLink(token: string): Promise<ApprovalView> {
  return (await call<{ link: ApprovalView }>(sandboxEndpoints.SandboxLink, undefined, { token })).link;
}

export async function answerPartyLink(token: string, answer: PartyAnswer): Promise<void> {
  await call(sandboxEndpoints.SandboxLinkChoice, answer, { token });
}

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
    readonly name: string;
    readonly role: PartyRole;
    readonly amount: Cents;
    readonly status: PartyStatus;
  }[];
}

/** All requests, oldest first. Reading them makes overdue requests expire. */
export async function readRequests(): Promise<readonly ListedRequest[]> {
  return (await call<{ requests: readonly ListedRequest[] }>(sandboxEndpoints.SandboxApprovalRequests)).requests;
}
