import * as v from 'valibot';
import { PayeeAccountType, webAccessNumbers, type WebAccess } from '../claims/enumerations.ts';
import { ClaimsMerchant, Id } from '../claims/wire.ts';
import * as http from '../http/wire.ts';
import { SessionLife } from '../operation/operation-service.ts';
import { PayeeMethodType } from './enumerations.ts';

/* The wire shapes of the account modal. */

const { ECheck, PrepaidAccount: prepaid, EPay } = PayeeMethodType;

/** An id that a person may read. */
const shownId = v.pipe(http.words, v.maxLength(100));

/** A bank account that the service keeps for a payee, as far as a page may see it. */
export const SavedBankAccount = v.object({
  token: v.string(),
  accountType: v.picklist(Object.values(PayeeAccountType)),
  /** Null if the routing number belongs to no known bank. */
  bankName: v.nullable(http.words),
  lastFourDigits: http.LastFourDigits,
  /** When it was saved, in the merchant's local time. Distinguishes accounts that look the same. */
  savedAt: v.exactOptional(http.WallTime),
});
export type SavedBankAccount = http.Shape<typeof SavedBankAccount>;

export const PrepaidAccount = v.object({ balance: http.Cents });

const address = { address: http.words, city: http.words, state: http.words, zip: http.words };
const person = { firstName: http.words, lastName: http.words, email: http.words, phone: http.words };

/** Who is paid, as far as a page may see it: never with a tax id. What an adjuster's upload left out is empty. */
export const ShownPayee = v.union([
  v.object({ type: v.literal('individual'), ...person, ...address }),
  v.object({
    type: v.literal('company'),
    companyName: http.words,
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
  lockedOptions: v.exactOptional(http.LockedOptions),
  secondsLeft: http.SecondsLeft,
});
export type AccountSession = http.Shape<typeof AccountSession>;

/** The method that was paid to or saved. */
export const PayeeMethodReceipt = v.union([
  v.object({
    type: v.literal(ECheck),
    bankAccount: SavedBankAccount,
    /** The name of the company, or of the individual. */
    nameOnAccount: http.words,
  }),
  v.object({
    type: v.literal(prepaid),
    /** Its balance now. */
    balance: http.Cents,
  }),
  v.object({ type: v.literal(EPay), requestId: shownId, email: http.words }),
]);
export type PayeeMethodReceipt = http.Shape<typeof PayeeMethodReceipt>;

/** The payment of a claim. */
export const ClaimTransaction = v.object({
  /** The confirmation number. */
  transactionId: shownId,
  /** When the service did it, in the merchant's local time. */
  transactedAt: http.WallTime,
  /** The zone code of `transactedAt`: `EST`. */
  zoneCode: http.words,
  /** The zone in words: `Eastern Standard Time`. */
  timeZone: http.words,
  amount: http.Amount,
});
export type ClaimTransaction = http.Shape<typeof ClaimTransaction>;

export const AccountReceipt = v.object({
  accountId: Id,
  /** Null for an individual. */
  contactId: v.nullable(shownId),
  method: PayeeMethodReceipt,
  /** Null if nothing was paid: a method was saved, or a request was sent by e-mail. */
  transaction: v.nullable(ClaimTransaction),
});
export type AccountReceipt = http.Shape<typeof AccountReceipt>;

/** The shapes of answers, by the calls. */
export const accountShapes = {
  open: AccountSession,
  extend: SessionLife,
  bankName: http.BankNameAnswer.entries.bankName,
};

export const AccountOpenAnswer = v.object({ ...http.Done.entries, session: AccountSession });

export const AccountAnswer = http.answerSchema(AccountReceipt);
export const AccountStatusAnswer = http.statusSchema(AccountAnswer);
