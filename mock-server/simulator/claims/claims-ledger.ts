import * as v from 'valibot';
import { PayeeAccountType } from '../../../src/claims/enumerations.ts';
import { Id, PostalAddress } from '../../../src/claims/wire.ts';
import { Amount, LastFourDigits, WallTime, type Shape } from '../../../src/http/wire.ts';
import { Entries, type Unnumbered } from '../shared/entries.ts';
import { decision } from '../shared/response-code.ts';
import { ReversalRow } from '../shared/transactions.ts';
import { maskedName } from '../shared/masked-name.ts';

const nullableText = v.nullable(v.string());

export const MaskedBankAccount = v.object({
  category: v.literal('ECheck'),
  accountType: v.enum(PayeeAccountType),
  /** Null where the routing number belongs to no known bank. */
  bankName: nullableText,
  lastFourDigits: LastFourDigits,
});
export type MaskedBankAccount = Shape<typeof MaskedBankAccount>;

const partyOnlyMethods = [
  v.object({
    category: v.literal('Check'),
    /** Mailed by the carrier, to this address. */
    address: PostalAddress,
  }),
  v.object({ category: v.literal('VirtualCard') }),
  v.object({ category: v.literal('PushToCard'), cardType: v.string(), lastFourDigits: LastFourDigits }),
] as const;

/** How only a party of an approval request is paid. */
export type PartyOnlyMethod = Shape<(typeof partyOnlyMethods)[number]>;

/** How a payee is or would be paid, as the ledger may say it. */
export const ClaimMethod = v.variant('category', [
  ...partyOnlyMethods,
  MaskedBankAccount,
  v.object({ category: v.literal('PrepaidAccount') }),
  v.object({ category: v.literal('EPay'), email: v.string() }),
]);
export type ClaimMethod = Shape<typeof ClaimMethod>;

/** Who was paid and for what; the same for a payment and for its void. */
const subject = {
  merchant: v.string(),
  accountGroup: v.string(),
  /** Null where a decline kept the account from being created. */
  accountId: v.nullable(v.pipe(v.number(), v.integer())),
  /** Null for an individual too. */
  contactId: v.nullable(v.pipe(v.number(), v.integer())),
  payeeName: v.string(),
  method: ClaimMethod,
  claimNumber: nullableText,
  sourceUser: nullableText,
  /** The session of the modal, also where the payee chose the method by e-mail. */
  sessionId: v.string(),
  /** The e-mail payment request that this is, or that it answers; or the approval request. */
  requestId: nullableText,
  /** The party of the approval request and the number of its payment, counted from 1; absent for every other payee. */
  party: v.exactOptional(v.object({ approvalRequestPartyId: Id, attempt: Id })),
};
export type ClaimSubject = Shape<v.ObjectSchema<typeof subject, undefined>>;

const entry = {
  ...subject,
  /** Counts up from 1. */
  number: v.pipe(v.number(), v.integer(), v.minValue(1)),
  ...decision,
  transactedAt: WallTime,
  /** The code of the zone. */
  timeZone: v.string(),
};

export const ClaimPaymentEntry = v.object({
  ...entry,
  kind: v.literal('payment'),
  amount: Amount,
  /** Null where the attempt was declined. */
  transactionId: nullableText,
  batchNumber: nullableText,
  /** The saved bank account that was paid to. */
  tokenId: nullableText,
});
export type ClaimPaymentEntry = Shape<typeof ClaimPaymentEntry>;

export const ClaimSaveEntry = v.object({ ...entry, kind: v.literal('save'), tokenId: nullableText });
export type ClaimSaveEntry = Shape<typeof ClaimSaveEntry>;

/** An e-mail that asks the payee for a method. Nothing has been paid by it. */
export const EPayRequestEntry = v.object({
  ...entry,
  kind: v.literal('ePayRequest'),
  /** The amount to be paid; null where a method is to be saved. */
  amount: v.nullable(Amount),
});
export type EPayRequestEntry = Shape<typeof EPayRequestEntry>;

export const ClaimReversalEntry = v.object({ ...entry, ...ReversalRow.entries });
export type ClaimReversalEntry = Shape<typeof ClaimReversalEntry>;

/** One row of the claims ledger. It never holds an account number or a tax id; names are masked. */
export const ClaimEntry = v.variant('kind', [ClaimPaymentEntry, ClaimSaveEntry, EPayRequestEntry, ClaimReversalEntry]);
export type ClaimEntry = Shape<typeof ClaimEntry>;

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

  override add(entry: Unnumbered<ClaimEntry>): void {
    super.add({ ...entry, payeeName: maskedName(entry.payeeName) });
  }
}
