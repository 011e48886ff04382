import type { LockedOptions } from '../../src/options/locked-options.ts';
import { AccountLock } from './claims/account-lock.ts';
import { AdjusterLock } from './claims/adjuster-lock.ts';
import { AdjusterOperations } from './adjuster/adjuster-operations.ts';
import { ApprovalPayments } from './adjuster/approval-payments.ts';
import { ApprovalRequests } from './adjuster/approval-requests.ts';
import { PartyLinks } from './adjuster/party-links.ts';
import { Uploads } from './adjuster/uploads.ts';
import { WelcomeEmails } from './adjuster/welcome-emails.ts';
import type { Clock } from './shared/clock.ts';
import type { Ids } from './shared/ids.ts';
import { MerchantsByKey } from './shared/merchants-by-key.ts';
import { Reversals } from './shared/reversals.ts';
import { Sessions } from './shared/sessions.ts';
import { Transactions } from './shared/transactions.ts';
import { AccountOperations } from './account/account-operations.ts';
import { ClaimsLedger } from './claims/claims-ledger.ts';
import type { ClaimsMerchant } from './claims/claims-merchants.ts';
import type { ClaimsModal, ClaimsSessions } from './claims/claims-sessions.ts';
import { demoAccounts, type DemoAccount } from './claims/demo-accounts.ts';
import { EPayRequests } from './account/e-pay-requests.ts';
import { LinkOperations, type LinkTarget } from './link-operations.ts';
import { Links } from './claims/links.ts';
import type { ClaimsTransaction } from '../../src/server/claims-transaction.ts';
import { tellOfClaims } from './claims/claims-transactions.ts';
import { Books } from './shared/books.ts';
import type { Notifications } from './shared/notifications.ts';
import type { Outbox } from './shared/outbox.ts';
import { PayeeAccounts } from './claims/payee-accounts.ts';
import { Payouts } from './account/payouts.ts';

export interface ClaimsSettings {
  readonly clock: Clock;
  readonly ids: Ids;
  readonly merchants: readonly ClaimsMerchant[];
  /** How long a session lives, in milliseconds. */
  readonly sessionLifetime: number;
  readonly notifications: Notifications;
  readonly outbox: Outbox;
}

/** The claims service of the sandbox: its merchants and payees, and what can be asked of it. */
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
    const transactions = new Transactions();
    const accounts = new PayeeAccounts(ids, demoAccounts);
    const links = new Links<LinkTarget>(ids);
    this.merchants = new MerchantsByKey(merchants);
    this.outbox = outbox;
    this.books = new Books(tellOfClaims(notifications));
    this.#sessions = new Sessions(clock, ids, sessionLifetime);
    const parts = { clock, ids, accounts, ledger: this.ledger, books: this.books, transactions };
    const payouts = new Payouts(parts);
    const ePayRequests = new EPayRequests({ ...parts, payouts, links, outbox: this.outbox });
    this.reversals = new Reversals({
      clock,
      ids,
      transactions,
      merchants: this.merchants,
      keyField: 'claimsAuthenticationKey',
    });

    const known = { clock, ids, accounts, merchants: this.merchants, sessions: this.#sessions };
    const payments = new ApprovalPayments(parts);
    const emails = new WelcomeEmails({ clock, links, outbox: this.outbox });
    this.uploads = new Uploads(known);
    this.account = new AccountOperations({ ...known, uploads: this.uploads, payouts, ePayRequests });
    this.requests = new ApprovalRequests({ clock, payments, emails, notifications });
    this.adjuster = new AdjusterOperations({ ...known, uploads: this.uploads, requests: this.requests });
    this.links = new LinkOperations(links, ePayRequests, new PartyLinks(this.requests, accounts));
  }

  /**
   * Creates the session with which a page may perform one operation of a claims modal.
   *
   * @param modal Any of the two where none is named: a page without a server cannot ask by either path.
   * @param lifetime How long it lives since it was last used, in milliseconds; as long as all others where it is left out.
   * @param options Options of the operation that hold whatever the page says. They are the account modal's where no modal is
   *   named.
   */
  createSession(merchantKey: string, modal?: ClaimsModal, lifetime?: number, options?: LockedOptions): string {
    const { key } = this.merchants.withKey(merchantKey, 'ClaimsAuthenticationKey');
    if (!options) return this.#sessions.create(key, { modal, lock: undefined }, lifetime);
    const lock = modal === 'adjuster' ? new AdjusterLock(options) : new AccountLock(options);
    return this.#sessions.create(key, { modal: modal ?? 'account', lock }, lifetime);
  }
}
