import { approvalRequestCreated } from '../../../src/adjuster/adjuster-submission.ts';
import { toDollars } from '../../../src/payload-values.ts';
import type { ApprovalRecord } from '../../../src/server/approval-record.ts';
import { partyStatus } from './life/approval-party.ts';
import { canResend } from './life/approval-request.ts';
import type { PartyValues, UploadValues } from '../../../src/adjuster/upload/upload-tables.ts';
import type { PostalAddress } from '../../../src/claims/wire.ts';
import { isDecline, type DeclineCode } from '../../../src/operation/response-codes.ts';
import type { CreatedRequest, ManagedParty, ManagedRequest, UploadedRequest } from '../../../src/adjuster/wire.ts';
import type { ClaimsMerchant } from '../claims/claims-merchants.ts';
import type { PayeeAccount } from '../claims/payee-account.ts';
import type { PayeeAccounts } from '../claims/payee-accounts.ts';
import { merchantTime } from '../shared/clock.ts';
import { bypassMethod } from './party-methods.ts';
import { fullAddress, payeeOf, uploadedAddress, type PartyPayee } from './party-payee.ts';
import { lifeOf, resendFrom, type StoredParty, type StoredRequest } from './stored-request.ts';

/* Approval requests as the adjuster modal sees them, without tax ids, tokens and account numbers. */

export function uploadedRequest(
  upload: UploadValues,
  accounts: readonly (PayeeAccount | undefined)[],
  merchant: ClaimsMerchant,
): UploadedRequest {
  return {
    ...claimOf(upload),
    parties: upload.ApprovalRequestParties.map((party, index) => {
      const payee = payeeOf(party, accounts[index]);
      const address = mailedTo(merchant, uploadedAddress(party), payee.record);
      return { ...shownParty(party, payee), method: bypassMethod(party).method, address };
    }),
  };
}

export function claimOf(upload: UploadValues): StoredRequest['claim'] {
  return {
    claimNumber: upload.ClaimNumber,
    claimDetails: upload.ClaimDetails ?? [],
    totalAmount: upload.TotalAmount,
    processType: upload.ProcessType,
    accountGroupCode: upload.AccountGroupCode ?? null,
    extendedParameters: upload.ExtendedParameters ?? {},
  };
}

export function shownParty(
  { ExtendedParameters: vendor, ...party }: PartyValues,
  { record, name, contactName, email }: PartyPayee,
): StoredParty['shown'] {
  return {
    ...{ name, contactName, email },
    referenceId: party.ReferenceId ?? null,
    companyType: record.type === 'company' ? (record.companyType ?? null) : null,
    role: party.ApprovalRole,
    amount: party.PaymentAmount,
    delivery: party.LinkDeliveryType,
    vendor: vendor
      ? {
          serviceDate: vendor.VendorServiceDate ?? null,
          referenceNumber: vendor.VendorRefNumber ?? null,
          documentUrl: vendor.DocumentUrl ?? null,
        }
      : null,
  };
}

/** The address for a check, if checks are allowed. */
export function mailedTo({ checksAllowed }: ClaimsMerchant, uploaded: PostalAddress | null, stored: PostalAddress) {
  return checksAllowed ? (uploaded ?? fullAddress(stored)) : null;
}

export function createdRequest(request: StoredRequest): CreatedRequest {
  const { id, creationDate, expirationDate, timeZone, claim, life, parties } = request;
  return {
    approvalRequestId: id,
    ...{ creationDate, expirationDate, timeZone },
    processType: claim.processType,
    accountGroupCode: claim.accountGroupCode,
    status: life.status,
    parties: parties.map((party) => ({
      approvalRequestPartyId: party.id,
      referenceId: party.shown.referenceId,
      declined: declineOf(request, party),
      account: party.account,
    })),
  };
}

export function managedRequest(request: StoredRequest, accounts: PayeeAccounts, now: Date): ManagedRequest {
  const { id, creationDate, expirationDate, timeZone, endedAt, claim, life, parties } = request;
  return {
    ...claim,
    approvalRequestId: id,
    ...{ creationDate, expirationDate, timeZone, endedAt },
    status: life.status,
    parties: parties.map((party) => managedParty(request, party, accounts, now)),
  };
}

function managedParty(request: StoredRequest, party: StoredParty, accounts: PayeeAccounts, now: Date): ManagedParty {
  const life = lifeOf(request, party);
  const from = resendFrom(party, now);
  return {
    ...party.shown,
    approvalRequestPartyId: party.id,
    method: life.method,
    address: addressOf(request, party, accounts),
    status: partyStatus(life),
    declined: declineOf(request, party),
    hasApproved: life.decision === 'approved',
    emailSentAt: party.emailSentAt,
    changedAt: party.changedAt,
    canResend: canResend(request.life, life),
    resendFrom: from && merchantTime(from, request.merchant.timeZone).wallTime,
  };
}

export function addressOf({ merchant }: StoredRequest, party: StoredParty, accounts: PayeeAccounts) {
  return mailedTo(merchant, party.address, accounts.find(merchant.key, party.account.accountId).record);
}

export function declineOf(request: StoredRequest, party: StoredParty): DeclineCode | null {
  const { payment } = lifeOf(request, party);
  return payment.state === 'failed' && isDecline(payment.code) ? payment.code : null;
}

/** The record of a request for the merchant's server: the payload of its creation and its current state. */
export function approvalRecord(request: StoredRequest): ApprovalRecord {
  const { approvalRequestParties: created, ...payload } = approvalRequestCreated(createdRequest(request));
  return {
    ...payload,
    claimsSessionKey: request.sessionId,
    claimNumber: request.claim.claimNumber,
    approvalRequestParties: created.flatMap((known, index) => {
      const party = request.parties[index];
      if (!party) return [];
      const amount = toDollars(party.shown.amount);
      const status = partyStatus(lifeOf(request, party));
      return [{ ...known, status, amount, transactionId: party.payment?.transactionId ?? null }];
    }),
  };
}
