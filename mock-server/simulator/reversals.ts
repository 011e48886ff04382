import type { Cents } from '../../src/money.ts';
import type { DeclineCode } from '../../src/payment/response-codes.ts';
import type { WallTime } from '../../src/wall-time.ts';
import { batchOf, merchantTime, type Clock } from './clock.ts';
import type { Ids } from './ids.ts';
import type { Ledger, LedgerEntry, ReversalEntry } from './ledger.ts';
import type { Merchants } from './merchants.ts';
import { reverse } from './processor.ts';
import { Refusal } from './refusal.ts';
import type { Transaction, Transactions } from './transactions.ts';

export interface ReversalParts {
  readonly clock: Clock;
  readonly ids: Ids;
  readonly ledger: Ledger;
  readonly merchants: Merchants;
  readonly transactions: Transactions;
}

/** Proof of a void or refund. The amount is in cents. */
export interface ReversalReceipt {
  /** Of the void or refund itself. */
  readonly transactionId: string;
  readonly originalTransactionId: string;
  readonly batchNumber: string;
  readonly amount: Cents;
  readonly transactedAt: WallTime;
  readonly timeZone: string;
}

export type ReversalAnswer =
  { readonly code: 'Success'; readonly receipt: ReversalReceipt } | { readonly code: DeclineCode };

export interface RefundRequest {
  readonly transactionId: string;
  readonly amount: Cents;
  /** Names the refund: sent again with the same key it is answered again and not made again. */
  readonly operationKey?: string;
}

/** Voids and refunds of payments, asked for by the merchant's own server with its authentication key. */
export class Reversals {
  readonly #parts: ReversalParts;
  readonly #refundsByKey = new Map<string, ReversalAnswer>();

  constructor(parts: ReversalParts) {
    this.#parts = parts;
  }

  /** Takes a whole payment back, fee included. */
  void(merchantKey: string, transactionId: string): ReversalAnswer {
    const transaction = this.#find(merchantKey, transactionId);
    if (this.#reversed(transactionId).length > 0) {
      throw new Refusal('TransactionNotVoidable', 'The payment was voided or refunded before.', 'transactionId');
    }
    const { amount, total } = transaction.payment.quote;
    return this.#reverse(transaction, 'void', { moved: total, simulated: amount });
  }

  /** Pays back a part of a payment or all of it, never more than was paid. */
  refund(merchantKey: string, { transactionId, amount, operationKey }: RefundRequest): ReversalAnswer {
    const transaction = this.#find(merchantKey, transactionId);
    const key = operationKey === undefined ? undefined : `${transactionId} ${operationKey}`;
    const known = key === undefined ? undefined : this.#refundsByKey.get(key);
    if (known) return known;
    if (amount > transaction.payment.quote.total - this.#refunded(transactionId)) {
      throw new Refusal('RefundExceedsPayment', 'More than is left of the payment cannot be refunded.', 'amount');
    }
    const answer = this.#reverse(transaction, 'refund', { moved: amount, simulated: amount });
    if (key !== undefined) this.#refundsByKey.set(key, answer);
    return answer;
  }

  #find(merchantKey: string, transactionId: string): Transaction {
    const merchant = this.#parts.merchants.withKey(merchantKey, 'portalAuthenticationKey');
    return this.#parts.transactions.find(transactionId, (transaction) => transaction.merchantKey === merchant.key);
  }

  /** @param amounts What moves, and the amount that the simulated tables go by, which knows no fee. */
  #reverse(
    { merchantKey, method, payment }: Transaction,
    kind: 'void' | 'refund',
    { moved, simulated }: { readonly moved: Cents; readonly simulated: Cents },
  ): ReversalAnswer {
    const { clock, ids, ledger, merchants } = this.#parts;
    const { merchant, processor, accountGroup, method: masked, customerName, policyHolderName, references } = payment;
    const today = merchantTime(clock.now(), merchants.withKey(merchantKey, 'portalAuthenticationKey').timeZone);
    const { wallTime: transactedAt, timeZone } = today;
    const account = { merchant, processor, accountGroup, customerName, policyHolderName, references };
    const originalTransactionId = payment.transactionId;
    const entry = {
      ...account,
      kind,
      method: masked,
      sessionId: payment.sessionId,
      amount: moved,
      originalTransactionId,
    };

    const code = reverse(method, kind, simulated);
    if (code !== 'Success') {
      const nothing = { transactionId: null, batchNumber: null };
      ledger.add({ ...entry, ...nothing, transactedAt, timeZone, responseCode: code });
      return { code };
    }
    const movement = { transactionId: ids.transactionId(), batchNumber: batchOf(today), transactedAt, timeZone };
    ledger.add({ ...entry, ...movement, responseCode: code });
    return { code, receipt: { ...movement, amount: moved, originalTransactionId } };
  }

  #refunded(transactionId: string): Cents {
    return this.#reversed(transactionId).reduce((sum, { amount }) => sum + amount, 0);
  }

  #reversed(transactionId: string): readonly ReversalEntry[] {
    return this.#parts.ledger
      .entries()
      .filter(
        (entry: LedgerEntry): entry is ReversalEntry =>
          (entry.kind === 'void' || entry.kind === 'refund') &&
          entry.originalTransactionId === transactionId &&
          entry.responseCode === 'Success',
      );
  }
}
