import type { CompanyPayee, IndividualPayee } from '../../../src/claims/requests.ts';
import type { AccountOptionObject } from '../../../src/account/account-options.ts';
import type { PayeeBankAccount } from '../../../src/account/requests.ts';
import type { AccountSession, SavedBankAccount } from '../../../src/account/wire.ts';

/* What the tests of the account modal are about, when it does not matter what it is. */

export const contactDetails = {
  FirstName: 'Pat',
  LastName: 'Lee',
  Email: 'pat@oakroofing.example',
  Phone: '8605550123',
} as const;

/** A company with one contact, as a page writes it. */
export const companyDetails = {
  CompanyName: 'Oak Roofing LLC',
  TaxId: '12-3456789',
  Address: '12 Oak Street',
  City: 'Hartford',
  State: 'CT',
  Zip: '06103',
  ContactDetails: contactDetails,
} as const;

/** A person, as a page writes it. */
export const individualDetails = {
  FirstName: 'Jordan',
  LastName: 'Rivera',
  Email: 'jordan@example.com',
  Phone: '2125550123',
  Address: '5 Elm Street',
  City: 'Albany',
  State: 'NY',
  Zip: '12207',
} as const;

/** Opens the modal to pay a claim; dollars, as a page writes them. Who is paid is not in it. */
export const accountPayment = {
  SessionId: '40000000-0000-4000-8000-000000000001',
  Context: 'payment',
  ClaimNumber: 'CLM-2041',
  Amount: '1250.50',
} as const satisfies AccountOptionObject;

/** Opens the modal to save a method. */
export const accountSave = {
  SessionId: '40000000-0000-4000-8000-000000000002',
  Context: 'save',
} as const satisfies AccountOptionObject;

export const individual: IndividualPayee = {
  type: 'individual',
  firstName: 'Jordan',
  lastName: 'Rivera',
  email: 'jordan@example.com',
  phone: '2125550123',
  address: '5 Elm Street',
  city: 'Albany',
  state: 'NY',
  zip: '12207',
};

export const company: CompanyPayee = {
  type: 'company',
  companyName: 'Oak Roofing LLC',
  address: '12 Oak Street',
  city: 'Hartford',
  state: 'CT',
  zip: '06103',
  contact: {
    firstName: 'Pat',
    lastName: 'Lee',
    email: 'pat@oakroofing.example',
    phone: '8605550123',
    webAccess: 'Enabled',
  },
};

/** A company that the service knows, with its contact. */
export const storedCompany: CompanyPayee = {
  ...company,
  contact: { ...company.contact, contactId: 31, webAccess: 'Disabled' },
};

export const savedAccount: SavedBankAccount = {
  token: 'ACC-1',
  accountType: 'Checking',
  bankName: 'PNC Bank',
  lastFourDigits: '4321',
};

export const merchant: AccountSession['merchant'] = { name: 'Prairie Mutual', phone: '(555) 010-0199' };

/** A bank account as a person types it, by the labels of the fields. */
export const account = {
  'Routing number': '021000021',
  'Account number': '000123456789',
  'Confirm account number': '000123456789',
} as const;

/** What the service is sent for {@link account}. */
export const accountDetails: PayeeBankAccount = {
  type: 'bankAccount',
  routingNumber: '021000021',
  accountNumber: '000123456789',
  accountType: 'Checking',
};
