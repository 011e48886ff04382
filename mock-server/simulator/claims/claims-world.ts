import type { ClaimsTransaction } from '../../../src/server/claims-transaction.ts';
import type { Books } from '../shared/books.ts';
import type { Clock } from '../shared/clock.ts';
import type { Ids } from '../shared/ids.ts';
import type { MerchantsByKey } from '../shared/merchants.ts';
import { Newest } from '../shared/newest.ts';
import type { Notifications } from '../shared/notifications.ts';
import type { Outbox } from '../shared/outbox.ts';
import { Refusal } from '../shared/refusal.ts';
import type { ClaimsLedger } from './claims-ledger.ts';
import type { ClaimsMerchant } from './claims-merchants.ts';
import type { ClaimsSession, ClaimsSessions } from './claims-sessions.ts';
import type { PayeeAccounts } from './payee-accounts.ts';

export interface ClaimsWorld {
  readonly clock: Clock;
  readonly ids: Ids;
  readonly merchants: MerchantsByKey<ClaimsMerchant>;
  readonly sessions: ClaimsSessions;
  readonly accounts: PayeeAccounts;
  readonly ledger: ClaimsLedger;
  readonly books: Books<ClaimsTransaction>;
  readonly notifications: Notifications;
  readonly outbox: Outbox;
  readonly links: Pick<Links<object>, 'create'>;
}

export function merchantOf({ merchants }: ClaimsWorld, { origin }: ClaimsSession): ClaimsMerchant {
  return merchants.ofSession(origin);
}

/** The targets of the links in e-mails, by the token in their address. Anyone with the token counts as the addressee. */
export class Links<Target> {
  readonly #targets = new Newest<string, Target>();
  readonly #ids: Ids;

  constructor(ids: Ids) {
    this.#ids = ids;
  }

  create(target: Target): string {
    const token = this.#ids.guid();
    this.#targets.set(token, target);
    return `/links/${token}`;
  }

  known(token: string): Target | undefined {
    return this.#targets.get(token);
  }

  find(token: string): Target {
    const target = this.known(token);
    if (target) return target;
    throw new Refusal('LinkNotFound', 'No e-mail had this link.', 'token');
  }
}
