import type { Random } from './random.ts';

/** Makes every identifier that the service gives away. No two are ever alike, however poor the randomness. */
export class Ids {
  #count = 0;
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

  /** A confirmation number that can be read out on the telephone: ten digits. */
  transactionId(): string {
    return `7${String(this.#next()).padStart(5, '0')}${this.#text(4, '0123456789')}`;
  }

  /** The id of an account, a contact or the like: a whole number, far above those of the demo accounts. */
  number(): number {
    return 500_000 + this.#next();
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
