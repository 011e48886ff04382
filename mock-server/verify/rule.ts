import assert from 'node:assert/strict';
import { ServiceError } from '../../src/operation/service-error.ts';
import type { Service } from './service.ts';

/** The rules of every service, by their names, each a sentence. A check fails if the service breaks the rule. */
export type Rules = Readonly<Record<string, () => Promise<void>>>;

export interface Ground {
  readonly service: Service;
  readonly key: string;
  readonly wrongKeys: readonly string[];
  readonly card: string;
  readonly declinedCard: string;
}

export async function assertRefused(call: Promise<unknown>, what = 'It'): Promise<void> {
  const isRefusal = (error: unknown) => error instanceof ServiceError && error.kind === 'refused';
  await assert.rejects(call, isRefusal, `${what} was not refused.`);
}

/** Fails unless the service's answer to an integrator's server is a refusal in the documented shape. */
export function assertHostRefusal(status: number, what = 'It'): void {
  assert.ok(status >= 400 && status < 500, `${what} was answered with the status ${status}.`);
}
