import assert from 'node:assert/strict';
import test from 'node:test';
import { inspect } from 'node:util';
import {
  createAdjusterSession,
  UploadError,
  uploadApprovalRequest,
  type ApprovalRequestParty,
  type ApprovalRequestUpload,
} from '../../../adapters/node/index.ts';
import { uploadMessage } from '../../../src/adjuster/upload/upload-problems.ts';
import { claimant, newPerson, payee } from '../../sandbox/adjuster/parties.ts';
import { requestOf, setUpApprovals } from '../../sandbox/adjuster/approval-harness.ts';
import { claimsKeys, demo } from '../../sandbox/claims/payees.ts';
import { answering, errorOf, sandbox } from '../../sandbox/servers.ts';

/* The adapter and the sandbox read uploads with the same tables, which have separate tests. */

const claimsAuthenticationKey = claimsKeys.first;
const claimsSessionKey = '3f2504e0-4f89-41d3-9a0c-0305e82c3301';
const party: ApprovalRequestParty = { AccountId: 1001, ApprovalRole: 'PaymentOnly', PaymentAmount: 100 };
const request: ApprovalRequestUpload = {
  ClaimNumber: 'CLM-1',
  TotalAmount: '100.00',
  ProcessType: 'SinglePartyPayment',
  ApprovalRequestParties: [party],
};

test('An upload is posted to its documented path with the session and the key in its body', async () => {
  const { baseUrl, asked } = await answering(200, { ResponseCode: 'Success', ResponseMessage: null });
  await uploadApprovalRequest({ baseUrl, claimsAuthenticationKey, claimsSessionKey, request });
  const url = '/Claims/AdjusterModal/Operations/LoadRequestData';
  const keys = { ClaimsSessionKey: claimsSessionKey, ClaimsAuthenticationKey: claimsAuthenticationKey };
  assert.deepEqual(asked, [{ url, method: 'POST', contentType: 'application/json', body: { ...request, ...keys } }]);
});

test('The sandbox accepts an upload for a session that it has created', async () => {
  const access = { baseUrl: await sandbox(), claimsAuthenticationKey };
  await uploadApprovalRequest({ ...access, claimsSessionKey: await createAdjusterSession(access), request });
});

test('An upload without a key throws a TypeError before any request', async () => {
  const fetch = () => assert.fail('It was sent.');
  const all = { baseUrl: 'https://pay.example.com', claimsAuthenticationKey, claimsSessionKey, request, fetch };
  for (const name of ['claimsSessionKey', 'claimsAuthenticationKey']) {
    const message = new RegExp(`${name} is missing`);
    await assert.rejects(uploadApprovalRequest({ ...all, [name]: ' ' }), { name: 'TypeError', message });
  }
});

test('A refused upload rejects with all messages of the service, without secrets', async () => {
  const secrets = [claimsAuthenticationKey, claimsSessionKey, 'a-token', '12-3456789', '123456789'];
  const ResponseMessage = `Party 1, AccountId: unknown. Party 2, Token: unknown. ${secrets.join(' ')}`;
  const { baseUrl } = await answering(400, { ResponseCode: 'InvalidRequest', ResponseMessage });
  const ApprovalRequestParties = [{ ...party, Token: 'a-token', CompanyDetails: { TaxId: '123-45-6789' } }];
  const given = { baseUrl, claimsAuthenticationKey, claimsSessionKey, request: { ...request, ApprovalRequestParties } };
  const error = await errorOf(UploadError, uploadApprovalRequest(given));
  assert.deepEqual([error.code, error.status, error.problems], ['InvalidRequest', 400, []]);
  assert.match(error.message, /Party 1, AccountId: unknown\. Party 2, Token: unknown\./);
  const shown = inspect(error, { depth: null });
  for (const secret of secrets) assert.ok(!shown.includes(secret), shown);
});

function setUp() {
  const approvals = setUpApprovals();
  const keys = { claimsAuthenticationKey, claimsSessionKey: approvals.newCredentials(claimsKeys.first).sessionKey };
  const { baseUrl } = approvals;
  async function refusalOf(request: object, changes: object = {}) {
    const fetch = () => assert.fail('It was sent.');
    const given = { baseUrl, ...keys, fetch, request: request as ApprovalRequestUpload, ...changes };
    const error = await errorOf(UploadError, uploadApprovalRequest(given));
    const problems = error.problems.map(({ party, field, code }) => `${party ?? 0} ${field} ${code}`);
    return { error, problems };
  }
  return { ...approvals, keys, refusalOf };
}

test('An upload with mistakes is not sent, for the reasons for which the sandbox refuses it', async () => {
  const { keys, upload, refusalOf } = setUp();
  const request = requestOf([
    { ...payee, accountId: null, individualDetails: { ...newPerson, lastName: '4111111111111111' } },
    { ...claimant, emailAddress: 'pat@example' },
    { ...payee, accountId: null },
  ]);
  const { error, problems } = await refusalOf(request);
  const { ResponseCode, ResponseMessage } = await upload({ ...request, ...keys });
  assert.deepEqual(problems, [
    '1 IndividualDetails.LastName notName',
    '2 EmailAddress notEmail',
    '3 AccountId noPayee',
  ]);
  assert.equal(uploadMessage(error.problems), ResponseMessage);
  assert.deepEqual([error.code, error.status], [ResponseCode, undefined]);
  assert.ok(error.message.endsWith(ResponseMessage ?? ''));
});

test('An invalid session key is a problem of the upload', async () => {
  const { problems } = await setUp().refusalOf(requestOf([payee]), { claimsSessionKey: 'S-1' });
  assert.deepEqual(problems, ['0 ClaimsSessionKey notGuid']);
});

test('The error of a refused upload does not contain its values', async () => {
  const { keys, refusalOf } = setUp();
  const secret = 'sk_live_4111111111111111';
  const party = { token: secret, accountId: secret, paymentAmount: secret, emailAddress: secret };
  const parties = [{ ...party, companyDetails: { taxId: secret, companyName: secret } }];
  const { error } = await refusalOf(requestOf(parties, { [secret]: secret }));
  const shown = inspect(error, { depth: null });
  for (const value of [secret, ...Object.values(keys)]) assert.ok(!shown.includes(value), shown);
});

test('A number object of a library is checked as the value that is sent for it', async () => {
  const { baseUrl, keys, fetch } = setUp();
  const decimal = { toJSON: () => '99.75' };
  const approvalRequestParties = [{ ...payee, paymentAmount: decimal }];
  const request = { ...requestOf([payee]), totalAmount: decimal, approvalRequestParties };
  await uploadApprovalRequest({ baseUrl, ...keys, fetch, request: request as unknown as ApprovalRequestUpload });
});

test('The types of an upload are those of its fields', () => {
  const party: ApprovalRequestParty = { ApprovalRole: 3, PaymentAmount: '1.00', AccountId: demo.company };
  // @ts-expect-error No role has this number.
  const unknownRole: ApprovalRequestParty = { ...party, ApprovalRole: 5 };
  // @ts-expect-error The amount is required.
  const unpaid: ApprovalRequestParty = { ApprovalRole: 'PaymentOnly' };
  // @ts-expect-error The name is DocumentUrl.
  const misspelled: ApprovalRequestParty = { ...party, ExtendedParameters: { DocumentURL: 'https://a.example' } };
  assert.equal(new Set([party, unknownRole, unpaid, misspelled]).size, 4);
});
