import type * as v from 'valibot';
import { ServiceError } from '../operation/service-error.ts';
import { readShape } from '../read-shape.ts';

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

type Post = <Schema extends v.GenericSchema>(
  operation: string,
  body: object,
  answer: Schema,
  how?: CallOptions,
) => Promise<v.InferOutput<Schema>>;

export interface LaterClient {
  /** Posts JSON to the service and reads the answer by its shape. Rejects only with a {@link ServiceError}. */
  readonly post: Post;
  /** Makes a {@link ServiceError}. A copy of the class in a later chunk would be another class. */
  readonly error: (...given: ConstructorParameters<typeof ServiceError>) => ServiceError;
}

/** Makes the error for an answer with a status of 400 to 499. */
export type ReadRefusal = (error: LaterClient['error'], status: number, json: unknown) => ServiceError;

/** A module that is fetched while a session opens. The build copies its imports: `config/vite/compact-shapes.ts`. */
export interface LaterCalls<Calls> {
  readonly calls: (client: LaterClient) => Calls;
  readonly refused: ReadRefusal;
}

/** The only module that speaks HTTP. */
export function createHttpClient<Calls extends Record<keyof Calls, (...given: never[]) => Promise<unknown>>>(
  { baseUrl, fetch, timeout }: HttpClientOptions,
  folder: string,
  load: () => Promise<LaterCalls<Calls>>,
) {
  const error: LaterClient['error'] = (...given) => new ServiceError(...given);
  let module: LaterCalls<Calls> | undefined;
  // Kept, because scripts fetch a file again for each import.
  const loaded = async (): Promise<LaterCalls<Calls>> => (module ??= await load().catch(throwLost));
  const post: Post = async (operation, body, answer, options) => {
    const response = await send(operation, body, options);
    if (response.status >= 500) throw error('lost', 'status', { message: `The service answered ${response.status}.` });
    const json = await readJson(response);
    if (!response.ok) throw (await loaded()).refused(error, response.status, json);
    const read = readShape(answer, json);
    if (read === undefined) throw error('lost', 'unreadable');
    return read;
  };
  /** Posts, and waits for the calls of the open session. */
  const open: Post = async (...given) => (await Promise.all([post(...given), loaded()]))[0];
  /** Calls of the open session, by their names. */
  const later = <Name extends keyof Calls>(...names: readonly Name[]) =>
    Object.fromEntries(
      names.map((name) => [name, async (...given: never[]) => (await loaded()).calls({ post, error })[name](...given)]),
    ) as Pick<Calls, Name>;
  return { post, open, later };

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
      return throwLost(cause);
    }
  }

  async function readJson(response: Response): Promise<unknown> {
    try {
      return await response.json();
    } catch (cause) {
      // The parser's own error quotes the body, which may quote what was sent.
      if (cause instanceof SyntaxError) throw error('lost', 'unreadable');
      return throwLost(cause);
    }
  }
}

/** Writes data as JSON and ignores a `toJSON` that an old script has added to all texts and lists. */
function plainJson(body: object): string {
  return JSON.stringify(body, function (this: Readonly<Record<string, unknown>>, name: string) {
    return this[name];
  });
}

function throwLost(cause: unknown): never {
  const timedOut = cause instanceof Error && cause.name === 'TimeoutError';
  throw new ServiceError('lost', timedOut ? 'timeout' : 'network', { cause });
}
