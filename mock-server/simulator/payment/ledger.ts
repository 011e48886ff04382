import type { Cents } from '../../../src/money.ts';
import type { FeeContext } from '../../../src/payment/enumerations.ts';
import type { ResponseCode } from '../../../src/operation/response-codes.ts';
import type { DebitAuthorization, MaskedMethod, Quote, References } from '../../../src/payment/payment-service.ts';
import type { WallTime } from '../../../src/wall-time.ts';
import { Entries } from '../shared/entries.ts';

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
  readonly authorization: DebitAuthorization | null;
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

/** Everything that the processor was asked to do for the payment modal, in order. */
export class Ledger extends Entries<LedgerEntry> {
  constructor() {
    super(searchable);
  }

  /** Notes that the page has received a payment, unless it was not asked to say so. */
  acknowledge(transactionId: string): void {
    for (const entry of this.entries()) {
      if (entry.kind !== 'payment' || entry.transactionId !== transactionId) continue;
      if (entry.acknowledged === false) this.replace({ ...entry, acknowledged: true });
    }
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
