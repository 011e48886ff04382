import * as v from 'valibot';
import type { Shape } from '../../../src/http/wire.ts';
import { locales, type Language } from '../../../src/messages/languages.ts';
import type { Clock } from './clock.ts';

/** An e-mail that the service would have sent. */
export const Email = v.object({
  /** Counts up from 1. */
  id: v.pipe(v.number(), v.integer(), v.minValue(1)),
  kind: v.picklist(['ePayRequest', 'approvalWelcome', 'receipt']),
  to: v.string(),
  subject: v.string(),
  /** Plain text, in each language with the link in it: its whole address, once the outbox is read over HTTP. */
  text: v.string(),
  /** The one language that it is in; absent where it is in every one. */
  language: v.exactOptional(v.picklist(Object.keys(locales) as Language[])),
  /** Where its link leads, below the service's base address: `/links/5f0c1a2b-…`; empty where it has none. */
  link: v.pipe(v.string(), v.regex(/^(?:\/links\/[^/]+)?$/)),
  /** An instant in ISO 8601. */
  sentAt: v.pipe(v.string(), v.isoTimestamp()),
});
export type Email = Shape<typeof Email>;

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
