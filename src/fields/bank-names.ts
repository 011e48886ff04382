export interface BankNameCall {
  readonly bankName: (routingNumber: string, signal: AbortSignal) => Promise<string | null> | undefined;
}

interface BankNamesSettings {
  readonly calls: BankNameCall;
  /** Empty until it is valid. */
  readonly routingNumber: () => string;
  readonly dialog: { requestUpdate(): void };
  /** A review must not change. */
  readonly isEntering: () => boolean;
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
    if (!name || signal.aborted || !this.#settings.isEntering()) return;
    this.#names.set(number, name);
    this.#settings.dialog.requestUpdate();
  }
}
