import type { PartyRole } from '../../../src/adjuster/enumerations.ts';
import type { AdjusterMessageKey } from '../../../src/adjuster/adjuster.en.ts';
import type { ManagedParty, ManagedRequest } from '../../../src/adjuster/wire.ts';
import type { AdjusterTexts } from '../adjuster-view.ts';
import type { Tone } from './status-pill.ts';

export function partyName({ t }: AdjusterTexts, { parties }: ManagedRequest, party: ManagedParty): string {
  const { name, email, approvalRequestPartyId } = party;
  const namesakes = parties.filter((other) => other.name === name);
  if (namesakes.length < 2) return name;
  if (email && namesakes.filter((other) => other.email === email).length < 2)
    return t('party.namesake', { party: name, email });
  const index = parties.findIndex((other) => other.approvalRequestPartyId === approvalRequestPartyId);
  return t('party.numbered', { party: name, number: String(index + 1) });
}

export function statusInWords({ t }: AdjusterTexts, request: ManagedRequest, { role, status }: ManagedParty): string {
  if (status === 'Paid' || status === 'Rejected') return t(`partyStatus.${status}`);
  if (request.status !== 'Initiated') return t(endKey(status, role));
  return t(status === 'Waiting' ? 'partyStatus.Waiting' : stepKey(status, role));
}

function endKey(status: 'Waiting' | 'Asked' | 'Done', role: PartyRole): AdjusterMessageKey {
  if (role === 'PaymentOnlyActionBypass') return 'partyEnd.unpaid';
  if (status !== 'Done') return `partyEnd.${status}`;
  return role === 'ApprovalOnly' ? 'partyStatus.Done.ApprovalOnly' : `partyEnd.Done.${role}`;
}

function stepKey(status: 'Asked' | 'Done', role: PartyRole): AdjusterMessageKey {
  return `partyStatus.${status}.${role}`;
}

export function toneOfParty(request: ManagedRequest, { role, status, declined }: ManagedParty): Tone {
  if (status === 'Rejected' || declined) return 'problem';
  if (status === 'Paid' || (status === 'Done' && role === 'ApprovalOnly')) return 'done';
  return request.status === 'Initiated' ? 'waiting' : 'ended';
}
