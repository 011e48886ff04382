import * as v from 'valibot';
import {
  Amount,
  answerSchema,
  BankNameAnswer,
  Cents,
  Done,
  LastFourDigits,
  LockedOptions,
  SecondsLeft,
  statusSchema,
  WallTime,
  words,
  type Shape,
} from '../http/wire.ts';
import { SessionLife } from '../operation/operation-service.ts';
import { AccountType } from './enumerations.ts';

/* The wire shapes of the payment modal. */

const nullableText = v.nullable(v.string());

/** The method of a payment, once chosen: a card or a bank account. */
export const MethodCategory = v.picklist(['CreditCard', 'ECheck']);
export type MethodCategory = v.InferOutput<typeof MethodCategory>;

/** The fee that a merchant adds to a payment by one kind of method. */
export const FeeSchedule = v.union([
  v.object({ kind: v.literal('none') }),
  v.object({ kind: v.literal('flat'), cents: Cents }),
  v.object({
    kind: v.literal('percentage'),
    /** Hundredths of a percent: 3 % is 300. */
    basisPoints: v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
  }),
]);
export type FeeSchedule = Shape<typeof FeeSchedule>;

export const Fees = v.object({ CreditCard: FeeSchedule, ECheck: FeeSchedule });

/** The merchant behind a session, as far as the payment modal needs to know. */
export const Merchant = v.object({
  name: words,
  /** Shown where the payer reads how to revoke a debit or get help. */
  phone: words,
  /** The kinds of method that the merchant takes. */
  methods: v.array(MethodCategory),
  fees: Fees,
  /** Codes that `accountGroupCode` may name; the first one is the default. */
  accountGroups: v.array(v.string()),
});
export type Merchant = Shape<typeof Merchant>;

/** A card or bank account that the service keeps, as far as a page may see it. */
export const MaskedMethod = v.union([
  v.object({
    category: v.literal('CreditCard'),
    /** The brand in words: `Visa`, `American Express`. */
    cardType: words,
    lastFourDigits: LastFourDigits,
    expirationMonth: v.pipe(v.number(), v.safeInteger(), v.minValue(1), v.maxValue(12)),
    expirationYear: v.pipe(v.number(), v.safeInteger()),
  }),
  v.object({
    category: v.literal('ECheck'),
    accountType: v.picklist(Object.values(AccountType)),
    /** Null if the routing number belongs to no known bank. */
    bankName: v.nullable(words),
    lastFourDigits: LastFourDigits,
  }),
]);
export type MaskedMethod = Shape<typeof MaskedMethod>;

export const PaymentSession = v.object({
  merchant: Merchant,
  /** The method that the `token` option stands for; null if no token was given. */
  savedMethod: v.nullable(MaskedMethod),
  /**
   * When it was opened, in the merchant's local time. Decides on card expiry and dates authorizations, because a page's
   * clock may be wrong.
   */
  openedAt: WallTime,
  /** Absent without locked options. */
  lockedOptions: v.exactOptional(LockedOptions),
  secondsLeft: SecondsLeft,
  /** True if the service sends the receipt of a payment by e-mail: `SendReceipt`. */
  sendsReceipts: v.exactOptional(v.boolean()),
});
export type PaymentSession = Shape<typeof PaymentSession>;

/** The price of a payment as the service will charge it. All in cents. */
export const Quote = v.pipe(
  v.object({ amount: Amount, fee: Cents, total: Amount }),
  v.check(({ amount, fee, total }) => amount + fee === total),
);
export type Quote = Shape<typeof Quote>;

/** Proof of what every completed operation has done. */
export const SaveReceipt = v.object({
  method: MaskedMethod,
  customerName: words,
  /** The ZIP code of a card; null for a bank account. */
  holderZip: nullableText,
  /** The saved method; null if the payment neither saved nor used one. */
  tokenId: nullableText,
  /** When the service did it, in the merchant's local time. */
  transactedAt: WallTime,
  /** The zone code of `transactedAt`: `EST`. */
  timeZone: v.string(),
});
export type SaveReceipt = Shape<typeof SaveReceipt>;

export const PaymentReceipt = v.object({
  ...SaveReceipt.entries,
  quote: Quote,
  /** The issuer's authorization of a card payment; null for a bank account. */
  authCode: nullableText,
  batchNumber: words,
  /** The confirmation number. */
  transactionId: words,
});
export type PaymentReceipt = Shape<typeof PaymentReceipt>;

/** The shapes of answers, by the calls. A service of a page's own may not tell its time. */
export const paymentShapes = {
  open: v.object({ ...PaymentSession.entries, openedAt: v.nullish(v.string()) }),
  quote: Quote,
  extend: SessionLife,
  bankName: BankNameAnswer.entries.bankName,
};

export const OpenAnswer = v.object({ ...Done.entries, session: PaymentSession });

export const QuoteAnswer = v.object({ ...Done.entries, quote: Quote });

export const PayAnswer = answerSchema(PaymentReceipt);
export const PaymentStatusAnswer = statusSchema(PayAnswer);

export const SaveAnswer = answerSchema(SaveReceipt);
export const SaveStatusAnswer = statusSchema(SaveAnswer);
