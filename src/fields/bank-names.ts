export interface BankNameCall {
  readonly bankName: (routingNumber: string, signal: AbortSignal) => Promise<string | null> | undefined;
}

interface BankNamesSettings {
  readonly calls: BankNameCall;
  /** Empty until it is valid. */
  readonly routingNumber: () => string;
  readonly onName: () => void;
  /** A review must not change. */
  readonly flow: { readonly step: string };
}

/** The bank of the routing number in a form. Nothing waits for it. Each complete number is requested once. */
export class BankNames {
  readonly #settings: BankNamesSettings;
  readonly #names = new Map<string, string | null>();
  #end = new AbortController();

  constructor(settings: BankNamesSettings) {
    this.#settings = settings;
    // The number may be older than this part.
    this.follow();
  }

  get name(): string | null {
    return this.#names.get(this.#settings.routingNumber()) ?? null;
  }

  follow(): void {
    const number = this.#settings.routingNumber();
    if (number && !this.#names.has(number)) void this.#request(number, this.#end.signal);
  }

  drop(): void {
    this.#end.abort();
    this.#end = new AbortController();
    this.#names.clear();
  }

  async #request(number: string, signal: AbortSignal): Promise<void> {
    this.#names.set(number, null);
    const name = await this.#settings.calls.bankName(number, signal)?.catch(() => null);
    if (signal.aborted) return;
    // The number may be requested again.
    if (this.#settings.flow.step !== 'entering') this.#names.delete(number);
    else if (name) {
      this.#names.set(number, name);
      this.#settings.onName();
    }
  }
}
