/*
 * The test of an integrator's server, against the sandbox as a library, in each of the ways that it has:
 * `node sandbox-test.js`.
 */
import assert from 'node:assert/strict';
import { setupServer } from 'msw/node';
import { sandboxFetch, startSandbox } from 'payment-modals-sandbox';
import { sandboxHandlers } from 'payment-modals-sandbox/msw.js';

/**
 * A session, as the integrator's own code gets it.
 *
 * @param {string} baseUrl
 * @param {typeof globalThis.fetch} [fetch]
 * @returns {Promise<string>}
 */
async function newSession(baseUrl, fetch = globalThis.fetch) {
  const response = await fetch(`${baseUrl}/GenericModal/SessionKey/Create`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ PortalAuthenticationKey: '10000000-0000-4000-8000-000000000001' }),
  });
  /** @type {{ SessionKey: string }} */
  const { SessionKey } = await response.json();
  assert.match(SessionKey, /^[\da-f-]{36}$/);
  return SessionKey;
}

// As an HTTP server.
const sandbox = await startSandbox({ port: 0 });
await newSession(sandbox.url);
const { port } = new URL(sandbox.url);
await assert.rejects(startSandbox({ port: Number(port) }), { code: 'EADDRINUSE' });
await sandbox.close();
await assert.rejects(newSession(sandbox.url));

// Without a network, and with predictable ids.
const first = await newSession('https://pay.example.com', sandboxFetch({ seed: 1 }));
assert.equal(await newSession('https://pay.example.com', sandboxFetch({ seed: 1 })), first);
assert.notEqual(await newSession('https://pay.example.com', sandboxFetch({ seed: 2 })), first);

// With the project's own MSW.
const server = setupServer(...sandboxHandlers({ seed: 1 }));
server.listen();
assert.equal(await newSession('https://pay.example.com'), first);
server.close();

await assert.rejects(startSandbox({ port: 0, notifications: { url: 'https://far.example.com/' } }), /on this machine/);
