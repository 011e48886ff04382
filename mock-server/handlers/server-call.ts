import { Refusal } from '../simulator/shared/refusal.ts';
import type { Call } from './call.ts';

/**
 * Refuses what does not come from the integrator's server.
 *
 * @param inPage Whether the handlers run in the page itself, where no call can come from a server.
 */
export function requireServer({ headers }: Call, inPage: boolean): void {
  if (!inPage && !comesFromPage(headers)) return;
  const message = 'This call carries a secret key: make it from your server, never from a page.';
  throw new Refusal('BrowserCallNotAllowed', message);
}

/** A page cannot leave these headers out; a server has no reason to send them. `none` is a person at the address bar. */
function comesFromPage(headers: Headers): boolean {
  return headers.has('Origin') || (headers.get('Sec-Fetch-Site') ?? 'none') !== 'none';
}
