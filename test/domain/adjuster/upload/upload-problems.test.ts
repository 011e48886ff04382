import assert from 'node:assert/strict';
import test from 'node:test';
import { uploadMessage } from '../../../../src/adjuster/upload/upload-problems.ts';
import { readUpload } from '../../../../src/adjuster/upload/read-upload.ts';
import { approver, bypass, claimant, person, problemsOf, uploadOf, uploadWith, vendor, type Json } from './uploads.ts';

/* Each case breaks one rule, and exactly the problems named here are reported: party (0 for the request), field, code. */

const details = vendor.companyDetails as Json;
const contact = details.contactDetails as Json;
const one = (changes: Json) => uploadOf({ ...claimant, ...changes });
const created = (companyDetails: unknown) => uploadOf({ ...vendor, companyDetails });
const contactOf = (changes: Json) => created({ ...details, contactDetails: { ...contact, ...changes } });
const parameters = (extendedParameters: unknown) => one({ extendedParameters });
const parties = (...given: unknown[]) => uploadWith({ approvalRequestParties: given });
const texts = (count: number) => Array.from({ length: count }, () => 'x');
const names = (count: number) => Object.fromEntries(Array.from({ length: count }, (_, index) => [`n${index}`, 'x']));

const cases: readonly [what: string, body: unknown, ...problems: string[]][] = [
  ...['null', '[]', '"text"', '7', 'true'].map(
    (json) => [`The body ${json}`, JSON.parse(json), '0 Body notObject'] as [string, unknown, string],
  ),
  [
    'An empty upload',
    {},
    '0 ClaimNumber missing',
    '0 TotalAmount missing',
    '0 ProcessType missing',
    '0 ApprovalRequestParties missing',
    '0 ClaimsSessionKey missing',
  ],

  ['A session key that is no GUID', uploadWith({ claimsSessionKey: 'S-1' }), '0 ClaimsSessionKey notGuid'],
  [
    'A session key with something behind it',
    uploadWith({ claimsSessionKey: '3f2504e0-4f89-41d3-9a0c-0305e82c33011' }),
    '0 ClaimsSessionKey notGuid',
  ],
  ['An unknown process type', uploadWith({ processType: 'multiPartyPayment' }), '0 ProcessType notAllowed'],
  ['A claim number that is no text', uploadWith({ claimNumber: {} }), '0 ClaimNumber notText'],
  ['A total of zero', uploadWith({ totalAmount: '0.00' }), '0 TotalAmount notPositive'],
  ['A negative total', uploadWith({ totalAmount: '-250.00' }), '0 TotalAmount notAmount'],
  ['A total with a third decimal', uploadWith({ totalAmount: 250.005 }), '0 TotalAmount notAmount'],
  ['A total with separators', uploadWith({ totalAmount: '1,250.00' }), '0 TotalAmount notAmount'],
  ['A cent too much in total', uploadWith({ totalAmount: '250.01' }), '0 TotalAmount amountsDiffer'],
  ['A cent too little in total', uploadWith({ totalAmount: '249.99' }), '0 TotalAmount amountsDiffer'],

  ['Claim details that are one text', uploadWith({ claimDetails: 'Hail' }), '0 ClaimDetails notList'],
  ['A claim detail that is no text', uploadWith({ claimDetails: ['Hail', {}] }), '0 ClaimDetails notText'],
  ['A claim detail that is too long', uploadWith({ claimDetails: ['x'.repeat(1_001)] }), '0 ClaimDetails tooLong'],
  ['Too many claim details', uploadWith({ claimDetails: texts(101) }), '0 ClaimDetails tooMany'],
  ['A list of parameters', uploadWith({ extendedParameters: ['a'] }), '0 ExtendedParameters notMap'],
  ['A parameter that is no text', uploadWith({ extendedParameters: { a: {} } }), '0 ExtendedParameters notText'],
  ['Too many parameters', uploadWith({ extendedParameters: names(51) }), '0 ExtendedParameters tooMany'],
  [
    'A parameter with too long a name',
    uploadWith({ extendedParameters: { ['n'.repeat(101)]: 'x' } }),
    '0 ExtendedParameters tooLong',
  ],
  [
    'A parameter that is too long',
    uploadWith({ extendedParameters: { a: 'x'.repeat(1_001) } }),
    '0 ExtendedParameters tooLong',
  ],

  ['No party', parties(), '0 ApprovalRequestParties missing'],
  [
    'Parties that are no list',
    uploadWith({ approvalRequestParties: { 0: claimant } }),
    '0 ApprovalRequestParties notList',
  ],
  ['Eleven parties', parties(...texts(11)), '0 ApprovalRequestParties tooMany'],
  ['A party that is no object', parties(vendor, 'text', claimant), '2 ApprovalRequestParties notObject'],
  ['A party that is null', parties(null, vendor), '1 ApprovalRequestParties notObject'],
  [
    'A party with nothing in it',
    parties(vendor, {}, claimant),
    '2 ApprovalRole missing',
    '2 PaymentAmount missing',
    '2 AccountId noPayee',
  ],
  ['No recipient', parties(approver), '0 ApprovalRequestParties noRecipient', '0 TotalAmount amountsDiffer'],
  [
    'Two parties of a SinglePartyPayment',
    uploadWith({ processType: 'SinglePartyPayment', approvalRequestParties: [vendor, claimant] }),
    '0 ApprovalRequestParties notSingle',
  ],

  ['An account twice', parties(vendor, claimant, { ...approver, accountId: '41' }), '3 AccountId sameAccount'],
  [
    'An account three times',
    parties(claimant, { ...approver, accountId: 41 }, vendor, { ...approver, accountId: 41 }),
    '2 AccountId sameAccount',
    '4 AccountId sameAccount',
  ],
  ['An account that is no number', one({ accountId: 'A-1' }), '1 AccountId notId'],
  ['An account below 1', one({ accountId: -1 }), '1 AccountId notId'],
  ['An account that is not set', one({ accountId: 0 }), '1 AccountId noPayee'],
  ['Neither account nor details', one({ accountId: null }), '1 AccountId noPayee'],
  ['Neither account nor anything in the details', one({ accountId: null, companyDetails: {} }), '1 AccountId noPayee'],
  ['Both kinds of details', uploadOf({ ...vendor, individualDetails: person }), '1 IndividualDetails twoPayees'],
  ['Details that are a text', one({ companyDetails: 'Roof & Co' }), '1 CompanyDetails notObject'],

  ['An unknown role', one({ approvalRole: 5 }), '1 ApprovalRole notAllowed'],
  ['A role in other letters', one({ approvalRole: 'paymentonly' }), '1 ApprovalRole notAllowed'],
  ['A role in a list', one({ approvalRole: [1] }), '1 ApprovalRole notAllowed'],
  ['An unknown delivery', one({ linkDeliveryType: 'Text' }), '1 LinkDeliveryType notAllowed'],
  ['An unknown method', uploadOf({ ...bypass, paymentMethodType: 9 }), '1 PaymentMethodType notAllowed'],
  ['No amount', parties(vendor, { ...claimant, paymentAmount: null }), '2 PaymentAmount missing'],
  [
    'No amount for an approver',
    parties(vendor, claimant, { ...approver, paymentAmount: '' }),
    '3 PaymentAmount missing',
  ],
  [
    'An amount with a third decimal',
    parties(vendor, { ...claimant, paymentAmount: 99.755 }),
    '2 PaymentAmount notAmount',
  ],
  ['A negative amount', parties(vendor, { ...claimant, paymentAmount: -1 }), '2 PaymentAmount notAmount'],
  ['An amount for an approver', parties(vendor, { ...approver, paymentAmount: 99.75 }), '2 PaymentAmount notZero'],
  ...['PaymentOnly', 'ApprovalAndPayment', 'PaymentOnlyActionBypass'].map(
    (approvalRole) =>
      [
        `Zero for ${approvalRole}`,
        parties({ ...claimant, paymentAmount: 250 }, { ...bypass, approvalRole, paymentAmount: '0.00' }),
        '2 PaymentAmount notPositive',
      ] as [string, unknown, string],
  ),

  ['A bypass without a method', uploadOf({ ...bypass, paymentMethodType: null }), '1 PaymentMethodType missing'],
  ['A bypass to a bank account without a token', uploadOf({ ...bypass, token: '' }), '1 Token missing'],
  ['A bypass to a card without a token', uploadOf({ ...bypass, paymentMethodType: 4, token: null }), '1 Token missing'],
  ['A bypass to a virtual card without a token', uploadOf({ ...bypass, paymentMethodType: 3, token: null })],
  ['A bypass by check to the stored address', uploadOf({ ...bypass, paymentMethodType: 2, token: null })],
  [
    'A bypass by check to nowhere',
    uploadOf({ ...bypass, accountId: null, individualDetails: { ...person, city: 'Salem' }, paymentMethodType: 2 }),
    '1 Address missing',
  ],
  [
    'A bypass by check to the address of the details',
    uploadOf({
      ...bypass,
      accountId: null,
      individualDetails: { ...person, address: '1 Main St', city: 'Salem', state: 'OR', zip: '97301' },
      paymentMethodType: 2,
    }),
  ],

  ['A contact of a person', one({ contactId: 5, individualDetails: person }), '1 ContactId contactOfPerson'],
  ['A contact without an account', uploadOf({ ...vendor, contactId: 5 }), '1 ContactId contactWithoutAccount'],
  [
    'A stored contact of a new company',
    contactOf({ contactId: 5 }),
    '1 CompanyDetails.ContactDetails.ContactId contactWithoutAccount',
  ],
  [
    'Two different contacts',
    one({ contactId: 5, companyDetails: { contactDetails: { contactId: 6 } } }),
    '1 CompanyDetails.ContactDetails.ContactId contactsDiffer',
  ],
  [
    'A stored contact and a new one',
    one({ contactId: 5, companyDetails: { contactDetails: contact } }),
    '1 CompanyDetails.ContactDetails.ContactId contactsDiffer',
  ],
  ['A stored contact and details without one', one({ contactId: 5, companyDetails: { companyName: 'Roof' } })],
  ['The same contact twice', one({ contactId: 5, companyDetails: { contactDetails: { contactId: 5 } } })],
  ['A contact that is no number', one({ contactId: 'K' }), '1 ContactId notId'],

  ...['4111 1111 1111 1111', '000123456789', 12345678, 'Roof 1234-5678'].map((number): [string, unknown, string] => [
    `A company called ${number}`,
    created({ ...details, companyName: number }),
    '1 CompanyDetails.CompanyName notName',
  ]),
  ...['firstName', 'lastName'].flatMap((name): [string, unknown, string][] => {
    const field = name.charAt(0).toUpperCase() + name.slice(1);
    const number = { [name]: '4111111111111111' };
    return [
      [`A contact’s number for a ${name}`, contactOf(number), `1 CompanyDetails.ContactDetails.${field} notName`],
      [
        `A person’s number for a ${name}`,
        uploadOf({ ...claimant, individualDetails: { ...person, ...number } }),
        `1 IndividualDetails.${field} notName`,
      ],
    ];
  }),
  ['A company with seven digits', created({ ...details, companyName: '1234567 Holdings' })],

  ['An e-mail address without a domain', one({ emailAddress: 'pat@example' }), '1 EmailAddress notEmail'],
  [
    'An e-mail address with a line break',
    one({ emailAddress: 'a@b.example\r\nBcc:c@d.example' }),
    '1 EmailAddress notEmail',
  ],
  ['An e-mail address with a control character', one({ emailAddress: 'a\u0000@b.example' }), '1 EmailAddress notEmail'],
  ['An e-mail address that is a number', one({ emailAddress: 7 }), '1 EmailAddress notEmail'],
  [
    'A new company without name or contact',
    created({ taxId: '12-3456789' }),
    '1 CompanyDetails.CompanyName missing',
    '1 CompanyDetails.ContactDetails missing',
  ],
  [
    'A new company with a contact that is a text',
    created({ ...details, contactDetails: 'Kim' }),
    '1 CompanyDetails.ContactDetails notObject',
  ],
  [
    'A new company with an empty contact',
    created({ ...details, contactDetails: {} }),
    '1 CompanyDetails.ContactDetails missing',
  ],
  ...['firstName', 'lastName', 'email'].map(
    (name) =>
      [
        `A new contact without ${name}`,
        contactOf({ [name]: ' ' }),
        `1 CompanyDetails.ContactDetails.${name.charAt(0).toUpperCase()}${name.slice(1)} missing`,
      ] as [string, unknown, string],
  ),
  [
    'A new contact of a stored company without names',
    one({ companyDetails: { contactDetails: { email: 'a@b.example' } } }),
    '1 CompanyDetails.ContactDetails.FirstName missing',
    '1 CompanyDetails.ContactDetails.LastName missing',
  ],
  [
    'A contact with an address that is none',
    contactOf({ email: 'kim' }),
    '1 CompanyDetails.ContactDetails.Email notEmail',
  ],
  ['An unknown company type', created({ ...details, companyType: 3 }), '1 CompanyDetails.CompanyType notAllowed'],
  ['An unknown web access', contactOf({ webAccess: 'On' }), '1 CompanyDetails.ContactDetails.WebAccess notAllowed'],
  ...['firstName', 'lastName', 'email'].map(
    (name) =>
      [
        `A new person without ${name}`,
        uploadOf({ ...claimant, accountId: null, individualDetails: { ...person, [name]: null } }),
        `1 IndividualDetails.${name.charAt(0).toUpperCase()}${name.slice(1)} missing`,
      ] as [string, unknown, string],
  ),
  ['A person with an account and no name', one({ individualDetails: { city: 'Salem' } })],
  [
    'Half a mailing address',
    one({ address: { address: '1 Main St', zip: '97301' } }),
    '1 Address.City missing',
    '1 Address.State missing',
  ],

  ['A vendor reference of 15 characters', parameters({ VendorRefNumber: 'x'.repeat(15) })],
  [
    'A vendor reference of 16 characters',
    parameters({ VendorRefNumber: 'x'.repeat(16) }),
    '1 ExtendedParameters.VendorRefNumber tooLong',
  ],
  ['Parameters of a party that are a list', parameters(['x']), '1 ExtendedParameters notObject'],
  ['A document of 250 characters', parameters({ DocumentUrl: `https://a.example/${'x'.repeat(232)}` })],
  [
    'A document of 251 characters',
    parameters({ DocumentUrl: `https://a.example/${'x'.repeat(233)}` }),
    '1 ExtendedParameters.DocumentUrl tooLong',
  ],
  ...[
    'http://a.example',
    'HTTPS://A.example:8443/b',
    'https://a.example?q',
    'http://[::1]/x',
    'https://a.example/@b',
  ].map((url) => [`The document ${url}`, parameters({ DocumentUrl: url })] as [string, unknown]),
  ...[
    'javascript:alert(1)',
    'JavaScript://a.example/%0aalert(1)',
    'java\tscript:alert(1)',
    'data:text/html,x',
    'vbscript:x',
    'file:///etc/passwd',
    'ftp://a.example/x',
    '//a.example/x',
    '/x',
    'a.example',
    'https:a.example',
    'https:/a.example',
    'https:\\\\a.example',
    'https://',
    'https:///x',
    'https://?x',
    'https://:80/x',
    'https://a.example\\@b.example',
    'https://a.example@b.example/',
    'https://a b.example',
    'https://a.example/x y',
    'https://a.example/x\u00a0y',
    'https://a.example/x\ny',
    'https://a.example/x\u0000',
    'https://a.example/\u202egnp.exe',
    'https://a.example/\u200b',
    'xhttps://a.example',
  ].map(
    (url) =>
      [
        `The document ${JSON.stringify(url)}`,
        parameters({ DocumentUrl: url }),
        '1 ExtendedParameters.DocumentUrl notWebAddress',
      ] as [string, unknown, string],
  ),
];

for (const [what, body, ...problems] of cases) {
  test(`${what}: ${problems.join(', ') || 'no problem'}`, () => assert.deepEqual(problemsOf(body), problems));
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

test('The message has a line for each problem, which says where', () => {
  const body = parties({ ...vendor, paymentAmount: 250 }, { ...claimant, paymentAmount: '0.00' });
  const { problems: found } = readUpload({ ...body, claimNumber: null });
  assert.equal(
    uploadMessage(found),
    'ClaimNumber: This option is required.\nParty 2, PaymentAmount: A party that is paid gets more than zero.',
  );
});

test('A repeated account is explained by the party that has it already, not by its number', () => {
  const { problems: found } = readUpload(parties(vendor, claimant, { ...approver, accountId: 41 }));
  assert.equal(
    uploadMessage(found),
    'Party 3, AccountId: Each party must have an account of its own; this is that of party 2.',
  );
});

for (const [what, body, ...problems] of cases.filter(([, , problem]) => problem)) {
  test(`${what} is told in whole sentences`, () => {
    const { problems: found } = readUpload(body);
    const lines = uploadMessage(found).split('\n');
    assert.equal(lines.length, problems.length);
    for (const line of lines) assert.match(line, /^(Party \d+, )?[A-Z][A-Za-z.]+: [A-Z].*\.$/);
  });
}
