import type { KnownMethod } from './known-method.ts';
import type { PaymentEntry } from './ledger.ts';
import { Refusal } from './refusal.ts';

/** An approved payment, with what a later void or refund needs to know of it. */
export interface Transaction {
  readonly merchantKey: string;
  readonly method: KnownMethod;
  readonly payment: Omit<PaymentEntry, 'number' | 'transactionId'> & { readonly transactionId: string };
}

/** The approved payments, by transaction id. */
export class Transactions {
  readonly #transactions = new Map<string, Transaction>();

  add(transaction: Transaction): void {
    this.#transactions.set(transaction.payment.transactionId, transaction);
  }

  /** Finds a payment for those who may know of it: another's is not found. */
  find(transactionId: string, isTheirs: (transaction: Transaction) => boolean): Transaction {
    const found = this.#transactions.get(transactionId);
    if (found && isTheirs(found)) return found;
    throw new Refusal('TransactionNotFound', 'No payment of yours has this transaction id.', 'transactionId');
  }
}
