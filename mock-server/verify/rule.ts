import assert from 'node:assert/strict';
import { ServiceError } from '../../src/operation/service-error.ts';
import type { Service } from './service.ts';

/** One thing that every service keeps, whoever has written it. */
export interface Rule {
  /** As a sentence. */
  readonly name: string;
  /** Fails where the service breaks it. */
  readonly check: () => Promise<void>;
}

/** What the rules of a modal need of the service, and what they may be asked with. */
export interface Ground {
  readonly service: Service;
  /** An authentication key of a merchant for tests. */
  readonly key: string;
  readonly card: string;
  readonly declinedCard: string;
}

/** Fails unless the service refuses a call: nothing was done, and it says so with a code. */
export async function assertRefused(call: Promise<unknown>): Promise<void> {
  await assert.rejects(
    call,
    (error) => error instanceof ServiceError && error.kind === 'refused',
    'It was not refused.',
  );
}

/** Fails unless the service's answer to an integrator's server is a refusal in the documented shape. */
export function assertTurnedAway(status: number): void {
  assert.ok(status >= 400 && status < 500, `It was answered with the status ${status}.`);
}

export function newOperationKey(): string {
  return crypto.randomUUID();
}
