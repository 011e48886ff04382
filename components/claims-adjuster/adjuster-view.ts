import type { PartyRole } from '../../src/adjuster/enumerations.ts';
import type { AdjusterMessageKey } from '../../src/adjuster/adjuster.en.ts';
import type { ManagedParty, ManagedRequest, RequestParty } from '../../src/adjuster/wire.ts';
import { isWallTime, readableDate, type WallTime } from '../../src/wall-time.ts';
import type { Texts } from '../shared/texts.ts';

export type AdjusterTexts = Texts<AdjusterMessageKey>;

/** A moment on the merchant's wall, in words; any other text of a service as it is. */
export function moment({ locale }: AdjusterTexts, at: WallTime): string {
  return isWallTime(at) ? readableDate(at, locale) : at;
}

/** The name of a party; of those that share one, with what tells them apart. */
export function partyName({ t }: AdjusterTexts, { parties }: ManagedRequest, party: ManagedParty): string {
  const { name, email, approvalRequestPartyId } = party;
  const namesakes = parties.filter((other) => other.name === name);
  if (namesakes.length < 2) return name;
  if (email && namesakes.filter((other) => other.email === email).length < 2)
    return t('party.namesake', { party: name, email });
  const index = parties.findIndex((other) => other.approvalRequestPartyId === approvalRequestPartyId);
  return t('party.numbered', { party: name, number: String(index + 1) });
}

/** How a party is paid, in words. */
export function methodInWords({ t }: AdjusterTexts, { role, method }: RequestParty): string {
  if (role === 'ApprovalOnly') return t('method.none');
  return t(method === null ? 'method.toChoose' : `method.${method}`);
}

/** Where a party stands, in words: what it has done, or what it still has to do. */
export function statusInWords({ t }: AdjusterTexts, { role, status }: ManagedParty): string {
  return t(status === 'Asked' || status === 'Done' ? stepKey(status, role) : `partyStatus.${status}`);
}

function stepKey(status: 'Asked' | 'Done', role: PartyRole): AdjusterMessageKey {
  return `partyStatus.${status}.${role}`;
}
