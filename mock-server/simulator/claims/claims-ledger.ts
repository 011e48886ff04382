import type { PayeeMethodType } from '../../../src/account/enumerations.ts';
import type { PostalAddress } from '../../../src/claims/payee.ts';
import type { Cents } from '../../../src/money.ts';
import type { ResponseCode } from '../../../src/operation/response-codes.ts';
import type { WallTime } from '../../../src/wall-time.ts';
import { Entries } from '../shared/entries.ts';
import type { ReversalRow } from '../shared/transactions.ts';
import type { PayeeBankAccount } from './payee-account.ts';

/** How only a party of an approval request is paid. */
export type PartyOnlyMethod =
  /** Mailed by the carrier, to this address. */
  | { readonly category: 'Check'; readonly address: PostalAddress }
  | { readonly category: 'VirtualCard' }
  | { readonly category: 'PushToCard'; readonly cardType: string; readonly lastFourDigits: string };

/** How a payee is or would be paid, as the ledger may say it. */
export type ClaimMethod =
  | PartyOnlyMethod
  | PayeeBankAccount['masked']
  | { readonly category: Extract<PayeeMethodType, 'PrepaidAccount'> }
  | { readonly category: Extract<PayeeMethodType, 'EPay'>; readonly email: string };

/** Who was paid and for what; the same for a payment and for its void. */
export interface ClaimSubject {
  readonly merchant: string;
  readonly accountGroup: string;
  /** Null where a decline kept the account from being created. */
  readonly accountId: number | null;
  /** Null for an individual too. */
  readonly contactId: number | null;
  readonly payeeName: string;
  readonly method: ClaimMethod;
  readonly claimNumber: string | null;
  readonly sourceUser: string | null;
  /** The session of the modal, also where the payee chose the method by e-mail. */
  readonly sessionId: string;
  /** The e-mail payment request that this is, or that it answers; or the approval request. */
  readonly requestId: string | null;
  /** Which party of the approval request, and its which payment, counted from 1; absent for every other payee. */
  readonly party?: { readonly approvalRequestPartyId: number; readonly attempt: number };
}

interface Entry extends ClaimSubject {
  /** Counts up from 1. */
  readonly number: number;
  /** The processor's word. Everything but Success is an attempt that moved and saved nothing. */
  readonly responseCode: ResponseCode;
  readonly transactedAt: WallTime;
  /** The code of the zone. */
  readonly timeZone: string;
}

export interface ClaimPaymentEntry extends Entry {
  readonly kind: 'payment';
  readonly amount: Cents;
  readonly transactionId: string | null;
  readonly batchNumber: string | null;
  /** The saved bank account that was paid to. */
  readonly tokenId: string | null;
}

export interface ClaimSaveEntry extends Entry {
  readonly kind: 'save';
  readonly tokenId: string | null;
}

/** An e-mail that asks the payee for a method. Nothing has been paid by it. */
export interface EPayRequestEntry extends Entry {
  readonly kind: 'ePayRequest';
  /** What will be paid; null where a method is to be saved. */
  readonly amount: Cents | null;
}

export interface ClaimReversalEntry extends Entry, ReversalRow {
  readonly kind: ReversalRow['kind'];
}

/** One row of the claims ledger. It never holds an account number or a tax id. */
export type ClaimEntry = ClaimPaymentEntry | ClaimSaveEntry | EPayRequestEntry | ClaimReversalEntry;

/** Everything that was asked for in the claims modals and in the e-mails that they sent, in order. */
export class ClaimsLedger extends Entries<ClaimEntry> {
  constructor() {
    super((entry) => [
      entry.sessionId,
      entry.claimNumber,
      entry.requestId,
      'transactionId' in entry ? entry.transactionId : undefined,
      'originalTransactionId' in entry ? entry.originalTransactionId : undefined,
    ]);
  }
}
