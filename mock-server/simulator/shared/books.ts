import type { Cents } from '../../../src/money.ts';

/** The current state of a completed operation. */
export interface BookingState {
  readonly status: 'Paid' | 'Saved' | 'Voided' | 'Refunded';
  /** The total of all voids and refunds. */
  readonly refunded: Cents;
  readonly acknowledged: boolean;
}

/** A completed operation, as reported to the merchant's server. */
export interface Booking<Told> {
  readonly merchantKey: string;
  readonly sessionId: string;
  /** Null if nothing was paid. */
  readonly transactionId: string | null;
  readonly told: (state: BookingState) => Told;
}

/** The values to look for; null stands for any. */
export type BookingQuery = Readonly<Record<'sessionId' | 'transactionId', string | null>>;

export type Tell<Told> = (merchantKey: string, told: Told) => void;

/**
 * All completed operations, for the merchant's server. The server can look up their current state and is notified of
 * each completion and reversal. Declined attempts are only in the ledger.
 */
export class Books<Told> {
  readonly #bookings: (Booking<Told> & { state: BookingState })[] = [];
  readonly #tell: Tell<Told>;

  constructor(tell: Tell<Told>) {
    this.#tell = tell;
  }

  add(booking: Booking<Told>): void {
    const status = booking.transactionId === null ? 'Saved' : 'Paid';
    const state = { status, refunded: 0, acknowledged: false } as const;
    this.#bookings.push({ ...booking, state });
    this.#tell(booking.merchantKey, booking.told(state));
  }

  reverse(transactionId: string, kind: 'void' | 'refund', amount: Cents): void {
    const booking = this.#withId(transactionId);
    const status = kind === 'void' ? 'Voided' : 'Refunded';
    booking.state = { ...booking.state, status, refunded: booking.state.refunded + amount };
    this.#tell(booking.merchantKey, booking.told(booking.state));
  }

  acknowledge(transactionId: string): void {
    const booking = this.#withId(transactionId);
    booking.state = { ...booking.state, acknowledged: true };
  }

  /** The completed operations of a merchant, oldest first. */
  find(merchantKey: string, { sessionId, transactionId }: BookingQuery): readonly Told[] {
    return this.#bookings
      .filter((booking) => booking.merchantKey === merchantKey)
      .filter((booking) => sessionId === null || booking.sessionId === sessionId)
      .filter((booking) => transactionId === null || booking.transactionId === transactionId)
      .map(({ told, state }) => told(state));
  }

  #withId(transactionId: string) {
    const found = this.#bookings.find((booking) => booking.transactionId === transactionId);
    if (!found) throw new Error('Every payment is in the books.');
    return found;
  }
}
