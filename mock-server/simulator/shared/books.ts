import type { Cents } from '../../../src/money.ts';

/** Where something that was completed stands. */
export type BookingStatus = 'Paid' | 'Saved' | 'Voided' | 'Refunded';

/** What changes of it later. */
export interface BookingState {
  readonly status: BookingStatus;
  /** All that was taken back. */
  readonly refunded: Cents;
  readonly acknowledged: boolean;
}

/** Something that was completed, as the merchant's server is told of it. */
export interface Booking<Told> {
  readonly merchantKey: string;
  readonly sessionId: string;
  /** Null where nothing was paid. */
  readonly transactionId: string | null;
  readonly told: (state: BookingState) => Told;
}

interface Kept<Told> extends Booking<Told> {
  state: BookingState;
}

/** What is asked for; null stands for any. */
export interface BookingQuery {
  readonly sessionId: string | null;
  readonly transactionId: string | null;
}

/** Tells a merchant's server. */
export type Tell<Told> = (merchantKey: string, told: Told) => void;

/**
 * What was completed, for the merchant's own server: it may be looked up as it stands, and each is told when it is added or
 * reversed. Attempts that were declined are in the ledger alone.
 */
export class Books<Told> {
  readonly #bookings: Kept<Told>[] = [];
  readonly #tell: Tell<Told>;

  constructor(tell: Tell<Told>) {
    this.#tell = tell;
  }

  add(booking: Booking<Told>): void {
    const status = booking.transactionId === null ? 'Saved' : 'Paid';
    const kept = { ...booking, state: { status, refunded: 0, acknowledged: false } } as const;
    this.#bookings.push(kept);
    this.#tellOf(kept);
  }

  reverse(transactionId: string, kind: 'void' | 'refund', amount: Cents): void {
    const booking = this.#withId(transactionId);
    const status = kind === 'void' ? 'Voided' : 'Refunded';
    booking.state = { ...booking.state, status, refunded: booking.state.refunded + amount };
    this.#tellOf(booking);
  }

  acknowledge(transactionId: string): void {
    const booking = this.#withId(transactionId);
    booking.state = { ...booking.state, acknowledged: true };
  }

  /** What a merchant has had done, oldest first. Of another's nothing is found. */
  find(merchantKey: string, { sessionId, transactionId }: BookingQuery): readonly Told[] {
    return this.#bookings
      .filter((booking) => booking.merchantKey === merchantKey)
      .filter((booking) => sessionId === null || booking.sessionId === sessionId)
      .filter((booking) => transactionId === null || booking.transactionId === transactionId)
      .map(({ told, state }) => told(state));
  }

  #withId(transactionId: string): Kept<Told> {
    const found = this.#bookings.find((booking) => booking.transactionId === transactionId);
    if (!found) throw new Error('Every payment is in the books.');
    return found;
  }

  #tellOf({ merchantKey, told, state }: Kept<Told>): void {
    this.#tell(merchantKey, told(state));
  }
}
