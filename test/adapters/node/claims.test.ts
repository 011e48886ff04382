import assert from 'node:assert/strict';
import test from 'node:test';
import { inspect } from 'node:util';
import {
  createAdjusterSession,
  createClaimsSession,
  SessionError,
  UploadError,
  uploadApprovalRequest,
  type ApprovalRequestParty,
  type ApprovalRequestUpload,
  type ClaimsSessionOptions,
} from '../../../adapters/node/index.ts';
import { sandbox, service } from './servers.ts';

const claimsAuthenticationKey = '20000000-0000-4000-8000-000000000001';
const claimsSessionKey = '3f2504e0-4f89-41d3-9a0c-0305e82c3301';
const oddKey = 'key/with ?&odd=signs';
/** A service that answers as the test says, and keeps what it was asked. */
async function answering(status: number, body: string) {
  const asked: { url: string | undefined; method: string | undefined; body: unknown }[] = [];
  const baseUrl = await service((request, response) => {
    let text = '';
    request.on('data', (part: Buffer) => (text += part.toString()));
    request.on('end', () => {
      asked.push({ url: request.url, method: request.method, body: text === '' ? undefined : JSON.parse(text) });
      response.writeHead(status).end(body);
    });
  });
  return { baseUrl, asked };
}

const party: ApprovalRequestParty = { AccountId: 1001, ApprovalRole: 'PaymentOnly', PaymentAmount: 100 };
const request: ApprovalRequestUpload = {
  ClaimNumber: 'CLM-1',
  TotalAmount: '100.00',
  ProcessType: 'SinglePartyPayment',
  ApprovalRequestParties: [party],
};

for (const [name, create, path] of [
  ['createClaimsSession', createClaimsSession, '/Claims/api/Session/Create'],
  ['createAdjusterSession', createAdjusterSession, '/Claims/Api/Session/Create'],
] as const) {
  test(`${name} calls ${path}, with the key as the only query parameter`, async () => {
    const { baseUrl, asked } = await answering(
      200,
      '{"SessionId":"s","ResponseCode":"Success","ResponseMessage":null}',
    );
    assert.equal(await create({ baseUrl, claimsAuthenticationKey: oddKey }), 's');
    const url = `${path}?ClaimsAuthenticationKey=${encodeURIComponent(oddKey)}`;
    assert.deepEqual(asked, [{ url, method: 'GET', body: undefined }]);
    const ignored = create({ baseUrl, claimsAuthenticationKey, options: {} });
    await assert.rejects(ignored, { name: 'SessionError', code: 'OptionsNotFixed', status: 200 });
  });

  test(`${name} posts options to ${path}, with the key in the body`, async () => {
    const answer = '{"SessionId":"s","ResponseCode":"Success","ResponseMessage":null,"OptionsFixed":true}';
    const { baseUrl, asked } = await answering(200, answer);
    assert.equal(await create({ baseUrl, claimsAuthenticationKey: oddKey, options: {} }), 's');
    assert.deepEqual(asked, [{ url: path, method: 'POST', body: { ClaimsAuthenticationKey: oddKey, Options: {} } }]);
  });

  test(`${name} gets a new session from the sandbox each time, or the service's code`, async () => {
    const baseUrl = await sandbox();
    const options = name === 'createClaimsSession' ? { AccountId: 1001 } : { approvalRequestId: 7 };
    const first = await create({ baseUrl, claimsAuthenticationKey, options });
    assert.match(first, /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/);
    assert.notEqual(await create({ baseUrl, claimsAuthenticationKey }), first);
    const wrong = create({ baseUrl, claimsAuthenticationKey, options: { approvalRequestId: 7, AccountId: 1001 } });
    await assert.rejects(wrong, { name: 'SessionError', code: 'InvalidOptions', status: 400 });
    const unknown = create({ baseUrl, claimsAuthenticationKey: 'unknown' });
    await assert.rejects(unknown, { name: 'SessionError', code: 'InvalidAuthenticationKey', status: 401 });
  });

  test(`${name} never reveals the key, in plain or in encoded form`, async () => {
    const encoded = encodeURIComponent(oddKey);
    const spellings = [oddKey, encoded, encoded.replaceAll('%20', '+')].flatMap((key) => [key, key.toUpperCase()]);
    const quoting = JSON.stringify({ ResponseCode: 'No', ResponseMessage: `No ${spellings.join(' at ')}` });
    const { baseUrl } = await answering(401, quoting);
    const failing = spellings.map((key) => () => Promise.reject(new TypeError(`fetch failed for ${key}`)));
    for (const send of [fetch, ...failing]) {
      const call = create({ baseUrl, claimsAuthenticationKey: oddKey, fetch: send });
      const error: unknown = await call.catch((cause: unknown) => cause);
      assert.ok(error instanceof SessionError);
      const shown = inspect(error, { depth: null }).toLowerCase();
      for (const key of spellings) assert.ok(!shown.includes(key.toLowerCase()), shown);
    }
  });

  test(`${name} names an absent key in its error`, async () => {
    const call = create({ baseUrl: 'https://pay.example.com', claimsAuthenticationKey: '' });
    await assert.rejects(call, { name: 'TypeError', message: /claimsAuthenticationKey is missing/ });
  });
}

test('createClaimsSession names a detail without a value, which the sandbox refuses', async () => {
  const IndividualDetails = { FirstName: 'Jordan', Email: undefined };
  const options = { AccountId: 1002, IndividualDetails } as unknown as ClaimsSessionOptions;
  const session = createClaimsSession({ baseUrl: await sandbox(), claimsAuthenticationKey, options });
  await assert.rejects(session, { code: 'InvalidOptions', message: /Email: This option is required\./ });
});

test('An upload goes to its documented path, with the session and the key in its body', async () => {
  const { baseUrl, asked } = await answering(200, '{"ResponseCode":"Success","ResponseMessage":null}');
  await uploadApprovalRequest({ baseUrl, claimsAuthenticationKey, claimsSessionKey, request });
  const url = '/Claims/AdjusterModal/Operations/LoadRequestData';
  const keys = { ClaimsSessionKey: claimsSessionKey, ClaimsAuthenticationKey: claimsAuthenticationKey };
  assert.deepEqual(asked, [{ url, method: 'POST', body: { ...request, ...keys } }]);
});

test('The sandbox accepts an upload if the session is one of its own', async () => {
  const access = { baseUrl: await sandbox(), claimsAuthenticationKey };
  await uploadApprovalRequest({ ...access, claimsSessionKey: await createAdjusterSession(access), request });
});

test('An upload without a key is refused with its name, before any request', async () => {
  const fetch = () => assert.fail('It was sent.');
  const all = { baseUrl: 'https://pay.example.com', claimsAuthenticationKey, claimsSessionKey, request, fetch };
  for (const name of ['claimsSessionKey', 'claimsAuthenticationKey']) {
    const message = new RegExp(`${name} is missing`);
    await assert.rejects(uploadApprovalRequest({ ...all, [name]: ' ' }), { name: 'TypeError', message });
  }
});

test('A refused upload rejects with all messages of the service, without secrets', async () => {
  const secrets = [claimsAuthenticationKey, claimsSessionKey, 'a-token', '98-765'];
  const text = `Party 1, AccountId: unknown. Party 2, Token: unknown. ${secrets.join(' ')}`;
  const { baseUrl } = await answering(400, JSON.stringify({ ResponseCode: 'InvalidRequest', ResponseMessage: text }));
  const parties = [{ ...party, Token: 'a-token', CompanyDetails: { TaxId: '98-765' } }];
  const error: unknown = await uploadApprovalRequest({
    baseUrl,
    claimsAuthenticationKey,
    claimsSessionKey,
    request: { ...request, ApprovalRequestParties: parties },
  }).catch((cause: unknown) => cause);
  assert.ok(error instanceof UploadError);
  assert.deepEqual([error.code, error.status, error.problems], ['InvalidRequest', 400, []]);
  assert.match(error.message, /Party 1, AccountId: unknown\. Party 2, Token: unknown\./);
  const shown = inspect(error, { depth: null });
  for (const secret of secrets) assert.ok(!shown.includes(secret), shown);
});
