import type { ApprovalParty } from './life/approval-party.ts';
import type { ApprovalRequest } from './life/approval-request.ts';
import type { PostalAddress } from '../../../src/claims/wire.ts';
import type { AccountReceipt } from '../../../src/account/wire.ts';
import type { CreatedRequest, RequestParty, UploadedRequest } from '../../../src/adjuster/wire.ts';
import type { WallTime } from '../../../src/wall-time.ts';
import type { ClaimsMerchant } from '../claims/claims-merchants.ts';
import type { PartyPayMethod } from './party-methods.ts';

export interface StoredRequest {
  readonly id: number;
  readonly merchant: ClaimsMerchant;
  readonly accountGroup: string;
  readonly sessionId: string;
  readonly creationDate: WallTime;
  readonly expirationDate: WallTime;
  /** The code of the zone at the creation, also for the expiration. */
  readonly timeZone: string;
  readonly expiresAt: Date;
  readonly claim: Omit<UploadedRequest, 'parties'>;
  readonly parties: readonly StoredParty[];
  endedAt: WallTime | null;
  life: ApprovalRequest;
}

export interface StoredParty {
  readonly id: number;
  readonly account: CreatedRequest['parties'][number]['account'];
  readonly shown: Omit<RequestParty, 'method' | 'address'>;
  /** The uploaded address for a check. Null for the address of the account. */
  readonly address: PostalAddress | null;
  link: string | null;
  chosen: PartyPayMethod | null;
  payment: AccountReceipt['transaction'];
  emailSentAt: WallTime | null;
  resentAt: readonly Date[];
  changedAt: WallTime | null;
}

export function lifeOf({ life }: StoredRequest, { id }: StoredParty): ApprovalParty {
  const found = life.parties.find((party) => party.id === id);
  if (!found) throw new Error('Every party has a life.');
  return found;
}

/** A party's e-mail may be sent again this many times in the following period. */
const mostResends = 5;
const resendPeriod = 60 * 60 * 1_000;

export function resendFrom({ resentAt }: StoredParty, now: Date): Date | null {
  const first = resentAt.at(-mostResends);
  const from = first && new Date(first.getTime() + resendPeriod);
  return from && from > now ? from : null;
}
