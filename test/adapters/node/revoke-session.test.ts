import assert from 'node:assert/strict';
import { test } from 'node:test';
import { inspect } from 'node:util';
import { revokeClaimsSession, revokePortalSession, SessionError } from '../../../adapters/node/index.ts';
import { claimsKeys } from '../../sandbox/claims/payees.ts';
import { merchantKeys, newSimulator } from '../../sandbox/harness.ts';
import { errorOf, sandbox } from '../../sandbox/servers.ts';

const portalAuthenticationKey = merchantKeys.noFee;
const claimsAuthenticationKey = claimsKeys.first;

test('A server ends the sessions of its merchant', async () => {
  const simulator = newSimulator();
  const baseUrl = await sandbox({ simulator });
  const canceled = { code: 'SessionCanceled' };
  const opening = { sessionKey: simulator.payments.createSession(portalAuthenticationKey), operationKey: 'op' };
  await revokePortalSession({ baseUrl, portalAuthenticationKey, sessionId: opening.sessionKey });
  assert.throws(() => simulator.payments.open(opening, { operation: 'makePayment' }), canceled);
  const sessionKey = simulator.claims.createSession(claimsAuthenticationKey, 'adjuster');
  await revokeClaimsSession({ baseUrl, claimsAuthenticationKey, sessionId: sessionKey });
  assert.throws(() => simulator.claims.adjuster.openCreate({ ...opening, sessionKey }), canceled);
});

for (const [name, revoke] of Object.entries({
  revokePortalSession: (baseUrl: string, sessionId: string) =>
    revokePortalSession({ baseUrl, portalAuthenticationKey, sessionId }),
  revokeClaimsSession: (baseUrl: string, sessionId: string) =>
    revokeClaimsSession({ baseUrl, claimsAuthenticationKey, sessionId }),
})) {
  test(`${name} says why a session was not ended, without the key`, async () => {
    const error = await errorOf(SessionError, revoke(await sandbox(), crypto.randomUUID()));
    assert.deepEqual([error.code, error.status], ['SessionNotFound', 404]);
    assert.doesNotMatch(inspect(error), /0000-4000-8000/);
    await assert.rejects(revoke('https://service.example', ''), { name: 'TypeError', message: /sessionId must be/ });
  });
}
