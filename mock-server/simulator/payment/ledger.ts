import * as v from 'valibot';
import { WallTime, type Shape } from '../../../src/http/wire.ts';
import { FeeContext } from '../../../src/payment/enumerations.ts';
import { DebitAuthorization, References } from '../../../src/payment/requests.ts';
import { MaskedMethod, Quote } from '../../../src/payment/wire.ts';
import { Entries } from '../shared/entries.ts';
import { decision } from '../shared/response-code.ts';
import { ReversalRow } from '../shared/books.ts';

const ClientReferences = v.omit(References, ['accountGroupCode', 'policyHolderName']);

const entry = {
  /** Counts up from 1. */
  number: v.pipe(v.number(), v.integer(), v.minValue(1)),
  ...decision,
  merchant: v.string(),
  processor: v.string(),
  accountGroup: v.string(),
  method: MaskedMethod,
  customerName: v.string(),
  policyHolderName: v.nullable(v.string()),
  /** The client references as they were sent. */
  references: ClientReferences,
  transactedAt: WallTime,
  timeZone: v.string(),
  sessionId: v.string(),
};

const submission = {
  ...entry,
  operationKey: v.string(),
  attempt: v.pipe(v.number(), v.integer()),
  tokenId: v.nullable(v.string()),
  authorization: v.nullable(DebitAuthorization),
};

export const PaymentEntry = v.object({
  ...submission,
  kind: v.literal('payment'),
  quote: Quote,
  feeContext: v.enum(FeeContext),
  /** Null if the attempt was declined. */
  transactionId: v.nullable(v.string()),
  batchNumber: v.nullable(v.string()),
  authCode: v.nullable(v.string()),
  /** True once the page has confirmed that it received the payment-complete event. */
  acknowledged: v.union([v.boolean(), v.literal('notRequired')]),
});
export type PaymentEntry = Shape<typeof PaymentEntry>;

export const SaveEntry = v.object({ ...submission, kind: v.literal('save') });

export const ReversalEntry = v.object({ ...entry, ...ReversalRow.entries });
export type ReversalEntry = Shape<typeof ReversalEntry>;

/** One row of the ledger: what moved or was refused. It never holds a card number, an account number or a code. */
export const LedgerEntry = v.variant('kind', [PaymentEntry, SaveEntry, ReversalEntry]);
export type LedgerEntry = Shape<typeof LedgerEntry>;

export class Ledger extends Entries<LedgerEntry> {
  constructor() {
    super(searchable);
  }

  paymentOf(sessionId: string, transactionId: string): PaymentEntry | undefined {
    return this.search(transactionId)
      .filter((entry) => entry.kind === 'payment')
      .find((entry) => entry.transactionId === transactionId && entry.sessionId === sessionId);
  }

  takenBack(transactionId: string): readonly ReversalEntry[] {
    return this.search(transactionId)
      .filter((entry) => 'originalTransactionId' in entry)
      .filter((entry) => entry.originalTransactionId === transactionId && entry.responseCode === 'Success');
  }

  acknowledge(transactionId: string): void {
    for (const entry of this.search(transactionId)) {
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
