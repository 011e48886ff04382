import type { Call } from './call.ts';

/**
 * The origin of the page that a call was made for, as the browser says. The document in a frame, which is of the service's
 * own origin, reports it in a header that pages of other origins are not allowed to send.
 */
export function pageOrigin({ headers }: Call): string | undefined {
  return headers.get('Page-Origin') ?? headers.get('Origin') ?? undefined;
}
