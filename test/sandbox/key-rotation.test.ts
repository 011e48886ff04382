import assert from 'node:assert/strict';
import { indexPage } from '../../mock-server/index-page.ts';
import { notificationsPage } from '../../mock-server/notifications-page.ts';
import { claimsKeys } from './claims/payees.ts';
import { claimsTest as test, type setUpClaims } from './claims/claims-harness.ts';
import { claimPayment } from './claims/submissions.ts';
import { payment } from './payment/submissions.ts';
import { merchantKeys, refusedWith } from './harness.ts';

type Sandbox = ReturnType<typeof setUpClaims>;

const add = async ({ call }: Sandbox, merchantKey: string) => {
  const { body } = await call('SandboxKeys', { merchantKey, action: 'add' });
  const [, added = ''] = (body as { keys: string[] }).keys;
  return added;
};

const retire = async ({ call }: Sandbox, merchantKey: string) =>
  (await call('SandboxKeys', { merchantKey, action: 'retire' })).status;

const creating = async ({ call }: Sandbox, PortalAuthenticationKey: string) =>
  (await call('CreateSession', { PortalAuthenticationKey })).status;

test('A merchant has one or two valid keys, of which one can be retired', async (sandbox) => {
  const added = await add(sandbox, merchantKeys.noFee);
  const keys = [merchantKeys.noFee, added];
  const statuses = () => Promise.all(keys.map((key) => creating(sandbox, key)));
  assert.deepEqual(await statuses(), [200, 200]);
  assert.equal((await sandbox.call('SandboxKeys', { merchantKey: added, action: 'add' })).status, 400);
  assert.deepEqual([await retire(sandbox, merchantKeys.noFee), await retire(sandbox, added)], [200, 400]);
  assert.deepEqual(await statuses(), [401, 200]);
  for (const page of [indexPage(sandbox.simulator, ''), notificationsPage(sandbox.simulator)])
    assert.deepEqual(
      keys.map((key) => page.includes(key)),
      [false, true],
    );
  assert.equal(await retire(sandbox, claimsKeys.first), 400);
  const ofClaims = await add(sandbox, claimsKeys.first);
  assert.equal((await sandbox.call('SandboxKeys', { merchantKey: ofClaims, action: 'add' })).status, 400);
});

test('A session outlasts the key that created it, and the new key finds its payment', async (sandbox) => {
  const { call, payments, simulator } = sandbox;
  const added = await add(sandbox, merchantKeys.noFee);
  const credentials = { sessionKey: simulator.payments.createSession(merchantKeys.noFee), operationKey: 'op' };
  await payments.open(credentials, { operation: 'makePayment' });
  await retire(sandbox, merchantKeys.noFee);
  assert.equal((await payments.pay(credentials, 1, payment(50_00))).code, 'Success');
  const { body } = await call('Find', { PortalAuthenticationKey: added, SessionKey: credentials.sessionKey });
  assert.partialDeepStrictEqual(body, { Transactions: [{ totalPaymentAmount: 50, status: 'Paid' }] });
});

const claim = claimPayment(50_00);

for (const [modal, endpoint, keyName, sessionName, key, other] of [
  ['payment', 'RevokeSession', 'PortalAuthenticationKey', 'SessionKey', merchantKeys.noFee, merchantKeys.flatFee],
  ['account', 'ClaimsRevokeSession', 'ClaimsAuthenticationKey', 'SessionId', claimsKeys.first, claimsKeys.second],
] as const) {
  const create = ({ simulator }: Sandbox) =>
    modal === 'payment' ? simulator.payments.createSession(key) : simulator.claims.createSession(key);

  const revoke = ({ call }: Sandbox, sessionKey: string, by: string = key, headers: Record<string, string> = {}) =>
    call(endpoint, { [keyName]: by, [sessionName]: sessionKey }, headers);

  /** Opens a session. The returned function pays in it. */
  async function open({ payments, service }: Sandbox, sessionKey: string) {
    const credentials = { sessionKey, operationKey: 'op' };
    if (modal === 'payment') await payments.open(credentials, { operation: 'makePayment' });
    else await service.open(credentials, { context: 'payment', payee: claim.payee });
    return () =>
      modal === 'payment' ? payments.pay(credentials, 1, payment(50_00)) : service.submit(credentials, 1, claim);
  }

  test(`A revoked session of the ${modal} modal moves no money, whether open or not`, async (sandbox) => {
    const [free, opened] = [create(sandbox), create(sandbox)];
    const submit = await open(sandbox, opened);
    for (const sessionKey of [free, opened, opened.toUpperCase()])
      assert.equal((await revoke(sandbox, sessionKey)).status, 200);
    await assert.rejects(open(sandbox, free), refusedWith('SessionCanceled', 'sessionId'));
    await assert.rejects(submit(), refusedWith('SessionCanceled', 'sessionId'));
  });

  test(`A session of the ${modal} modal is revoked only by its merchant’s server, and not after it has paid`, async (sandbox) => {
    const sessionKey = create(sandbox);
    const headers = { Origin: 'https://insurer.example' };
    for (const [answer, status, ResponseCode] of [
      [revoke(sandbox, sessionKey, other), 404, 'SessionNotFound'],
      [revoke(sandbox, sessionKey, 'unknown'), 401, 'InvalidAuthenticationKey'],
      [revoke(sandbox, sessionKey, key, headers), 403, 'BrowserCallNotAllowed'],
    ] as const)
      assert.partialDeepStrictEqual(await answer, { status, body: { ResponseCode } });
    assert.equal((await (await open(sandbox, sessionKey))()).code, 'Success');
    const used = { status: 409, body: { ResponseCode: 'SessionUsed' } };
    assert.partialDeepStrictEqual(await revoke(sandbox, sessionKey), used);
  });
}
