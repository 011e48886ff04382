/** The route that Playwright passes to a handler. */
export interface PlaywrightRoute {
  request(): { url(): string; method(): string; headers(): Record<string, string>; postData(): string | null };
  fulfill(answer: { status: number; headers: Record<string, string>; body: string }): Promise<unknown>;
  abort(): Promise<unknown>;
}

/**
 * Lets a function answer the page's requests, such as the sandbox in the test's own process. The page is the real one,
 * without a network.
 *
 * ```js
 * await page.route('https://pay.example.com/**', answeredBy(sandboxFetch()));
 * ```
 *
 * If the function rejects, the page has no connection.
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
