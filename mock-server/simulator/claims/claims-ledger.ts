import * as v from 'valibot';
import { PayeeAccountType } from '../../../src/claims/enumerations.ts';
import { Id, PostalAddress } from '../../../src/claims/wire.ts';
import { Amount, LastFourDigits, WallTime, type Shape } from '../../../src/http/wire.ts';
import { Entries, type Unnumbered } from '../shared/entries.ts';
import { decision } from '../shared/response-code.ts';
import { ReversalRow } from '../shared/books.ts';
import { maskedName } from '../shared/masked-name.ts';

const nullableText = v.nullable(v.string());

export const MaskedBankAccount = v.object({
  category: v.literal('ECheck'),
  accountType: v.enum(PayeeAccountType),
  /** Null if the bank of the routing number is unknown. */
  bankName: nullableText,
  lastFourDigits: LastFourDigits,
});
export type MaskedBankAccount = Shape<typeof MaskedBankAccount>;

const partyOnlyMethods = [
  v.object({
    category: v.literal('Check'),
    /** The address to which the carrier mails the check. */
    address: PostalAddress,
  }),
  v.object({ category: v.literal('VirtualCard') }),
  v.object({ category: v.literal('PushToCard'), cardType: v.string(), lastFourDigits: LastFourDigits }),
] as const;

/** The methods that only parties of approval requests have. */
export type PartyOnlyMethod = Shape<(typeof partyOnlyMethods)[number]>;

/** The method of a party, with the data that its page may contain. */
export const PartyMethodShown = v.variant('category', [...partyOnlyMethods, MaskedBankAccount]);

/** A payee's method, with the data that a ledger may contain. */
export const ClaimMethod = v.variant('category', [
  ...partyOnlyMethods,
  MaskedBankAccount,
  v.object({ category: v.literal('PrepaidAccount') }),
  v.object({ category: v.literal('EPay'), email: v.string() }),
]);
export type ClaimMethod = Shape<typeof ClaimMethod>;

/** The payee and the claim; the same for a payment and its void. */
const subject = {
  merchant: v.string(),
  accountGroup: v.string(),
  /** Null if the account was not created because of a decline. */
  accountId: v.nullable(v.pipe(v.number(), v.integer())),
  /** Null also for an individual. */
  contactId: v.nullable(v.pipe(v.number(), v.integer())),
  payeeName: v.string(),
  method: ClaimMethod,
  claimNumber: nullableText,
  sourceUser: nullableText,
  /** The session of the modal, even if the payee chose the method by e-mail. */
  sessionId: v.string(),
  /** The id of the e-mail payment request or of the approval request. */
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
  /** Null if the attempt was declined. */
  transactionId: nullableText,
  batchNumber: nullableText,
  /** The saved bank account that was paid to. */
  tokenId: nullableText,
});

export const ClaimSaveEntry = v.object({ ...entry, kind: v.literal('save'), tokenId: nullableText });

/** An e-mail that asks the payee for a method, before any payment. */
export const EPayRequestEntry = v.object({
  ...entry,
  kind: v.literal('ePayRequest'),
  /** The amount to be paid; null if the method is only saved. */
  amount: v.nullable(Amount),
});

export const ClaimReversalEntry = v.object({ ...entry, ...ReversalRow.entries });

/** One row of the claims ledger. It never holds an account number or a tax id; names are masked. */
export const ClaimEntry = v.variant('kind', [ClaimPaymentEntry, ClaimSaveEntry, EPayRequestEntry, ClaimReversalEntry]);
export type ClaimEntry = Shape<typeof ClaimEntry>;

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
