import { sandboxEndpoints, serviceEndpoints } from '../../mock-server/endpoints.ts';
import type { ClaimEntry } from '../../mock-server/simulator/claims/claims-ledger.ts';
import type { ClaimsModal } from '../../mock-server/simulator/claims/claims-sessions.ts';
import type { FaultRule } from '../../mock-server/simulator/shared/faults.ts';
import type { LedgerEntry } from '../../mock-server/simulator/payment/ledger.ts';
import type { Merchant } from '../../src/payment/wire.ts';
import { call } from './call.ts';
import type { SessionKind } from './session-kinds.ts';

/* What this page asks of the sandbox. None of it is there on a real service, where sessions come from your server. */

/** For how long the session of a kind lives, where that is another time than usual. */
export function lifetimeOf(kind: SessionKind): { readonly lifetimeInSeconds?: number } {
  return kind === 'short' ? { lifetimeInSeconds: 60 } : {};
}

export interface SessionSettings {
  /** The claims modal that it is for. */
  readonly modal?: ClaimsModal;
  /** Options that a server fixes. */
  readonly options?: object | undefined;
}

export async function createSession(
  merchantKey: string,
  kind: SessionKind,
  { modal, options }: SessionSettings = {},
): Promise<string> {
  const request = {
    merchantKey,
    ...lifetimeOf(kind),
    ...(modal === undefined ? {} : { modal }),
    ...(options === undefined ? {} : { options }),
  };
  const { sessionKey } = await call<{ sessionKey: string }>(sandboxEndpoints.SandboxSession, request);
  return sessionKey;
}

/** The sandbox's ledgers: of the payment modal, and of the claims modals. */
export interface Ledgers {
  readonly entries: readonly LedgerEntry[];
  readonly claims: readonly ClaimEntry[];
}

export function readLedgers(): Promise<Ledgers> {
  return call<Ledgers>(sandboxEndpoints.SandboxLedger);
}

/** Replaces the faults of before by these. */
export async function setFaults(faults: readonly FaultRule[]): Promise<void> {
  await call(sandboxEndpoints.SandboxFaults, { faults });
}

export async function moveClock(moveByMinutes: number): Promise<void> {
  await call(sandboxEndpoints.SandboxClock, { moveByMinutes });
}

/** By how much the sandbox's clock is ahead, in minutes. */
export async function clockAhead(): Promise<number> {
  const { now } = await call<{ now: string }>(sandboxEndpoints.SandboxClock, { moveByMinutes: 0 });
  return Math.round((Date.parse(now) - Date.now()) / 60_000);
}

/** Changes what a merchant charges from now on. */
export async function changeFees(merchantKey: string, fees: Merchant['fees']): Promise<void> {
  await call(sandboxEndpoints.SandboxFees, { merchantKey, fees });
}

export async function resetSandbox(): Promise<void> {
  await call(sandboxEndpoints.SandboxReset, {});
}

/** Reserves a session of the payment modal as a modal in another window would. */
export async function reserve(sessionKey: string): Promise<void> {
  await call(serviceEndpoints.Open, { ...asAnother(sessionKey), operation: 'makePayment' });
}

/** Spends a session of the payment modal as a cancelled operation does. */
export async function spend(sessionKey: string): Promise<void> {
  await call(serviceEndpoints.Cancel, asAnother(sessionKey));
}

/** The credentials of a modal in another window. */
export function asAnother(sessionKey: string): { readonly sessionKey: string; readonly operationKey: string } {
  return { sessionKey, operationKey: 'another-window' };
}
