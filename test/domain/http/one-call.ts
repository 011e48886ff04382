import assert from 'node:assert/strict';
import type { HttpClientOptions } from '../../../src/http/http-client.ts';

/** Makes services over HTTP, each for one call: with a given answer on the wire. */
export function oneCall<Service>(createService: (options: HttpClientOptions) => Service) {
  return async (body: unknown, use: (service: Service) => Promise<unknown>, status = 200) => {
    const sent: { url: string; body: unknown; keepalive: boolean | undefined }[] = [];
    const service = createService({
      baseUrl: 'https://pay.example.com',
      timeout: 1_000,
      fetch: (input, init) => {
        sent.push({ url: input, body: JSON.parse(init?.body as string), keepalive: init?.keepalive });
        return Promise.resolve(Response.json(body, { status }));
      },
    });
    const result = await use(service).catch((error: unknown) => error);
    assert.equal(sent.length, 1);
    return { sent: sent[0]!, result };
  };
}
