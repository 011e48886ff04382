import type { LockedOptions } from '../../src/options/locked-options.ts';
import type { ClaimsTransaction } from '../../src/server/claims-transaction.ts';
import { accountOperations } from './account/account-operations.ts';
import { adjusterOperations } from './adjuster/adjuster-operations.ts';
import { ApprovalRequests } from './adjuster/approval-requests.ts';
import { Uploads } from './adjuster/uploads.ts';
import { AccountLock } from './claims/account-lock.ts';
import { AdjusterLock } from './claims/adjuster-lock.ts';
import { ClaimsLedger } from './claims/claims-ledger.ts';
import { claimsMerchants } from './claims/claims-merchants.ts';
import type { ClaimsModal, ClaimsSessions } from './claims/claims-sessions.ts';
import { notifyOfClaims } from './claims/claims-transactions.ts';
import { Links, type ClaimsWorld } from './claims/claims-world.ts';
import { demoAccounts } from './claims/demo-accounts.ts';
import { PayeeAccounts } from './claims/payee-accounts.ts';
import { linkOperations, type LinkTarget } from './link-operations.ts';
import { Books } from './shared/books.ts';
import { MerchantsByKey } from './shared/merchants.ts';
import { Reversals } from './shared/reversals.ts';
import { Sessions } from './shared/sessions.ts';

export function createClaims(shared: Pick<ClaimsWorld, 'clock' | 'ids' | 'notifications' | 'outbox'>) {
  const { clock, ids, notifications, outbox } = shared;
  const merchants = new MerchantsByKey(claimsMerchants);
  const sessions: ClaimsSessions = new Sessions(clock, ids);
  const links = new Links<LinkTarget>(ids);
  const ledger = new ClaimsLedger();
  const books = new Books<ClaimsTransaction>(notifyOfClaims(notifications));
  const accounts = new PayeeAccounts(ids, demoAccounts);
  const world: ClaimsWorld = { ...shared, links, merchants, sessions, accounts, ledger, books };
  const uploads = new Uploads(world);
  const requests = new ApprovalRequests(world);

  /** Creates a session for one operation: of both modals by default, because a page cannot choose by path. */
  function createSession(merchantKey: string, modal?: ClaimsModal, lifetime?: number, options?: LockedOptions): string {
    const merchant = merchants.withKey(merchantKey, 'ClaimsAuthenticationKey');
    if (!options) return sessions.create(merchant, { modal, lock: undefined }, lifetime);
    const lock = modal === 'adjuster' ? new AdjusterLock(options) : new AccountLock(options);
    return sessions.create(merchant, { modal: modal ?? 'account', lock }, lifetime);
  }

  return {
    ...{ merchants, uploads, requests, ledger, books, outbox, createSession },
    revoke: (merchantKey: string, sessionKey: string) => sessions.revoke(merchantKey, sessionKey),
    account: accountOperations(world, uploads),
    adjuster: adjusterOperations(world, uploads, requests),
    reversals: new Reversals({ ...world, keyField: 'claimsAuthenticationKey' }),
    links: linkOperations(links, world, requests),
  };
}
