import { endedAs } from '../../../adapters/testing/adjuster-answers.ts';
import type { AdjusterOptionObject } from '../../../src/adjuster/adjuster-options.ts';
import type { ManagedParty, ManagedRequest, RequestParty } from '../../../src/adjuster/wire.ts';
import { claimant, managed, uploaded } from '../../domain/adjuster/samples.ts';

export * from '../../domain/adjuster/samples.ts';

export const sessionKey = '50000000-0000-4000-8000-000000000001';

export const toCreate = { claimsSessionKey: sessionKey } as const satisfies AdjusterOptionObject;

export const toManage = {
  claimsSessionKey: sessionKey,
  approvalRequestId: 40017,
} as const satisfies AdjusterOptionObject;

export const tenParties: readonly RequestParty[] = [
  ...uploaded.parties,
  ...['Ana Cruz', 'Bo Day', 'Cy Ford', 'Di Hall', 'Ed Jones', 'Flo King'].map((name) => ({ ...claimant, name })),
];

export function withParty(name: string, changes: Partial<ManagedParty>, request = managed): ManagedRequest {
  const changed = (party: ManagedParty) => (party.name === name ? { ...party, ...changes } : party);
  return { ...request, parties: request.parties.map(changed) };
}

export function ended(status: ManagedRequest['status'], request: ManagedRequest = managed): ManagedRequest {
  return endedAs(status, request);
}

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

export const claimLines = {
  'Account group': 'North',
  ClaimantName: 'Jordan Rivera',
  'Claim details': 'Hail damage to the roof Deductible of $500.00 applied',
};

export const requestLines = {
  Created: 'November 21, 2026 at 9:05 PM Eastern Standard Time',
  Expires: 'December 21, 2026 at 9:05 PM Eastern Standard Time',
  'Pays out': 'After the parties approve and choose a method',
  ...claimLines,
};
