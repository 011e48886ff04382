import { inspect } from 'node:util';
import * as v from 'valibot';
import type { CallErrorDetails } from './call-errors.ts';

/** The options of every call to the service. */
export interface ServiceAccess {
  /** Address of the service, with or without a path: `https://pay.example.com`. */
  readonly baseUrl: string;
  /** Another way to send requests than the platform's own. */
  readonly fetch?: typeof fetch;
  /** How long the answer may take, in milliseconds; 30,000 where absent. */
  readonly timeout?: number;
}

export interface ServiceCall<Schema extends v.GenericSchema> {
  /** Path below the service's address, with the query. */
  readonly path: string;
  readonly init: RequestInit;
  /** The shape of the answer, also of one that refuses. */
  readonly answer: Schema;
  /** No text may hold these. */
  readonly secrets: readonly string[];
  /** The error that tells of a failure. */
  readonly Failure: new (code: string, message: string, details?: CallErrorDetails) => Error;
}

export interface ServiceAnswer<Answer> {
  readonly answer: Answer;
  readonly status: number;
}

const defaultTimeout = 30_000;

/** Makes one call. Rejects with a `Failure` whose text and cause hold none of the secrets. */
export async function callService<Schema extends v.GenericSchema>(
  { baseUrl, fetch: send = fetch, timeout = defaultTimeout }: ServiceAccess,
  { path, init, answer, secrets, Failure }: ServiceCall<Schema>,
): Promise<ServiceAnswer<v.InferOutput<Schema>>> {
  const url = `${baseUrl.replace(/\/+$/, '')}${path}`;
  const { status, text } = await exchange();
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), answer), text);
  if (parsed.success) return { answer: parsed.output, status };
  if (status >= 400) throw new Failure('status', `The service answered ${status}.`, { status });
  throw new Failure('unreadable', 'The service answered in an unknown shape.', { status });

  async function exchange(): Promise<{ status: number; text: string }> {
    try {
      // A redirect would take the key to wherever it leads.
      const response = await send(url, { ...init, redirect: 'error', signal: AbortSignal.timeout(timeout) });
      return { status: response.status, text: await response.text() };
    } catch (cause) {
      const timedOut = cause instanceof Error && cause.name === 'TimeoutError';
      const code = timedOut ? 'timeout' : 'network';
      const message = timedOut
        ? `The service did not answer within ${timeout} ms.`
        : 'The service could not be reached.';
      const shown = inspect(cause, { depth: null });
      const tells = withoutSecrets(shown, secrets) !== shown;
      throw new Failure(code, message, tells ? {} : { cause });
    }
  }
}

/**
 * A text of the service, without the secrets that it may quote, as they are or as they stand in an address, in either
 * case: services write GUIDs both ways.
 */
export function withoutSecrets(text: string, secrets: readonly string[]): string {
  return secrets
    .flatMap((secret) => [secret, encodeURIComponent(secret), encodeURIComponent(secret).replaceAll('%20', '+')])
    .reduce((rest, secret) => rest.replace(new RegExp(literally(secret), 'gi'), '...'), text);
}

/** The pattern of a text. */
function literally(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');
}

/** Throws where a secret key has no business. A page would show it to everybody. */
export function requireServer(operation: string): void {
  if ('document' in globalThis) {
    throw new TypeError(`${operation} was called in a page. The authentication key is secret: call it on your server.`);
  }
}

/** Throws for an address that is none: a call would fail with less telling words. */
export function requireAddress(operation: string, baseUrl: string): void {
  if (!URL.canParse(baseUrl) || !/^https?:$/.test(new URL(baseUrl).protocol)) {
    throw new TypeError(`${operation}: baseUrl must be the service's address, such as https://pay.example.com.`);
  }
}

export function requireKey(operation: string, name: string, key: unknown): void {
  if (typeof key !== 'string' || key.trim() === '') {
    throw new TypeError(`${operation}: ${name} is missing. The operator of the service issues it.`);
  }
}
