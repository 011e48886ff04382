import assert from 'node:assert/strict';
import test from 'node:test';
import { inspect } from 'node:util';
import {
  UploadError,
  uploadApprovalRequest,
  type ApprovalRequestParty,
  type ApprovalRequestUpload,
} from '../../../adapters/node/index.ts';
import { uploadMessage } from '../../../src/adjuster/upload/upload-problems.ts';
import { claimant, newPerson, payee, type Json } from '../../sandbox/adjuster/parties.ts';
import { requestOf, setUpApprovals } from '../../sandbox/adjuster/approval-harness.ts';
import { claimsKeys, demo } from '../../sandbox/claims/payees.ts';

/* The adapter and the sandbox read an upload by the same tables, which have their own tests. */

const required = ['ClaimNumber', 'TotalAmount', 'ProcessType', 'ApprovalRequestParties'];
const cases: readonly [what: string, request: Json, ...problems: string[]][] = [
  ['nothing at all', {}, ...required.map((field) => `0 ${field} missing`)],
  ['a total that is not the sum', requestOf([payee], { totalAmount: 99.76 }), '0 TotalAmount amountsDiffer'],
  [
    'mistakes in several parties',
    requestOf([
      { ...payee, accountId: null, individualDetails: { ...newPerson, lastName: '4111111111111111' } },
      { ...claimant, emailAddress: 'pat@example' },
      { ...payee, accountId: null },
    ]),
    '1 IndividualDetails.LastName notName',
    '2 EmailAddress notEmail',
    '3 AccountId noPayee',
  ],
];

function setUp() {
  const sandbox = setUpApprovals();
  const claimsSessionKey = sandbox.newCredentials(claimsKeys.first).sessionKey;
  const access = { baseUrl: sandbox.baseUrl, claimsAuthenticationKey: claimsKeys.first, claimsSessionKey };
  const keys = { claimsAuthenticationKey: access.claimsAuthenticationKey, claimsSessionKey };
  return { ...sandbox, access, keys };
}

type Access = Omit<Parameters<typeof uploadApprovalRequest>[0], 'request'>;

/** The error of an upload that must not be sent. */
async function refusalOf(access: Access, request: object): Promise<UploadError> {
  const fetch = () => assert.fail('It was sent.');
  const call = uploadApprovalRequest({ ...access, fetch, request: request as ApprovalRequestUpload });
  const error: unknown = await call.catch((cause: unknown) => cause);
  assert.ok(error instanceof UploadError, inspect(error));
  return error;
}

for (const [what, request, ...expected] of cases) {
  test(`An upload with ${what} is not sent, for the same reasons for which the sandbox refuses it`, async () => {
    const { access, keys, upload } = setUp();
    const error = await refusalOf(access, request);
    const { ResponseCode, ResponseMessage } = await upload({ ...request, ...keys });
    const found = error.problems.map(({ party, field, code }) => `${party ?? 0} ${field} ${code}`);
    assert.deepEqual(found, expected);
    assert.equal(uploadMessage(error.problems), ResponseMessage);
    assert.deepEqual([error.code, error.status], [ResponseCode, undefined]);
    assert.ok(error.message.endsWith(ResponseMessage ?? ''));
  });
}

test('An invalid session key is a problem of the upload', async () => {
  const { access } = setUp();
  const { problems } = await refusalOf({ ...access, claimsSessionKey: 'S-1' }, requestOf([payee]));
  assert.deepEqual(
    problems.map(({ party, field, code }) => [party, field, code]),
    [[null, 'ClaimsSessionKey', 'notGuid']],
  );
});

test('The error of an upload that is not sent contains no value of it', async () => {
  const { access, keys } = setUp();
  const secret = 'sk_live_4111111111111111';
  const party = { token: secret, accountId: secret, paymentAmount: secret, emailAddress: secret };
  const request = requestOf([{ ...party, companyDetails: { taxId: secret, companyName: secret } }], {
    [secret]: secret,
  });
  const shown = inspect(await refusalOf(access, request), { depth: null });
  for (const value of [secret, ...Object.values(keys)]) assert.ok(!shown.includes(value), shown);
});

test('A number object of a library is checked as the value that is sent for it', async () => {
  const { access, fetch } = setUp();
  const decimal = { toJSON: () => '99.75' };
  const approvalRequestParties = [{ ...payee, paymentAmount: decimal }];
  const request = { ...requestOf([payee]), totalAmount: decimal, approvalRequestParties };
  await uploadApprovalRequest({ ...access, fetch, request: request as unknown as ApprovalRequestUpload });
});

test('The types of an upload are those of its fields', () => {
  const party: ApprovalRequestParty = { ApprovalRole: 3, PaymentAmount: '1.00', AccountId: demo.company };
  // @ts-expect-error No role has this number.
  const unknownRole: ApprovalRequestParty = { ...party, ApprovalRole: 5 };
  // @ts-expect-error The amount is required.
  const unpaid: ApprovalRequestParty = { ApprovalRole: 'PaymentOnly' };
  // @ts-expect-error It is spelled DocumentUrl.
  const misspelled: ApprovalRequestParty = { ...party, ExtendedParameters: { DocumentURL: 'https://a.example' } };
  assert.equal(new Set([party, unknownRole, unpaid, misspelled]).size, 4);
});
