import type { Ids } from '../shared/ids.ts';
import type { KnownMethod } from '../shared/known-method.ts';
import { Newest } from '../shared/newest.ts';
import { Refusal } from '../shared/refusal.ts';
import file from './demo-methods.json' with { type: 'json' };

/** A saved method that every merchant of the sandbox has, so that a page can be tried without saving one first. */
export interface DemoMethod {
  readonly token: string;
  readonly about: string;
  readonly method: KnownMethod;
}

const methods = file as unknown as readonly DemoMethod[];

/** Their cards expire in years that count from this one: 3 is the third from now. */
export function demoMethods(year: number): readonly DemoMethod[] {
  return methods.map((demo) => {
    const { masked } = demo.method;
    if (masked.category === 'ECheck') return demo;
    const method = { ...demo.method, masked: { ...masked, expirationYear: year + masked.expirationYear } };
    return { ...demo, method };
  });
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
