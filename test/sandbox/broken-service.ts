import { endpoints, type EndpointName } from '../../mock-server/endpoints.ts';
import { createHandlers } from '../../mock-server/handlers/handlers.ts';
import { createFetch } from '../../mock-server/in-process-fetch.ts';
import { newSimulator } from './harness.ts';

/* Services like the sandbox, except at some endpoints. */

// Samples of all requests and answers, whose fields are changed automatically.
export type Json = Record<string, unknown>;
/** Sends the request to the sandbox, with changes, or to another endpoint. */
type Next = (changes?: {
  readonly body?: object;
  readonly headers?: Headers;
  readonly to?: EndpointName;
}) => Promise<Response>;
export type Mutant = (next: Next, request: { readonly body: Json; readonly headers: Headers }) => Promise<Response>;

/** Fields that replace those of a request or an answer. */
export type Change = object | ((given: Json) => object);
export const changedBy = (change: Change) => (given: Json) => ({
  ...(given as object),
  ...(typeof change === 'function' ? (change as (given: Json) => object)(given) : change),
});

export const baseUrl = 'https://service.example';

export async function changed(response: Response, change: Change): Promise<Response> {
  const { status, headers } = response;
  return Response.json(changedBy(change)((await response.clone().json()) as Json), { status, headers });
}

/** Other fields than the sandbox's in its answer, if it grants the call. */
export const answers =
  (change: Change): Mutant =>
  async (next) => {
    const response = await next();
    return response.ok ? changed(response, change) : response;
  };

/** The sandbox with other answers at some endpoints. */
export function serviceWith(mutants: Partial<Record<EndpointName, Mutant>>): typeof fetch {
  const sandbox = createFetch(createHandlers(newSimulator()));
  return async (input, init) => {
    const request = new Request(input, init);
    const { pathname } = new URL(request.url);
    const found = Object.entries(mutants).find(([name]) => {
      const { method, path } = endpoints[name as EndpointName];
      return path === pathname && method === request.method;
    });
    if (!found) return sandbox(request);
    const text = await request.clone().text();
    const headers = new Headers(request.headers);
    const next: Next = ({ body, headers: changedHeaders = headers, to } = {}) =>
      sandbox(to ? `${baseUrl}${endpoints[to].path}` : request.url, {
        method: request.method,
        headers: changedHeaders,
        ...(text === '' ? {} : { body: body ? JSON.stringify(body) : text }),
      });
    return found[1](next, { body: text === '' ? {} : (JSON.parse(text) as Json), headers });
  };
}
