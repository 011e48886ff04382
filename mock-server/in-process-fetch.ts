import { getResponse, type RequestHandler } from 'msw';

/**
 * A `fetch` that the handlers answer, without a network. The HTTP client of the payment service can then run against
 * the simulator in one process, with the whole wire format.
 *
 *     const simulator = createSimulator({ now: () => new Date(), random: seededRandom(1) });
 *     const fetch = createFetch(createHandlers(simulator));
 *     const service = createHttpPaymentService({ baseUrl: 'https://sandbox.example', fetch, timeout: 1_000 });
 */
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
