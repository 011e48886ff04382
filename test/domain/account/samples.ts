import type { CompanyPayee, IndividualPayee } from '../../../src/claims/requests.ts';
import { renamed, small } from '../spelling.ts';
import { accountFieldNames, type AccountFields } from '../../../src/account/account-form.ts';
import type {
  AccountReceipt,
  AccountSession,
  ClaimTransaction,
  PayeeMethodReceipt,
} from '../../../src/account/wire.ts';

/* A company and a person, as a page writes them and as they are read. */

export const contactDetails = {
  ContactId: 31,
  FirstName: 'Pat',
  LastName: 'Lee',
  Email: 'pat@oakroofing.example',
  Phone: '8605550123',
  WebAccess: 'Disabled',
} as const;

export const companyDetails = {
  CompanyName: 'Oak Roofing LLC',
  TaxId: '12-3456789',
  Address: '12 Oak Street',
  City: 'Hartford',
  State: 'CT',
  Zip: '06103',
  ContactDetails: contactDetails,
} as const;

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

const { contactDetails: contact, ...details } = renamed(companyDetails, small) as Record<string, unknown>;
export const company = { type: 'company', ...details, contact } as CompanyPayee;
export const individual = { type: 'individual', ...(renamed(individualDetails, small) as object) } as IndividualPayee;

const merchant = { name: 'Prairie Mutual', phone: '(555) 010-0199' };
export const session: AccountSession = { merchant, payee: individual, bankAccounts: [], prepaidAccount: null };
export const savedAccount = {
  token: 'ACC-1',
  accountType: 'Checking',
  bankName: null,
  lastFourDigits: '0021',
} as const;

export const blank = Object.fromEntries(accountFieldNames.map((name) => [name, ''])) as AccountFields;
export const fields = (typed: Partial<AccountFields>): AccountFields => ({ ...blank, ...typed });

export function without<Fields extends object, Name extends keyof Fields>(
  fields: Fields,
  name: Name,
): Omit<Fields, Name> {
  return Object.fromEntries(Object.entries(fields).filter(([key]) => key !== name)) as Omit<Fields, Name>;
}

/** A company in a session's answer, which never contains the tax id. */
export const withoutTaxId = (payee: CompanyPayee): CompanyPayee => without(payee, 'taxId');

export const bankAccount: PayeeMethodReceipt = {
  type: 'ECheck',
  bankAccount: { token: 'ACC-9', accountType: 'Savings', bankName: 'Ally Bank', lastFourDigits: '6789' },
  nameOnAccount: 'Jordan Rivera',
};
export const prepaidAccount: PayeeMethodReceipt = { type: 'PrepaidAccount', balance: 130_050 };
export const ePay: PayeeMethodReceipt = { type: 'EPay', requestId: 'EP-5', email: 'pat@oakroofing.example' };

export const transaction: ClaimTransaction = {
  transactionId: 'T-70001',
  transactedAt: '2026-11-21T21:05:09',
  zoneCode: 'EST',
  timeZone: 'Eastern Standard Time',
  amount: 125_050,
};

export function receipt(method: PayeeMethodReceipt, changes: Partial<AccountReceipt> = {}): AccountReceipt {
  return { accountId: 1001, contactId: null, method, transaction: null, ...changes };
}
