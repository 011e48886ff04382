import { endedAs } from '../../../adapters/testing/adjuster-answers.ts';
import type { AdjusterOptionObject } from '../../../src/adjuster/adjuster-options.ts';
import type { ManagedParty, ManagedRequest, RequestParty } from '../../../src/adjuster/wire.ts';
import { claimant, managed, uploaded } from '../../domain/adjuster/samples.ts';

export * from '../../domain/adjuster/samples.ts';

/* What the tests of the adjuster modal are about, when it does not matter what it is. */

export const sessionKey = '50000000-0000-4000-8000-000000000001';

/** Opens the modal with what was uploaded. */
export const toCreate = { claimsSessionKey: sessionKey } as const satisfies AdjusterOptionObject;

/** Opens the modal with a request that exists. */
export const toManage = {
  claimsSessionKey: sessionKey,
  approvalRequestId: 40017,
} as const satisfies AdjusterOptionObject;

/** As many parties as an upload may have. */
export const tenParties: readonly RequestParty[] = [
  ...uploaded.parties,
  ...['Ana Cruz', 'Bo Day', 'Cy Ford', 'Di Hall', 'Ed Jones', 'Flo King'].map((name) => ({ ...claimant, name })),
];

/** The request with other things known of one of its parties. */
export function withParty(name: string, changes: Partial<ManagedParty>, request = managed): ManagedRequest {
  const changed = (party: ManagedParty) => (party.name === name ? { ...party, ...changes } : party);
  return { ...request, parties: request.parties.map(changed) };
}

/** The ended request, in which no party has to act. */
export function ended(status: ManagedRequest['status'], request: ManagedRequest = managed): ManagedRequest {
  return endedAs(status, request);
}

/** What the parties have done in a request that has ended so. */
export const endedParties: Partial<Record<ManagedRequest['status'], ManagedRequest>> = {
  Rejected: withParty('Sam Okafor', { status: 'Rejected', changedAt: '2026-11-25T08:30:00' }),
  Incomplete: withParty('Harbor Bakery', { status: 'Paid', changedAt: '2026-11-23T08:30:00' }),
  Completed: {
    ...managed,
    parties: managed.parties.map((party) => ({
      ...party,
      status: party.role === 'ApprovalOnly' ? 'Done' : 'Paid',
      method: 'BankAccount',
      changedAt: '2026-11-25T08:30:00',
    })),
  },
};

/** The lines about a claim. */
export const claimLines = {
  'Account group': 'North',
  ClaimantName: 'Jordan Rivera',
  'Claim details': 'Hail damage to the roof Deductible of $500.00 applied',
};

/** The lines about an open request. */
export const requestLines = {
  Created: 'November 21, 2026 at 9:05 PM Eastern Standard Time',
  Expires: 'December 21, 2026 at 9:05 PM Eastern Standard Time',
  'Pays out': 'After every party responds',
  ...claimLines,
};
