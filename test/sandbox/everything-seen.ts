import assert from 'node:assert/strict';
import { mock } from 'node:test';
import fc from 'fast-check';
import type { EndpointName } from '../../mock-server/endpoints.ts';
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
    for (const endpoint of ['SandboxLedger', 'SandboxOutbox', 'SandboxApprovalRequests'] as const) {
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
    fc.asyncProperty(fc.constantFrom(...pathsIn(good)), wrong, async (path, value) => {
      const seen = await everythingSeen(({ call }) => call(endpoint, replaced(good, path, value)));
      assertUnseen(seen, secrets);
    }),
    { numRuns: 200, seed: 20_261_121 },
  );
}

type Path = readonly string[];

/** Where a value has fields, however deep. */
function pathsIn(value: object): readonly Path[] {
  return Object.entries(value).flatMap(([key, inner]: [string, unknown]) => {
    const below = typeof inner === 'object' && inner !== null ? pathsIn(inner) : [];
    return [[key], ...below.map((path) => [key, ...path])];
  });
}

function replaced(value: object, [key = '', ...rest]: Path, by: unknown): object {
  const inner = (value as Record<string, unknown>)[key];
  return { ...value, [key]: rest.length > 0 ? replaced(inner as object, rest, by) : by };
}
