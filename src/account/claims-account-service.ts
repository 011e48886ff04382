import type { Cents } from '../money.ts';
import type { WallTime } from '../wall-time.ts';
import type { AccountContext } from './enumerations.ts';
import type { PayeeAccountType } from '../claims/enumerations.ts';
import type { Payee } from '../claims/payee.ts';
import type { Answer, AttemptStatus, OperationCredentials } from '../operation/operation-service.ts';

/** What a page asks an account session for. */
export interface AccountOpenRequest {
  readonly context: AccountContext;
  /** Names a stored account. Absent where one is to be created. */
  readonly accountId?: number;
  /** The details that the page supplied. Required where there is no account id. Nothing is stored before the submission. */
  readonly payee?: Payee;
  readonly accountGroupCode?: string;
}

/** A bank account that the service keeps for a payee, as far as a page may see it. */
export interface SavedBankAccount {
  readonly token: string;
  readonly accountType: PayeeAccountType;
  /** Null where the routing number belongs to no known bank. */
  readonly bankName: string | null;
  readonly lastFourDigits: string;
}

/** What the account modal needs to know before it shows anything. */
export interface AccountSession {
  readonly merchant: {
    readonly name: string;
    /** Shown where the payee is told whom to ask for help. */
    readonly phone: string;
  };
  /** The stored details with the supplied ones in their place. */
  readonly payee: Payee;
  /** The bank accounts of the account, seen by all contacts of a company. */
  readonly bankAccounts: readonly SavedBankAccount[];
  /** The prepaid account of the payee; null where the first payment to it opens one. */
  readonly prepaidAccount: { readonly balance: Cents } | null;
}

/** Bank account data as typed. Lives in the form and in the body of one request, nowhere else. */
export interface PayeeBankAccount {
  readonly type: 'bankAccount';
  readonly routingNumber: string;
  /** Digits only, leading zeros kept. */
  readonly accountNumber: string;
  readonly accountType: PayeeAccountType;
}

/** How the payee wants to be paid. */
export type PayeeMethod =
  | PayeeBankAccount
  | { readonly type: 'savedBankAccount'; readonly token: string }
  | { readonly type: 'prepaidAccount' }
  /** The payee is sent an e-mail, and chooses a method from the link in it. */
  | { readonly type: 'ePay'; readonly email: string };

export interface AccountSubmission {
  /** The details as they stand in the modal; they are stored, the account or contact created where it has no id. */
  readonly payee: Payee;
  readonly method: PayeeMethod;
  /** In cents. Present where a claim is paid, absent where a method is saved. */
  readonly amount?: Cents;
  readonly claimNumber?: string;
  readonly sourceUser?: string;
}

/** The method that was paid to or saved. */
export type PayeeMethodReceipt =
  | { readonly type: 'ECheck'; readonly bankAccount: SavedBankAccount; readonly nameOnAccount: string }
  | { readonly type: 'PrepaidAccount'; readonly balance: Cents }
  | { readonly type: 'EPay'; readonly requestId: string; readonly email: string };

/** The payment of a claim. */
export interface ClaimTransaction {
  /** The confirmation number. */
  readonly transactionId: string;
  /** When the service did it, on the merchant's wall. */
  readonly transactedAt: WallTime;
  /** The zone code of `transactedAt`: `EST`. */
  readonly zoneCode: string;
  /** The zone in words: `Eastern Standard Time`. */
  readonly timeZone: string;
  readonly amount: Cents;
}

export interface AccountReceipt {
  readonly accountId: number;
  /** Null for an individual. */
  readonly contactId: string | null;
  readonly method: PayeeMethodReceipt;
  /** Null where nothing was paid: a method was saved, or a request was sent by e-mail. */
  readonly transaction: ClaimTransaction | null;
}

/**
 * The service behind the account modal, as the element sees it.
 *
 * Every call rejects with a {@link ServiceError} and with nothing else.
 * Source: claims modals, Account modal, for the session; these calls are the service's own, see `mock-server/openapi.yaml`.
 */
export interface ClaimsAccountService {
  /** Reserves the session for this operation. Opening again under the same operation key is no second use. */
  open(credentials: OperationCredentials, request: AccountOpenRequest): Promise<AccountSession>;
  /** Stores the payee's details and pays, saves, or sends the e-mail. A decline stores and moves nothing. */
  submit(
    credentials: OperationCredentials,
    attempt: number,
    submission: AccountSubmission,
  ): Promise<Answer<AccountReceipt>>;
  /** What became of an attempt. One that the service has not received by now is void from here on. */
  status(credentials: OperationCredentials, attempt: number): Promise<AttemptStatus<AccountReceipt>>;
  /** Ends the session without a result. */
  cancel(credentials: OperationCredentials): Promise<void>;
}
