import type { Call } from './call.ts';

/**
 * The origin of the page that a call was made for, as the browser says. The document in a frame is of the service's own
 * origin, and reports it in a header; from elsewhere that header is not heeded.
 */
export function pageOrigin({ headers }: Call): string | undefined {
  // No page can set it. A browser of before 2023 sends none, nor does what stands between page and handlers in a browser.
  const site = headers.get('Sec-Fetch-Site') ?? 'same-origin';
  const reported = site === 'same-origin' ? headers.get('Page-Origin') : null;
  return reported ?? headers.get('Origin') ?? undefined;
}
