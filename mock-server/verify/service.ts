import { createHttpClaimsAccountService } from '../../src/account/http-claims-account-service.ts';
import { createHttpClaimsAdjusterService } from '../../src/adjuster/http-claims-adjuster-service.ts';
import { createHttpPaymentService } from '../../src/payment/http-payment-service.ts';
import { createConformance, type OpenApi } from './conformance.ts';

/** The service to verify, and the test data for it. Moves only test money. */
export interface Subject {
  /** Without a trailing slash. */
  readonly baseUrl: string;
  /** Key of a test merchant. Without it, the rules of the payment modal are skipped. */
  readonly portalKey?: string | undefined;
  /** Key of a test merchant. Without it, the rules of the claims modals are skipped. */
  readonly claimsKey?: string | undefined;
  /** Keys of other test merchants. Without them, some rules are checked with invented keys only. */
  readonly otherPortalKey?: string | undefined;
  readonly otherClaimsKey?: string | undefined;
  readonly card: string;
  readonly declinedCard: string;
  readonly fetch: typeof fetch;
  /** The OpenAPI file that its answers must follow. */
  readonly openApi: OpenApi;
}

export interface JsonAnswer {
  readonly headers: Headers;
  readonly status: number;
  readonly body: Readonly<Record<string, unknown>>;
}

/** The service as its callers see it. Answers must follow the OpenAPI file and repeat no card number. */
export function createService(subject: Subject) {
  const { baseUrl, card, declinedCard } = subject;
  const fetch = kept(conformanceOf(subject.openApi).conforming(subject.fetch), [card, declinedCard]);
  const options = { baseUrl, fetch, timeout: 30_000 };

  async function call(path: string, init: RequestInit): Promise<JsonAnswer> {
    const response = await fetch(`${baseUrl}${path}`, init);
    const { status, headers } = response;
    return { status, headers, body: (await response.json()) as JsonAnswer['body'] };
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
    get: (path: string, headers: Readonly<Record<string, string>> = {}) => call(path, { headers }),
    preflight: (path: string, origin: string) =>
      subject.fetch(`${baseUrl}${path}`, {
        method: 'OPTIONS',
        headers: {
          Origin: origin,
          'Access-Control-Request-Method': 'POST',
          'Access-Control-Request-Headers': 'content-type',
        },
      }),
  };
}
export type Service = ReturnType<typeof createService>;

/** A later release of a service may add fields to its answers. */
function withNewFields(openApi: OpenApi): OpenApi {
  const isLimit = (name: string, value: unknown): boolean => name === 'additionalProperties' && value === false;
  const text = JSON.stringify(openApi, (name, value: unknown) => (isLimit(name, value) ? undefined : value));
  return JSON.parse(text) as OpenApi;
}

const conformances = new WeakMap<OpenApi, ReturnType<typeof createConformance>>();

function conformanceOf(openApi: OpenApi) {
  const known = conformances.get(openApi) ?? createConformance(withNewFields(openApi));
  conformances.set(openApi, known);
  return known;
}

/** A `fetch` that rejects answers that could be read later or contain a secret. */
function kept(fetch: Subject['fetch'], secrets: readonly string[]): Subject['fetch'] {
  return async (input, init) => {
    const response = await fetch(input, init);
    if (!response.headers.get('Cache-Control')?.includes('no-store'))
      throw new Error('An answer may be cached: it has no Cache-Control: no-store.');
    const text = await response.clone().text();
    if (secrets.some((secret) => text.includes(secret))) throw new Error('An answer repeats a card number.');
    return response;
  };
}
