import type { Cents } from '../money.ts';
import type { WallTime } from '../wall-time.ts';
import type { AccountType, FeeContext, PaymentOperationName } from './enumerations.ts';
import type { FeeSchedule } from './fees.ts';
import type { Answer, AttemptStatus, OperationCredentials } from '../operation/operation-service.ts';

/** What the payment modal needs to know of the merchant behind a session. */
export interface Merchant {
  readonly name: string;
  /** Shown where the payer is told how to revoke a debit or ask for help. */
  readonly phone: string;
  /** The kinds of method that the merchant takes. */
  readonly methods: readonly MethodCategory[];
  readonly fees: Readonly<Record<MethodCategory, FeeSchedule>>;
  /** Codes that `accountGroupCode` may name. */
  readonly accountGroups: readonly string[];
}

/** A card or bank account that the service keeps, as far as a page may see it. */
export type MaskedMethod =
  | {
      readonly category: 'CreditCard';
      /** The brand in words: `Visa`, `American Express`. */
      readonly cardType: string;
      readonly lastFourDigits: string;
      readonly expirationMonth: number;
      readonly expirationYear: number;
    }
  | {
      readonly category: 'ECheck';
      readonly accountType: AccountType;
      /** Null where the routing number belongs to no known bank. */
      readonly bankName: string | null;
      readonly lastFourDigits: string;
    };

/** What a payment is made with, once chosen: a card or a bank account. */
export type MethodCategory = MaskedMethod['category'];

export interface PaymentSession {
  readonly merchant: Merchant;
  /** The method that the `token` option stands for; null where no token was given. */
  readonly savedMethod: MaskedMethod | null;
}

/** Card data as typed. Lives in the form and in the body of one request, nowhere else. */
export interface CardDetails {
  readonly type: 'card';
  /** Digits only. */
  readonly number: string;
  readonly expirationMonth: number;
  /** Four digits. */
  readonly expirationYear: number;
  readonly securityCode: string;
  readonly name: string;
  readonly zip: string;
  readonly street?: string;
}

/** Bank account data as typed. Lives in the form and in the body of one request, nowhere else. */
export interface BankAccountDetails {
  readonly type: 'bankAccount';
  readonly routingNumber: string;
  /** Digits only, leading zeros kept. */
  readonly accountNumber: string;
  readonly accountType: AccountType;
  readonly name: string;
}

export interface SavedMethodReference {
  readonly type: 'token';
  readonly token: string;
}

export type MethodDetails = CardDetails | BankAccountDetails | SavedMethodReference;

/** The price of a payment as the service will charge it. All in cents. */
export interface Quote {
  readonly amount: Cents;
  readonly fee: Cents;
  readonly total: Cents;
}

/** Proof of what the payer agreed to: which text, in which language, and its SHA-256 in hex. */
export interface DebitAuthorization {
  readonly version: string;
  readonly language: string;
  readonly sha256: string;
}

/** What the integrator hands through to the transaction, unchanged. */
export interface References {
  readonly accountGroupCode?: string;
  readonly policyHolderName?: string;
  readonly clientReferenceData1?: string;
  readonly clientReferenceData2?: string;
  readonly clientReferenceData3?: string;
  readonly clientReferenceData4?: string;
  readonly clientReferenceData5?: string;
}

export interface PaymentSubmission {
  readonly method: MethodDetails;
  readonly quote: Quote;
  readonly feeContext: FeeContext;
  /** Whether the method is to be kept, and a token returned. */
  readonly save: boolean;
  readonly references: References;
  readonly acknowledgmentRequired: boolean;
  /** Required for a bank account, saved or typed. */
  readonly authorization?: DebitAuthorization;
}

export interface SaveSubmission {
  readonly method: CardDetails | BankAccountDetails;
  readonly references: References;
  readonly authorization?: DebitAuthorization;
}

/** What every completed operation answers with. */
export interface SaveReceipt {
  readonly method: MaskedMethod;
  readonly customerName: string;
  /** The ZIP code of a card; null for a bank account. */
  readonly holderZip: string | null;
  /** The saved method; null where nothing was saved and no saved method was used. */
  readonly tokenId: string | null;
  /** When the service did it, on the merchant's wall. */
  readonly transactedAt: WallTime;
  /** The zone code of `transactedAt`: `EST`. */
  readonly timeZone: string;
}

export interface PaymentReceipt extends SaveReceipt {
  readonly quote: Quote;
  /** The issuer's authorization of a card payment; null for a bank account. */
  readonly authCode: string | null;
  readonly batchNumber: string;
  /** The confirmation number. */
  readonly transactionId: string;
}

/**
 * The service behind the payment modal, as the elements see it.
 *
 * Every call rejects with a {@link ServiceError} and with nothing else.
 * Source: payment modal, Endpoints, for the session; the other calls are the service's own, see `mock-server/openapi.yaml`.
 */
export interface PaymentService {
  /** Reserves the session for this operation. Opening again under the same operation key is no second use. */
  open(
    credentials: OperationCredentials,
    request: { readonly operation: PaymentOperationName; readonly token?: string },
  ): Promise<PaymentSession>;
  /** The fee and total that the service would charge for an amount, in cents. */
  quote(
    credentials: OperationCredentials,
    request: { readonly amount: Cents; readonly category: MethodCategory; readonly feeContext: FeeContext },
  ): Promise<Quote>;
  pay(
    credentials: OperationCredentials,
    attempt: number,
    submission: PaymentSubmission,
  ): Promise<Answer<PaymentReceipt>>;
  save(credentials: OperationCredentials, attempt: number, submission: SaveSubmission): Promise<Answer<SaveReceipt>>;
  /** What became of an attempt. One that the service has not received by now is void from here on. */
  paymentStatus(credentials: OperationCredentials, attempt: number): Promise<AttemptStatus<PaymentReceipt>>;
  saveStatus(credentials: OperationCredentials, attempt: number): Promise<AttemptStatus<SaveReceipt>>;
  /** Confirms that the page has received the payment-complete event. May be called again. */
  acknowledge(credentials: OperationCredentials, transactionId: string): Promise<void>;
  /** Ends the session without a result. */
  cancel(credentials: OperationCredentials): Promise<void>;
}
