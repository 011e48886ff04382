import type { Ids } from '../shared/ids.ts';
import type { KnownMethod } from '../shared/known-method.ts';
import { Newest } from '../shared/newest.ts';
import { Refusal } from '../shared/refusal.ts';

/** A saved method that every merchant of the sandbox has, so that a page can be tried without saving one first. */
export interface DemoMethod {
  readonly token: string;
  readonly about: string;
  readonly method: KnownMethod;
}

const customerName = 'Jordan Rivera';

function card(lastFourDigits: string, cardType: string, expirationYear: number, codes: KnownMethod['codes'] = {}) {
  const masked = { category: 'CreditCard', cardType, lastFourDigits, expirationMonth: 12, expirationYear } as const;
  return { masked, customerName, holderZip: '10001', codes };
}

function account(accountType: 'Checking' | 'Saving', bankName: string | null, lastFourDigits: string): KnownMethod {
  return {
    masked: { category: 'ECheck', accountType, bankName, lastFourDigits },
    customerName,
    holderZip: null,
    codes: {},
  };
}

export function demoMethods(year: number): readonly DemoMethod[] {
  return [
    { token: 'demo-visa', about: 'A card, by amount', method: card('1111', 'Visa', year + 3) },
    { token: 'demo-amex', about: 'A card, by amount', method: card('0005', 'American Express', year + 2) },
    {
      token: 'demo-declined-card',
      about: 'A card that is always declined',
      method: card('0341', 'Visa', year + 3, { charge: 'Declined' }),
    },
    { token: 'demo-expired-card', about: 'A card that has expired', method: card('4444', 'Mastercard', year - 1) },
    {
      token: 'demo-checking',
      about: 'A checking account, by amount',
      method: account('Checking', 'JPMorgan Chase Bank', '6789'),
    },
    { token: 'demo-saving', about: 'A savings account of an unknown bank', method: account('Saving', null, '0000') },
  ];
}

export class Vault {
  readonly #demo: readonly DemoMethod[];
  readonly #kept = new Newest<string, { readonly merchantKey: string; readonly method: KnownMethod }>();
  readonly #ids: Ids;

  constructor(ids: Ids, demo: readonly DemoMethod[]) {
    this.#ids = ids;
    this.#demo = demo;
  }

  keep(merchantKey: string, method: KnownMethod): string {
    const token = this.#ids.guid();
    this.#kept.set(token, { merchantKey, method });
    return token;
  }

  find(merchantKey: string, token: string): KnownMethod {
    const demo = this.#demo.find((one) => one.token === token);
    const kept = this.#kept.get(token);
    const method = kept?.merchantKey === merchantKey ? kept.method : demo?.method;
    if (method) return method;
    throw new Refusal('TokenNotFound', 'No saved card or bank account has this token.', 'token');
  }
}
