import * as v from 'valibot';
import type { Shape } from '../../../src/http/wire.ts';
import type { Clock } from './clock.ts';
import { Newest } from './newest.ts';
import { sandboxLanguages } from './sandbox-language.ts';

/** An e-mail that the service would have sent. */
export const Email = v.object({
  /** Counts up from 1. */
  id: v.pipe(v.number(), v.integer(), v.minValue(1)),
  kind: v.picklist(['ePayRequest', 'approvalWelcome', 'receipt']),
  to: v.string(),
  subject: v.string(),
  /** Plain text, with a link in each language. Over HTTP, the links are full addresses. */
  text: v.string(),
  /** The only language of the e-mail; absent if it is in all languages. */
  language: v.exactOptional(v.picklist(sandboxLanguages)),
  /** The path of its link, below the service's base address: `/links/5f0c1a2b-…`; empty without a link. */
  link: v.pipe(v.string(), v.regex(/^(?:\/links\/[^/]+)?$/)),
  /** An instant in ISO 8601. */
  sentAt: v.pipe(v.string(), v.isoTimestamp()),
});
export type Email = Shape<typeof Email>;

/** The newest e-mails of the sandbox. They are stored here and never sent. */
export class Outbox {
  readonly #emails = new Newest<number, Email>();
  #last = 0;
  readonly #clock: Clock;

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  send(email: Omit<Email, 'id' | 'sentAt'>): void {
    this.#last += 1;
    this.#emails.set(this.#last, { ...email, id: this.#last, sentAt: this.#clock.now().toISOString() });
  }

  list(): readonly Email[] {
    return [...this.#emails.values()];
  }
}
