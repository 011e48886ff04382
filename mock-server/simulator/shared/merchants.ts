import { Refusal } from './refusal.ts';

export interface MerchantBase {
  /** Its first authentication key. It identifies the merchant even after the key was retired. */
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
  /** The valid authentication keys, each with the first key of its merchant. */
  readonly #keys: Map<string, string>;

  constructor(merchants: readonly Merchant[]) {
    this.#merchants = new Map(merchants.map((merchant) => [merchant.key, merchant]));
    this.#keys = new Map(merchants.map(({ key }) => [key, key]));
  }

  /** All merchants, each with its oldest valid key. */
  list(): readonly (Merchant & { readonly validKey: string })[] {
    const valid = new Map([...this.#keys].toReversed().map(([key, first]) => [first, key]));
    return Array.from(this.#merchants.values(), (one) => ({ ...one, validKey: valid.get(one.key) ?? one.key }));
  }

  has(merchantKey: string): boolean {
    return this.#keys.has(merchantKey);
  }

  withKey(merchantKey: string, field: string): Merchant {
    const first = this.#keys.get(merchantKey);
    if (first === undefined)
      throw new Refusal('InvalidAuthenticationKey', 'No merchant has this authentication key.', field);
    return this.ofSession({ merchantKey: first });
  }

  /** The merchant of a session, whose key may have been retired since then. */
  ofSession({ merchantKey }: { readonly merchantKey: string }): Merchant {
    const merchant = this.#merchants.get(merchantKey);
    if (!merchant) throw new Error('Every session has a merchant.');
    return merchant;
  }

  /** Adds a second key to a merchant, given by a valid key. Returns the valid keys. */
  addKey(merchantKey: string, added: string): readonly string[] {
    const keys = this.#keysOf(merchantKey);
    if (keys.length > 1) throw new Refusal('InvalidRequest', 'A merchant has two keys at most.', 'merchantKey');
    this.#keys.set(added, this.withKey(merchantKey, 'merchantKey').key);
    return this.#keysOf(added);
  }

  retireKey(merchantKey: string): readonly string[] {
    const remaining = this.#keysOf(merchantKey).filter((key) => key !== merchantKey);
    if (remaining.length === 0) throw new Refusal('InvalidRequest', 'It is the only key.', 'merchantKey');
    this.#keys.delete(merchantKey);
    return remaining;
  }

  #keysOf(merchantKey: string): readonly string[] {
    const { key } = this.withKey(merchantKey, 'merchantKey');
    return [...this.#keys].filter(([, first]) => first === key).map(([valid]) => valid);
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
