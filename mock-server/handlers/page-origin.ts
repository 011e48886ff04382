import type { Call } from './call.ts';

/**
 * The origin of the page that a call was made for, as the browser says. The document in a frame is of the service's own
 * origin, and reports it in a header; of pages of other origins that header is not heeded.
 */
export function pageOrigin({ headers, url }: Call): string | undefined {
  const origin = headers.get('Origin') ?? undefined;
  return origin === url.origin ? (headers.get('Page-Origin') ?? origin) : origin;
}
