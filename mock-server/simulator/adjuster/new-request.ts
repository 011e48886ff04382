import { createApprovalRequest } from './life/approval-request.ts';
import type { PartyValues, UploadValues } from '../../../src/adjuster/upload/upload-tables.ts';
import type { WallTime } from '../../../src/wall-time.ts';
import type { ClaimsMerchant } from '../claims/claims-merchants.ts';
import type { PayeeAccount } from '../claims/payee-account.ts';
import type { ClaimsWorld } from '../claims/claims-world.ts';
import { merchantTime } from '../shared/clock.ts';
import { accountGroupOf } from '../shared/merchants.ts';
import { bypassMethod, uploadedMethod, walletOf } from './party-methods.ts';
import { payeeOf, uploadedAddress } from './party-payee.ts';
import { claimOf, mailedTo, shownParty } from './request-views.ts';
import type { StoredParty, StoredRequest } from './stored-request.ts';

type NewRequest = Pick<StoredRequest, 'merchant' | 'sessionId'> & { readonly upload: UploadValues };

const daysOpen = 30;
const day = 24 * 60 * 60 * 1_000;

/** Creates a request with its accounts and contacts. The caller carries out the effects: e-mails and payments. */
export function newRequest({ clock, ids, accounts }: ClaimsWorld, { merchant, sessionId, upload }: NewRequest) {
  const accountGroup = accountGroupOf(merchant, upload.AccountGroupCode, 'AccountGroupCode');
  // All parties are read, and may be refused, before the first one is stored.
  const known = upload.ApprovalRequestParties.map((party) => {
    const stored = party.AccountId === undefined ? undefined : accounts.find(merchant.key, party.AccountId);
    return { party, stored, payee: payeeOf(party, stored), chosen: chosenMethod(merchant, party, stored) };
  });
  const id = ids.number();
  const parties = known.map(({ party, stored, payee, chosen }): StoredParty => {
    const { record, contact } = payee;
    const { account, contactId } = accounts.keepPayee(merchant.key, stored, record, contact?.details ?? null);
    return {
      id: ids.number(),
      account: {
        accountId: account.id,
        operation: payee.operation,
        contact: contact && { contactId: contactId ?? 0, operation: contact.operation },
      },
      shown: shownParty(party, payee),
      address: uploadedAddress(party),
      link: null,
      chosen,
      payment: null,
      emailSentAt: null,
      resentAt: [],
      changedAt: null,
    };
  });
  const progress = createApprovalRequest({
    welcome: merchant.welcomeEmails === 'oneStep' ? 'OneStep' : 'TwoStep',
    parties: known.map(({ party }, index) => ({
      id: parties[index]?.id ?? 0,
      role: party.ApprovalRole,
      amount: party.PaymentAmount,
      method: bypassMethod(party).method,
    })),
  });
  const now = clock.now();
  const { wallTime, timeZone } = merchantTime(now, merchant.timeZone);
  const request: StoredRequest = {
    id,
    merchant,
    accountGroup,
    sessionId,
    creationDate: wallTime,
    expirationDate: daysAfter(wallTime, daysOpen),
    timeZone,
    expiresAt: new Date(now.getTime() + daysOpen * day),
    claim: claimOf(upload),
    parties,
    endedAt: null,
    life: progress.request,
  };
  return { request, progress };
}

function chosenMethod(merchant: ClaimsMerchant, party: PartyValues, stored: PayeeAccount | undefined) {
  const { record } = payeeOf(party, stored);
  const checkAddress = merchant.checksAllowed ? mailedTo(merchant, uploadedAddress(party), record) : null;
  const wallet = stored ? walletOf(stored, checkAddress) : { bankAccounts: new Map(), cards: [], checkAddress };
  return uploadedMethod(wallet, party);
}

/** Adds days without a change of the zone, so that the dates match the zone's code. */
function daysAfter(wallTime: WallTime, days: number): WallTime {
  return new Date(Date.parse(`${wallTime}Z`) + days * day).toISOString().slice(0, 19);
}
