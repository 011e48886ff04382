import assert from 'node:assert/strict';
import { ServiceError } from '../../src/operation/service-error.ts';
import type { Service } from './service.ts';

/** The rules of every service, by their names, each a sentence. A check fails if the service breaks the rule. */
export type Rules = Readonly<Record<string, () => Promise<void>>>;

export function rulesFor<Value>(
  values: readonly Value[],
  ruleOf: (value: Value) => [string, () => Promise<void>],
): Rules {
  return Object.fromEntries(values.map(ruleOf));
}

export interface Ground {
  readonly service: Service;
  readonly key: string;
  readonly wrongKeys: readonly string[];
  readonly card: string;
  readonly declinedCard: string;
}

export async function assertRefused(call: Promise<unknown>): Promise<void> {
  await assert.rejects(
    call,
    (error) => error instanceof ServiceError && error.kind === 'refused',
    'It was not refused.',
  );
}

/** Fails unless the service's answer to an integrator's server is a refusal in the documented shape. */
export function assertHostRefusal(status: number): void {
  assert.ok(status >= 400 && status < 500, `It was answered with the status ${status}.`);
}
