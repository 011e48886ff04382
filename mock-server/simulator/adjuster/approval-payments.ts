import type { ApprovalEffect } from './life/approval-request.ts';
import type { ResponseCode } from '../../../src/operation/response-codes.ts';
import type { ClaimsLedger } from '../claims/claims-ledger.ts';
import { batchOf, merchantTime, type Clock } from '../shared/clock.ts';
import type { Ids } from '../shared/ids.ts';
import { hintAt, move } from '../shared/processor.ts';
import type { ClaimsTransaction } from '../../../src/server/claims-transaction.ts';
import { partyTransaction } from '../claims/claims-transactions.ts';
import type { Books } from '../shared/books.ts';
import type { Transactions } from '../shared/transactions.ts';
import type { StoredParty, StoredRequest } from './stored-request.ts';

export interface ApprovalPaymentParts {
  readonly books: Books<ClaimsTransaction>;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly ledger: ClaimsLedger;
  readonly transactions: Transactions;
}

type Payment = Extract<ApprovalEffect, { readonly type: 'pay' }>;

/** Pays the parties of approval requests, and enters each payment in the ledger, declined ones too. */
export class ApprovalPayments {
  readonly #parts: ApprovalPaymentParts;

  constructor(parts: ApprovalPaymentParts) {
    this.#parts = parts;
  }

  pay(request: StoredRequest, party: StoredParty, { amount, attempt }: Payment): ResponseCode {
    const { books, clock, ids, ledger, transactions } = this.#parts;
    const { merchant, claim } = request;
    const { chosen: method, account } = party;
    if (!method) throw new Error('A party is paid by the method that it has.');
    const today = merchantTime(clock.now(), merchant.timeZone);
    const responseCode = move(method, 'charge', amount);
    const isPaid = responseCode === 'Success';
    const row = {
      merchant: merchant.name,
      accountGroup: request.accountGroup,
      accountId: account.accountId,
      contactId: account.contact?.contactId ?? null,
      payeeName: party.shown.name,
      method: method.masked,
      claimNumber: claim.claimNumber,
      sourceUser: null,
      sessionId: request.sessionId,
      requestId: String(request.id),
      party: { approvalRequestPartyId: party.id, attempt },
      ...hintAt(responseCode, 'charge', method, amount),
      responseCode,
      transactedAt: today.wallTime,
      timeZone: today.timeZone,
    };
    const transactionId = isPaid ? ids.transactionId() : null;
    // The token of a saved method stays with the payee.
    const movement = { transactionId, batchNumber: isPaid ? batchOf(today) : null, tokenId: null };
    ledger.add({ ...row, ...movement, kind: 'payment', amount });
    if (transactionId === null) return responseCode;
    party.payment = {
      transactionId,
      transactedAt: today.wallTime,
      zoneCode: today.timeZone,
      timeZone: today.zoneName,
      amount,
    };
    transactions.add({
      transactionId,
      merchantKey: merchant.key,
      sessionId: request.sessionId,
      method,
      paid: amount,
      simulated: amount,
      enter: (reversal) => {
        ledger.add({ ...row, ...reversal });
        if (reversal.responseCode === 'Success') books.reverse(transactionId, reversal.kind, reversal.amount);
      },
    });
    const paid = {
      ...row,
      transaction: party.payment,
      approvalRequestId: request.id,
      approvalRequestPartyId: party.id,
    };
    books.add({
      merchantKey: merchant.key,
      sessionId: request.sessionId,
      transactionId,
      told: (state) => partyTransaction(paid, state),
    });
    return responseCode;
  }
}
