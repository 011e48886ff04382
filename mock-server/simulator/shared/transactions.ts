import * as v from 'valibot';
import { Amount, WallTime, type Shape } from '../../../src/http/wire.ts';
import type { Cents } from '../../../src/money.ts';
import type { Movable } from './processor.ts';
import { Refusal } from './refusal.ts';
import { decision } from './response-code.ts';

/** The ledger's extra fields of a void or refund. Money has moved only if the code is Success. */
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

/** An approved payment, with what a later void or refund needs. */
export interface Transaction {
  readonly transactionId: string;
  readonly merchantKey: string;
  readonly sessionId: string;
  readonly method: Movable;
  /** The amount paid, including the fee. */
  readonly paid: Cents;
  /** The amount for the simulated tables if all of it is taken back, without the fee. */
  readonly simulated: Cents;
  /** Enters a void or refund, approved or declined, in its ledger. */
  readonly enter: (row: ReversalRow) => void;
}

export class Transactions {
  readonly #transactions = new Map<string, Transaction>();

  add(transaction: Transaction): void {
    this.#transactions.set(transaction.transactionId, transaction);
  }

  /** Finds a payment that `isTheirs` accepts. Others are treated as missing. */
  find(transactionId: string, isTheirs: (transaction: Transaction) => boolean): Transaction {
    const found = this.#transactions.get(transactionId);
    if (found && isTheirs(found)) return found;
    throw new Refusal('TransactionNotFound', 'No payment of yours has this transaction id.', 'transactionId');
  }
}
