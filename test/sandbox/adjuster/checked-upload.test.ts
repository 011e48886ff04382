import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { checkedUpload, uploadedEmail } from '../../../mock-server/simulator/adjuster/checked-upload.ts';
import {
  accepted,
  bypass,
  claimant,
  person,
  upload,
  uploadOf,
  uploadWith,
  vendor,
  type Json,
} from '../../domain/adjuster/upload/uploads.ts';

const place = { address: '1 Main St', city: 'Salem', state: 'OR', zip: '97301' };
const nowhere = { address: null, city: null, state: null, zip: null };

const checked = (body: Json) => checkedUpload(accepted(body));
const partyOf = (party: Json) => checked(uploadOf(party)).parties[0];
const detailsOf = (changes: Json) => partyOf({ ...claimant, ...changes })?.details;

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

const kim = { firstName: 'Kim', lastName: 'Lee', email: 'kim@roof.example' };
const whole = {
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
        ...nowhere,
        companyType: 'Vendor',
        contact: { contactId: null, ...kim, phone: null, webAccess: 'Enabled' },
      },
    },
    { ...absentParty, accountId: 41, role: 'ApprovalAndPayment', amount: 9_975 },
    { ...absentParty, accountId: 42, role: 'ApprovalOnly', amount: 0 },
  ],
};

suite('a checked upload', () => {
  test('has the uploaded values, and null for the rest', () => {
    const result = checked(upload);
    assert.deepEqual({ ...result, extendedParameters: { ...result.extendedParameters } }, whole);
  });

  test('has no lines, parameters and keys if none were given', () => {
    const blanks = { claimDetails: null, extendedParameters: null, claimsAuthenticationKey: null };
    const { claimDetails, extendedParameters, claimsAuthenticationKey } = checked(uploadWith(blanks));
    assert.deepEqual([claimDetails, Object.keys(extendedParameters), claimsAuthenticationKey], [[], [], null]);
    assert.equal(extendedParameters.constructor, undefined);
  });

  test('has the address, the vendor and the person of a party', () => {
    const given = { VendorServiceDate: '2026-11-21', vendorRefNumber: 'INV-1', documentUrl: 'https://docs.example/a' };
    const party = partyOf({
      ...claimant,
      address: place,
      extendedParameters: given,
      individualDetails: { ...person, ...place, phoneNumber: 2125550123 },
    });
    assert.deepEqual(party?.address, place);
    const papers = { serviceDate: '2026-11-21', referenceNumber: 'INV-1', documentUrl: 'https://docs.example/a' };
    assert.deepEqual(party.vendor, papers);
    assert.deepEqual(party.details, { type: 'individual', ...person, ...place, phone: '2125550123' });
  });

  test('has a method and a token for a party without an action', () => {
    const { method, token } = partyOf(bypass) ?? {};
    assert.deepEqual([method, token], ['BankAccount', 'T-1']);
  });

  for (const role of ['PaymentOnly', 'ApprovalAndPayment']) {
    test(`has neither method nor token for ${role}: the party chooses`, () => {
      const { method, token } = partyOf({ ...bypass, approvalRole: role }) ?? {};
      assert.deepEqual([method, token], [null, null]);
    });
  }

  test('changes the named details of a stored account', () => {
    assert.deepEqual(detailsOf({ companyDetails: { city: 'Salem' } }), {
      type: 'company',
      companyName: null,
      taxId: null,
      companyType: null,
      contact: null,
      ...nowhere,
      city: 'Salem',
    });
  });

  test('keeps a stored contact’s web access if none is given, and enables it for a new one', () => {
    const access = (contactDetails: Json) => {
      const details = detailsOf({ companyDetails: { contactDetails } });
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
    ['the new address', { ...claimant, individualDetails: { email: 'new@x.example' } }, 'new@x.example'],
    ['the stored address', claimant, null],
    ['the stored address', { ...claimant, companyDetails: { city: 'Salem' } }, null],
  ];

  for (const [what, given, email] of emails) {
    test(`has a party with the e-mail address of ${what}`, () => {
      const [first] = checked(uploadOf(given)).parties;
      assert.equal(first && uploadedEmail(first), email);
    });
  }
});
