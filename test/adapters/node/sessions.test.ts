import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { inspect } from 'node:util';
import * as server from '../../../adapters/node/index.ts';
import { answering, errorOf, sandbox, service } from '../../sandbox/servers.ts';

const baseUrl = 'https://pay.example.com';
const oddKey = 'key/with ?&odd=signs';
const encodedKey = encodeURIComponent(oddKey);

interface Given {
  readonly baseUrl?: string;
  readonly key?: unknown;
  readonly options?: object;
  readonly timeout?: number;
  readonly fetch?: typeof fetch;
  readonly processorAuthenticationKey?: string;
}
const claimsSuccess = { SessionId: 's', ResponseCode: 'Success', ResponseMessage: null };
const posted = { method: 'POST', contentType: 'application/json' };
const claimsRequests = (path: string, Options: object) =>
  [
    { url: `${path}?ClaimsAuthenticationKey=${encodedKey}`, method: 'GET', contentType: undefined, body: undefined },
    { url: path, ...posted, body: { ClaimsAuthenticationKey: oddKey, Options } },
  ] as const;
const portalRequest = { url: '/GenericModal/SessionKey/Create', ...posted };
const portalBody = { PortalAuthenticationKey: oddKey };
const bill = { amountContext: 'AmountDueOnly', minAmountDue: '107.98' };
const claims = { keyName: 'claimsAuthenticationKey', sandboxKey: '20000000-0000-4000-8000-000000000001' };
const [payee, managed] = [{ AccountId: 1001 }, { approvalRequestId: 7 }];

const cases = [
  {
    create: server.createPortalSession,
    keyName: 'portalAuthenticationKey',
    sandboxKey: '10000000-0000-4000-8000-000000000001',
    success: { IsSuccessful: true, SessionKey: 's' },
    requests: [
      { ...portalRequest, body: portalBody },
      { ...portalRequest, body: { ...portalBody, Options: bill } },
    ],
    options: bill,
    wrongOptions: { feeContext: 'PaymentWithFee', clientReferenceData1: undefined },
    wrong: /clientReferenceData1: This option is required\./,
  },
  {
    ...claims,
    create: server.createClaimsSession,
    success: claimsSuccess,
    requests: claimsRequests('/Claims/api/Session/Create', payee),
    options: payee,
    wrongOptions: { AccountId: 1002, IndividualDetails: { FirstName: 'Jordan', Email: undefined } },
    wrong: /Email: This option is required\./,
  },
  {
    ...claims,
    create: server.createAdjusterSession,
    success: claimsSuccess,
    requests: claimsRequests('/Claims/Api/Session/Create', managed),
    options: managed,
    wrongOptions: { ...managed, ...payee },
    wrong: /AccountId/,
  },
] as const;

const callOf =
  ({ create, keyName }: (typeof cases)[number]) =>
  ({ key = oddKey, ...rest }: Given) =>
    create({ baseUrl, [keyName]: key, ...rest } as never);

for (const one of cases) {
  const { keyName, sandboxKey, success, requests, options, wrongOptions, wrong } = one;
  const create = callOf(one);

  suite(one.create.name, () => {
    test('sends the documented request, and posts options', async () => {
      const { baseUrl, asked } = await answering(200, { ...success, OptionsFixed: true });
      assert.deepEqual([await create({ baseUrl }), await create({ baseUrl: `${baseUrl}/`, options })], ['s', 's']);
      assert.deepEqual(asked, requests);
    });

    test('returns a new session of the sandbox for each call', async () => {
      const given = { baseUrl: await sandbox(), key: sandboxKey };
      const sessions = [await create(given), await create({ ...given, options })];
      for (const session of sessions) assert.match(session, /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/);
      assert.notEqual(sessions[0], sessions[1]);
    });

    test('rejects with the code and the text of the sandbox', async () => {
      const baseUrl = await sandbox();
      const unknown = await errorOf(server.SessionError, create({ baseUrl, key: 'unknown' }));
      assert.deepEqual([unknown.code, unknown.status], ['InvalidAuthenticationKey', 401]);
      assert.match(unknown.message, /^The service refused a session\. ./);
      const given = { baseUrl, key: sandboxKey, options: wrongOptions };
      const refused = await errorOf(server.SessionError, create(given));
      assert.deepEqual([refused.code, refused.status], ['InvalidOptions', 400]);
      assert.match(refused.message, wrong);
    });

    test('rejects if the service does not confirm the options', async () => {
      for (const mark of [{}, { OptionsFixed: false }, { OptionsFixed: null }]) {
        const { baseUrl } = await answering(200, { ...success, ...mark });
        const { code, status } = await errorOf(server.SessionError, create({ baseUrl, options }));
        assert.deepEqual([code, status], ['OptionsNotFixed', 200]);
      }
    });

    test('never shows the key in an error, in plain or encoded form', async () => {
      const written = [oddKey, encodedKey, encodedKey.replaceAll('%20', '+')];
      const spellings = [...written, ...written.map((key) => key.toUpperCase())];
      const ResponseMessage = `No ${spellings.join(' at ')}.`;
      const { baseUrl } = await answering(401, { IsSuccessful: false, ResponseCode: 'No', ResponseMessage });
      const failing = spellings.map((key) => () => Promise.reject(new TypeError(`fetch failed for ${key}`)));
      const nested: typeof fetch = (url, init) => Promise.reject(Object.assign(new Error('no'), { at: { url, init } }));
      for (const send of [fetch, nested, ...failing]) {
        const error = await errorOf(server.SessionError, create({ baseUrl, fetch: send }));
        const shown = inspect(error, { depth: null }).toLowerCase();
        for (const key of spellings) assert.ok(!shown.includes(key.toLowerCase()), shown);
      }
    });

    test('throws a TypeError for a missing key before any request', async () => {
      for (const key of [null, '', ' ']) {
        const call = create({ key, fetch: () => assert.fail('It was sent.') });
        await assert.rejects(call, { name: 'TypeError', message: new RegExp(`${keyName} is missing`) });
      }
    });
  });
}

/* All calls share the following behavior. */
const create = callOf(cases[0]);

test('The processor key is sent to a service below a path', async () => {
  const sent: unknown[] = [];
  await create({
    baseUrl: `${baseUrl}/v2`,
    processorAuthenticationKey: 'P-1',
    fetch: (url, init) => {
      sent.push(url, JSON.parse(init?.body as string));
      return Promise.resolve(Response.json(cases[0].success));
    },
  });
  const body = { ...portalBody, ProcessorAuthenticationKey: 'P-1' };
  assert.deepEqual(sent, [`${baseUrl}/v2/GenericModal/SessionKey/Create`, body]);
});

test('A redirect is not followed with the key', async () => {
  const elsewhere = await answering(200, cases[0].success);
  const redirect = { Location: elsewhere.baseUrl };
  const redirecting = await service((_request, response) => void response.writeHead(307, redirect).end());
  assert.equal((await errorOf(server.SessionError, create({ baseUrl: redirecting }))).code, 'network');
  assert.deepEqual(elsewhere.asked, []);
});

for (const [what, status, body, code] of [
  ['An error page', 502, '<html>Bad gateway</html>', 'status'],
  ['An error with the text of an answer', 503, JSON.stringify({ IsSuccessful: true, SessionKey: 'S' }), 'status'],
  ['An answer in another shape', 200, '{"sessionKey":"S"}', 'unreadable'],
  ['A key that is a number', 200, '{"IsSuccessful":true,"SessionKey":7}', 'unreadable'],
  ['Success without a key', 200, '{"IsSuccessful":true,"SessionKey":null}', 'Refused'],
  ['An empty key', 200, '{"IsSuccessful":true,"SessionKey":""}', 'Refused'],
  ['A refusal without a code', 200, '{"IsSuccessful":false,"SessionKey":null}', 'Refused'],
  ['A refusal with a code', 403, '{"IsSuccessful":false,"SessionKey":null,"ResponseCode":"Revoked"}', 'Revoked'],
] as const) {
  test(`${what} is an error with the code ${code} and the status`, async () => {
    const { baseUrl } = await answering(status, body);
    const error = await errorOf(server.SessionError, create({ baseUrl }));
    assert.deepEqual([error.code, error.status], [code, status]);
  });
}

test('An unreachable service is an error with the code network and a cause', async () => {
  const error = await errorOf(server.SessionError, create({ baseUrl: 'http://127.0.0.1:1' }));
  assert.deepEqual([error.code, error.status, error.cause instanceof Error], ['network', undefined, true]);
});

test('A slow answer or a slow body is an error with the code timeout', async () => {
  const silent = await service(() => undefined);
  assert.equal((await errorOf(server.SessionError, create({ baseUrl: silent, timeout: 20 }))).code, 'timeout');
  const slow = await service((_request, response) => void response.writeHead(200).write('{'));
  assert.equal((await errorOf(server.SessionError, create({ baseUrl: slow, timeout: 200 }))).code, 'timeout');
  const deaf = { fetch: () => new Promise<never>(() => undefined), timeout: 20 };
  assert.equal((await errorOf(server.SessionError, create(deaf))).code, 'timeout');
});

test('An error of another fetch has no cause that contains the key', async () => {
  const causes = (body: unknown) => [
    Object.assign(new Error('failed'), { body: `${'x'.repeat(20_000)}${String(body)}` }),
    Object.assign(new Error('failed'), { body: Buffer.from(String(body)) }),
    Object.defineProperty(new Error('failed'), 'request', { value: { body } }),
  ];
  for (const index of [0, 1, 2]) {
    const fetch: typeof globalThis.fetch = (_url, init) => Promise.reject(causes(init?.body)[index] as Error);
    assert.equal((await errorOf(server.SessionError, create({ fetch }))).cause, undefined);
  }
});

for (const [name, value] of [
  ['processorAuthenticationKey', ''],
  ...[undefined, '/pay', 'javascript:alert(1)', 'https://me@a.example', 'https://a.example/?v=2'].map(
    (url) => ['baseUrl', url] as const,
  ),
  ...['30', -1].map((time) => ['timeout', time] as const),
  ...['Options', 'lockedOptions'].map((misspelled) => [misspelled, bill] as const),
] as const) {
  const [given, message] = [{ [name]: value }, new RegExp(`: ${name} `)];
  test(`A call with ${JSON.stringify(given)} throws a TypeError before any request`, async () => {
    const call = create({ ...given, fetch: () => assert.fail('It was sent.') } as Given);
    await assert.rejects(call, { name: 'TypeError', message });
  });
}

test('A call in a page throws a TypeError', async (context) => {
  Object.assign(globalThis, { document: {} });
  context.after(() => Reflect.deleteProperty(globalThis, 'document'));
  await assert.rejects(create({}), { name: 'TypeError', message: /call it on your server/ });
});
