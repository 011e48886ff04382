export type AskBankName = (routingNumber: string, signal: AbortSignal) => Promise<string | null> | undefined;

/** The bank of the routing number in a form. Nothing waits for it. Each complete number is requested once. */
export class BankNames {
  readonly #numberNow: () => string;
  readonly #ask: AskBankName;
  readonly #onName: () => void;
  readonly #operation: { readonly step: string };
  readonly #names = new Map<string, string | null>();
  #end = new AbortController();

  /**
   * @param numberNow The routing number once it is valid, otherwise an empty text.
   * @param operation A name is dropped if it comes after the form, because a review must not change.
   */
  constructor(numberNow: () => string, ask: AskBankName, onName: () => void, operation: { readonly step: string }) {
    this.#operation = operation;
    this.#numberNow = numberNow;
    this.#ask = ask;
    this.#onName = onName;
  }

  get name(): string | null {
    return this.#names.get(this.#numberNow()) ?? null;
  }

  follow(): void {
    const number = this.#numberNow();
    if (number && !this.#names.has(number)) void this.#request(number, this.#end.signal);
  }

  drop(): void {
    this.#end.abort();
    this.#end = new AbortController();
    this.#names.clear();
  }

  async #request(number: string, signal: AbortSignal): Promise<void> {
    this.#names.set(number, null);
    const name = await this.#ask(number, signal)?.catch(() => null);
    if (!name || signal.aborted || this.#operation.step !== 'entering') return;
    this.#names.set(number, name);
    this.#onName();
  }
}
