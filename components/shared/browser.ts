import type { HttpClientOptions } from '../../src/http/http-client.ts';

/* What the domain has passed in, taken from the browser. */

/** How long the service may take to answer, in milliseconds. */
const serviceTimeout = 30_000;

/** How the service at an address is reached from the page. */
export function httpOptions(baseUrl: string): HttpClientOptions {
  return { baseUrl, fetch: fetch.bind(globalThis), timeout: serviceTimeout };
}

/** Resolves after so many milliseconds. */
export function wait(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}

/** A key that no other operation has. */
export function newOperationKey(): string {
  return crypto.randomUUID();
}

/** SHA-256 in hex. Only pages that were loaded securely have it. */
export async function sha256(text: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
