import type { PayeeAccount } from './payee-account.ts';

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
      record: {
        type: 'company',
        companyName: 'Sparrow Auto Body',
        taxId: '00-1234567',
        address: '12 Foundry Street',
        ...place,
      },
      contacts: [
        {
          contactId: 2001,
          firstName: 'Morgan',
          lastName: 'Ellis',
          email: 'morgan.ellis@sparrow.example',
          phone: '5185550121',
          webAccess: 'Enabled',
        },
        {
          contactId: 2002,
          firstName: 'Devon',
          lastName: 'Park',
          email: 'devon.park@sparrow.example',
          phone: '5185550122',
          webAccess: 'Disabled',
        },
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
      record: {
        type: 'company',
        companyName: 'Sparrow Towing',
        taxId: '00-1234567',
        address: '14 Foundry Street',
        ...place,
      },
      contacts: [
        {
          contactId: 2003,
          firstName: 'Robin',
          lastName: 'Vale',
          email: 'robin.vale@sparrow.example',
          phone: '5185550124',
          webAccess: 'Enabled',
        },
      ],
      bankAccounts: bankAccount('demo-towing-savings', 'Savings', null, '4321'),
      prepaidBalance: null,
    },
  },
];

function bankAccount(
  token: string,
  accountType: 'Checking' | 'Savings',
  bankName: string | null,
  lastFourDigits: string,
): PayeeAccount['bankAccounts'] {
  return new Map([[token, { masked: { category: 'ECheck', accountType, bankName, lastFourDigits }, codes: {} }]]);
}
