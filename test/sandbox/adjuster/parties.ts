import { avery, demo } from '../claims/payees.ts';

export type Json = Readonly<Record<string, unknown>>;

/** The claim of every request, and the dates of those that the first merchant creates when the tests begin. */
export const claim = { claimNumber: 'CLAIM-4711', claimDetails: ['Hail damage', 'Roof and gutters'] };
export const dates = { creationDate: '2026-11-21T12:05:09', expirationDate: '2026-12-21T12:05:09', timeZone: 'EST' };

/** The addresses of the demo accounts, by which the tests find the e-mails of the parties. */
export const emails = {
  company: 'morgan.ellis@sparrow.example',
  individual: 'casey.nguyen@mail.example',
  towing: 'robin.vale@sparrow.example',
} as const;

/** Approves and receives payment 150.25. */
const company = { accountId: demo.company, contactId: 2001, referenceId: 'REF-1' };
export const claimant: Json = { ...company, approvalRole: 'ApprovalAndPayment', paymentAmount: '150.25' };
export const payee: Json = { accountId: demo.individual, approvalRole: 'PaymentOnly', paymentAmount: 99.75 };
export const approver: Json = { accountId: demo.sameTaxId, approvalRole: 'ApprovalOnly', paymentAmount: 0 };
/** Receives 40.00 to a saved bank account automatically. */
const toSavings = { paymentMethodType: 'BankAccount', token: 'demo-individual-savings', paymentAmount: '40.00' };
export const bypass: Json = { ...toSavings, accountId: demo.individual, approvalRole: 'PaymentOnlyActionBypass' };

export const newPerson: Json = { firstName: 'Jordan', lastName: 'Rivera', email: 'jordan.rivera@mail.example' };
export const newCompany: Json = {
  companyName: 'Clearview Glass',
  taxId: '98-7654321',
  companyType: 'Vendor',
  contactDetails: avery,
};

export const addresses = {
  company: { address: '12 Foundry Street', city: 'Albany', state: 'NY', zip: '12207' },
  individual: { address: '7 Orchard Lane', city: 'Albany', state: 'NY', zip: '12207' },
} as const;
/** An address that no account has. */
export const elmStreet = { address: '1 Elm Street', city: 'Troy', state: 'NY', zip: '12180' } as const;
