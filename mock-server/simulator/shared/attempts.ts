import type { Answer, AttemptStatus } from '../../../src/operation/operation-service.ts';
import { Refusal } from './refusal.ts';

export interface Decided<Receipt> {
  readonly answer: Answer<Receipt>;
  readonly readyAt: Date;
}

/**
 * Each attempt is decided once. If its status was requested before it arrived, it stays void, so that the page can rely
 * on the answer. The next attempt is accepted only after the one before was declined or made void.
 */
export class Attempts<Receipt> {
  readonly #attempts = new Map<number, 'void' | Decided<Receipt>>();
  /** Hashes of the submissions. Their secrets are not kept. */
  readonly #contents = new Map<number, number>();

  /** Returns the answer to an attempt that arrives again. The same attempt with another content is refused. */
  repeated(attempt: number, content: number): Decided<Receipt> | undefined {
    const known = this.#attempts.get(attempt);
    if (known && known !== 'void' && this.#contents.get(attempt) !== content)
      throw new Refusal('InvalidRequest', 'The attempt arrived before, with another content.', 'attempt');
    if (known !== 'void') return known;
    throw new Refusal('AttemptVoid', 'The attempt arrived after its status had been asked for.', 'attempt');
  }

  requireNext(attempt: number, now: Date): void {
    if (this.#follows(attempt, now)) return;
    const message = 'An attempt is taken only after the one before it was declined or made void.';
    throw new Refusal('AttemptOutOfOrder', message, 'attempt');
  }

  record(attempt: number, content: number, decided: Decided<Receipt>): void {
    this.#contents.set(attempt, content);
    this.#attempts.set(attempt, decided);
  }

  status(attempt: number, now: Date): AttemptStatus<Receipt> {
    const known = this.#attempts.get(attempt);
    if (known === undefined) {
      this.requireNext(attempt, now);
      this.#attempts.set(attempt, 'void');
    }
    if (known === undefined || known === 'void') return { state: 'absent' };
    return known.readyAt > now ? { state: 'processing' } : { state: 'answered', answer: known.answer };
  }

  #follows(attempt: number, now: Date): boolean {
    if (attempt === 1) return true;
    const previous = this.#attempts.get(attempt - 1);
    if (previous === undefined || previous === 'void') return previous === 'void';
    return previous.answer.code !== 'Success' && previous.readyAt <= now;
  }
}
