import { checkRoutingNumber } from './routing-number.ts';

export type AskBankName = (routingNumber: string, signal: AbortSignal) => Promise<string | null>;

/** The bank of the routing number in a form. Nothing waits for it. Each complete number is requested once. */
export class BankNames {
  readonly #fields: Readonly<Record<'routingNumber', string>>;
  readonly #ask: AskBankName;
  readonly #onName: () => void;
  readonly #names = new Map<string, string | null>();
  #end = new AbortController();

  /** @param onName Called when a name has come, maybe of a number that is no longer there. */
  constructor(fields: Readonly<Record<'routingNumber', string>>, ask: AskBankName, onName: () => void) {
    this.#fields = fields;
    this.#ask = ask;
    this.#onName = onName;
  }

  get name(): string | null {
    return this.#names.get(this.#number) ?? null;
  }

  follow(): void {
    const number = this.#number;
    if (number && !this.#names.has(number)) void this.#request(number, this.#end.signal);
  }

  drop(): void {
    this.#end.abort();
    this.#end = new AbortController();
    this.#names.clear();
  }

  async #request(number: string, signal: AbortSignal): Promise<void> {
    this.#names.set(number, null);
    const name = await this.#ask(number, signal).catch(() => null);
    if (!name || signal.aborted) return;
    this.#names.set(number, name);
    this.#onName();
  }

  get #number(): string {
    const verdict = checkRoutingNumber(this.#fields.routingNumber);
    return verdict.state === 'valid' ? verdict.value : '';
  }
}
