import assert from 'node:assert/strict';
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

test('A merchant has two valid keys until one of them is retired', async (sandbox) => {
  const added = await add(sandbox, merchantKeys.noFee);
  assert.deepEqual(await Promise.all([merchantKeys.noFee, added].map((key) => creating(sandbox, key))), [200, 200]);
  assert.equal(await retire(sandbox, merchantKeys.noFee), 200);
  assert.deepEqual(await Promise.all([merchantKeys.noFee, added].map((key) => creating(sandbox, key))), [401, 200]);
});

test('A merchant has one or two keys', async (sandbox) => {
  assert.equal(await retire(sandbox, claimsKeys.first), 400);
  const added = await add(sandbox, claimsKeys.first);
  assert.equal((await sandbox.call('SandboxKeys', { merchantKey: added, action: 'add' })).status, 400);
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

interface Revocation {
  readonly revoke: (sandbox: Sandbox, sessionKey: string, key?: string, headers?: Record<string, string>) => Answer;
  readonly key: string;
  readonly other: string;
  readonly open: (sandbox: Sandbox, sessionKey: string) => Promise<() => Promise<{ readonly code: string }>>;
  readonly create: (sandbox: Sandbox) => string;
}
type Answer = ReturnType<Sandbox['call']>;

const operationKey = 'op';

const revocations: Readonly<Record<string, Revocation>> = {
  'the payment modal': {
    revoke: ({ call }, SessionKey, PortalAuthenticationKey = merchantKeys.noFee, headers = {}) =>
      call('RevokeSession', { PortalAuthenticationKey, SessionKey }, headers),
    key: merchantKeys.noFee,
    other: merchantKeys.flatFee,
    create: ({ simulator }) => simulator.payments.createSession(merchantKeys.noFee),
    open: async ({ payments }, sessionKey) => {
      await payments.open({ sessionKey, operationKey }, { operation: 'makePayment' });
      return () => payments.pay({ sessionKey, operationKey }, 1, payment(50_00));
    },
  },
  'the account modal': {
    revoke: ({ call }, SessionId, ClaimsAuthenticationKey = claimsKeys.first, headers = {}) =>
      call('ClaimsRevokeSession', { ClaimsAuthenticationKey, SessionId }, headers),
    key: claimsKeys.first,
    other: claimsKeys.second,
    create: ({ simulator }) => simulator.claims.createSession(claimsKeys.first),
    open: async ({ service }, sessionKey) => {
      const claim = claimPayment(50_00);
      await service.open({ sessionKey, operationKey }, { context: 'payment', payee: claim.payee });
      return () => service.submit({ sessionKey, operationKey }, 1, claim);
    },
  },
};

for (const [modal, { revoke, create, open, other, key }] of Object.entries(revocations)) {
  test(`A revoked session of ${modal} moves no money, whether open or not`, async (sandbox) => {
    const [free, opened] = [create(sandbox), create(sandbox)];
    const submit = await open(sandbox, opened);
    for (const sessionKey of [free, opened, opened.toUpperCase()])
      assert.equal((await revoke(sandbox, sessionKey)).status, 200);
    await assert.rejects(open(sandbox, free), refusedWith('SessionCanceled', 'sessionId'));
    await assert.rejects(submit(), refusedWith('SessionCanceled', 'sessionId'));
  });

  test(`A session of ${modal} that has paid cannot be revoked`, async (sandbox) => {
    const sessionKey = create(sandbox);
    assert.equal((await (await open(sandbox, sessionKey))()).code, 'Success');
    const { status, body } = await revoke(sandbox, sessionKey);
    assert.deepEqual([status, (body as { ResponseCode: string }).ResponseCode], [409, 'SessionUsed']);
  });

  test(`A session of ${modal} is revoked only by its merchant’s server`, async (sandbox) => {
    const sessionKey = create(sandbox);
    const refused = [
      revoke(sandbox, sessionKey, other),
      revoke(sandbox, sessionKey, 'unknown'),
      revoke(sandbox, sessionKey, key, { Origin: 'https://insurer.example' }),
    ];
    assert.deepEqual(
      (await Promise.all(refused)).map(({ status }) => status),
      [404, 401, 403],
    );
    assert.equal((await (await open(sandbox, sessionKey))()).code, 'Success');
  });
}
