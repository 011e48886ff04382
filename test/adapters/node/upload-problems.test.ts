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
import {
  approver,
  bypass,
  claimant,
  newCompany,
  newPerson,
  payee,
  requestOf,
  setUpApprovals,
  type Json,
} from '../../sandbox/adjuster/approval-harness.ts';
import { claimsKeys, demo } from '../../sandbox/claims/claims-harness.ts';

/* The Node adapter says before sending what the sandbox would say: the same problems, in the same order and words. */

const contact = newCompany.contactDetails as Json;
const unnamed = { ...payee, accountId: null };
const company = (details: Json) => requestOf([{ ...unnamed, companyDetails: details }]);
const one = (changes: Json) => requestOf([{ ...payee, ...changes }]);

const cases: readonly [what: string, request: Json, ...problems: string[]][] = [
  [
    'nothing at all',
    {},
    '0 ClaimNumber missing',
    '0 TotalAmount missing',
    '0 ProcessType missing',
    '0 ApprovalRequestParties missing',
  ],
  ['no claim number', requestOf([payee], { claimNumber: ' ' }), '0 ClaimNumber missing'],
  ['too long a claim number', requestOf([payee], { claimNumber: 'x'.repeat(1_001) }), '0 ClaimNumber tooLong'],
  ['claim details that are no list', requestOf([payee], { claimDetails: 'Hail' }), '0 ClaimDetails notList'],
  ['parameters that are no object', requestOf([payee], { extendedParameters: [1] }), '0 ExtendedParameters notMap'],
  ['an amount that is none', requestOf([payee], { totalAmount: '99.755' }), '0 TotalAmount notAmount'],
  ['a total that is not the sum', requestOf([payee], { totalAmount: 99.76 }), '0 TotalAmount amountsDiffer'],
  ['an unknown process', requestOf([payee], { processType: 1 }), '0 ProcessType notAllowed'],
  ['a list without parties', requestOf([payee], { approvalRequestParties: [] }), '0 ApprovalRequestParties missing'],
  [
    'parties that are no list',
    requestOf([payee], { approvalRequestParties: payee }),
    '0 ApprovalRequestParties notList',
  ],
  ['eleven parties', requestOf(Array<Json>(11).fill(payee)), '0 ApprovalRequestParties tooMany'],
  [
    'a party that is no object',
    requestOf([payee], { approvalRequestParties: [payee, 'Pat'], processType: 'MultiPartyPayment' }),
    '2 ApprovalRequestParties notObject',
  ],
  [
    'two parties for one payment',
    requestOf([payee, claimant], { processType: 'SinglePartyPayment' }),
    '0 ApprovalRequestParties notSingle',
  ],
  [
    'nobody who is paid',
    requestOf([approver], { totalAmount: 1 }),
    '0 ApprovalRequestParties noRecipient',
    '0 TotalAmount amountsDiffer',
  ],
  ['an account twice', requestOf([payee, claimant, payee]), '3 AccountId sameAccount'],
  ['an account that is no number', one({ accountId: 'A-1' }), '1 AccountId notId'],
  ['neither an account nor details', requestOf([unnamed]), '1 AccountId noPayee'],
  [
    'a company that is a person',
    requestOf([{ ...unnamed, companyDetails: newCompany, individualDetails: newPerson }]),
    '1 IndividualDetails twoPayees',
  ],
  ['a role by another number', one({ approvalRole: 5 }), '1 ApprovalRole notAllowed'],
  ['an approver who is paid', requestOf([claimant, { ...approver, paymentAmount: 1 }]), '2 PaymentAmount notZero'],
  ['a payee who is paid nothing', requestOf([claimant, { ...payee, paymentAmount: 0 }]), '2 PaymentAmount notPositive'],
  ['a payment without a method', requestOf([{ ...bypass, paymentMethodType: null }]), '1 PaymentMethodType missing'],
  ['a payment without a token', requestOf([{ ...bypass, paymentMethodType: 4, token: '' }]), '1 Token missing'],
  [
    'a check to nowhere',
    requestOf([{ ...bypass, accountId: null, individualDetails: newPerson, paymentMethodType: 'Check' }]),
    '1 Address missing',
  ],
  ['part of an address', one({ address: { city: 'Salem', state: 'OR', zip: '97301' } }), '1 Address.Address missing'],
  ['an e-mail address that is none', one({ emailAddress: 'pat@example' }), '1 EmailAddress notEmail'],
  ['a contact of a person', one({ contactId: 2001, individualDetails: newPerson }), '1 ContactId contactOfPerson'],
  [
    'a contact without an account',
    requestOf([{ ...unnamed, contactId: 5, companyDetails: newCompany }]),
    '1 ContactId contactWithoutAccount',
  ],
  [
    'two contacts',
    requestOf([{ ...claimant, companyDetails: { contactDetails: contact } }]),
    '1 CompanyDetails.ContactDetails.ContactId contactsDiffer',
  ],
  [
    'a stored contact of a new company',
    company({ ...newCompany, contactDetails: { ...contact, contactId: 5 } }),
    '1 CompanyDetails.ContactDetails.ContactId contactWithoutAccount',
  ],
  [
    'a company without a name and a contact',
    company({ taxId: '98-7654321', contactDetails: {} }),
    '1 CompanyDetails.CompanyName missing',
    '1 CompanyDetails.ContactDetails missing',
  ],
  [
    'a contact without names',
    company({ ...newCompany, contactDetails: { email: contact.email } }),
    '1 CompanyDetails.ContactDetails.FirstName missing',
    '1 CompanyDetails.ContactDetails.LastName missing',
  ],
  [
    'a card number as a name',
    company({ ...newCompany, companyName: '4111111111111111' }),
    '1 CompanyDetails.CompanyName notName',
  ],
  [
    'a person without an e-mail address',
    requestOf([{ ...unnamed, individualDetails: { ...newPerson, email: null } }]),
    '1 IndividualDetails.Email missing',
  ],
  [
    'documents of a vendor that are none',
    one({ extendedParameters: { vendorRefNumber: '1234567890123456', documentUrl: 'ftp://a.example' } }),
    '1 ExtendedParameters.VendorRefNumber tooLong',
    '1 ExtendedParameters.DocumentUrl notWebAddress',
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
  test(`An upload with ${what} is not sent, for the reasons for which the sandbox refuses it`, async () => {
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

test('A session key that is none is a problem of the upload', async () => {
  const { access } = setUp();
  const { problems } = await refusalOf({ ...access, claimsSessionKey: 'S-1' }, requestOf([payee]));
  assert.deepEqual(
    problems.map(({ party, field, code }) => [party, field, code]),
    [[null, 'ClaimsSessionKey', 'notGuid']],
  );
});

test('The error of an upload that is not sent holds no value of it', async () => {
  const { access, keys } = setUp();
  const secret = 'sk_live_4111111111111111';
  const party = { token: secret, accountId: secret, paymentAmount: secret, emailAddress: secret };
  const request = requestOf([{ ...party, companyDetails: { taxId: secret, companyName: secret } }], {
    [secret]: secret,
  });
  const shown = inspect(await refusalOf(access, request), { depth: null });
  for (const value of [secret, ...Object.values(keys)]) assert.ok(!shown.includes(value), shown);
});

for (const [spelling, rename] of [
  ['camelCase', (name: string) => name],
  ['PascalCase', (name: string) => name.charAt(0).toUpperCase() + name.slice(1)],
] as const) {
  for (const [kind, role] of [
    ['name', 'ApprovalAndPayment'],
    ['number', 3],
  ] as const) {
    test(`An upload in ${spelling}, its enumerations by ${kind}, is sent and taken`, async () => {
      const { access, fetch } = setUp();
      const renamed = (given: Json) =>
        Object.fromEntries(Object.entries(given).map(([name, value]) => [rename(name), value]));
      const parties = [{ ...claimant, approvalRole: role }].map(renamed);
      const request = renamed({ ...requestOf([claimant]), approvalRequestParties: parties });
      await uploadApprovalRequest({ ...access, fetch, request: request as unknown as ApprovalRequestUpload });
    });
  }
}

test('A number of a library’s own is judged as what is sent for it', async () => {
  const { access, fetch } = setUp();
  const decimal = { toJSON: () => '99.75' };
  const request = {
    ...requestOf([payee]),
    totalAmount: decimal,
    approvalRequestParties: [{ ...payee, paymentAmount: decimal }],
  };
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
