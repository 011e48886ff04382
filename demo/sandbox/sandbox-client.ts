import { sandboxEndpoints, serviceEndpoints, type Endpoint } from '../../mock-server/endpoints.ts';
import type { FaultRule } from '../../mock-server/simulator/faults.ts';
import type { LedgerEntry } from '../../mock-server/simulator/ledger.ts';
import type { Merchant } from '../../src/service/payment-service.ts';

/* What this page asks of the sandbox. None of it is there on a real service, where sessions come from your server. */

export async function createSession(merchantKey: string): Promise<string> {
  const { sessionKey } = await call<{ sessionKey: string }>(sandboxEndpoints.SandboxSession, { merchantKey });
  return sessionKey;
}

export async function ledgerEntries(): Promise<readonly LedgerEntry[]> {
  return (await call<{ entries: readonly LedgerEntry[] }>(sandboxEndpoints.SandboxLedger)).entries;
}

/** What goes wrong from now on, instead of what went wrong before. */
export async function setFaults(faults: readonly FaultRule[]): Promise<void> {
  await call(sandboxEndpoints.SandboxFaults, { faults });
}

export async function moveClock(moveByMinutes: number): Promise<void> {
  await call(sandboxEndpoints.SandboxClock, { moveByMinutes });
}

/** Changes what a merchant charges from now on. */
export async function changeFees(merchantKey: string, fees: Merchant['fees']): Promise<void> {
  await call(sandboxEndpoints.SandboxFees, { merchantKey, fees });
}

export async function resetSandbox(): Promise<void> {
  await call(sandboxEndpoints.SandboxReset, {});
}

/** Reserves a session as a modal in another window would. */
export async function reserve(sessionKey: string): Promise<void> {
  await call(serviceEndpoints.Open, { ...asAnother(sessionKey), operation: 'makePayment' });
}

/** Spends a session as a cancelled operation does. */
export async function spend(sessionKey: string): Promise<void> {
  await call(serviceEndpoints.Cancel, asAnother(sessionKey));
}

function asAnother(sessionKey: string): object {
  return { sessionKey, operationKey: 'another-window' };
}

async function call<Answer = unknown>({ method, path }: Endpoint, body?: object): Promise<Answer> {
  const request = {
    method,
    ...(body ? { headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) } : {}),
  };
  const response = await fetch(path, request).catch(() => undefined);
  const isJson = response?.headers.get('Content-Type')?.includes('json') ?? false;
  if (!response?.ok || !isJson) throw new Error('The sandbox does not answer. Reload the page to start it again.');
  return (await response.json()) as Answer;
}
