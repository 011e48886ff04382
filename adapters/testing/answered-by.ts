/** What Playwright hands to the handler of a route. */
export interface PlaywrightRoute {
  request(): {
    url(): string;
    method(): string;
    headers(): Record<string, string>;
    postData(): string | null;
  };
  fulfill(answer: { status: number; headers: Record<string, string>; body: string }): Promise<unknown>;
  abort(): Promise<unknown>;
}

/**
 * Has a function answer what a page asks for, such as the sandbox in the test's own process: the page is the one that people
 * get, and no network is there.
 *
 * ```js
 * await page.route('https://pay.example.com/**', answeredBy(sandboxFetch()));
 * ```
 *
 * Where it rejects, the page has no connection.
 */
export function answeredBy(
  fetch: (url: string, init: RequestInit) => Promise<Response>,
): (route: PlaywrightRoute) => Promise<void> {
  return async (route) => {
    const request = route.request();
    const [method, headers, body] = [request.method(), request.headers(), request.postData()];
    try {
      const response = await fetch(request.url(), { method, headers, body });
      await route.fulfill({
        status: response.status,
        headers: Object.fromEntries(response.headers),
        body: await response.text(),
      });
    } catch {
      await route.abort();
    }
  };
}
