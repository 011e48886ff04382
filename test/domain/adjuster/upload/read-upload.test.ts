import assert from 'node:assert/strict';
import test from 'node:test';
import fc from 'fast-check';
import { uploadedEmail } from '../../../../src/adjuster/upload/approval-upload.ts';
import { partyMethodNumbers, partyRoleNumbers } from '../../../../src/adjuster/enumerations.ts';
import {
  accepted,
  approver,
  bypass,
  claimant,
  person,
  upload,
  uploadOf,
  uploadWith,
  vendor,
  type Json,
} from './uploads.ts';

const absentParty = {
  referenceId: null,
  accountId: null,
  contactId: null,
  delivery: 'Email',
  phone: null,
  emailAddress: null,
  method: null,
  token: null,
  address: null,
  details: null,
  vendor: null,
};

const read = {
  claimsSessionKey: '3f2504e0-4f89-41d3-9a0c-0305e82c3301',
  claimsAuthenticationKey: 'a-key',
  claimNumber: '000123',
  claimDetails: ['Hail', 'Roof'],
  totalAmount: 25_000,
  processType: 'MultiPartyPayment',
  accountGroupCode: null,
  extendedParameters: { ClaimantName: 'Pat Doe' },
  parties: [
    {
      ...absentParty,
      referenceId: 'V-1',
      role: 'PaymentOnly',
      amount: 15_025,
      details: {
        type: 'company',
        companyName: 'Roof & Co',
        taxId: null,
        address: null,
        city: null,
        state: null,
        zip: null,
        companyType: 'Vendor',
        contact: {
          contactId: null,
          firstName: 'Kim',
          lastName: 'Lee',
          email: 'kim@roof.example',
          phone: null,
          webAccess: 'Enabled',
        },
      },
    },
    { ...absentParty, accountId: 41, role: 'ApprovalAndPayment', amount: 9_975 },
    { ...absentParty, accountId: 42, role: 'ApprovalOnly', amount: 0 },
  ],
};

/** Every name of the object and of those within written otherwise; the names in a map stay. */
function renamed(value: unknown, rename: (name: string) => string): unknown {
  if (Array.isArray(value)) return value.map((item) => renamed(item, rename));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, field]) => [
      rename(name),
      name === 'extendedParameters' ? field : renamed(field, rename),
    ]),
  );
}

const capitalized = (name: string) => name.charAt(0).toUpperCase() + name.slice(1);
let turn = 0;
const spellings: readonly [spelling: string, rename: (name: string) => string][] = [
  ['camelCase', (name) => name],
  ['PascalCase', capitalized],
  ['both, mixed', (name) => (turn++ % 2 === 0 ? capitalized(name) : name)],
];

for (const [spelling, rename] of spellings) {
  test(`An upload with names in ${spelling} is read`, () => {
    const result = accepted(renamed(upload, rename));
    // The map has no prototype; all else is compared as it is.
    assert.deepEqual({ ...result, extendedParameters: { ...result.extendedParameters } }, read);
  });
}

const party = (changes: Json) => accepted(uploadOf({ ...claimant, ...changes })).parties[0];

for (const [name, number] of Object.entries(partyRoleNumbers)) {
  for (const given of [name, number, String(number)]) {
    test(`The role ${JSON.stringify(given)} is ${name}`, () => {
      const amount = name === 'ApprovalOnly' ? 0 : 99.75;
      const parties = [{ ...bypass, approvalRole: given, paymentAmount: amount }, claimant];
      const totalAmount = name === 'ApprovalOnly' ? '99.75' : '199.50';
      assert.equal(accepted(uploadWith({ totalAmount, approvalRequestParties: parties })).parties[0]?.role, name);
    });
  }
}

for (const [name, number] of Object.entries(partyMethodNumbers)) {
  for (const given of [name, number, String(number)]) {
    test(`The method ${JSON.stringify(given)} is ${name}`, () => {
      assert.equal(accepted(uploadOf({ ...bypass, paymentMethodType: given })).parties[0]?.method, name);
    });
  }
}

for (const given of ['Email', 1, '1', null, undefined, '', '  ']) {
  test(`The delivery ${JSON.stringify(given)} is Email`, () => {
    assert.equal(party({ linkDeliveryType: given })?.delivery, 'Email');
  });
}

const amounts: readonly [given: unknown, cents: number][] = [
  ['0.01', 1],
  [0.07, 7],
  [1.15, 115],
  ['5', 500],
  ['5.5', 550],
  [8.2, 820],
  [' 107.98 ', 10_798],
  [4_503_599.37, 450_359_937],
];

for (const [given, cents] of amounts) {
  test(`The amount ${JSON.stringify(given)} is ${cents} cents, in total and of a party`, () => {
    const result = accepted(uploadOf({ ...claimant, paymentAmount: given }));
    assert.equal(result.totalAmount, cents);
    assert.equal(result.parties[0]?.amount, cents);
  });
}

test('Amounts that add up in cents are accepted, whatever floating-point numbers make of them', () => {
  const cents = fc.array(fc.integer({ min: 1, max: 99_999_999 }), { minLength: 1, maxLength: 10 });
  fc.assert(
    fc.property(cents, (parts) => {
      const total = parts.reduce((sum, part) => sum + part, 0);
      const parties = parts.map((part, index) => ({ ...claimant, accountId: index + 1, paymentAmount: part / 100 }));
      const body = uploadWith({ totalAmount: (total / 100).toFixed(2), approvalRequestParties: parties });
      assert.equal(accepted(body).totalAmount, total);
    }),
  );
});

for (const blank of [undefined, null, '', '   ']) {
  test(`What is ${JSON.stringify(blank)} is absent`, () => {
    const names = ['referenceId', 'contactId', 'phoneNumber', 'emailAddress', 'paymentMethodType', 'token', 'address'];
    const optional = [...names, 'companyDetails', 'individualDetails', 'extendedParameters', 'linkDeliveryType'];
    const blanks = Object.fromEntries(optional.map((name) => [name, blank]));
    assert.deepEqual(party(blanks), { ...absentParty, accountId: 41, role: 'ApprovalAndPayment', amount: 9_975 });
    const result = accepted(
      uploadWith({
        claimDetails: blank,
        accountGroupCode: blank,
        extendedParameters: blank,
        claimsAuthenticationKey: blank,
      }),
    );
    assert.deepEqual(result.claimDetails, []);
    assert.equal(result.accountGroupCode, null);
    assert.equal(result.claimsAuthenticationKey, null);
    assert.deepEqual(Object.keys(result.extendedParameters), []);
  });
}

for (const name of ['address', 'companyDetails', 'individualDetails', 'extendedParameters']) {
  for (const empty of [{}, { city: null, State: '', email: ' ', VendorRefNumber: null }]) {
    test(`${name} with nothing in it, as ${JSON.stringify(empty)}, is absent`, () => {
      assert.deepEqual(party({ [name]: empty }), party({}));
    });
  }
}

test('Unknown names are ignored, wherever they stand', () => {
  const known = accepted(uploadWith({ approvalRequestParties: [{ ...vendor, paymentAmount: 250 }] }));
  const more = { theme: 'dark', parties: 3, extra: { deep: [1] } };
  const body = {
    ...more,
    ...uploadWith({
      approvalRequestParties: [
        { ...more, ...vendor, paymentAmount: 250, companyDetails: { ...more, ...(vendor.companyDetails as Json) } },
      ],
    }),
  };
  assert.deepEqual(accepted(body), known);
});

test('Blank lines and parameters are left out, numbers are taken as text', () => {
  const result = accepted(
    uploadWith({ claimDetails: ['Hail', ' ', null, 12], extendedParameters: { a: 7, b: '', c: null } }),
  );
  assert.deepEqual(result.claimDetails, ['Hail', '12']);
  assert.deepEqual(Object.entries(result.extendedParameters), [['a', '7']]);
});

test('A mailing address is read', () => {
  const address = { address: '1 Main St', city: 'Salem', state: 'OR', zip: '01234' };
  assert.deepEqual(party({ address })?.address, address);
});

for (const names of [
  ['VendorServiceDate', 'VendorRefNumber', 'DocumentUrl'],
  ['vendorServiceDate', 'vendorRefNumber', 'documentUrl'],
]) {
  test(`The extended parameters ${names.join(', ')} of a party are read`, () => {
    const values = ['2026-11-21', 'INV-1234567890X', 'https://docs.example/a?b=1#c'];
    const extendedParameters = Object.fromEntries(names.map((name, index) => [name, values[index]]));
    assert.deepEqual(party({ extendedParameters })?.vendor, {
      serviceDate: values[0],
      referenceNumber: values[1],
      documentUrl: values[2],
    });
  });
}

for (const role of ['PaymentOnly', 'ApprovalAndPayment']) {
  test(`Method and token of ${role} are left out: the party chooses`, () => {
    const result = accepted(uploadOf({ ...bypass, approvalRole: role })).parties[0];
    assert.equal(result?.method, null);
    assert.equal(result?.token, null);
  });
}

test('A party with an account may update part of its details', () => {
  const company = accepted(uploadOf({ ...claimant, companyDetails: { city: 'Salem' } })).parties[0]?.details;
  assert.ok(company?.type === 'company');
  assert.equal(company.city, 'Salem');
  assert.equal(company.companyName, null);
  assert.equal(company.contact, null);
});

test('An updated contact keeps its web access where none is given, and a new one has it', () => {
  const access = (contactDetails: Json) => {
    const details = accepted(uploadOf({ ...claimant, companyDetails: { contactDetails } })).parties[0]?.details;
    return details?.type === 'company' ? details.contact?.webAccess : undefined;
  };
  assert.equal(access({ contactId: 5 }), null);
  assert.equal(access({ contactId: 5, webAccess: 1 }), 'Disabled');
  assert.equal(access(person), 'Enabled');
});

const emails: readonly [what: string, party: Json, email: string | null][] = [
  ['its own address', { ...vendor, emailAddress: 'own@x.example' }, 'own@x.example'],
  ['the address of the contact', vendor, 'kim@roof.example'],
  ['the address of the person', { ...vendor, companyDetails: null, individualDetails: person }, 'pat@doe.example'],
  [
    'the new address of a stored account',
    { ...claimant, individualDetails: { email: 'new@x.example' } },
    'new@x.example',
  ],
  ['the stored address', claimant, null],
  ['the stored address', { ...claimant, companyDetails: { city: 'Salem' } }, null],
];

for (const [what, given, email] of emails) {
  test(`A party is written to at ${what}`, () => {
    const [first] = accepted(uploadOf(given)).parties;
    assert.equal(first && uploadedEmail(first), email);
  });
}

test('Ten parties are accepted', () => {
  const parties = Array.from({ length: 10 }, (_, index) => ({ ...claimant, accountId: index + 1, paymentAmount: 25 }));
  assert.equal(accepted(uploadWith({ approvalRequestParties: parties })).parties.length, 10);
});

test('SinglePartyPayment has its one party', () => {
  assert.equal(accepted(uploadOf(bypass, { processType: 'SinglePartyPayment' })).parties.length, 1);
});

test('A request of one party may be MultiPartyPayment, and approvers may be many', () => {
  const parties = [{ ...claimant, paymentAmount: 250 }, approver, { ...approver, accountId: 9 }];
  assert.equal(accepted(uploadWith({ approvalRequestParties: parties })).parties.length, 3);
  assert.equal(accepted(uploadOf(claimant)).parties.length, 1);
});
