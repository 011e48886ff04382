import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { merchantKeys, setUp } from '../harness.ts';

const PortalAuthenticationKey = merchantKeys.flatFee;
const refused = { IsSuccessful: false, SessionKey: null };

suite('the session endpoint', () => {
  test('gives a session that opens', async () => {
    const { service, call } = setUp();
    const { status, body } = await call('CreateSession', { PortalAuthenticationKey });
    const { SessionKey: sessionKey, ...rest } = body as { SessionKey: string };
    assert.deepEqual(
      { status, rest },
      {
        status: 200,
        rest: { IsSuccessful: true, ResponseCode: 'Success', ResponseMessage: null },
      },
    );
    const session = await service.open({ sessionKey, operationKey: 'op' }, { operation: 'makePayment' });
    assert.equal(session.merchant.name, 'Harborline Mutual Insurance');
  });

  test('gives another session every time', async () => {
    const { call } = setUp();
    const keys = new Set<string>();
    for (let count = 0; count < 50; count++) {
      const { body } = await call('CreateSession', { PortalAuthenticationKey });
      keys.add((body as { SessionKey: string }).SessionKey);
    }
    assert.equal(keys.size, 50);
  });

  test('takes no processor key for the one of the portal key', async () => {
    const { call } = setUp();
    const { status } = await call('CreateSession', { PortalAuthenticationKey, ProcessorAuthenticationKey: null });
    assert.equal(status, 200);
  });

  const wrong = [
    ['a key that nobody has', { PortalAuthenticationKey: 'invented' }],
    [
      'the processor key of another merchant',
      {
        PortalAuthenticationKey,
        ProcessorAuthenticationKey: '30000000-0000-4000-8000-000000000003',
      },
    ],
  ] as const;
  for (const [title, request] of wrong) {
    test(`refuses ${title}`, async () => {
      const { status, body } = await setUp().call('CreateSession', request);
      assert.equal(status, 401);
      assert.partialDeepStrictEqual(body, { ...refused, ResponseCode: 'InvalidAuthenticationKey' });
    });
  }

  test('refuses a request without a key in its own shape', async () => {
    const { status, body } = await setUp().call('CreateSession', {});
    assert.deepEqual(
      { status, body },
      {
        status: 400,
        body: {
          ...refused,
          ResponseCode: 'InvalidRequest',
          ResponseMessage: 'The field PortalAuthenticationKey is missing or has the wrong form.',
        },
      },
    );
  });
});

suite('a call with a secret key', () => {
  const fromPages: readonly Readonly<Record<string, string>>[] = [
    { Origin: 'https://insurer.example' },
    { Origin: 'null' },
    { 'Sec-Fetch-Site': 'same-origin' },
    { 'Sec-Fetch-Site': 'cross-site' },
  ];
  for (const headers of fromPages) {
    test(`is refused with ${JSON.stringify(headers)}, as pages send it`, async () => {
      const { status, body } = await setUp().call('CreateSession', { PortalAuthenticationKey }, headers);
      assert.equal(status, 403);
      assert.partialDeepStrictEqual(body, { ...refused, ResponseCode: 'BrowserCallNotAllowed' });
    });
  }

  for (const name of ['Void', 'Refund'] as const) {
    test(`is refused from a page for a ${name} too`, async () => {
      const { status, body } = await setUp().call(name, {}, { Origin: 'https://insurer.example' });
      assert.equal(status, 403);
      assert.partialDeepStrictEqual(body, { responseCode: 'BrowserCallNotAllowed' });
    });
  }

  test('is refused where the handlers answer in the page itself', async () => {
    const { status } = await setUp({ inPage: true }).call('CreateSession', { PortalAuthenticationKey });
    assert.equal(status, 403);
  });

  test('is taken by the endpoint that only the sandbox has', async () => {
    const { call, service } = setUp({ inPage: true });
    const headers = { Origin: 'https://demo.example' };
    const { body } = await call('SandboxSession', { merchantKey: PortalAuthenticationKey }, headers);
    const { sessionKey } = body as { sessionKey: string };
    const opening = service.open({ sessionKey, operationKey: 'op' }, { operation: 'makePayment' });
    await assert.doesNotReject(opening);
  });
});
