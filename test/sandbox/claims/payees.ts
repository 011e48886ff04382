import type { CompanyPayee, IndividualPayee } from '../../../src/claims/requests.ts';

export const claimsKeys = {
  first: '20000000-0000-4000-8000-000000000001',
  second: '20000000-0000-4000-8000-000000000002',
} as const;

/** The first of them, as pages show it. */
export const lakeshore = { name: 'Lakeshore Casualty Insurance', phone: '800-555-0111' };

/** The initial data of every claims merchant. */
export const demo = { company: 1001, individual: 1002, sameTaxId: 1003 } as const;

export function individual(changes: Partial<IndividualPayee> = {}): IndividualPayee {
  const person = { firstName: 'Jordan', lastName: 'Rivera', email: 'jordan.rivera@mail.example', phone: '2125550123' };
  const address = { address: '4 Mill Road', city: 'Albany', state: 'NY', zip: '12207' };
  return { type: 'individual', ...person, ...address, ...changes };
}

export const avery = { firstName: 'Avery', lastName: 'Stone', email: 'avery.stone@glass.example' };
export const contact = { ...avery, phone: '2125550124', webAccess: 'Enabled' } as const;

export function company(changes: Partial<CompanyPayee> = {}): CompanyPayee {
  const address = { address: '9 Market Street', city: 'Troy', state: 'NY', zip: '12180' };
  return { type: 'company', companyName: 'Clearview Glass', ...address, contact, ...changes };
}
