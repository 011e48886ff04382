import { managedOf } from '../../../adapters/testing/adjuster-answers.ts';
import type { RequestParty, UploadedRequest } from '../../../src/adjuster/wire.ts';

export { asked, requestFields as life } from '../../../adapters/testing/adjuster-answers.ts';

export const merchant = { name: 'Prairie Mutual', phone: '(555) 010-0199' } as const;

/** A person who approves and chooses how to be paid. */
export const claimant: RequestParty = {
  referenceId: 'P-1',
  name: 'Jordan Rivera',
  contactName: null,
  companyType: null,
  role: 'ApprovalAndPayment',
  amount: 125_050,
  method: null,
  delivery: 'Email',
  email: 'jordan@example.com',
  address: { address: '5 Elm Street', city: 'Albany', state: 'NY', zip: '12207' },
  vendor: null,
};

/** A person who approves and is not paid. */
export const approver: RequestParty = {
  ...claimant,
  referenceId: null,
  name: 'Sam Okafor',
  role: 'ApprovalOnly',
  amount: 0,
  email: 'sam@example.com',
  address: null,
};

/** A business that is paid for a service, with every optional field. */
export const vendor: RequestParty = {
  ...claimant,
  referenceId: 'V-7',
  name: 'Oak Roofing LLC',
  contactName: 'Pat Lee',
  companyType: 'Vendor',
  role: 'PaymentOnly',
  amount: 74_950,
  email: 'pat@oakroofing.example',
  address: null,
  vendor: {
    serviceDate: '10/03/2026',
    referenceNumber: 'INV-2041',
    documentUrl: 'https://oakroofing.example/inv-2041.pdf',
  },
};

/** A policyholder that is a business and is paid automatically. */
export const business: RequestParty = {
  ...claimant,
  referenceId: null,
  name: 'Harbor Bakery',
  contactName: 'Lena Ortiz',
  companyType: 'Business',
  role: 'PaymentOnlyActionBypass',
  amount: 50_000,
  method: 'Check',
  email: 'lena@harborbakery.example',
};

/** The upload for a claim with four parties, one for each role. */
export const uploaded: UploadedRequest = {
  claimNumber: '0002041',
  claimDetails: ['Hail damage to the roof', 'Deductible of $500.00 applied'],
  totalAmount: 250_000,
  processType: 'MultiPartyPayment',
  accountGroupCode: 'North',
  extendedParameters: { ClaimantName: 'Jordan Rivera' },
  parties: [claimant, approver, vendor, business],
};

export const managed = managedOf(uploaded);
