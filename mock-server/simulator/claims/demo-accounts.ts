import type { KnownContact, PayeeAccount } from './payee-account.ts';

/** An account that every claims merchant of the sandbox has, so that a page can be tried without creating one first. */
export interface DemoAccount {
  readonly about: string;
  readonly account: PayeeAccount;
}

const place = { city: 'Albany', state: 'NY', zip: '12207' };

/** Names and telephone numbers are invented. */
export const demoAccounts: readonly DemoAccount[] = [
  {
    about: 'A company with two contacts and a saved checking account',
    account: {
      id: 1001,
      record: company('Sparrow Auto Body', '12 Foundry Street'),
      contacts: [
        contact(2001, 'Morgan', 'Ellis', '5185550121'),
        contact(2002, 'Devon', 'Park', '5185550122', 'Disabled'),
      ],
      bankAccounts: bankAccount('demo-company-checking', 'Checking', 'JPMorgan Chase Bank', '6789'),
      prepaidBalance: null,
    },
  },
  {
    about: 'An individual with a saved savings account and 250.00 on a prepaid account',
    account: {
      id: 1002,
      record: {
        type: 'individual',
        firstName: 'Casey',
        lastName: 'Nguyen',
        email: 'casey.nguyen@mail.example',
        phone: '5185550123',
        address: '7 Orchard Lane',
        ...place,
      },
      contacts: [],
      bankAccounts: bankAccount('demo-individual-savings', 'Savings', 'Wells Fargo Bank', '0000'),
      prepaidBalance: 250_00,
    },
  },
  {
    about: 'A company with the tax id of the first and a saved savings account of an unknown bank',
    account: {
      id: 1003,
      record: company('Sparrow Towing', '14 Foundry Street'),
      contacts: [contact(2003, 'Robin', 'Vale', '5185550124')],
      bankAccounts: bankAccount('demo-towing-savings', 'Savings', null, '4321'),
      prepaidBalance: null,
    },
  },
];

function company(companyName: string, address: string): PayeeAccount['record'] {
  return { type: 'company', companyName, taxId: '00-1234567', address, ...place };
}

function contact(
  contactId: number,
  firstName: string,
  lastName: string,
  phone: string,
  webAccess: KnownContact['webAccess'] = 'Enabled',
): KnownContact {
  const email = `${firstName}.${lastName}@sparrow.example`.toLowerCase();
  return { contactId, firstName, lastName, email, phone, webAccess };
}

function bankAccount(
  token: string,
  accountType: 'Checking' | 'Savings',
  bankName: string | null,
  lastFourDigits: string,
): PayeeAccount['bankAccounts'] {
  return new Map([[token, { masked: { category: 'ECheck', accountType, bankName, lastFourDigits }, codes: {} }]]);
}
