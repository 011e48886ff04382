import type { ApprovalParty } from './life/approval-party.ts';
import type { ApprovalRequest } from './life/approval-request.ts';
import type { PostalAddress } from '../../../src/claims/wire.ts';
import type { AccountReceipt } from '../../../src/account/wire.ts';
import type { CreatedRequest, RequestParty, UploadedRequest } from '../../../src/adjuster/wire.ts';
import type { WallTime } from '../../../src/wall-time.ts';
import type { ClaimsMerchant } from '../claims/claims-merchants.ts';
import type { PartyPayMethod } from './party-methods.ts';

/** A request as the service keeps it. */
export interface StoredRequest {
  readonly id: number;
  readonly merchant: ClaimsMerchant;
  readonly accountGroup: string;
  /** The session that it was created in. */
  readonly sessionId: string;
  readonly creationDate: WallTime;
  readonly expirationDate: WallTime;
  /** The code of the zone at the creation, also for the expiration. */
  readonly timeZone: string;
  readonly expiresAt: Date;
  readonly claim: Omit<UploadedRequest, 'parties'>;
  readonly parties: readonly StoredParty[];
  /** Where it stands. */
  life: ApprovalRequest;
}

export interface StoredParty {
  readonly id: number;
  readonly account: CreatedRequest['parties'][number]['account'];
  /** The part that the adjuster is shown and does not change. */
  readonly shown: Omit<RequestParty, 'method' | 'address'>;
  /** Where a check is mailed, as uploaded. Null: to the address of the account. */
  readonly address: PostalAddress | null;
  /** Where the link in its e-mails leads; null until one is sent. */
  link: string | null;
  /** How it has chosen to be paid, or is paid without choosing. */
  chosen: PartyPayMethod | null;
  /** How it was paid. */
  payment: AccountReceipt['transaction'];
  emailSentAt: WallTime | null;
  /** When an adjuster had its e-mail sent again, oldest first. */
  resentAt: readonly Date[];
  changedAt: WallTime | null;
}

/** Where one party stands. */
export function lifeOf({ life }: StoredRequest, { id }: StoredParty): ApprovalParty {
  const found = life.parties.find((party) => party.id === id);
  if (!found) throw new Error('Every party has a life.');
  return found;
}
