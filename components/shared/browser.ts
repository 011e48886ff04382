import type { HttpClientOptions } from '../../src/http/http-client.ts';
import { limitedService, type Shapes } from '../../src/operation/limited-service.ts';
import { masked } from '../../src/operation/service-error.ts';
import type { WallTime } from '../../src/wall-time.ts';

/* The browser's `fetch`, time and randomness, which the domain receives as arguments. */

export const serviceTimeout = 30_000;

/** The page's own service, else the one at an address. A `fetch` that the page has replaced may ignore its signal. */
export function serviceOf<Service extends object>(
  own: Service | undefined,
  create: (options: HttpClientOptions) => Service,
  baseUrl: string,
  shapes: Shapes<Service>,
): Service {
  const service = own ?? create({ baseUrl, fetch: fetch.bind(globalThis), timeout: serviceTimeout });
  return limitedService(service, { timeout: serviceTimeout + 5_000, reportFault, shapes });
}

export function reportFault(error: unknown): void {
  reportError(new Error(masked(String(error))));
}

export function wait(milliseconds: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, milliseconds);
    signal?.addEventListener('abort', () => clearTimeout(timer));
  });
}

export function now(): number {
  return Date.now();
}

export function wallTimeHere(): WallTime {
  const now = new Date();
  return new Date(now.getTime() - now.getTimezoneOffset() * 60_000).toISOString().slice(0, 19);
}

export function newOperationKey(): string {
  return crypto.randomUUID();
}
