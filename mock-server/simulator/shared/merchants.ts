import { Refusal } from './refusal.ts';

export interface MerchantBase {
  readonly key: string;
  readonly name: string;
  readonly phone: string;
  readonly timeZone: string;
  /** The first code is the default group. */
  readonly accountGroups: readonly [string, ...string[]];
  /** The pages that its modals may be on, such as `https://pay.insurer.example`; all pages if absent. */
  readonly origins?: readonly string[];
}

export class MerchantsByKey<Merchant extends MerchantBase> {
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

  withKey(merchantKey: string, field: string): Merchant {
    const merchant = this.#merchants.get(merchantKey);
    if (!merchant) throw new Refusal('InvalidAuthenticationKey', 'No merchant has this authentication key.', field);
    return merchant;
  }

  protected replace(merchant: Merchant): void {
    this.#merchants.set(merchant.key, merchant);
  }
}

/** The account group that the money is for: the merchant's first one by default. */
export function accountGroupOf({ accountGroups }: MerchantBase, code: string | undefined, field: string): string {
  const group = code ?? accountGroups[0];
  if (accountGroups.includes(group)) return group;
  throw new Refusal('AccountGroupNotFound', 'The merchant has no account group with this code.', field);
}

export function requireOrigin({ origins }: MerchantBase, origin: string | undefined): void {
  if (!origins || (origin !== undefined && origins.includes(origin))) return;
  throw new Refusal('OriginNotAllowed', 'The merchant has not listed the origin of this page.', 'sessionId');
}
