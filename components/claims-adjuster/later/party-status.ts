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

export function statusInWords({ t }: AdjusterTexts, request: ManagedRequest, party: ManagedParty): string {
  const { status } = party;
  if (status === 'Paid' || status === 'Rejected') return t(`partyStatus.${status}`);
  return t(request.status === 'Initiated' ? stepKey(status, party) : endKey(status, party));
}

type Unpaid = 'Waiting' | 'Asked' | 'Done';

function endKey(status: Unpaid, { role, declined, hasApproved }: ManagedParty): AdjusterMessageKey {
  if (role === 'PaymentOnlyActionBypass' || declined) return 'partyEnd.unpaid';
  if (status === 'Done') return role === 'ApprovalOnly' ? 'partyStatus.Done.ApprovalOnly' : `partyEnd.Done.${role}`;
  return hasApproved ? 'partyEnd.Done.ApprovalAndPayment' : `partyEnd.${status}`;
}

function stepKey(status: Unpaid, { role, declined, hasApproved }: ManagedParty): AdjusterMessageKey {
  if (status === 'Waiting') return 'partyStatus.Waiting';
  // A payment is declined after the approval. A party without an action cannot choose another method.
  if (status === 'Done') return declined ? 'partyEnd.unpaid' : `partyStatus.Done.${role}`;
  return declined || hasApproved ? 'partyStatus.Asked.PaymentOnly' : `partyStatus.Asked.${role}`;
}

export function toneOfParty(request: ManagedRequest, { role, status, declined }: ManagedParty): Tone {
  if (status === 'Rejected' || declined) return 'problem';
  if (status === 'Paid' || (status === 'Done' && role === 'ApprovalOnly')) return 'done';
  return request.status === 'Initiated' ? 'waiting' : 'ended';
}
