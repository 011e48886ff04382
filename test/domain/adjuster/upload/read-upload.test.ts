import assert from 'node:assert/strict';
import test from 'node:test';
import fc from 'fast-check';
import { partyMethodNumbers, partyRoleNumbers } from '../../../../src/adjuster/enumerations.ts';
import { testForAny } from '../../for-any.ts';
import { capitalized, renamed, small } from '../../spelling.ts';
import { accepted, approver, bypass, claimant, upload, uploadOf, uploadWith, vendor, type Json } from './uploads.ts';

const read = {
  ClaimsSessionKey: '3f2504e0-4f89-41d3-9a0c-0305e82c3301',
  ClaimsAuthenticationKey: 'a-key',
  ClaimNumber: '000123',
  ClaimDetails: ['Hail', 'Roof'],
  TotalAmount: 25_000,
  ProcessType: 'MultiPartyPayment',
  ExtendedParameters: { ClaimantName: 'Pat Doe' },
  ApprovalRequestParties: [
    {
      ReferenceId: 'V-1',
      ApprovalRole: 'PaymentOnly',
      LinkDeliveryType: 'Email',
      PaymentAmount: 15_025,
      CompanyDetails: {
        CompanyName: 'Roof & Co',
        CompanyType: 'Vendor',
        ContactDetails: { FirstName: 'Kim', LastName: 'Lee', Email: 'kim@roof.example' },
      },
    },
    { AccountId: 41, ApprovalRole: 'ApprovalAndPayment', LinkDeliveryType: 'Email', PaymentAmount: 9_975 },
    { AccountId: 42, ApprovalRole: 'ApprovalOnly', LinkDeliveryType: 'Email', PaymentAmount: 0 },
  ],
};

/** Without undefined values, which some fields have and others lack. */
function given(values: unknown): unknown {
  return JSON.parse(JSON.stringify(values));
}

let turn = 0;
for (const [spelling, rename] of [
  ['camelCase', String],
  ['PascalCase', capitalized],
  ['a mixture of both', (name: string) => (turn++ % 2 === 0 ? capitalized(name) : name)],
] as const) {
  test(`An upload with names in ${spelling} is read`, () =>
    assert.deepEqual(given(accepted(renamed(upload, rename))), read));
}

const party = (changes: Json) => accepted(uploadOf({ ...claimant, ...changes })).ApprovalRequestParties[0];

test('A role is read by its name and by its number', () => {
  for (const [name, number] of Object.entries(partyRoleNumbers)) {
    const [paymentAmount, totalAmount] = name === 'ApprovalOnly' ? [0, '99.75'] : [99.75, '199.50'];
    for (const approvalRole of [name, number, String(number)]) {
      const approvalRequestParties = [{ ...bypass, approvalRole, paymentAmount }, claimant];
      const [first] = accepted(uploadWith({ totalAmount, approvalRequestParties })).ApprovalRequestParties;
      assert.equal(first?.ApprovalRole, name);
    }
  }
});

test('A method is read by its name and by its number', () => {
  for (const [name, number] of Object.entries(partyMethodNumbers)) {
    for (const paymentMethodType of [name, number, String(number)])
      assert.equal(party({ ...bypass, paymentMethodType })?.PaymentMethodType, name);
  }
});

test('The delivery is Email by name, by number or if absent', () => {
  for (const given of ['Email', 1, '1', null, undefined, '', '  '])
    assert.equal(party({ linkDeliveryType: given })?.LinkDeliveryType, 'Email');
});

const amounts = fc.array(fc.integer({ min: 1, max: 99_999_999 }), { minLength: 1, maxLength: 10 });
testForAny('Amounts that add up in cents are accepted, despite floating-point errors', amounts, (parts) => {
  const total = parts.reduce((sum, part) => sum + part, 0);
  const parties = parts.map((part, index) => ({ ...claimant, accountId: index + 1, paymentAmount: part / 100 }));
  const body = uploadWith({ totalAmount: (total / 100).toFixed(2), approvalRequestParties: parties });
  assert.equal(accepted(body).TotalAmount, total);
});

for (const blank of [undefined, null, '', '   ']) {
  test(`A value of ${JSON.stringify(blank)} is absent`, () => {
    const names = ['referenceId', 'contactId', 'phoneNumber', 'emailAddress', 'paymentMethodType', 'token', 'address'];
    const optional = [...names, 'companyDetails', 'individualDetails', 'extendedParameters', 'linkDeliveryType'];
    const blanks = Object.fromEntries(optional.map((name) => [name, blank]));
    assert.deepEqual(given(party(blanks)), read.ApprovalRequestParties[1]);
    const more = ['claimDetails', 'accountGroupCode', 'extendedParameters', 'claimsAuthenticationKey'];
    const result = accepted(uploadWith(Object.fromEntries(more.map((name) => [name, blank])))) as unknown as Json;
    for (const name of more.map(capitalized)) assert.equal(result[name], undefined, name);
  });
}

test('Parts without content are absent', () => {
  for (const empty of [{}, { city: null, State: '', email: ' ', VendorRefNumber: null }]) {
    const parts = { address: empty, companyDetails: empty, individualDetails: empty, extendedParameters: empty };
    assert.deepEqual(party(parts), party({}));
  }
});

test('Unknown names are ignored everywhere', () => {
  const known = accepted(uploadWith({ approvalRequestParties: [{ ...vendor, paymentAmount: 250 }] }));
  const more = { theme: 'dark', parties: 3, extra: { deep: [1] } };
  const companyDetails = { ...more, ...(vendor.companyDetails as Json) };
  const approvalRequestParties = [{ ...more, ...vendor, paymentAmount: 250, companyDetails }];
  assert.deepEqual(accepted({ ...more, ...uploadWith({ approvalRequestParties }) }), known);
});

test('Blank lines, blank parameters and control characters are left out, and numbers are read as text', () => {
  const extendedParameters = { a: 7, b: '', c: null };
  const result = accepted(
    uploadWith({ claimDetails: ['Ha\u0000il\u202e\ndamage', ' ', null, undefined, 12], extendedParameters }),
  );
  assert.deepEqual(result.ClaimDetails, ['Hail damage', '12']);
  assert.deepEqual(Object.entries(result.ExtendedParameters ?? {}), [['a', '7']]);
});

test('A mailing address and extended parameters of a party are read, in either spelling', () => {
  const Address = { Address: '1 Main St', City: 'Salem', State: 'OR', Zip: '01234' };
  const papers = { VendorServiceDate: '2026-11-21', VendorRefNumber: 'INV-1', DocumentUrl: 'https://a.example/?b=1#c' };
  for (const rename of [small, String]) {
    const read = party({ address: renamed(Address, rename), extendedParameters: renamed(papers, rename) });
    assert.deepEqual([{ ...read?.Address }, { ...read?.ExtendedParameters }], [Address, papers]);
  }
});

test('A party with an account may update part of its details', () => {
  const updated = (companyDetails: Json) => given(party({ companyDetails })?.CompanyDetails);
  assert.deepEqual(updated({ city: 'Salem' }), { City: 'Salem' });
  const contactDetails = { contactId: 5, webAccess: 1 };
  assert.deepEqual(updated({ contactDetails }), { ContactDetails: { ContactId: 5, WebAccess: 'Disabled' } });
});

test('Ten parties are accepted', () => {
  const parties = Array.from({ length: 10 }, (_, index) => ({ ...claimant, accountId: index + 1, paymentAmount: 25 }));
  assert.equal(accepted(uploadWith({ approvalRequestParties: parties })).ApprovalRequestParties.length, 10);
});

test('A request of one party may have either process type, also with approvers', () => {
  assert.equal(accepted(uploadOf(bypass, { processType: 'SinglePartyPayment' })).ApprovalRequestParties.length, 1);
  assert.equal(accepted(uploadOf(claimant)).ApprovalRequestParties.length, 1);
  const parties = [{ ...claimant, paymentAmount: 250 }, approver, { ...approver, accountId: 9 }];
  assert.equal(accepted(uploadWith({ approvalRequestParties: parties })).ApprovalRequestParties.length, 3);
});
