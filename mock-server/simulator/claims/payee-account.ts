import type { CompanyType } from '../../../src/adjuster/enumerations.ts';
import type { CompanyContact, CompanyPayee, IndividualPayee, Payee } from '../../../src/claims/requests.ts';
import type { Cents } from '../../../src/money.ts';
import type { WallTime } from '../../../src/wall-time.ts';
import type { SavedBankAccount } from '../../../src/account/wire.ts';
import type { FixedCodes } from '../shared/test-numbers.ts';
import type { MaskedBankAccount } from './claims-ledger.ts';

export interface KeptBankAccount {
  readonly masked: MaskedBankAccount;
  readonly codes: FixedCodes;
  /** A hash of routing and account number, to recognize the account. Demo accounts have none. Never shown. */
  readonly numbers?: number | undefined;
  readonly savedAt?: WallTime;
}

/** A company without its contacts. Fields that an adjuster's upload left out are empty. */
export type CompanyRecord = Omit<CompanyPayee, 'contact'> & { readonly companyType?: CompanyType };

export type KnownContact = Required<CompanyContact>;

export const newContact = { webAccess: 'Enabled' } as const satisfies Partial<KnownContact>;

export interface PayeeAccount {
  readonly id: number;
  readonly record: CompanyRecord | IndividualPayee;
  readonly contacts: readonly KnownContact[];
  /** By token, oldest first. Seen by all contacts of a company. */
  readonly bankAccounts: ReadonlyMap<string, KeptBankAccount>;
  readonly prepaidBalance: Cents | null;
}

export function accountName({ record }: Pick<PayeeAccount, 'record'>): string {
  return record.type === 'company' ? record.companyName : fullName(record);
}

export function fullName({ firstName, lastName }: Pick<CompanyContact, 'firstName' | 'lastName'>): string {
  return [firstName, lastName].filter((name) => name !== '').join(' ');
}

export function storedPayee({ record, contacts }: PayeeAccount, contactId = contacts[0]?.contactId): Payee {
  if (record.type === 'individual') return record;
  const contact = contacts.find((one) => one.contactId === contactId);
  if (!contact) throw new Error('Every company has a contact.');
  return shownPayee({ ...record, contact });
}

export function shownPayee(payee: Payee): Payee {
  if (payee.type === 'individual') return payee;
  const { type, companyName, address, city, state, zip, contact } = payee;
  return { type, companyName, address, city, state, zip, contact };
}

export function prepaidAccount({ prepaidBalance }: PayeeAccount): { readonly balance: Cents } | null {
  return prepaidBalance === null ? null : { balance: prepaidBalance };
}

export function savedBankAccount(token: string, masked: KeptBankAccount['masked']): SavedBankAccount {
  const { accountType, bankName, lastFourDigits } = masked;
  return { token, accountType, bankName, lastFourDigits };
}
