import type { CompanyPayee } from '../../../src/claims/requests.ts';
import type { AccountOptionObject } from '../../../src/account/account-options.ts';
import type { PayeeBankAccount } from '../../../src/account/requests.ts';
import type { AccountSession, SavedBankAccount } from '../../../src/account/wire.ts';
import {
  company as withTaxId,
  companyDetails as storedDetails,
  without,
  withoutTaxId,
} from '../../domain/account/samples.ts';

export { individual, individualDetails } from '../../domain/account/samples.ts';

export const contactDetails = without(without(storedDetails.ContactDetails, 'ContactId'), 'WebAccess');

export const companyDetails = { ...storedDetails, ContactDetails: contactDetails } as const;

/** Opens the modal to pay a claim, with dollars as a page writes them and without the payee. */
export const accountPayment = {
  SessionId: '40000000-0000-4000-8000-000000000001',
  Context: 'payment',
  ClaimNumber: 'CLM-2041',
  Amount: '1250.50',
} as const satisfies AccountOptionObject;

export const accountSave = {
  SessionId: '40000000-0000-4000-8000-000000000002',
  Context: 'save',
} as const satisfies AccountOptionObject;

export const storedCompany = withoutTaxId(withTaxId);

export const company: CompanyPayee = {
  ...storedCompany,
  contact: { ...without(storedCompany.contact, 'contactId'), webAccess: 'Enabled' },
};

const pnc = { bankName: 'PNC Bank', lastFourDigits: '4321' };
export const savedAccount: SavedBankAccount = { token: 'ACC-1', accountType: 'Checking', ...pnc };

export const merchant: AccountSession['merchant'] = { name: 'Prairie Mutual', phone: '(555) 010-0199' };

export const account = {
  'Routing number': '021000021',
  'Account number': '000123456789',
  'Confirm account number': '000123456789',
} as const;

const numbers = { routingNumber: '021000021', accountNumber: '000123456789' };
export const accountDetails: PayeeBankAccount = { type: 'bankAccount', ...numbers, accountType: 'Checking' };
