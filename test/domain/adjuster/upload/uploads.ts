import assert from 'node:assert/strict';
import { readUpload } from '../../../../src/adjuster/upload/read-upload.ts';
import type { UploadValues } from '../../../../src/adjuster/upload/upload-tables.ts';

/* Uploads of an integrator's server, in camelCase like the specification's example. */

export type Json = Record<string, unknown>;

export const vendor: Json = {
  referenceId: 'V-1',
  approvalRole: 'PaymentOnly',
  paymentAmount: 150.25,
  companyDetails: {
    companyName: 'Roof & Co',
    companyType: 2,
    contactDetails: { firstName: 'Kim', lastName: 'Lee', email: 'kim@roof.example' },
  },
};

export const claimant: Json = { accountId: 41, approvalRole: 3, paymentAmount: 99.75, linkDeliveryType: 1 };

export const approver: Json = { accountId: 42, approvalRole: 'ApprovalOnly', paymentAmount: 0 };

const byBank = { paymentMethodType: 'BankAccount', token: 'T-1' };
export const bypass: Json = { accountId: 43, approvalRole: 4, paymentAmount: '99.75', ...byBank };

export const person: Json = { firstName: 'Pat', lastName: 'Doe', email: 'pat@doe.example' };

export const upload: Json = {
  claimsSessionKey: '3f2504e0-4f89-41d3-9a0c-0305e82c3301',
  claimsAuthenticationKey: 'a-key',
  claimNumber: '000123',
  claimDetails: ['Hail', 'Roof'],
  totalAmount: '250.00',
  processType: 'MultiPartyPayment',
  approvalRequestParties: [vendor, claimant, approver],
  extendedParameters: { ClaimantName: 'Pat Doe' },
};

export function uploadWith(changes: Json): Json {
  return { ...upload, ...changes };
}

export function uploadOf(party: Json, changes: Json = {}): Json {
  return uploadWith({ totalAmount: party.paymentAmount, approvalRequestParties: [party], ...changes });
}

export function accepted(body: unknown): UploadValues {
  const { values, problems } = readUpload(body);
  assert.deepEqual(problems, []);
  return values;
}

/** `['2 PaymentAmount notPositive']`. Party 0 is the request itself. */
export function problemsOf(body: unknown): string[] {
  return readUpload(body).problems.map(({ party, field, code }) => `${party ?? 0} ${field} ${code}`);
}
