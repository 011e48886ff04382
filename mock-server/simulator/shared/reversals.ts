import * as v from 'valibot';
import { Text } from '../../../src/http/requests.ts';
import { Amount, WallTime, type Shape } from '../../../src/http/wire.ts';
import type { Cents } from '../../../src/money.ts';
import type { Answer } from '../../../src/operation/operation-service.ts';
import { batchOf, merchantTime, type Clock } from './clock.ts';
import { OptionalText, type Ids } from './ids.ts';
import type { Books, Payment } from './books.ts';
import type { MerchantBase, MerchantsByKey } from './merchants.ts';
import { Newest } from './newest.ts';
import { hintAt, move } from './processor.ts';
import { Refusal } from './refusal.ts';

export interface ReversalParts {
  readonly clock: Clock;
  readonly ids: Ids;
  readonly books: Pick<Books<unknown>, 'payment' | 'reverse'>;
  readonly merchants: Pick<MerchantsByKey<MerchantBase>, 'withKey'>;
  /** The name of the merchant's key in requests. */
  readonly keyField: string;
}

/** Proof of a void or refund. The amount is in cents. */
export const ReversalReceipt = v.object({
  /** Id of the void or refund itself. */
  transactionId: v.string(),
  /** Id of the payment. */
  originalTransactionId: v.string(),
  batchNumber: v.string(),
  amount: Amount,
  transactedAt: WallTime,
  timeZone: v.string(),
});
export type ReversalReceipt = Shape<typeof ReversalReceipt>;

export const Refund = v.object({
  transactionId: Text,
  amount: Amount,
  /** Identifies the refund: a repeated call with this key gets the same answer. Refused with another amount. */
  operationKey: OptionalText,
});
export type Refund = Shape<typeof Refund>;

export class Reversals {
  readonly #parts: ReversalParts;
  readonly #refundsByKey = new Newest<string, { readonly amount: Cents; readonly answer: Answer<ReversalReceipt> }>();

  constructor(parts: ReversalParts) {
    this.#parts = parts;
  }

  void(merchantKey: string, transactionId: string): Answer<ReversalReceipt> {
    const payment = this.#find(merchantKey, transactionId);
    if (payment.status !== 'Paid') {
      throw new Refusal('TransactionNotVoidable', 'The payment was voided or refunded before.', 'transactionId');
    }
    return this.#reverse(payment, merchantKey, 'void', { moved: payment.paid, simulated: payment.simulated });
  }

  refund(merchantKey: string, { transactionId, amount, operationKey }: Refund): Answer<ReversalReceipt> {
    const payment = this.#find(merchantKey, transactionId);
    const key = operationKey === undefined ? undefined : `${transactionId} ${operationKey}`;
    const known = key === undefined ? undefined : this.#refundsByKey.get(key);
    if (known && known.amount !== amount) {
      throw new Refusal('InvalidRequest', 'This key names a refund of another amount.', 'operationKey');
    }
    if (known) return known.answer;
    if (amount > payment.paid - payment.refunded) {
      throw new Refusal('RefundExceedsPayment', 'More than is left of the payment cannot be refunded.', 'amount');
    }
    const answer = this.#reverse(payment, merchantKey, 'refund', { moved: amount, simulated: amount });
    if (key !== undefined) this.#refundsByKey.set(key, { amount, answer });
    return answer;
  }

  #find(merchantKey: string, transactionId: string) {
    const { key } = this.#parts.merchants.withKey(merchantKey, this.#parts.keyField);
    return this.#parts.books.payment(transactionId, key);
  }

  /** @param amounts The amount that moves, and the amount without the fee for the simulated tables. */
  #reverse(
    { transactionId: originalTransactionId, method, enter }: Payment,
    merchantKey: string,
    kind: 'void' | 'refund',
    { moved: amount, simulated }: { readonly moved: Cents; readonly simulated: Cents },
  ): Answer<ReversalReceipt> {
    const { books, clock, ids, merchants, keyField } = this.#parts;
    const today = merchantTime(clock.now(), merchants.withKey(merchantKey, keyField).timeZone);
    const { wallTime: transactedAt, timeZone } = today;
    const code = move(method, kind, simulated);
    const row = { kind, amount, originalTransactionId, transactedAt, timeZone };
    if (code !== 'Success') {
      const nothing = { transactionId: null, batchNumber: null };
      enter({ ...row, ...nothing, ...hintAt(code, kind, method, simulated), responseCode: code });
      return { code };
    }
    const movement = { transactionId: ids.transactionId(), batchNumber: batchOf(today) };
    enter({ ...row, ...movement, responseCode: code });
    books.reverse(originalTransactionId, kind, amount);
    return { code, receipt: { ...movement, amount, originalTransactionId, transactedAt, timeZone } };
  }
}
