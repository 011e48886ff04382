import * as v from 'valibot';
import { emptyGuid } from '../../../src/adjuster/upload/upload-kinds.ts';
import type { Random } from './random.ts';

/** Text of an optional key. Empty text, null and an empty GUID, which typed servers send, mean absent. */
export const OptionalText = v.pipe(
  v.nullish(v.pipe(v.string(), v.maxLength(1000))),
  v.transform((text) => (text && text !== emptyGuid ? text : undefined)),
);

export class Ids {
  #count = 0;
  readonly #numbers = new Set<number>();
  readonly #random: Random;

  constructor(random: Random) {
    this.#random = random;
  }

  /** In the form of a GUID: `5f0c1a2b-93de-4c07-8f21-3ab09c000001`. */
  guid(): string {
    const digits = this.#text(26, '0123456789abcdef');
    const group = (from: number, to: number) => digits.slice(from, to);
    const count = this.#next().toString(16).padStart(6, '0');
    return `${group(0, 8)}-${group(8, 12)}-4${group(12, 15)}-8${group(15, 18)}-${group(18, 24)}${count}`;
  }

  /** A confirmation number of ten digits, easy to read out on the telephone. */
  transactionId(): string {
    return `7${String(this.#next()).padStart(5, '0')}${this.#text(4, '0123456789')}`;
  }

  /** The id of an account, contact or request: nine random digits, so that counting up does not find others. */
  number(): number {
    let id = 100_000_000 + Math.floor(this.#random() * 900_000_000);
    while (this.#numbers.has(id)) id += 1;
    this.#numbers.add(id);
    return id;
  }

  /** An issuer's authorization code, six characters. Unlike the others it need not be unique. */
  authCode(): string {
    return this.#text(6, '0123456789ABCDEFGHJKLMNPQRSTUVWXYZ');
  }

  #next(): number {
    this.#count += 1;
    return this.#count;
  }

  #text(length: number, alphabet: string): string {
    return Array.from({ length }, () => alphabet[Math.floor(this.#random() * alphabet.length)]).join('');
  }
}
