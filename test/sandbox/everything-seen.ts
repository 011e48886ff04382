import assert from 'node:assert/strict';
import { mock } from 'node:test';
import fc from 'fast-check';
import type { EndpointName } from '../../mock-server/endpoints.ts';
import { placesIn, withValue } from '../domain/http/places.ts';
import { setUpApprovals } from './adjuster/approval-harness.ts';

type Sandbox = ReturnType<typeof setUpApprovals>;

/** Everything that anybody could read afterwards: answers, the ledgers, e-mails, requests, what was printed. */
export async function everythingSeen(act: (sandbox: Sandbox) => Promise<unknown>): Promise<string> {
  const printed: unknown[] = [];
  const spies = (['log', 'info', 'warn', 'error', 'debug'] as const).map((name) =>
    mock.method(console, name, (...args: unknown[]) => void printed.push(...args)),
  );
  try {
    const sandbox = setUpApprovals();
    const seen = [await act(sandbox)];
    for (const endpoint of [
      'SandboxLedger',
      'SandboxOutbox',
      'SandboxApprovalRequests',
      'SandboxNotifications',
    ] as const) {
      seen.push((await sandbox.call(endpoint)).body);
    }
    return JSON.stringify([seen, printed.map(String)]);
  } finally {
    for (const spy of spies) spy.mock.restore();
  }
}

export function assertUnseen(seen: string, secrets: readonly string[]): void {
  for (const secret of secrets) assert.ok(!seen.includes(secret), `${secret} was seen in: ${seen}`);
}

/** Sends a request again and again, each time with another field replaced by something wrong that holds a secret. */
export async function assertUnseenWhereWrong(endpoint: EndpointName, good: object, secret: string, secrets: string[]) {
  const number = Number(secret.replace(/\D/g, ''));
  const wrong = fc.constantFrom<unknown>(undefined, null, secret, [secret], { [secret]: secret }, number);
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...placesIn(good)), wrong, async (path, value) => {
      const seen = await everythingSeen(({ call }) => call(endpoint, withValue(good, path, value)));
      assertUnseen(seen, secrets);
    }),
    { numRuns: 200, seed: 20_261_121 },
  );
}
