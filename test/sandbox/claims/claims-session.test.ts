import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { endpoints } from '../../../mock-server/endpoints.ts';
import { claimsKeys, individual, setUpClaims } from './claims-harness.ts';
import { merchantKeys } from '../harness.ts';

const spellings = ['ClaimsSession', 'AdjusterSession'] as const;

async function create(
  name: (typeof spellings)[number],
  query: string,
  { headers = {}, sandbox = setUpClaims() }: { headers?: object; sandbox?: ReturnType<typeof setUpClaims> } = {},
) {
  const response = await sandbox.fetch(`${sandbox.baseUrl}${endpoints[name].path}${query}`, {
    headers: { ...headers },
  });
  return { status: response.status, body: (await response.json()) as { SessionId: string } };
}

const withKey = (key: string) => `?ClaimsAuthenticationKey=${key}`;
const payee = individual();

suite('the session endpoint of the claims modals', () => {
  for (const name of spellings) {
    const { path } = endpoints[name];

    test(`at ${path} gives a session that opens`, async () => {
      const sandbox = setUpClaims();
      const { status, body } = await create(name, withKey(claimsKeys.second), { sandbox });
      const { SessionId: sessionKey, ...rest } = body;
      assert.deepEqual({ status, rest }, { status: 200, rest: { ResponseCode: 'Success', ResponseMessage: null } });
      const session = await sandbox.service.open({ sessionKey, operationKey: 'op' }, { context: 'save', payee });
      assert.equal(session.merchant.name, 'Red Mesa Property Insurance');
    });

    const refused: readonly [title: string, query: string, status: number, code: string][] = [
      ['a key that nobody has', withKey('invented'), 401, 'InvalidAuthenticationKey'],
      ['the key of a merchant of the payment modal', withKey(merchantKeys.flatFee), 401, 'InvalidAuthenticationKey'],
      ['a call without a key', '', 400, 'InvalidRequest'],
      ['an empty key', withKey(''), 400, 'InvalidRequest'],
    ];
    for (const [title, query, status, ResponseCode] of refused) {
      test(`at ${path} refuses ${title} in its own shape`, async () => {
        const answer = await create(name, query);
        assert.equal(answer.status, status);
        assert.partialDeepStrictEqual(answer.body, { SessionId: null, ResponseCode });
        assert.doesNotMatch(JSON.stringify(answer.body), /invented/);
      });
    }

    for (const headers of [
      { Origin: 'https://insurer.example' },
      { 'Sec-Fetch-Site': 'same-origin' },
      { 'Sec-Fetch-Site': 'cross-site' },
    ]) {
      test(`at ${path} refuses a call with ${JSON.stringify(headers)}, as pages send it`, async () => {
        const { status, body } = await create(name, withKey(claimsKeys.first), { headers });
        assert.equal(status, 403);
        assert.partialDeepStrictEqual(body, { SessionId: null, ResponseCode: 'BrowserCallNotAllowed' });
      });
    }
  }

  test('takes a person at the address bar for no page', async () => {
    const { status } = await create('ClaimsSession', withKey(claimsKeys.first), {
      headers: { 'Sec-Fetch-Site': 'none' },
    });
    assert.equal(status, 200);
  });

  test('gives another session every time', async () => {
    const sandbox = setUpClaims();
    const made = await Promise.all(
      Array.from({ length: 20 }, () => create('ClaimsSession', withKey(claimsKeys.first), { sandbox })),
    );
    assert.equal(new Set(made.map(({ body }) => body.SessionId)).size, 20);
  });

  test('refuses where the handlers answer in the page itself', async () => {
    const sandbox = setUpClaims({ inPage: true });
    assert.equal((await create('ClaimsSession', withKey(claimsKeys.first), { sandbox })).status, 403);
  });
});

suite('the key of a claims merchant', () => {
  test('is no key of the payment modal', async () => {
    const { status, body } = await setUpClaims().call('CreateSession', { PortalAuthenticationKey: claimsKeys.first });
    assert.equal(status, 401);
    assert.partialDeepStrictEqual(body, { ResponseCode: 'InvalidAuthenticationKey' });
  });

  test('gives a demo page that has no server a session of the claims modals', async () => {
    const { call, service } = setUpClaims({ inPage: true });
    const { body } = await call('SandboxSession', { merchantKey: claimsKeys.first });
    const { sessionKey } = body as { sessionKey: string };
    await assert.doesNotReject(service.open({ sessionKey, operationKey: 'op' }, { context: 'save', payee }));
  });
});

suite('a session', () => {
  test('of the payment modal is none of the claims modals', async () => {
    const { simulator, service } = setUpClaims();
    const sessionKey = simulator.payments.createSession(merchantKeys.flatFee);
    const opening = service.open({ sessionKey, operationKey: 'op' }, { context: 'save', payee });
    await assert.rejects(opening, { kind: 'refused', code: 'SessionNotFound', field: 'sessionId' });
  });
});
