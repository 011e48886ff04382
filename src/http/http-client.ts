import type * as v from 'valibot';
import { ServiceError } from '../operation/service-error.ts';
import { readShape } from '../read-shape.ts';
import { Refusal } from './wire.ts';

export interface HttpClientOptions {
  /** Address of the service, with or without a path, without a trailing slash: `https://pay.example.com`. */
  readonly baseUrl: string;
  readonly fetch: (url: string, init: RequestInit) => Promise<Response>;
  /** How long an answer may take, in milliseconds. */
  readonly timeout: number;
}

export interface CallOptions {
  readonly keepalive?: boolean;
  /** Ends the request, instead of the timeout. */
  readonly signal?: AbortSignal;
}

/** Posts JSON to the service and reads the answer by its shape. Rejects only with a {@link ServiceError}. */
export type HttpClient = <Schema extends v.GenericSchema>(
  operation: string,
  body: object,
  answer: Schema,
  how?: CallOptions,
) => Promise<v.InferOutput<Schema>>;

/** Fetches the codes of refusals with their texts for developers. */
export type LoadRefusals = () => Promise<Readonly<Record<string, string>>>;

/** The only module that speaks HTTP. */
export function createHttpClient(
  { baseUrl, fetch, timeout }: HttpClientOptions,
  folder: string,
  loadRefusals: LoadRefusals,
): HttpClient {
  // So that they are there when a submission is refused.
  loadRefusals().catch(() => undefined);

  return async (operation, body, answer, options) => {
    const response = await send(operation, body, options);
    if (response.status >= 500)
      throw new ServiceError('lost', 'status', { message: `The service answered ${response.status}.` });
    const json = await readJson(response);
    if (!response.ok) throw await refused(response.status, json);
    const read = readShape(answer, json);
    if (read === undefined) throw new ServiceError('lost', 'unreadable');
    return read;
  };

  async function send(operation: string, body: object, options: CallOptions = {}): Promise<Response> {
    const { keepalive = false, signal } = options;
    const late = AbortSignal.timeout(timeout);
    try {
      return await fetch(`${baseUrl}${folder}${operation}`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', Accept: 'application/json' },
        body: plainJson(body),
        credentials: 'omit',
        cache: 'no-store',
        redirect: 'error',
        keepalive,
        signal: signal ? AbortSignal.any([signal, late]) : late,
      });
    } catch (cause) {
      throw lost(cause);
    }
  }

  async function readJson(response: Response): Promise<unknown> {
    try {
      return await response.json();
    } catch (cause) {
      // The parser's own error quotes the body, which may quote what was sent.
      throw cause instanceof SyntaxError ? new ServiceError('lost', 'unreadable') : lost(cause);
    }
  }

  /** A 4xx is a refusal only if the service itself sends it. A proxy knows nothing about the payment. */
  async function refused(status: number, json: unknown): Promise<ServiceError> {
    const { responseCode = '', field, ...about } = readShape(Refusal, json) ?? {};
    const refusals = await loadRefusals().catch(lost);
    if (refusals instanceof ServiceError) return refusals;
    const message = Object.hasOwn(refusals, responseCode) ? refusals[responseCode] : undefined;
    if (message === undefined)
      return new ServiceError('lost', 'unreadable', { message: `The service answered ${status} without a code.` });
    return new ServiceError('refused', responseCode, { message, about, ...(field ? { field } : {}) });
  }
}

/** Writes data as JSON and ignores a `toJSON` that an old script has added to all texts and lists. */
function plainJson(body: object): string {
  return JSON.stringify(body, function (this: Readonly<Record<string, unknown>>, name: string) {
    return this[name];
  });
}

function lost(cause: unknown): ServiceError {
  const timedOut = cause instanceof Error && cause.name === 'TimeoutError';
  return new ServiceError('lost', timedOut ? 'timeout' : 'network', { cause });
}
