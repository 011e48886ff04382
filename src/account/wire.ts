import * as v from 'valibot';
import { PayeeAccountType, webAccessNumbers, type WebAccess } from '../claims/enumerations.ts';
import { ClaimsMerchant, Id } from '../claims/wire.ts';
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
import { PayeeMethodType } from './enumerations.ts';

/* The wire shapes of the account modal. */

const { ECheck, PrepaidAccount: prepaid, EPay } = PayeeMethodType;

/** An id that a person may read. */
const shownId = v.pipe(words, v.maxLength(100));

/** A bank account that the service keeps for a payee, as far as a page may see it. */
export const SavedBankAccount = v.object({
  token: v.string(),
  accountType: v.picklist(Object.values(PayeeAccountType)),
  /** Null if the routing number belongs to no known bank. */
  bankName: v.nullable(words),
  lastFourDigits: LastFourDigits,
  /** When it was saved, in the merchant's local time. Distinguishes accounts that look the same. */
  savedAt: v.exactOptional(WallTime),
});
export type SavedBankAccount = Shape<typeof SavedBankAccount>;

export const PrepaidAccount = v.object({ balance: Cents });

const address = { address: words, city: words, state: words, zip: words };
const person = { firstName: words, lastName: words, email: words, phone: words };

/** Who is paid, as far as a page may see it: never with a tax id. What an adjuster's upload left out is empty. */
export const ShownPayee = v.union([
  v.object({ type: v.literal('individual'), ...person, ...address }),
  v.object({
    type: v.literal('company'),
    companyName: words,
    ...address,
    contact: v.object({
      contactId: v.exactOptional(Id),
      ...person,
      /** Absent if the page did not supply it. */
      webAccess: v.exactOptional(v.picklist(Object.keys(webAccessNumbers) as WebAccess[])),
    }),
  }),
]);

/** The account modal's session, as it is opened. */
export const AccountSession = v.object({
  merchant: ClaimsMerchant,
  /** The stored details, replaced by supplied ones. */
  payee: ShownPayee,
  /** The bank accounts of the account, seen by all contacts of a company. */
  bankAccounts: v.array(SavedBankAccount),
  /** The prepaid account of the payee; null if the first payment to it opens one. */
  prepaidAccount: v.nullable(PrepaidAccount),
  /** Absent without locked options. */
  lockedOptions: v.exactOptional(LockedOptions),
  secondsLeft: SecondsLeft,
});
export type AccountSession = Shape<typeof AccountSession>;

/** The method that was paid to or saved. */
export const PayeeMethodReceipt = v.union([
  v.object({
    type: v.literal(ECheck),
    bankAccount: SavedBankAccount,
    /** The name of the company, or of the individual. */
    nameOnAccount: words,
  }),
  v.object({
    type: v.literal(prepaid),
    /** Its balance now. */
    balance: Cents,
  }),
  v.object({ type: v.literal(EPay), requestId: shownId, email: words }),
]);
export type PayeeMethodReceipt = Shape<typeof PayeeMethodReceipt>;

/** The payment of a claim. */
export const ClaimTransaction = v.object({
  /** The confirmation number. */
  transactionId: shownId,
  /** When the service did it, in the merchant's local time. */
  transactedAt: WallTime,
  /** The zone code of `transactedAt`: `EST`. */
  zoneCode: words,
  /** The zone in words: `Eastern Standard Time`. */
  timeZone: words,
  amount: Amount,
});
export type ClaimTransaction = Shape<typeof ClaimTransaction>;

export const AccountReceipt = v.object({
  accountId: Id,
  /** Null for an individual. */
  contactId: v.nullable(shownId),
  method: PayeeMethodReceipt,
  /** Null if nothing was paid: a method was saved, or a request was sent by e-mail. */
  transaction: v.nullable(ClaimTransaction),
});
export type AccountReceipt = Shape<typeof AccountReceipt>;

/** The shapes of answers, by the calls. */
export const accountShapes = { open: AccountSession, extend: SessionLife, bankName: BankNameAnswer.entries.bankName };

export const AccountOpenAnswer = v.object({ ...Done.entries, session: AccountSession });

export const AccountAnswer = answerSchema(AccountReceipt);
export const AccountStatusAnswer = statusSchema(AccountAnswer);
