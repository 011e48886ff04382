import type { LockedOptions } from '../../src/options/locked-options.ts';
import type { ClaimsTransaction } from '../../src/server/claims-transaction.ts';
import { AccountOperations } from './account/account-operations.ts';
import { AdjusterOperations } from './adjuster/adjuster-operations.ts';
import { ApprovalRequests } from './adjuster/approval-requests.ts';
import { Uploads } from './adjuster/uploads.ts';
import { AccountLock } from './claims/account-lock.ts';
import { AdjusterLock } from './claims/adjuster-lock.ts';
import { ClaimsLedger } from './claims/claims-ledger.ts';
import type { ClaimsMerchant } from './claims/claims-merchants.ts';
import type { ClaimsModal, ClaimsSessions } from './claims/claims-sessions.ts';
import { tellOfClaims } from './claims/claims-transactions.ts';
import { Links, type ClaimsWorld } from './claims/claims-world.ts';
import { demoAccounts, type DemoAccount } from './claims/demo-accounts.ts';
import { PayeeAccounts } from './claims/payee-accounts.ts';
import { LinkOperations, type LinkTarget } from './link-operations.ts';
import { Books } from './shared/books.ts';
import type { Clock } from './shared/clock.ts';
import type { Ids } from './shared/ids.ts';
import { MerchantsByKey } from './shared/merchants.ts';
import type { Notifications } from './shared/notifications.ts';
import type { Outbox } from './shared/outbox.ts';
import { Reversals } from './shared/reversals.ts';
import { Sessions } from './shared/sessions.ts';

export interface ClaimsSettings {
  readonly clock: Clock;
  readonly ids: Ids;
  readonly merchants: readonly ClaimsMerchant[];
  /** Milliseconds from the last use until a session expires. */
  readonly sessionLifetime: number;
  readonly notifications: Notifications;
  readonly outbox: Outbox;
}

export class Claims {
  readonly merchants: MerchantsByKey<ClaimsMerchant>;
  readonly account: AccountOperations;
  readonly adjuster: AdjusterOperations;
  readonly uploads: Uploads;
  readonly requests: ApprovalRequests;
  readonly reversals: Reversals;
  readonly links: LinkOperations;
  readonly ledger = new ClaimsLedger();
  readonly books: Books<ClaimsTransaction>;
  readonly outbox: Outbox;
  readonly demoAccounts: readonly DemoAccount[] = demoAccounts;
  readonly #sessions: ClaimsSessions;

  constructor({ clock, ids, merchants, sessionLifetime, notifications, outbox }: ClaimsSettings) {
    this.merchants = new MerchantsByKey(merchants);
    this.outbox = outbox;
    this.books = new Books(tellOfClaims(notifications));
    this.#sessions = new Sessions(clock, ids, sessionLifetime);
    const links = new Links<LinkTarget>(ids);
    const world: ClaimsWorld = {
      ...{ clock, ids, links, notifications, outbox },
      merchants: this.merchants,
      sessions: this.#sessions,
      accounts: new PayeeAccounts(ids, demoAccounts),
      ledger: this.ledger,
      books: this.books,
    };
    this.reversals = new Reversals({ ...world, keyField: 'claimsAuthenticationKey' });
    this.uploads = new Uploads(world);
    this.account = new AccountOperations(world, this.uploads);
    this.requests = new ApprovalRequests(world);
    this.adjuster = new AdjusterOperations(world, this.uploads, this.requests);
    this.links = new LinkOperations(links, world, this.requests);
  }

  /**
   * Creates the session with which a page may perform one operation of a claims modal.
   *
   * @param modal Both by default, because a page without a server cannot choose by path.
   * @param lifetime Milliseconds from the last use until it expires; by default, the same as other sessions.
   * @param options Options of the operation that the page cannot change. They are the account modal's by default.
   */
  createSession(merchantKey: string, modal?: ClaimsModal, lifetime?: number, options?: LockedOptions): string {
    const { key } = this.merchants.withKey(merchantKey, 'ClaimsAuthenticationKey');
    if (!options) return this.#sessions.create(key, { modal, lock: undefined }, lifetime);
    const lock = modal === 'adjuster' ? new AdjusterLock(options) : new AccountLock(options);
    return this.#sessions.create(key, { modal: modal ?? 'account', lock }, lifetime);
  }
}
