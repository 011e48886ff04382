import { demoAccounts, type DemoAccount } from '../../../mock-server/simulator/claims/demo-accounts.ts';
import type { OptionTexts } from '../option-texts.ts';
import { accountNumber, routingNumber } from '../shared-examples.ts';
import type { Typed } from '../story.ts';

/* What the stories have in common. Accounts, numbers and merchants are looked up in the sandbox's own tables. */

/** A claim that is paid. */
export const claim: OptionTexts = { Context: 'payment', ClaimNumber: 'CLM-2026-0042', Amount: '1840.50' };

/** A payee of whom the service knows nothing yet. */
export const individual: OptionTexts = {
  FirstName: 'Ana',
  LastName: 'Núñez',
  Email: 'ana@mail.example',
  Phone: '6035550188',
  Address: '5 Elm Street',
  City: 'Keene',
  State: 'NH',
  Zip: '03431',
};

export const contact: OptionTexts = {
  FirstName: 'Robin',
  LastName: 'Okafor',
  Email: 'robin@glassworks.example',
  Phone: '6175550142',
};

export const company: OptionTexts = {
  CompanyName: 'Bay Street Glassworks',
  Address: '80 Bay Street',
  City: 'Boston',
  State: 'MA',
  Zip: '02110',
  ContactDetails: contact,
};

/** The accounts that the sandbox has from the start, by what is particular about them. */
export const accounts = {
  /** A company with two contacts and a saved bank account. */
  company: demoAccount(0),
  /** A person with a saved bank account, and money on a prepaid account. */
  individual: demoAccount(1),
};

function demoAccount(index: number): DemoAccount['account'] {
  const demo = demoAccounts[index];
  if (!demo) throw new TypeError(`The sandbox has no demo account number ${index + 1}.`);
  return demo.account;
}

/** `AccountId` of an account of the sandbox, as a page writes it. */
export function accountId({ id }: DemoAccount['account']): OptionTexts {
  return { AccountId: String(id) };
}

export const bankAccount: readonly Typed[] = [routingNumber, { ...accountNumber, note: 'of either type, typed twice' }];
