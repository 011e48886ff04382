import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { inspect } from 'node:util';
import { createPortalSession, SessionError, type PortalSessionRequest } from '../../../adapters/node/index.ts';
import { sandbox, service } from './servers.ts';

const portalAuthenticationKey = '10000000-0000-4000-8000-000000000001';
const unknownKey = '10000000-0000-4000-8000-00000000dead';

const answering = (status: number, body: string) =>
  service((_request, response) => void response.writeHead(status, { 'Content-Type': 'application/json' }).end(body));

async function failure(request: PortalSessionRequest): Promise<SessionError> {
  const error: unknown = await createPortalSession(request).catch((cause: unknown) => cause);
  assert.ok(error instanceof SessionError, `It is ${String(error)}`);
  return error;
}

describe('a session from the sandbox', () => {
  test('is its key, also at an address with a slash at the end and with fixed options', async () => {
    const baseUrl = `${await sandbox()}/`;
    const options = { feeContext: 'PaymentWithFee' } as const;
    const sessionId = await createPortalSession({ baseUrl, portalAuthenticationKey, options });
    assert.match(sessionId, /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/);
  });

  test('is refused for an unknown key, in the words of the service', async () => {
    const request = { baseUrl: await sandbox(), portalAuthenticationKey: unknownKey };
    const { code, status, message } = await failure(request);
    assert.deepEqual([code, status], ['InvalidAuthenticationKey', 401]);
    assert.match(message, /^The service refused a session\. ./);
  });

  test('is refused for an option without a value, by its name', async () => {
    const options = { feeContext: 'PaymentWithFee', clientReferenceData1: undefined } as const;
    const { code, message } = await failure({ baseUrl: await sandbox(), portalAuthenticationKey, options });
    assert.equal(code, 'InvalidOptions');
    assert.match(message, /clientReferenceData1: This option is required\./);
  });
});

describe('the request', () => {
  test('contains the documented fields and the fixed options', async () => {
    const options = { amountContext: 'AmountDueOnly', minAmountDue: '107.98' } as const;
    const sent: unknown[] = [];
    const sessionId = await createPortalSession({
      baseUrl: 'https://pay.example.com/v2',
      portalAuthenticationKey,
      processorAuthenticationKey: 'P-1',
      options,
      fetch: (url, init) => {
        sent.push(url, init?.method, JSON.parse(init?.body as string));
        return Promise.resolve(Response.json({ IsSuccessful: true, SessionKey: 'S-1', OptionsFixed: true }));
      },
    });
    assert.equal(sessionId, 'S-1');
    const keys = { PortalAuthenticationKey: portalAuthenticationKey, ProcessorAuthenticationKey: 'P-1' };
    const url = 'https://pay.example.com/v2/GenericModal/SessionKey/Create';
    assert.deepEqual(sent, [url, 'POST', { ...keys, Options: options }]);
  });

  for (const mark of ['', ',"OptionsFixed":false', ',"OptionsFixed":null']) {
    test(`with options fails at a service that ignores them${mark}`, async () => {
      const baseUrl = await answering(200, `{"IsSuccessful":true,"SessionKey":"S-4"${mark}}`);
      const options = { feeContext: 'PaymentWithFee' } as const;
      const { code, status } = await failure({ baseUrl, portalAuthenticationKey, options });
      assert.deepEqual([code, status], ['OptionsNotFixed', 200]);
    });
  }

  test('follows no redirect with the key', async () => {
    let followed = false;
    const elsewhere = await service((_request, response) => {
      followed = true;
      response.end('{"IsSuccessful":true,"SessionKey":"S-3"}');
    });
    const baseUrl = await service((_request, response) => void response.writeHead(307, { Location: elsewhere }).end());
    assert.equal((await failure({ baseUrl, portalAuthenticationKey })).code, 'network');
    assert.equal(followed, false);
  });
});

describe('a failure', () => {
  const cases = [
    ['an error page', 502, '<html>Bad gateway</html>', 'status'],
    ['an answer in another shape', 200, '{"sessionKey":"S"}', 'unreadable'],
    ['a key that is no text', 200, '{"IsSuccessful":true,"SessionKey":7}', 'unreadable'],
    ['success without a key', 200, '{"IsSuccessful":true,"SessionKey":null}', 'Refused'],
    ['an empty key', 200, '{"IsSuccessful":true,"SessionKey":""}', 'Refused'],
    ['a refusal without a code', 200, '{"IsSuccessful":false,"SessionKey":null}', 'Refused'],
    ['a refusal with a code', 403, '{"IsSuccessful":false,"SessionKey":null,"ResponseCode":"Revoked"}', 'Revoked'],
  ] as const;

  for (const [what, status, body, code] of cases) {
    test(`after ${what} has the code ${code} and the status`, async () => {
      const error = await failure({ baseUrl: await answering(status, body), portalAuthenticationKey });
      assert.deepEqual([error.code, error.status], [code, status]);
    });
  }

  test('without a listening server has the code network and a cause', async () => {
    const error = await failure({ baseUrl: 'http://127.0.0.1:1', portalAuthenticationKey });
    assert.deepEqual([error.code, error.status, error.cause instanceof Error], ['network', undefined, true]);
  });

  test('after a slow answer or a slow body has the code timeout', async () => {
    const silent = await service(() => undefined);
    assert.equal((await failure({ baseUrl: silent, portalAuthenticationKey, timeout: 20 })).code, 'timeout');
    const slow = await service((_request, response) => void response.writeHead(200).write('{'));
    assert.equal((await failure({ baseUrl: slow, portalAuthenticationKey, timeout: 200 })).code, 'timeout');
  });

  test('contains no key, even if the service quotes it', async () => {
    const body = JSON.stringify({ IsSuccessful: false, ResponseMessage: `Unknown: ${unknownKey}, ${unknownKey}.` });
    const error = await failure({ baseUrl: await answering(400, body), portalAuthenticationKey: unknownKey });
    assert.equal(error.message, 'The service refused a session. Unknown: ..., ....');
    assert.ok(!inspect(error, { depth: null }).includes(unknownKey));
  });

  test('contains no key, even if fetch puts the request into its error', async () => {
    const error = await failure({
      baseUrl: 'https://pay.example.com',
      portalAuthenticationKey,
      fetch: (_url, init) => Promise.reject(Object.assign(new Error('no'), { nested: { request: init } })),
    });
    assert.ok(!inspect(error, { depth: null }).includes(portalAuthenticationKey));
  });
});

describe('a TypeError', () => {
  const baseUrl = 'https://pay.example.com';
  const cases: [string, Partial<PortalSessionRequest>, RegExp][] = [
    ['no key', { baseUrl }, /portalAuthenticationKey is missing/],
    ['an empty key', { baseUrl, portalAuthenticationKey: ' ' }, /portalAuthenticationKey is missing/],
    ['an empty processor key', { baseUrl, portalAuthenticationKey, processorAuthenticationKey: '' }, /processorAuth/],
    ['no address', { portalAuthenticationKey }, /baseUrl must be the service's address/],
    ['a relative address', { baseUrl: '/pay', portalAuthenticationKey }, /baseUrl must be the service's address/],
    ['an address that is none', { baseUrl: 'javascript:alert(1)', portalAuthenticationKey }, /baseUrl/],
  ];

  for (const [what, request, message] of cases) {
    test(`is thrown for ${what}, before any request`, async () => {
      const fetch = () => assert.fail('It was sent.');
      const creating = createPortalSession({ ...request, fetch } as PortalSessionRequest);
      await assert.rejects(creating, { name: 'TypeError', message });
    });
  }

  test('is thrown in a page', async (context) => {
    Object.assign(globalThis, { document: {} });
    context.after(() => Reflect.deleteProperty(globalThis, 'document'));
    const message = /call it on your server/;
    await assert.rejects(createPortalSession({ baseUrl, portalAuthenticationKey }), { name: 'TypeError', message });
  });
});
