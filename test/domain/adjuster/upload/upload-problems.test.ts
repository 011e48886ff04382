import assert from 'node:assert/strict';
import test from 'node:test';
import { withValue } from '../../http/places.ts';
import { capitalized } from '../../spelling.ts';
import { uploadMessage } from '../../../../src/adjuster/upload/upload-problems.ts';
import { readUpload } from '../../../../src/adjuster/upload/read-upload.ts';
import { approver, bypass, claimant, person, problemsOf, upload, uploadOf, uploadWith, vendor } from './uploads.ts';
import type { Json } from './uploads.ts';

/* Each case breaks one rule, and exactly the problems named here are reported: party (0 for the request), field, code. */

type Case = readonly [what: string, body: unknown, ...problems: string[]];

const home = { ...person, address: '1 Main St', city: 'Salem', state: 'OR', zip: '97301' };
const bodies: Readonly<Record<string, Json>> = {
  upload,
  claimant: uploadOf(claimant),
  claimantWithPerson: uploadOf({ ...claimant, individualDetails: person }),
  vendor: uploadOf(vendor),
  newPerson: uploadOf({ ...claimant, accountId: null, individualDetails: person }),
  bypass: uploadOf(bypass),
  newBypassByCheck: uploadOf({ ...bypass, accountId: null, individualDetails: home, paymentMethodType: 2 }),
};

const manyNames = (count: number) => Object.fromEntries(Array.from({ length: count }, (_, at) => [`n${at}`, 'x']));

/* One field with another value, and the code of its problem; or several problems, each with its party and field. */
const changes = `
upload claimsSessionKey = "S-1": notGuid
upload claimsSessionKey = "3f2504e0-4f89-41d3-9a0c-0305e82c33011": notGuid
upload claimsSessionKey = "x3f2504e0-4f89-41d3-9a0c-0305e82c3301": notGuid
upload processType = "multiPartyPayment": notAllowed
upload claimNumber = {}: notText
upload totalAmount = "0.00": notPositive
upload totalAmount = "-250.00": notAmount
upload totalAmount = 250.005: notAmount
upload totalAmount = "1,250.00": notAmount
upload totalAmount = "250.01": amountsDiffer
upload totalAmount = "249.99": amountsDiffer
upload claimDetails = "Hail": notList
upload claimDetails = ["Hail", {}]: notText
upload claimDetails = ["${'x'.repeat(1_001)}"]: tooLong
upload claimDetails = ${JSON.stringify(Array<string>(101).fill('x'))}: tooMany
upload extendedParameters = ["a"]: notMap
upload extendedParameters = "a": notMap
upload extendedParameters = {"a": {}}: notText
upload extendedParameters = {"${'n'.repeat(100)}": "x"}: fine
upload extendedParameters = {"a": "x", "${'n'.repeat(101)}": "x"}: tooLong
upload extendedParameters = {"a": "${'x'.repeat(1_001)}"}: tooLong
upload extendedParameters = ${JSON.stringify(manyNames(50))}: fine
upload extendedParameters = ${JSON.stringify(manyNames(51))}: tooMany
upload approvalRequestParties = []: missing
upload approvalRequestParties = {"0": 1}: notList
upload approvalRequestParties = ${JSON.stringify(Array<string>(11).fill('x'))}: tooMany

claimant accountId = "A-1": notId
claimant accountId = 0: noPayee
claimant accountId = null: noPayee
vendor companyDetails = {}: 1 AccountId noPayee
vendor individualDetails = ${JSON.stringify(person)}: twoPayees
claimant companyDetails = "Roof & Co": notObject
claimant approvalRole = 5: notAllowed
claimant linkDeliveryType = "Text": notAllowed
bypass paymentMethodType = 9: notAllowed
bypass paymentMethodType = 0: missing
bypass paymentMethodType = null: missing
bypass token = "": missing
claimantWithPerson contactId = 5: contactOfPerson
vendor contactId = 5: contactWithoutAccount
vendor companyDetails.contactDetails.contactId = 5: contactWithoutAccount
claimant contactId = "K": notId

vendor companyDetails.companyName = "4111 1111 1111 1111": fine
vendor companyDetails.companyName = null: missing
vendor companyDetails.companyType = 3: notAllowed
vendor companyDetails.contactDetails = "Kim": notObject
vendor companyDetails.contactDetails = {}: missing
vendor companyDetails.contactDetails.firstName = "4111111111111111": notName
vendor companyDetails.contactDetails.lastName = "4111111111111111": notName
vendor companyDetails.contactDetails.firstName = " ": missing
vendor companyDetails.contactDetails.lastName = " ": missing
vendor companyDetails.contactDetails.email = " ": missing
vendor companyDetails.contactDetails.email = "kim": notEmail
vendor companyDetails.contactDetails.webAccess = "On": notAllowed
claimantWithPerson individualDetails.firstName = "4111111111111111": notName
claimantWithPerson individualDetails.lastName = "4111111111111111": notName
claimantWithPerson individualDetails = {"city": "Salem"}: fine
newPerson individualDetails.firstName = null: missing
newPerson individualDetails.lastName = null: missing
newPerson individualDetails.email = null: missing

claimant emailAddress = "pat@example": notEmail
claimant emailAddress = "a@b.example\\r\\nBcc:c@d.example": notEmail
claimant emailAddress = "a\\u0000@b.example": notEmail
claimant emailAddress = 7: notEmail
claimant address = {"address": "1 Main St", "zip": "97301"}: 1 Address.City missing, 1 Address.State missing
newBypassByCheck individualDetails.city = null: 1 Address missing
newBypassByCheck individualDetails.city = "Salem": fine
claimant extendedParameters = ["x"]: notObject
claimant extendedParameters.VendorRefNumber = "${'x'.repeat(16)}": tooLong
claimant extendedParameters.VendorRefNumber = "${'😀'.repeat(15)}": fine
claimant extendedParameters.DocumentUrl = "https://a.example/${'x'.repeat(232)}": fine
claimant extendedParameters.DocumentUrl = "https://a.example/${'x'.repeat(233)}": tooLong
`;

const webAddresses =
  'http://a.example HTTPS://A.example:8443/b https://a.example?q http://[::1]/x https://a.example/@b';
const others = String.raw`
javascript:alert(1)|JavaScript://a.example/%0aalert(1)|java\tscript:alert(1)|data:text/html,x|vbscript:x|file:///etc/passwd
ftp://a.example/x|//a.example/x|/x|a.example|https:a.example|https:/a.example|https:\\\\a.example|https://|https:///x
https://?x|https://:80/x|https://a.example\\@b.example|https://a.example@b.example/|https://a b.example
https://a.example/x y|https://a.example/x\u00a0y|https://a.example/x\ny|https://a.example/x\u0000|xhttps://a.example
https://a.example/\u202egnp.exe|https://a.example/\u200b`;

const document = (url: string, code: string) => `claimant extendedParameters.DocumentUrl = "${url}": ${code}`;
const lines = [
  ...changes.split('\n').filter((line) => line !== ''),
  ...webAddresses.split(' ').map((url) => document(url, 'fine')),
  ...others
    .trim()
    .split(/[\n|]/)
    .map((url) => document(url, 'notWebAddress')),
];

const changed: Case[] = lines.map((line) => {
  const [, base = '', path = '', json = '', told = ''] = /^(\w+) ([\w.]+) = (.*): ([\w ,.]+)$/.exec(line) ?? [];
  const body = bodies[base];
  assert.ok(body, `This is no line of the table: ${line}`);
  const value: unknown = JSON.parse(json);
  const field = path.split('.').map(capitalized).join('.');
  const whole = /\d /.test(told) ? told.split(', ') : [`${base === 'upload' ? 0 : 1} ${field} ${told}`];
  const [party] = body.approvalRequestParties as Json[];
  const changed = withValue(base === 'upload' ? body : party, path.split('.'), value);
  const given = base === 'upload' ? changed : { ...body, approvalRequestParties: [changed] };
  return [`The case ${base} with ${path} ${json.slice(0, 60)}`, given, ...(told === 'fine' ? [] : whole)];
});

const one = (more: Json) => uploadOf({ ...claimant, ...more });
const parties = (...given: unknown[]) => uploadWith({ approvalRequestParties: given });
const contactDetails = (vendor.companyDetails as Json).contactDetails as Json;
const contact = 'CompanyDetails.ContactDetails';
const differing = `1 ${contact}.ContactId contactsDiffer`;
const ofTwo = uploadWith({ processType: 'SinglePartyPayment', approvalRequestParties: [vendor, claimant] });
const ofApprover = parties({ ...approver, emailAddress: 'x' });
const noRecipient = ['0 ApprovalRequestParties noRecipient', '0 TotalAmount amountsDiffer'];
const same = { ...approver, accountId: 41 };
const sameAccount = 'AccountId sameAccount';
const unnamed = uploadOf({ ...vendor, companyDetails: { taxId: '12-3456789' } });
const newContact = one({ companyDetails: { contactDetails: { email: 'a@b.example' } } });
const missing = (part: string, ...names: string[]) => names.map((name) => `1 ${part}.${name} missing`);
const stored = (contactDetails: Json) => one({ companyDetails: { contactDetails } });

const empty = ['ApprovalRole missing', 'PaymentAmount missing', 'AccountId noPayee'];
const required = ['ClaimNumber', 'TotalAmount', 'ProcessType', 'ApprovalRequestParties', 'ClaimsSessionKey'];

const cases: readonly Case[] = [
  ...['null', '[]', '"x"', '7', 'true'].map((json): Case => [`A body ${json}`, JSON.parse(json), '0 Body notObject']),
  ['An empty upload', {}, ...required.map((name) => `0 ${name} missing`)],
  ['A party that is a text', parties(vendor, 'text', claimant), '2 ApprovalRequestParties notObject'],
  ['A party that is null', parties(null, vendor), '1 ApprovalRequestParties notObject'],
  ['A party with nothing', parties(vendor, {}, claimant), ...empty.map((problem) => `2 ${problem}`)],
  ['A missing recipient', parties(approver), ...noRecipient],
  ['A wrong e-mail address and no recipient', ofApprover, ...noRecipient, '1 EmailAddress notEmail'],
  ['A SinglePartyPayment with two parties', ofTwo, '0 ApprovalRequestParties notSingle'],
  ['An account given twice', parties(vendor, claimant, { ...approver, accountId: '41' }), '3 AccountId sameAccount'],
  [
    'An account given three times',
    parties(claimant, same, vendor, same),
    ...[2, 4].map((at) => `${at} ${sameAccount}`),
  ],
  ['A party with empty details', one({ accountId: null, companyDetails: {} }), '1 AccountId noPayee'],
  ['A missing amount', parties(vendor, { ...claimant, paymentAmount: null }), '2 PaymentAmount missing'],
  ['A missing zero amount', parties(vendor, claimant, { ...approver, paymentAmount: '' }), '3 PaymentAmount missing'],
  ['A third decimal', parties(vendor, { ...claimant, paymentAmount: 99.755 }), '2 PaymentAmount notAmount'],
  ['A negative amount', parties(vendor, { ...claimant, paymentAmount: -1 }), '2 PaymentAmount notAmount'],
  ['An amount for an approver', parties(vendor, { ...approver, paymentAmount: 99.75 }), '2 PaymentAmount notZero'],
  ...['PaymentOnly', 'ApprovalAndPayment', 'PaymentOnlyActionBypass'].map((approvalRole): Case => {
    const nothing = { ...bypass, approvalRole, paymentAmount: '0.00' };
    const body = parties({ ...claimant, paymentAmount: 250 }, nothing);
    return [`The amount 0 for ${approvalRole}`, body, '2 PaymentAmount notPositive'];
  }),
  ['A bypass to a card without a token', uploadOf({ ...bypass, paymentMethodType: 4, token: null }), '1 Token missing'],
  [
    'A bypass to a card with an empty GUID as its token',
    uploadOf({ ...bypass, paymentMethodType: 4, token: '00000000-0000-0000-0000-000000000000' }),
    '1 Token missing',
  ],
  ['A bypass to a virtual card without a token', uploadOf({ ...bypass, paymentMethodType: 3, token: null })],
  ['A bypass by check to the stored address', uploadOf({ ...bypass, paymentMethodType: 2, token: null })],
  ['Two contacts', one({ contactId: 5, companyDetails: { contactDetails: { contactId: 6 } } }), differing],
  ['A stored contact and a new one', one({ contactId: 5, companyDetails: { contactDetails } }), differing],
  ['A stored contact and details without one', one({ contactId: 5, companyDetails: { companyName: 'Roof' } })],
  ['A contact with a wrong id and no names', stored({ contactId: 'K' }), `1 ${contact}.ContactId notId`],
  ['A stored contact with a wrong e-mail', stored({ contactId: 5, email: 'kim' }), `1 ${contact}.Email notEmail`],
  ['The same contact given twice', one({ contactId: 5, companyDetails: { contactDetails: { contactId: 5 } } })],
  ['A new company without name or contact', unnamed, ...missing('CompanyDetails', 'CompanyName', 'ContactDetails')],
  ['A new contact of a stored company without names', newContact, ...missing(contact, 'FirstName', 'LastName')],
  ...changed,
];

for (const [what, body, ...problems] of cases) {
  test(`${what} has ${problems.length > 0 ? `the problems ${problems.join(', ')}` : 'no problem'}`, () =>
    assert.deepEqual(problemsOf(body), problems));
}

test('All problems are reported together, the request first, then party after party', () => {
  const body = uploadWith({
    claimNumber: '',
    processType: 'Other',
    approvalRequestParties: [
      { ...claimant, paymentAmount: 'x', emailAddress: 'x' },
      { ...claimant, approvalRole: 9 },
    ],
  });
  assert.deepEqual(problemsOf(body), [
    '0 ClaimNumber missing',
    '0 ProcessType notAllowed',
    '1 EmailAddress notEmail',
    '1 PaymentAmount notAmount',
    '2 ApprovalRole notAllowed',
    '2 AccountId sameAccount',
  ]);
});

test('The message has a line with the place of each problem', () => {
  const first = { ...vendor, paymentAmount: 250 };
  const { problems: found } = readUpload({
    ...parties(first, { ...claimant, paymentAmount: '0.00' }, { ...approver, accountId: 41 }),
    claimNumber: null,
  });
  assert.deepEqual(uploadMessage(found).split('\n'), [
    'ClaimNumber: This option is required.',
    'Party 2, PaymentAmount: This must be greater than zero, because the party is paid.',
    'Party 3, AccountId: Each party needs its own account. This is the account of party 2.',
  ]);
});

test('Every problem is explained in a sentence', () => {
  for (const [what, body, ...problems] of cases.filter(([, , problem]) => problem)) {
    const lines = uploadMessage(readUpload(body).problems).split('\n');
    assert.equal(lines.length, problems.length, what);
    for (const line of lines) assert.match(line, /^(Party \d+, )?[A-Z][A-Za-z.]+: [A-Z].*\.$/);
  }
});
