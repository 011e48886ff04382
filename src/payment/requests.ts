import * as v from 'valibot';
import { checkPersonName } from '../fields/person-name.ts';
import { AttemptRequest, digits, EmailAddress, Text, wholeNumber, type Content } from '../http/requests.ts';
import { Amount, type Shape } from '../http/wire.ts';
import { locales, type Language } from '../messages/languages.ts';
import { OperationCredentials } from '../operation/operation-service.ts';
import { AccountType, FeeContext, PaymentOperationName } from './enumerations.ts';
import { MethodCategory, Quote } from './wire.ts';

/* The requests of the payment modal. */

export const OpenRequest = v.object({
  ...OperationCredentials.entries,
  operation: v.enum(PaymentOperationName),
  /** A saved method to show. */
  token: v.exactOptional(Text),
});
export type OpenRequest = Content<typeof OpenRequest>;

export const QuoteRequest = v.object({
  ...OperationCredentials.entries,
  amount: Amount,
  category: MethodCategory,
  feeContext: v.enum(FeeContext),
});
export type QuoteRequest = Content<typeof QuoteRequest>;

/** As on the card or account. A name that is a number is refused: it would put the number in the ledger. */
export const PersonName = v.pipe(
  v.string(),
  v.minLength(1),
  v.maxLength(100),
  v.check((name) => checkPersonName(name).state === 'valid'),
);

/** Card data as typed. It exists only in the form and in the body of one request. */
export const CardDetails = v.object({
  type: v.literal('card'),
  /** Digits only. */
  number: digits(19),
  expirationMonth: wholeNumber(1, 12),
  /** Four digits. */
  expirationYear: wholeNumber(2000, 9999),
  securityCode: digits(4),
  name: PersonName,
  zip: Text,
  street: v.exactOptional(Text),
});
export type CardDetails = Shape<typeof CardDetails>;

/**
 * Bank account data as typed. It exists only in the form and in the body of one request. The routing number is also
 * sent to get the bank's name.
 */
export const BankAccountDetails = v.object({
  type: v.literal('bankAccount'),
  routingNumber: digits(9),
  /** Digits only, leading zeros kept. */
  accountNumber: digits(17),
  accountType: v.enum(AccountType),
  name: PersonName,
});
export type BankAccountDetails = Shape<typeof BankAccountDetails>;

export const SavedMethodReference = v.object({ type: v.literal('token'), token: Text });
export type SavedMethodReference = Shape<typeof SavedMethodReference>;

export type MethodDetails = CardDetails | BankAccountDetails | SavedMethodReference;

/**
 * Proof of what the payer agreed to: which text, in which language, and its SHA-256 in hex. Our own text has a version; a
 * text of the page comes whole.
 */
export const DebitAuthorization = v.object({
  version: v.exactOptional(Text),
  text: v.exactOptional(v.pipe(v.string(), v.minLength(1), v.maxLength(25_000))),
  language: Text,
  sha256: v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/)),
});
export type DebitAuthorization = Shape<typeof DebitAuthorization>;

/** The integrator's texts, passed on to the transaction unchanged. */
export const References = v.object({
  accountGroupCode: v.exactOptional(Text),
  policyHolderName: v.exactOptional(Text),
  clientReferenceData1: v.exactOptional(Text),
  clientReferenceData2: v.exactOptional(Text),
  clientReferenceData3: v.exactOptional(Text),
  clientReferenceData4: v.exactOptional(Text),
  clientReferenceData5: v.exactOptional(Text),
});
export type References = Shape<typeof References>;

export const PayRequest = v.object({
  ...AttemptRequest.entries,
  method: v.variant('type', [CardDetails, BankAccountDetails, SavedMethodReference]),
  /** The price that the payer agreed to. Another price is answered with `QuoteChanged`. */
  quote: v.object(Quote.entries),
  feeContext: v.enum(FeeContext),
  /** True to save the method and return its token. */
  save: v.boolean(),
  references: References,
  acknowledgmentRequired: v.boolean(),
  /** Required for a bank account, saved or typed. */
  authorization: v.exactOptional(DebitAuthorization),
});
export type PaymentSubmission = Content<typeof PayRequest>;

export const SaveRequest = v.object({
  ...AttemptRequest.entries,
  method: v.variant('type', [CardDetails, BankAccountDetails]),
  references: References,
  /** Required for a bank account. */
  authorization: v.exactOptional(DebitAuthorization),
});
export type SaveSubmission = Content<typeof SaveRequest>;

export const SendReceiptRequest = v.object({
  ...OperationCredentials.entries,
  transactionId: Text,
  email: EmailAddress,
  /** The modal's language. */
  language: v.picklist(Object.keys(locales) as Language[]),
});
export type SendReceiptRequest = Content<typeof SendReceiptRequest>;

export const AcknowledgeRequest = v.object({ ...OperationCredentials.entries, transactionId: Text });
