import { inspect } from 'node:util';
import * as v from 'valibot';
import { withTimeLimit } from '../../src/with-time-limit.ts';
import type { CallErrorDetails } from './call-errors.ts';

/** The options of every call to the service. */
export interface ServiceAccess {
  /** Address of the service, with or without a path: `https://pay.example.com`. */
  readonly baseUrl: string;
  /** A replacement for the platform's `fetch`. */
  readonly fetch?: typeof fetch;
  /** The time limit of the answer, in milliseconds; 30,000 if absent. */
  readonly timeout?: number;
}

interface Refusal {
  readonly ResponseCode?: string | null | undefined;
  readonly ResponseMessage?: string | null | undefined;
}

type AnswerSchema = v.GenericSchema<unknown, Refusal>;

export interface ServiceCall<Schema extends AnswerSchema> {
  readonly path: string;
  /** JSON to post. Without it, the call is a GET. */
  readonly body?: string | undefined;
  readonly answer: Schema;
  /** Keys to remove from errors. Tax ids and tokens in the body are removed, too. */
  readonly secrets: readonly string[];
  readonly Failure: new (code: string, message: string, details?: CallErrorDetails) => Error;
}

export interface ServiceAnswer<Answer> {
  readonly answer: Answer;
  readonly status: number;
  /** The error of an answer that refuses, with the service's reason after the message. */
  readonly refused: (message: string) => Error;
}

const defaultTimeout = 30_000;

/** Makes one call. Rejects with a `Failure` whose text and cause contain no secret. */
export async function callService<Schema extends AnswerSchema>(
  { baseUrl, fetch: send = fetch, timeout = defaultTimeout }: ServiceAccess,
  { path, body, answer: schema, secrets: keys, Failure }: ServiceCall<Schema>,
): Promise<ServiceAnswer<v.InferOutput<Schema>>> {
  const url = `${baseUrl.replace(/\/+$/, '')}${path}`;
  const secrets = [...keys, ...secretsIn(body)];
  const Accept = 'application/json';
  const init: RequestInit =
    body === undefined
      ? { headers: { Accept } }
      : { method: 'POST', headers: { 'Content-Type': 'application/json', Accept }, body };
  const { status, text } = await exchange();
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), schema), text);
  // A gateway's error is no answer, whatever its text says.
  if (parsed.success && status < 500)
    return { answer: parsed.output, status, refused: (message) => refusal(parsed.output, message) };
  if (status >= 400) throw new Failure('status', `The service answered ${status}.`, { status });
  throw new Failure('unreadable', 'The service answered in an unknown shape.', { status });

  function refusal({ ResponseCode, ResponseMessage }: Refusal, message: string): Error {
    const reason = withoutSecrets(ResponseMessage ?? 'It gave no reason.', secrets);
    return new Failure(ResponseCode ?? 'Refused', `${message} ${reason}`, { status });
  }

  async function exchange(): Promise<{ status: number; text: string }> {
    try {
      const call = async (signal: AbortSignal) => {
        // A redirect would send the key to another address.
        const response = await send(url, { ...init, redirect: 'error', signal });
        return { status: response.status, text: await response.text() };
      };
      return await withTimeLimit(timeout, call, () => new DOMException('The call took too long.', 'TimeoutError'));
    } catch (cause) {
      const timedOut = cause instanceof Error && cause.name === 'TimeoutError';
      const code = timedOut ? 'timeout' : 'network';
      const message = timedOut
        ? `The service did not answer within ${timeout} ms.`
        : 'The service could not be reached.';
      const shown = inspect(cause, { depth: null, maxStringLength: null, maxArrayLength: null, showHidden: true });
      // Bytes in an error of another fetch may be the body. Those of the platform's are certificates.
      const tells = (send !== fetch && /Buffer|Uint8Array/.test(shown)) || withoutSecrets(shown, secrets) !== shown;
      throw new Failure(code, message, tells ? {} : { cause });
    }
  }
}

/** Returns the tax ids and tokens in a body. Servers log errors, so these must not contain them. */
function secretsIn(body = '{}'): readonly string[] {
  const found: string[] = [];
  JSON.parse(body, (name, value: unknown) => {
    if (/^(taxid|token)$/i.test(name) && (typeof value === 'string' || typeof value === 'number')) {
      const text = String(value);
      const digits = text.replace(/\D/g, '');
      // A service may write a tax id in another way: 123456789, 12-3456789, 123-45-6789.
      const spellings = [digits, digits.replace(/^../, '$&-'), digits.replace(/^(...)(..)/, '$1-$2-')];
      found.push(text, ...(digits.length === 9 ? spellings : []));
    }
    return value;
  });
  // A shorter text is neither. Typed servers send zero for a value that is not set.
  return found.filter(({ length }) => length > 3);
}

/** Removes secrets from a text of the service, which may quote them: plain or URL-encoded, in upper or lower case. */
function withoutSecrets(text: string, secrets: readonly string[]): string {
  return secrets
    .flatMap((secret) => [secret, encodeURIComponent(secret), encodeURIComponent(secret).replaceAll('%20', '+')])
    .reduce((rest, secret) => rest.replace(new RegExp(literally(secret), 'gi'), '...'), text);
}

function literally(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');
}

export function requireServer(operation: string): void {
  if ('document' in globalThis) {
    throw new TypeError(`${operation} was called in a page. The authentication key is secret: call it on your server.`);
  }
}

export function requireAccess(operation: string, access: ServiceAccess, keys: Readonly<Record<string, unknown>>): void {
  requireServer(operation);
  const { baseUrl, timeout = defaultTimeout } = access;
  if (!URL.canParse(baseUrl) || !/^https?:\/\/[^@/?#]+\/[^?#]*$/.test(new URL(baseUrl).href))
    throw new TypeError(`${operation}: baseUrl must be the service's address, such as https://pay.example.com.`);
  // Longer timers end at once.
  if (!Number.isInteger(timeout) || timeout < 1 || timeout >= 2 ** 31)
    throw new TypeError(`${operation}: timeout must be a whole number of milliseconds, such as 30000.`);
  const misspelled = Object.keys(access).find((name) => name !== 'options' && /^(locked)?options?$/i.test(name));
  if (misspelled)
    throw new TypeError(`${operation}: ${misspelled} is not known. The functions that create a session take options.`);
  for (const [name, key] of Object.entries(keys)) {
    if (!isGiven(key)) throw new TypeError(`${operation}: ${name} is missing. The operator of the service issues it.`);
  }
}

export function isGiven(value: unknown): value is string {
  return typeof value === 'string' && value.trim() !== '';
}
