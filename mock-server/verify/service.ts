import { createHttpClaimsAccountService } from '../../src/account/http-claims-account-service.ts';
import { createHttpClaimsAdjusterService } from '../../src/adjuster/http-claims-adjuster-service.ts';
import { createHttpPaymentService } from '../../src/payment/http-payment-service.ts';
import { conforming } from './conformance.ts';

/** A service that is to be verified, and what it may be asked with. All of it moves test money only. */
export interface Subject {
  /** Without a trailing slash. */
  readonly baseUrl: string;
  /** Of a merchant for tests. The rules of the payment modal are left out without one. */
  readonly portalKey?: string | undefined;
  /** Of a merchant for tests. The rules of the claims modals are left out without one. */
  readonly claimsKey?: string | undefined;
  /** A card that is approved. */
  readonly card: string;
  /** A card that is declined. */
  readonly declinedCard: string;
  readonly fetch: typeof fetch;
}

export interface JsonAnswer {
  readonly status: number;
  readonly body: Readonly<Record<string, unknown>>;
}

/**
 * The service as the modals and an integrator's server call it. Every answer is held to the OpenAPI file, and none may
 * repeat a number of the cards.
 */
export function createService(subject: Subject) {
  const { baseUrl, card, declinedCard } = subject;
  const fetch = keptSecret(conforming(subject.fetch), [card, declinedCard]);
  const options = { baseUrl, fetch, timeout: 30_000 };

  async function call(path: string, init: RequestInit): Promise<JsonAnswer> {
    const response = await fetch(`${baseUrl}${path}`, init);
    return { status: response.status, body: (await response.json()) as JsonAnswer['body'] };
  }

  function post(path: string, body: unknown, headers: Readonly<Record<string, string>> = {}): Promise<JsonAnswer> {
    const init = { method: 'POST', headers: { 'Content-Type': 'application/json', ...headers } };
    return call(path, { ...init, body: JSON.stringify(body) });
  }

  return {
    payments: createHttpPaymentService(options),
    accounts: createHttpClaimsAccountService(options),
    adjusters: createHttpClaimsAdjusterService(options),
    post,
    get: (path: string) => call(path, {}),
  };
}
export type Service = ReturnType<typeof createService>;

function keptSecret(fetch: Subject['fetch'], secrets: readonly string[]): Subject['fetch'] {
  return async (input, init) => {
    const response = await fetch(input, init);
    const text = await response.clone().text();
    if (secrets.some((secret) => text.includes(secret))) throw new Error('An answer repeats a card number.');
    return response;
  };
}
