import type { Cents } from '../../src/money.ts';
import type { FeeContext } from '../../src/payment/enumerations.ts';
import type { ResponseCode } from '../../src/payment/response-codes.ts';
import type { DebitAuthorisation, MaskedMethod, Quote, References } from '../../src/service/payment-service.ts';
import type { WallTime } from '../../src/wall-time.ts';

/** Whether the page has confirmed that it received the payment-complete event. */
export type Acknowledged = boolean | 'notRequired';

export type ClientReferences = Omit<References, 'accountGroupCode' | 'policyHolderName'>;

interface Entry {
  /** Counts up from 1. */
  readonly number: number;
  /** The processor's word. Everything but Success is an attempt that moved and saved nothing. */
  readonly responseCode: ResponseCode;
  readonly merchant: string;
  readonly processor: string;
  readonly accountGroup: string;
  readonly method: MaskedMethod;
  readonly customerName: string;
  readonly policyHolderName: string | null;
  /** The client references as they were sent. */
  readonly references: ClientReferences;
  readonly transactedAt: WallTime;
  readonly timeZone: string;
  readonly sessionId: string;
}

interface SubmissionEntry extends Entry {
  readonly operationKey: string;
  readonly attempt: number;
  readonly tokenId: string | null;
  readonly authorisation: DebitAuthorisation | null;
}

export interface PaymentEntry extends SubmissionEntry {
  readonly kind: 'payment';
  readonly quote: Quote;
  readonly feeContext: FeeContext;
  readonly transactionId: string | null;
  readonly batchNumber: string | null;
  readonly authCode: string | null;
  readonly acknowledged: Acknowledged;
}

export interface SaveEntry extends SubmissionEntry {
  readonly kind: 'save';
}

export interface ReversalEntry extends Entry {
  readonly kind: 'void' | 'refund';
  readonly amount: Cents;
  readonly transactionId: string | null;
  readonly batchNumber: string | null;
  /** The payment that was voided or refunded. */
  readonly originalTransactionId: string;
}

/** One row of the ledger: what moved or was refused. It never holds a card number, an account number or a code. */
export type LedgerEntry = PaymentEntry | SaveEntry | ReversalEntry;

type Unnumbered<E> = E extends LedgerEntry ? Omit<E, 'number'> : never;

/** Everything that the processor was asked to do, in order. */
export class Ledger {
  readonly #entries: LedgerEntry[] = [];

  entries(): readonly LedgerEntry[] {
    return [...this.#entries];
  }

  add(entry: Unnumbered<LedgerEntry>): void {
    this.#entries.push({ ...entry, number: this.#entries.length + 1 });
  }

  /** Notes that the page has received a payment, unless it was not asked to say so. */
  acknowledge(transactionId: string): void {
    const index = this.#entries.findIndex((entry) => entry.kind === 'payment' && entry.transactionId === transactionId);
    const entry = this.#entries[index];
    if (entry?.kind === 'payment' && entry.acknowledged === false)
      this.#entries[index] = { ...entry, acknowledged: true };
  }

  /** The entries found as in a transaction report: by transaction, session or a searchable client reference. */
  search(text: string): readonly LedgerEntry[] {
    return this.#entries.filter((entry) => searchable(entry).includes(text));
  }
}

/** `clientReferenceData4` is shown in the details but is not searchable. */
function searchable(entry: LedgerEntry): readonly (string | null | undefined)[] {
  const { references, sessionId } = entry;
  return [
    sessionId,
    entry.kind === 'save' ? undefined : entry.transactionId,
    'originalTransactionId' in entry ? entry.originalTransactionId : undefined,
    references.clientReferenceData1,
    references.clientReferenceData2,
    references.clientReferenceData3,
    references.clientReferenceData5,
  ];
}
