import { getResponse, type RequestHandler } from 'msw';

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
    return Promise.race([answered, aborted(request.signal)]);
  };
}

function aborted(signal: AbortSignal): Promise<never> {
  return new Promise((_resolve, reject) => {
    const fail = () => reject(signal.reason as Error);
    if (signal.aborted) fail();
    else signal.addEventListener('abort', fail, { once: true });
  });
}
