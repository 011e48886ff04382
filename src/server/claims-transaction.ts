import * as v from 'valibot';
import { PayeeAccountType } from '../claims/enumerations.ts';
import { Id } from '../claims/wire.ts';
import { LastFourDigits, type Shape } from '../http/wire.ts';
import { allowUnknown } from './allow-unknown.ts';
import { Dollars } from './portal-transaction.ts';

const BankAccountSummary = v.object({
  /** The saved account; absent for a party of an approval request. */
  Token: v.exactOptional(v.string()),
  AccountType: allowUnknown(v.enum(PayeeAccountType)),
  LastFourDigits,
  /** By the routing number; null if the bank is not known. */
  BankName: v.nullable(v.string()),
  NameOnAccount: v.string(),
});

/** The payload of the events, and what it was for. Source: claims modals, payloads. */
const done = {
  /** The session of the modal in which it began, even if the payee chose the method by e-mail. */
  SessionId: v.string(),
  AccountId: Id,
  /** Company accounts only. */
  ContactId: v.exactOptional(v.string()),
  /** ECheck only. */
  BankAccountSummary: v.exactOptional(BankAccountSummary),
  ClaimNumber: v.exactOptional(v.string()),
  SourceUser: v.exactOptional(v.string()),
  /** The e-mail payment request that this is, or that it answers. */
  EPayRequestId: v.exactOptional(v.string()),
};

/** A method that was saved, or a request that was sent by e-mail; nothing was paid. */
export const ClaimsSave = v.object({
  Status: v.literal('Saved'),
  ...done,
  PaymentMethodType: allowUnknown(v.picklist(['ECheck', 'PrepaidAccount', 'EPay'])),
  /** EPay only. */
  EPaySummary: v.exactOptional(v.object({ EPayRequestId: v.string(), EPayEmailAddress: v.string() })),
});
export type ClaimsSave = Shape<typeof ClaimsSave>;

/** A claim that was paid: to the payee of the account modal, or to a party of an approval request. In dollars. */
export const ClaimsPayment = v.object({
  /** `Refunded` if any part was taken back: see `RefundedAmount`. */
  Status: allowUnknown(v.picklist(['Paid', 'Voided', 'Refunded'])),
  /** The confirmation number. It identifies the payment permanently: record the payment by it. */
  TransactionId: v.string(),
  ...done,
  /** MM/DD/YYYY hh:mm:ss AM/PM and the zone code, in the merchant's local time. */
  TransactionDate: v.string(),
  /** The name of the zone. */
  TimeZone: v.string(),
  Amount: Dollars,
  /** All that voids and refunds have taken back. */
  RefundedAmount: Dollars,
  /** The last three are only for parties of approval requests. */
  PaymentMethodType: allowUnknown(v.picklist(['ECheck', 'PrepaidAccount', 'Check', 'VirtualCard', 'PushToCard'])),
  /** PrepaidAccount only: the balance after the payment, in dollars as text. */
  PrepaidAccountBalance: v.exactOptional(v.string()),
  /** PushToCard only. */
  CardSummary: v.exactOptional(v.object({ CardType: v.string(), LastFourDigits })),
  /** Parties of approval requests only. */
  ApprovalRequestId: v.exactOptional(Id),
  /** Parties of approval requests only. */
  ApprovalRequestPartyId: v.exactOptional(Id),
});
export type ClaimsPayment = Shape<typeof ClaimsPayment>;

/** An operation that a claims modal or its e-mail has completed: a payment has a `TransactionId`, a save does not. */
// The save comes first, because its status is fixed and a payment accepts any.
export const ClaimsTransaction = v.variant('Status', [ClaimsSave, ClaimsPayment]);
export type ClaimsTransaction = Shape<typeof ClaimsTransaction>;
