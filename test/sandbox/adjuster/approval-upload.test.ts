import assert from 'node:assert/strict';
import { inRequestedFormat, prefersXml } from '../../../mock-server/handlers/upload-answer.ts';
import { approver, bypass, claimant, elmStreet, newCompany, newPerson, payee, type Json } from './parties.ts';
import { requestOf, setUpApprovals } from './approval-harness.ts';
import { claimsKeys, demo, individual } from '../claims/payees.ts';
import { methodSave, prepaid } from '../claims/submissions.ts';
import { testIn } from '../harness.ts';

const test = testIn(setUpSession);

const parties = [claimant, payee];

function setUpSession(merchantKey: string = claimsKeys.first) {
  const sandbox = setUpApprovals();
  const credentials = sandbox.newCredentials(merchantKey);
  const claimsSessionKey = credentials.sessionKey;
  const uploadOf = (given: readonly Json[], changes: Json = {}) => requestOf(given, { claimsSessionKey, ...changes });
  return { ...sandbox, credentials, uploadOf };
}

test('An upload stores, sends and pays nothing', async ({ upload, uploadOf, sent, entries, stored, simulator }) => {
  const before = await stored(demo.individual);
  await upload(uploadOf([{ ...payee, individualDetails: { firstName: 'Kim' } }, bypassOfCompany]));
  assert.deepEqual(await stored(demo.individual), before);
  assert.deepEqual([sent(), entries(), simulator.claims.requests.list()], [[], [], []]);
});

test('An upload replaces the previous one, even by its session key in capitals, unless it is refused', async (own) => {
  const { upload, uploadOf, service, credentials } = own;
  await upload(uploadOf(parties, { claimNumber: 'FIRST' }));
  await upload(uploadOf([payee], { claimNumber: 'SECOND', claimsSessionKey: credentials.sessionKey.toUpperCase() }));
  assert.equal((await upload(uploadOf(parties, { claimNumber: 'THIRD', totalAmount: '1' }))).status, 400);
  const { request } = await service.openCreate(credentials);
  assert.deepEqual([request.claimNumber, request.parties.length], ['SECOND', 1]);
});

for (const [state, status, code, isDeleted, act] of [
  ['is opened', 409, 'SessionReserved', false, () => undefined],
  ['was closed', 409, 'SessionCanceled', true, ({ service, credentials }) => service.close(credentials)],
  ['has created its request', 409, 'SessionUsed', true, ({ service, credentials }) => service.create(credentials, 1)],
  ['has expired', 410, 'SessionExpired', true, ({ simulator }) => simulator.clock.moveBy(30 * 60_000)],
] as const satisfies [string, number, string, boolean, (own: ReturnType<typeof setUpSession>) => unknown][]) {
  test(`An upload is ${isDeleted ? 'deleted with its tax ids' : 'kept'}, and others are refused, when its session ${state}`, async (own) => {
    const { upload, uploadOf, service, credentials, simulator } = own;
    await upload(uploadOf(parties));
    await service.openCreate(credentials);
    await act(own);
    const read = () => simulator.claims.uploads.of(credentials.sessionKey);
    if (isDeleted) assert.throws(read, { code: 'NothingUploaded' });
    else assert.doesNotThrow(read);
    const answer = await upload(uploadOf(parties, { claimNumber: 'OTHER' }));
    assert.deepEqual([answer.status, answer.ResponseCode], [status, code]);
    assert.match(answer.ResponseMessage ?? '', /^ClaimsSessionKey: /);
  });
}

const bypassOfCompany: Json = { ...bypass, accountId: demo.company, token: 'demo-company-checking' };

test('The keys of an upload must match, and an upload with a merchant key is replaced only with that key', async (own) => {
  const { upload, uploadOf, service, credentials } = own;
  const claimsSessionKey = '3f2504e0-4f89-41d3-9a0c-0305e82c3301';
  const claimsAuthenticationKey = claimsKeys.first;
  const [noKey, keyed] = [{ claimNumber: 'BARE' }, { claimNumber: 'KEYED', claimsAuthenticationKey }];
  for (const [changes, status, code, ...fields] of [
    [{ claimsSessionKey, totalAmount: '9' }, 404, 'SessionNotFound', 'ClaimsSessionKey', 'TotalAmount'],
    [{ claimsAuthenticationKey: claimsKeys.second }, 404, 'SessionNotFound', 'ClaimsSessionKey'],
    [{ claimsAuthenticationKey: 'invented' }, 401, 'InvalidAuthenticationKey', 'ClaimsAuthenticationKey'],
    [noKey, 200, 'Success', ''],
    [keyed, 200, 'Success', ''],
    [noKey, 401, 'InvalidAuthenticationKey', 'ClaimsAuthenticationKey'],
    [{ ...keyed, claimNumber: 'LAST' }, 200, 'Success', ''],
    [
      { claimsAuthenticationKey: '00000000-0000-0000-0000-000000000000' },
      401,
      'InvalidAuthenticationKey',
      'ClaimsAuthenticationKey',
    ],
  ] as const) {
    const answer = await upload(uploadOf(parties, changes));
    const named = fieldsOf(answer.ResponseMessage);
    assert.deepEqual([changes, answer.status, answer.ResponseCode, ...named], [changes, status, code, ...fields]);
  }
  assert.equal((await service.openCreate(credentials)).request.claimNumber, 'LAST');
});

test('A refusal lists all errors at once, each with its party and field', async ({ upload, uploadOf }) => {
  const wrong = [
    { accountId: 99, approvalRole: 'ApprovalOnly', paymentAmount: 0 },
    { ...claimant, contactId: 4711 },
    { ...bypass, token: 'demo-company-checking' },
    { accountId: demo.sameTaxId, approvalRole: 2, paymentAmount: 1, individualDetails: newPerson },
    { approvalRole: 'PaymentOnly', paymentAmount: 'much', emailAddress: 'nobody' },
  ];
  const changes = { claimNumber: '', totalAmount: '1000', accountGroupCode: 'Nowhere' };
  const { status, ResponseCode, ResponseMessage } = await upload(uploadOf(wrong, changes));
  assert.deepEqual([status, ResponseCode], [400, 'InvalidRequestData']);
  const ofFour = ['1, AccountId', '2, ContactId', '3, Token', '4, IndividualDetails'];
  const ofParties = [...ofFour, '5, EmailAddress', '5, PaymentAmount', '5, AccountId'].map((field) => `Party ${field}`);
  assert.deepEqual(fieldsOf(ResponseMessage), ['ClaimNumber', 'AccountGroupCode', ...ofParties]);
});

const byCheck = { ...bypass, paymentMethodType: 'Check' };
const ofAnother = { ...claimant, contactId: null, companyDetails: { contactDetails: { contactId: 2003 } } };
const broken: readonly (readonly [title: string, parties: readonly Json[], problem: string, merchantKey?: string])[] = [
  ['details of another type', [{ ...payee, companyDetails: newCompany }], 'Party 1, CompanyDetails'],
  ['the contact of another company', [ofAnother], 'Party 1, CompanyDetails.ContactDetails.ContactId'],
  ['two spellings of a field', [{ ...payee, ReferenceId: 'A', referenceId: 'B' }], 'Party 1, ReferenceId'],
  ['a contact of a person', [{ ...payee, contactId: 2001 }], 'Party 1, ContactId'],
  ['a token of a card for a bank account', [{ ...bypass, token: 'demo-individual-card' }], 'Party 1, Token'],
  ['the card of another account', [{ ...bypass, paymentMethodType: 4, token: 'demo-company-card' }], 'Party 1, Token'],
  ['a token of a new person', [{ ...bypass, accountId: null, individualDetails: newPerson }], 'Party 1, Token'],
  ['a check at a merchant without checks', [byCheck], 'Party 1, PaymentMethodType', claimsKeys.second],
];
for (const [title, given, problem, merchantKey] of broken) {
  test(`An upload with ${title} is refused`, async () => {
    const { upload, uploadOf, service, credentials } = setUpSession(merchantKey);
    const { status, ResponseMessage } = await upload(uploadOf(given));
    assert.deepEqual([status, ...fieldsOf(ResponseMessage)], [400, problem]);
    await assert.rejects(service.openCreate(credentials), { code: 'NothingUploaded', field: 'claimsSessionKey' });
  });
}

test('A party needs an e-mail address unless it has no action, and a check needs an address', async (own) => {
  const { upload, uploadOf, submitApproved, create } = own;
  const unreachable = individual({ email: 'nobody' });
  const { accountId } = await submitApproved(methodSave(prepaid, unreachable), { payee: unreachable });
  const created = await create([{ ...payee, accountId: null, individualDetails: newPerson }]);
  const party = { ...payee, accountId };
  const bypassing = { ...bypass, token: null, paymentMethodType: 'VirtualCard' };
  const check = { ...bypassing, accountId: created.parties[0]?.account.accountId, paymentMethodType: 'Check' };
  for (const [given, ...problems] of [
    [party, 'Party 1, EmailAddress'],
    [{ ...party, emailAddress: 'pat@mail.example' }, ''],
    [{ ...party, individualDetails: { email: 'pat@mail.example' } }, ''],
    [{ ...bypassing, accountId }, ''],
    [check, 'Party 1, Address'],
    [{ ...check, address: elmStreet }, ''],
  ] as const)
    assert.deepEqual([given, ...fieldsOf((await upload(uploadOf([given]))).ResponseMessage)], [given, ...problems]);
});

async function xmlOf(body: object) {
  const { fetch, baseUrl, newCredentials } = setUpApprovals();
  const response = await fetch(`${baseUrl}/Claims/AdjusterModal/Operations/LoadRequestData`, {
    method: 'POST',
    headers: { Accept: 'application/xml' },
    body: JSON.stringify({ claimsSessionKey: newCredentials().sessionKey, ...body }),
  });
  return { status: response.status, type: response.headers.get('Content-Type'), text: await response.text() };
}

test('The answer to an upload is XML on request, also with its errors', async () => {
  const refused = await xmlOf(requestOf([payee, approver], { totalAmount: '9' }));
  assert.equal(refused.status, 400);
  assert.match(refused.text, /<ResponseCode>InvalidRequestData<\/ResponseCode>/);
  assert.match(refused.text, /<ResponseMessage>TotalAmount: [^<&]+<\/ResponseMessage>/);
  assert.deepEqual(await xmlOf(requestOf([approver, payee])), {
    status: 200,
    type: 'application/xml; charset=utf-8',
    text: [
      '<?xml version="1.0" encoding="utf-8"?>',
      '<LoadRequestDataResponse xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance">',
      '  <ResponseCode>Success</ResponseCode>',
      '  <ResponseMessage xsi:nil="true"/>',
      '</LoadRequestDataResponse>',
      '',
    ].join('\n'),
  });
});

test('An XML answer escapes its values', () => {
  const headers = new Headers({ Accept: 'text/xml' });
  const call = { headers, url: new URL('https://x'), params: {}, text: '', processingTime: 0 };
  const body = { ResponseCode: 'InvalidRequestData', ResponseMessage: 'a < b & "c" </ResponseMessage>' };
  const { xml } = inRequestedFormat(call, { status: 400, body });
  assert.match(xml ?? '', /ge>a &lt; b &amp; &quot;c&quot; &lt;\/ResponseMessage&gt;<\/ResponseMessage>/);
});

for (const [accept, expected] of [
  ['', false],
  ['application/xml, application/json', true],
  ['application/json, application/xml', false],
  ['application/xml;q=0.2, application/json;q=0.9', false],
  ['application/xml;q=0', false],
  ['Text/XML; charset=utf-8', true],
  ['application/xhtml+xml', false],
] as const) {
  test(`The answer to an upload is ${expected ? 'XML' : 'JSON'} for a server that accepts "${accept}"`, () => {
    assert.equal(prefersXml(accept), expected);
  });
}

/** `Party 1, Token: …` is a problem of `Party 1, Token`. */
function fieldsOf(message: string | null): readonly string[] {
  return (message ?? '').split('\n').map((line) => line.slice(0, line.indexOf(':')));
}
