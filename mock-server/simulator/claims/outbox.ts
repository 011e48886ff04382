import type { Clock } from '../shared/clock.ts';

/** An e-mail that the service would have sent. */
export interface Email {
  /** Counts up from 1. */
  readonly id: number;
  readonly kind: 'ePayRequest' | 'approvalWelcome';
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  /** Where its link leads, below the service's base address: `/links/5f0c1a2b-…`. */
  readonly link: string;
  /** An instant in ISO 8601. */
  readonly sentAt: string;
}

/** The e-mails of the sandbox. None of them ever leaves it. */
export class Outbox {
  readonly #emails: Email[] = [];
  readonly #clock: Clock;

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  send(email: Omit<Email, 'id' | 'sentAt'>): void {
    this.#emails.push({ ...email, id: this.#emails.length + 1, sentAt: this.#clock.now().toISOString() });
  }

  /** Oldest first. */
  list(): readonly Email[] {
    return [...this.#emails];
  }
}
