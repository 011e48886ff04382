import * as v from 'valibot';
import { Amount, WallTime, type Shape } from '../../../src/http/wire.ts';
import type { Cents } from '../../../src/money.ts';
import { Newest } from './newest.ts';
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

/** The state of a payment. Saved methods have none. */
export interface BookingState {
  readonly status: 'Paid' | 'Voided' | 'Refunded';
  readonly refunded: Cents;
  readonly acknowledged: boolean;
}

export interface Booking<Transaction> {
  readonly merchantKey: string;
  readonly sessionId: string;
  readonly payment: Payment | undefined;
  readonly describe: (state: BookingState) => Transaction;
}

type Booked<Transaction> = Booking<Transaction> & { state: BookingState };

export interface Payment {
  readonly transactionId: string;
  readonly method: Movable;
  /** The amount paid, including the fee. */
  readonly paid: Cents;
  /** The amount for the simulated tables if all of it is taken back, without the fee. */
  readonly simulated: Cents;
  readonly enter: (row: ReversalRow) => void;
}

export type BookingQuery = Readonly<Record<'sessionId' | 'transactionId', string | null>>;

export type Notify<Transaction> = (merchantKey: string, data: Transaction) => void;

/** All completed operations, for look-ups and notifications. Declined attempts are only in the ledger. */
export class Books<Transaction> {
  readonly #byTransaction = new Newest<string, Booked<Transaction>>();
  readonly #bySession = new Newest<string, Booked<Transaction>[]>();
  readonly #notify: Notify<Transaction>;

  constructor(notify: Notify<Transaction>) {
    this.#notify = notify;
  }

  add(booking: Booking<Transaction>): void {
    const state = { status: 'Paid', refunded: 0, acknowledged: false } as const;
    const booked = { ...booking, state };
    const { sessionId, payment } = booking;
    this.#bySession.set(sessionId, [...(this.#bySession.get(sessionId) ?? []), booked]);
    if (payment) this.#byTransaction.set(payment.transactionId, booked);
    this.#notify(booking.merchantKey, booking.describe(state));
  }

  payment(transactionId: string, merchantKey: string, sessionId: string | null = null): Payment & BookingState {
    const [found] = this.#matching(merchantKey, { sessionId, transactionId });
    if (found?.payment) return { ...found.payment, ...found.state };
    throw new Refusal('TransactionNotFound', 'No payment of yours has this transaction id.', 'transactionId');
  }

  reverse(transactionId: string, kind: 'void' | 'refund', amount: Cents): void {
    const booking = this.#withId(transactionId);
    const status = kind === 'void' ? 'Voided' : 'Refunded';
    booking.state = { ...booking.state, status, refunded: booking.state.refunded + amount };
    this.#notify(booking.merchantKey, booking.describe(booking.state));
  }

  /** The amount taken back of a payment, in cents. */
  refunded(transactionId = ''): Cents {
    return this.#byTransaction.get(transactionId)?.state.refunded ?? 0;
  }

  acknowledge(transactionId: string): void {
    const booking = this.#withId(transactionId);
    booking.state = { ...booking.state, acknowledged: true };
  }

  find(merchantKey: string, query: BookingQuery): readonly Transaction[] {
    return this.#matching(merchantKey, query).map(({ describe, state }) => describe(state));
  }

  #matching(merchantKey: string, { sessionId, transactionId }: BookingQuery): readonly Booked<Transaction>[] {
    const paid = this.#byTransaction.get(transactionId ?? '');
    const found = transactionId === null ? this.#bySession.get(sessionId ?? '') : paid && [paid];
    return (found ?? [])
      .filter((booking) => booking.merchantKey === merchantKey)
      .filter((booking) => sessionId === null || booking.sessionId === sessionId);
  }

  #withId(transactionId: string): Booked<Transaction> {
    const found = this.#byTransaction.get(transactionId);
    if (!found) throw new Error('Every payment is in the books.');
    return found;
  }
}
