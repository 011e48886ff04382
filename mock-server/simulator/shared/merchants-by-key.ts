import { Refusal } from './refusal.ts';

/** The merchants of one kind of modal, each found by its secret authentication key. */
export class MerchantsByKey<Merchant extends { readonly key: string }> {
  readonly #merchants: Map<string, Merchant>;

  constructor(merchants: readonly Merchant[]) {
    this.#merchants = new Map(merchants.map((merchant) => [merchant.key, merchant]));
  }

  list(): readonly Merchant[] {
    return [...this.#merchants.values()];
  }

  has(merchantKey: string): boolean {
    return this.#merchants.has(merchantKey);
  }

  /** @param field How the request calls the key. */
  withKey(merchantKey: string, field: string): Merchant {
    const merchant = this.#merchants.get(merchantKey);
    if (!merchant) throw new Refusal('InvalidAuthenticationKey', 'No merchant has this authentication key.', field);
    return merchant;
  }

  /** Puts a merchant in the place of the one with its key. */
  protected replace(merchant: Merchant): void {
    this.#merchants.set(merchant.key, merchant);
  }
}
