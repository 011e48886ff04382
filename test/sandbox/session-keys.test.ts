import assert from 'node:assert/strict';
import { endpoints, type EndpointName } from '../../mock-server/endpoints.ts';
import { createHttpClaimsAdjusterService } from '../../src/adjuster/http-claims-adjuster-service.ts';
import { bypass } from './adjuster/parties.ts';
import { requestOf } from './adjuster/approval-harness.ts';
import { claimsKeys, individual } from './claims/payees.ts';
import { claimPayment } from './claims/submissions.ts';
import { claimsTest as test, setUpClaims } from './claims/claims-harness.ts';
import { merchantKeys, refusedWith } from './harness.ts';

/* The session endpoints: one for the payment modal, and two for the claims modals that differ in the case of one letter. */

type Sandbox = ReturnType<typeof setUpClaims>;
type Headers = Readonly<Record<string, string>>;
interface Created {
  readonly status: number;
  readonly body: Readonly<Record<string, unknown>>;
}

function claimsEndpoint(name: 'ClaimsSession' | 'AdjusterSession', open: typeof openAccount) {
  return {
    async create({ fetch, baseUrl }: Sandbox, key?: string, headers: Headers = {}): Promise<Created> {
      const query = key === undefined ? '' : `?ClaimsAuthenticationKey=${key}`;
      const response = await fetch(`${baseUrl}${endpoints[name].path}${query}`, { headers });
      return { status: response.status, body: (await response.json()) as Created['body'] };
    },
    field: 'SessionId',
    success: { ResponseCode: 'Success', ResponseMessage: null },
    refused: { SessionId: null },
    key: claimsKeys.second,
    others: merchantKeys.flatFee,
    open,
    merchant: 'Red Mesa Property Insurance',
  };
}

async function openAccount({ service }: Sandbox, sessionKey: string): Promise<string> {
  const opening = { context: 'save', payee: individual() } as const;
  return (await service.open({ sessionKey, operationKey: 'op' }, opening)).merchant.name;
}

async function openAdjuster({ simulator, fetch, baseUrl }: Sandbox, sessionKey: string): Promise<string> {
  simulator.claims.uploads.load({ ...requestOf([bypass]), claimsSessionKey: sessionKey });
  const service = createHttpClaimsAdjusterService({ baseUrl, fetch, timeout: 60_000 });
  return (await service.openCreate({ sessionKey, operationKey: 'op' })).merchant.name;
}

/** `field` has the session key, with the fields beside it. `others` is the key of a merchant of other modals. */
const sessionEndpoints = {
  'the payment modal': {
    create: ({ call }: Sandbox, PortalAuthenticationKey?: string, headers?: Headers) =>
      call('CreateSession', { PortalAuthenticationKey }, headers) as Promise<Created>,
    field: 'SessionKey',
    success: { IsSuccessful: true, ResponseCode: 'Success', ResponseMessage: null },
    refused: { IsSuccessful: false, SessionKey: null },
    key: merchantKeys.flatFee,
    others: claimsKeys.first,
    open: async ({ payments }: Sandbox, sessionKey: string) =>
      (await payments.open({ sessionKey, operationKey: 'op' }, { operation: 'makePayment' })).merchant.name,
    merchant: 'Harborline Mutual Insurance',
  },
  'the account modal': claimsEndpoint('ClaimsSession', openAccount),
  'the adjuster modal': claimsEndpoint('AdjusterSession', openAdjuster),
};

const fromPages: readonly Headers[] = [
  { Origin: 'https://insurer.example' },
  { Origin: 'null' },
  { 'Sec-Fetch-Site': 'same-origin' },
  { 'Sec-Fetch-Site': 'cross-site' },
];

for (const [modal, endpoint] of Object.entries(sessionEndpoints)) {
  const { create, field, success, refused, key, others, open, merchant } = endpoint;

  test(`The session endpoint of ${modal} returns another session every time, which opens`, async (sandbox) => {
    const made = await Promise.all(Array.from({ length: 20 }, () => create(sandbox, key)));
    assert.equal(new Set(made.map(({ body }) => body[field])).size, 20);
    // The request of an address bar.
    const { status, body } = await create(sandbox, key, { 'Sec-Fetch-Site': 'none' });
    const { [field]: sessionKey, ...rest } = body;
    assert.deepEqual({ status, rest }, { status: 200, rest: success });
    assert.equal(await open(sandbox, String(sessionKey)), merchant);
  });

  test(`The session endpoint of ${modal} refuses other keys and calls of pages in its own shape`, async (sandbox) => {
    const calls: readonly (readonly [key: string | undefined, headers: Headers, status: number, code: string])[] = [
      ['invented', {}, 401, 'InvalidAuthenticationKey'],
      [others, {}, 401, 'InvalidAuthenticationKey'],
      [undefined, {}, 400, 'InvalidRequest'],
      ['', {}, 400, 'InvalidRequest'],
      ...fromPages.map((headers) => [key, headers, 403, 'BrowserCallNotAllowed'] as const),
    ];
    for (const [given, headers, status, ResponseCode] of calls) {
      const answer = await create(sandbox, given, headers);
      const expected = { given, headers, status, body: { ...refused, ResponseCode } };
      assert.partialDeepStrictEqual({ given, headers, ...answer }, expected);
      assert.doesNotMatch(JSON.stringify(answer.body), /invented/);
    }
  });

  test(`The session endpoint of ${modal} has an alternative for a page without a server`, async () => {
    const sandbox = setUpClaims({ inPage: true });
    const refusal = { status: 403, body: { ...refused, ResponseCode: 'BrowserCallNotAllowed' } };
    assert.partialDeepStrictEqual(await create(sandbox, key), refusal);
    const { body } = await sandbox.call('SandboxSession', { merchantKey: key }, { Origin: 'https://demo.example' });
    assert.equal(await open(sandbox, (body as { sessionKey: string }).sessionKey), merchant);
  });
}

test('The payment modal’s processor key may be absent, but not another merchant’s', async ({ call }) => {
  const request = { PortalAuthenticationKey: merchantKeys.flatFee };
  for (const absent of [null, '', '00000000-0000-0000-0000-000000000000'])
    assert.equal((await call('CreateSession', { ...request, ProcessorAuthenticationKey: absent })).status, 200);
  const ProcessorAuthenticationKey = '30000000-0000-4000-8000-000000000003';
  const answer = await call('CreateSession', { ...request, ProcessorAuthenticationKey });
  const body = { IsSuccessful: false, ResponseCode: 'InvalidAuthenticationKey' };
  assert.partialDeepStrictEqual(answer, { status: 401, body });
});

const withOptions = {
  CreateSession: [{ PortalAuthenticationKey: merchantKeys.noFee }, { feeContext: 'PaymentWithFee' }],
  ClaimsSessionWithOptions: [{ ClaimsAuthenticationKey: claimsKeys.first }, { AccountId: 1001 }],
  AdjusterSessionWithOptions: [{ ClaimsAuthenticationKey: claimsKeys.first }, { approvalRequestId: 7 }],
} as const;
for (const [name, [key, Options]] of Object.entries(withOptions)) {
  test(`${name} confirms the fixed options that were given, and refuses them under a similar name`, async (own) => {
    const { call } = own;
    const create = (options: object) => call(name as keyof typeof withOptions, { ...key, ...options });
    assert.partialDeepStrictEqual((await create({ Options })).body, { OptionsFixed: true, ResponseCode: 'Success' });
    assert.equal('OptionsFixed' in ((await create({ Options: null })).body as object), false);
    const ResponseMessage = 'A field is misspelled: its name is Options.';
    for (const misspelled of ['options', 'OPTIONS', 'Option', 'LockedOptions']) {
      const expected = { misspelled, status: 400, body: { ResponseCode: 'InvalidRequest', ResponseMessage } };
      assert.partialDeepStrictEqual({ misspelled, ...(await create({ [misspelled]: Options })) }, expected);
    }
  });
}

test('A session of the payment modal does not open the claims modals', async ({ simulator, service }) => {
  const sessionKey = simulator.payments.createSession(merchantKeys.flatFee);
  const opening = service.open({ sessionKey, operationKey: 'op' }, { context: 'save', payee: individual() });
  await assert.rejects(opening, refusedWith('SessionNotFound', 'sessionId'));
});

const credentials = { operationKey: 'op', attempt: 1 };
const managed = { ...credentials, approvalRequestId: 1, approvalRequestPartyId: 1, resendKey: 'key' };
const calls = {
  AdjusterSession: {
    AccountOpen: { ...credentials, context: 'save', payee: individual() },
    AccountSubmit: { ...credentials, ...claimPayment(50_00) },
    AccountStatus: credentials,
    AccountCancel: credentials,
  },
  ClaimsSession: Object.fromEntries(
    Object.keys(endpoints).flatMap((name) => (/^Adjuster(?!Session)/.test(name) ? [[name, managed]] : [])),
  ) as Readonly<Partial<Record<EndpointName, object>>>,
};

for (const [name, ofOther] of Object.entries(calls)) {
  const { create } = claimsEndpoint(name as keyof typeof calls, openAccount);
  for (const [endpoint, body] of Object.entries(ofOther)) {
    test(`A session of ${name} is refused by ${endpoint}, which names both endpoints`, async (sandbox) => {
      const sessionKey = (await create(sandbox, claimsKeys.first)).body.SessionId;
      const answer = await sandbox.call(endpoint as EndpointName, { ...body, sessionKey });
      const refusal = { responseCode: 'SessionOfOtherModal', field: 'sessionId' };
      assert.partialDeepStrictEqual(answer, { status: 409, body: refusal });
      const { responseMessage } = answer.body as { responseMessage: string };
      for (const path of [/Claims\/api\/Session\/Create/, /Claims\/Api\/Session\/Create/])
        assert.match(responseMessage, path);
    });
  }
}

test('A session of the account modal accepts no upload', async ({ simulator, call }) => {
  const claimsSessionKey = simulator.claims.createSession(claimsKeys.first, 'account');
  const refusal = { status: 409, body: { ResponseCode: 'SessionOfOtherModal' } };
  assert.partialDeepStrictEqual(await call('LoadRequestData', { ...requestOf([bypass]), claimsSessionKey }), refusal);
});

test('A page without a server requests the session of one claims modal', async () => {
  const sandbox = setUpClaims({ inPage: true });
  const request = { merchantKey: claimsKeys.first, modal: 'adjuster' };
  const { body } = await sandbox.call('SandboxSession', request);
  const opening = openAccount(sandbox, (body as { sessionKey: string }).sessionKey);
  await assert.rejects(opening, refusedWith('SessionOfOtherModal', 'sessionId'));
  assert.equal((await sandbox.call('SandboxSession', { ...request, Options: {} })).status, 400);
});
