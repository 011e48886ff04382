import { claimsMerchants } from '../../../mock-server/simulator/claims/claims-merchants.ts';
import { demoAccounts, type DemoAccount } from '../../../mock-server/simulator/claims/demo-accounts.ts';
import { accountNumber, routingNumber, rowOf } from '../shared-examples.ts';
import type { Typed } from '../story.ts';

/* What the stories share. Accounts, numbers and merchants come from the sandbox's tables. */

/** A claim that is paid. */
export const claim = { Context: 'payment', ClaimNumber: 'CLM-2026-0042', Amount: '1840.50' };

export const address = { Address: '5 Elm Street', City: 'Keene', State: 'NH', Zip: '03431' };

export const person = { FirstName: 'Ana', LastName: 'Núñez', Email: 'ana@mail.example' };

/** A payee that is new to the service. */
export const individual = { ...person, Phone: '6035550188', ...address };

export const contactPerson = { FirstName: 'Robin', LastName: 'Okafor', Email: 'robin@glassworks.example' };

export const contact = { ...contactPerson, Phone: '6175550142' };

export const companyAddress = { Address: '80 Bay Street', City: 'Boston', State: 'MA', Zip: '02110' };

export const company = { CompanyName: 'Bay Street Glassworks', ...companyAddress, ContactDetails: contact };

/** The stored accounts of the sandbox. */
export const accounts = {
  /** A company with two contacts and a saved bank account. */
  company: rowOf(demoAccounts, 0).account,
  /** A person with a saved bank account, and money on a prepaid account. */
  individual: rowOf(demoAccounts, 1).account,
};

/** The merchants of the claims modals by what is special about them. */
export const merchants = {
  /** Mailed checks, welcome emails in one step, account groups. */
  oneStep: rowOf(claimsMerchants, 0).key,
  /** No checks, welcome emails in two steps. */
  twoStep: rowOf(claimsMerchants, 1).key,
};

/** The `AccountId` option of an account. */
export function accountId({ id }: DemoAccount['account']): { readonly AccountId: string } {
  return { AccountId: String(id) };
}

export const bankAccount: readonly Typed[] = [routingNumber, { ...accountNumber, note: 'of either type, typed twice' }];
