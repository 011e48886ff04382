import { getResponse, type RequestHandler } from 'msw';
import { aborted } from './handlers/fault-injection.ts';

/** A `fetch` that the handlers answer, so that the HTTP client runs against the simulator in one process. */
export function createFetch(handlers: RequestHandler[]): typeof fetch {
  return async (input, init) => {
    const request = new Request(input, init);
    const answered = getResponse(handlers, request).then((response) => {
      if (!response) throw new TypeError(`No handler answers ${request.method} ${request.url}.`);
      // Like a browser's fetch without a connection.
      if (response.type === 'error') throw new TypeError('Failed to fetch');
      return response;
    });
    const given = aborted(request.signal).then(() => Promise.reject(request.signal.reason as Error));
    return Promise.race([answered, given]);
  };
}
