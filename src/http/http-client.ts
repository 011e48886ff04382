import * as v from 'valibot';
import { ServiceError } from '../operation/service-error.ts';

export interface HttpClientOptions {
  /** Address of the service, with or without a path, without a trailing slash: `https://pay.example.com`. */
  readonly baseUrl: string;
  readonly fetch: (url: string, init: RequestInit) => Promise<Response>;
  /** How long an answer may take, in milliseconds. */
  readonly timeout: number;
}

/**
 * Posts JSON to an operation of the service. Rejects with a {@link ServiceError}, never with anything else.
 *
 * @param answer The shape of a successful answer.
 * @param keepalive Lets the request outlive the page.
 */
export type HttpClient = <Schema extends v.GenericSchema>(
  operation: string,
  body: object,
  answer: Schema,
  keepalive?: boolean,
) => Promise<v.InferOutput<Schema>>;

/** The name of an option, or of a field in a field: `authorization.sha256`. No number that was sent looks like one. */
const fieldName = v.nullish(v.pipe(v.string(), v.regex(/^(?!.{41})([a-z]+\d{0,3}\b\.?)+$/i)));

/**
 * The one place that speaks HTTP. What went over the wire is trusted only after its schema has said so.
 *
 * @param folder Where the operations lie: `/GenericModal/Operations/`.
 * @param refusals The codes that this service refuses a call with, and what a page's developer is told of each.
 */
export function createHttpClient<Code extends string>(
  { baseUrl, fetch, timeout }: HttpClientOptions,
  folder: string,
  refusals: Readonly<Record<Code, string>>,
): HttpClient {
  const refusal = v.object({ responseCode: v.picklist(Object.keys(refusals) as Code[]), field: fieldName });

  return async (operation, body, answer, keepalive = false) => {
    const response = await send(operation, body, keepalive);
    if (response.status >= 500)
      throw new ServiceError('lost', 'status', { message: `The service answered ${response.status}.` });
    const json = await readJson(response);
    if (!response.ok) throw refused(response.status, json);
    const parsed = read(answer, json);
    if (!parsed.success)
      throw new ServiceError('lost', 'unreadable', { message: 'The service answered in an unknown shape.' });
    return parsed.output;
  };

  async function send(operation: string, body: object, keepalive: boolean): Promise<Response> {
    try {
      return await fetch(`${baseUrl}${folder}${operation}`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', Accept: 'application/json' },
        body: plainJson(body),
        credentials: 'omit',
        cache: 'no-store',
        redirect: 'error',
        keepalive,
        signal: AbortSignal.timeout(timeout),
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

  /** A 4xx is a refusal only where the service itself says so: what stands in between says nothing of the payment. */
  function refused(status: number, json: unknown): ServiceError {
    const parsed = read(refusal, json);
    if (!parsed.success)
      return new ServiceError('lost', 'unreadable', { message: `The service answered ${status} without a code.` });
    const { responseCode, field } = parsed.output;
    return new ServiceError('refused', responseCode, { message: refusals[responseCode], ...(field ? { field } : {}) });
  }
}

/** Reads by a schema. Valibot goes through its names with `for … in`, which finds those that old scripts add to all objects. */
function read<Schema extends v.GenericSchema>(schema: Schema, json: unknown): v.SafeParseResult<Schema> {
  keepOwnNames(schema);
  return v.safeParse(schema, json);
}

const kept = new WeakSet<object>();

function keepOwnNames(part: unknown): void {
  if (typeof part !== 'object' || part === null || kept.has(part)) return;
  kept.add(part);
  if (Object.hasOwn(part, 'entries')) Object.setPrototypeOf((part as { entries: object }).entries, null);
  Object.values(part).forEach(keepOwnNames);
}

/** Data as it is, whatever `toJSON` an old script has given to every text and list: the value before that is taken. */
function plainJson(body: object): string {
  return JSON.stringify(body, function (this: Readonly<Record<string, unknown>>, name: string) {
    return this[name];
  });
}

function lost(cause: unknown): ServiceError {
  const timedOut = cause instanceof Error && cause.name === 'TimeoutError';
  return new ServiceError('lost', timedOut ? 'timeout' : 'network', { cause });
}
