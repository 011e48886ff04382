import * as v from 'valibot';
import { Amount, WallTime, type Shape } from '../../../src/http/wire.ts';
import type { Cents } from '../../../src/money.ts';
import type { Movable } from './processor.ts';
import { Refusal } from './refusal.ts';
import { decision } from './response-code.ts';

/** The ledger's words on a void or refund, beside those on the payment. Nothing moved unless it is a Success. */
export const ReversalRow = v.object({
  kind: v.picklist(['void', 'refund']),
  ...decision,
  amount: Amount,
  transactionId: v.nullable(v.string()),
  batchNumber: v.nullable(v.string()),
  /** The payment that was voided or refunded. */
  originalTransactionId: v.string(),
  transactedAt: WallTime,
  timeZone: v.string(),
});
export type ReversalRow = Shape<typeof ReversalRow>;

/** An approved payment, with what a later void or refund needs to know of it. */
export interface Transaction {
  readonly transactionId: string;
  readonly merchantKey: string;
  readonly sessionId: string;
  readonly method: Movable;
  /** All that was paid, a fee included. */
  readonly paid: Cents;
  /** The amount that the simulated tables go by where all of it is taken back: they know no fee. */
  readonly simulated: Cents;
  /** Enters a void or a refund of it, or an attempt at one, in the ledger that it stands in. */
  readonly enter: (row: ReversalRow) => void;
}

/** The approved payments, by transaction id. */
export class Transactions {
  readonly #transactions = new Map<string, Transaction>();

  add(transaction: Transaction): void {
    this.#transactions.set(transaction.transactionId, transaction);
  }

  /** Finds a payment for those who may know of it: another's is not found. */
  find(transactionId: string, isTheirs: (transaction: Transaction) => boolean): Transaction {
    const found = this.#transactions.get(transactionId);
    if (found && isTheirs(found)) return found;
    throw new Refusal('TransactionNotFound', 'No payment of yours has this transaction id.', 'transactionId');
  }
}
