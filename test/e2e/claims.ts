import type { ApprovalRequestParty, ApprovalRequestUpload } from '../../adapters/node/index.ts';

export const company = {
  CompanyName: 'Northwind Roofing LLC',
  TaxId: '00-7654321',
  Address: '18 Quarry Road',
  City: 'Concord',
  State: 'NH',
  Zip: '03301',
  ContactDetails: { FirstName: 'Dana', LastName: 'Whitfield', Email: 'dana@northwind.example', Phone: '6035550123' },
};

const address = { Address: '5 Elm Street', City: 'Keene', State: 'NH', Zip: '03431' };

export const individual = {
  FirstName: 'Ana María',
  LastName: 'Núñez',
  Email: 'ana@example.com',
  Phone: '6035550188',
  ...address,
};

/** Options of real pages: amounts and booleans as text, and unknown names. */
export const claim = {
  Context: 'payment',
  ClaimNumber: 'CLM-2026-0042',
  Amount: '1840.50',
  EPayAllowed: 'true',
  AccountGroupCode: 'North',
  SourceUser: 'adjuster-7',
  companyTheme: 'blue',
};

export function party(name: string, changes: Partial<ApprovalRequestParty>): ApprovalRequestParty {
  return {
    ReferenceId: name,
    ApprovalRole: 'ApprovalAndPayment',
    PaymentAmount: 100,
    IndividualDetails: {
      FirstName: name,
      LastName: 'Miller',
      Email: `${name.toLowerCase()}@example.com`,
      PhoneNumber: '6035550188',
      ...address,
    },
    ...changes,
  };
}

export function upload(...parties: readonly ApprovalRequestParty[]): ApprovalRequestUpload {
  const total = parties.reduce((sum, { PaymentAmount }) => sum + Number(PaymentAmount), 0);
  return {
    ClaimNumber: 'CLM-2026-0042',
    ClaimDetails: ['Hail damage to the roof'],
    TotalAmount: total.toFixed(2),
    ProcessType: parties.length === 1 ? 'SinglePartyPayment' : 'MultiPartyPayment',
    ApprovalRequestParties: parties,
  };
}
