import type { CompanyPayee, IndividualPayee } from '../../../src/claims/requests.ts';

export const claimsKeys = {
  first: '20000000-0000-4000-8000-000000000001',
  second: '20000000-0000-4000-8000-000000000002',
} as const;

/** The initial data of every claims merchant. */
export const demo = { company: 1001, individual: 1002, sameTaxId: 1003 } as const;

export function individual(changes: Partial<IndividualPayee> = {}): IndividualPayee {
  return {
    type: 'individual',
    firstName: 'Jordan',
    lastName: 'Rivera',
    email: 'jordan.rivera@mail.example',
    phone: '2125550123',
    address: '4 Mill Road',
    city: 'Albany',
    state: 'NY',
    zip: '12207',
    ...changes,
  };
}

export const contact = {
  firstName: 'Avery',
  lastName: 'Stone',
  email: 'avery.stone@glass.example',
  phone: '2125550124',
  webAccess: 'Enabled',
} as const;

export function company(changes: Partial<CompanyPayee> = {}): CompanyPayee {
  return {
    type: 'company',
    companyName: 'Clearview Glass',
    address: '9 Market Street',
    city: 'Troy',
    state: 'NY',
    zip: '12180',
    contact,
    ...changes,
  };
}
