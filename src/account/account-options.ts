import { AccountContext } from './enumerations.ts';
import { webAccessNumbers } from '../claims/enumerations.ts';
import type { SuppliedPayee } from '../claims/requests.ts';
import {
  boolean,
  choice,
  details,
  id,
  numbered,
  phone,
  positiveAmount,
  session,
  text,
} from '../options/option-kinds.ts';
import type { GivenOptions, OptionTable, ReadOptions } from '../options/option-table.ts';
import type { OptionProblem, OptionProblems } from '../options/option-problems.ts';
import { optionReader, type OptionReader } from '../options/locked-options.ts';
import { readOptions } from '../options/read-options.ts';

const always = ['payment', 'save'] as const;
const payment = ['payment'] as const;

const person = {
  FirstName: { ...text, requiredBy: always },
  LastName: { ...text, requiredBy: always },
  Email: { ...text, requiredBy: always },
  Phone: { ...phone, requiredBy: always },
} as const;

const place = {
  Address: { ...text, requiredBy: always },
  City: { ...text, requiredBy: always },
  State: { ...text, requiredBy: always },
  Zip: { ...text, requiredBy: always },
} as const;

/** The person who acts for a company. Source: claims modals, ContactDetails (account modal). */
export const contactDetails = {
  ContactId: id,
  ...person,
  WebAccess: numbered(webAccessNumbers),
} as const satisfies OptionTable<AccountContext>;
export interface ContactDetails extends GivenOptions<typeof contactDetails> {}

/** Source: claims modals, CompanyDetails (account modal). */
export const companyDetails = {
  CompanyName: { ...text, requiredBy: always },
  TaxId: text,
  ...place,
  ContactDetails: { ...details<ContactDetails>(), requiredBy: always },
} as const satisfies OptionTable<AccountContext>;
export interface CompanyDetails extends GivenOptions<typeof companyDetails> {}

/** Source: claims modals, IndividualDetails (account modal). */
export const individualDetails = { ...person, ...place } as const satisfies OptionTable<AccountContext>;
export interface IndividualDetails extends GivenOptions<typeof individualDetails> {}

/** The options of `<claims-account>`. Source: claims modals, Account modal option object. */
export const accountOptions = {
  SessionId: { ...session, requiredBy: always },
  AccountId: id,
  ClaimNumber: { appliesTo: payment, ...text, requiredBy: payment },
  Context: { ...choice(Object.values(AccountContext)), requiredBy: always },
  CompanyDetails: details<CompanyDetails>(),
  IndividualDetails: details<IndividualDetails>(),
  Amount: { appliesTo: payment, ...positiveAmount, requiredBy: payment },
  AccountGroupCode: text,
  EPayAllowed: { ...boolean, fallback: false },
  SourceUser: text,
  lockedOptions: { ...boolean, alias: 'LockedOptions' },
} as const satisfies OptionTable<AccountContext>;

/** The option object that a page passes to `openAccount`. Amounts are in dollars. */
export type AccountOptionObject = GivenOptions<typeof accountOptions>;

type Both = Omit<ReadOptions<typeof accountOptions, 'save'>, 'Context' | 'CompanyDetails' | 'IndividualDetails'> & {
  readonly payee?: SuppliedPayee;
};

/** The options of the account modal once read and checked. Amounts are in cents. */
export type AccountOptions =
  | (Both & { readonly Context: 'save' })
  | (Both & { readonly Context: 'payment'; readonly Amount: number; readonly ClaimNumber: string });

export interface AccountOptionReading {
  readonly values: AccountOptions;
  readonly problems: OptionProblems;
}

const noPayee: OptionProblem = {
  code: 'noPayee',
  message: 'One of AccountId, CompanyDetails and IndividualDetails is required.',
};

const twoPayees: OptionProblem = { code: 'twoPayees', message: 'Pass CompanyDetails or IndividualDetails, not both.' };

/** Reads the options, the strongest source first. Problems of details have the fields' own names. */
export function readAccountOptions(sources: readonly unknown[]): AccountOptionReading {
  const asSave = readOptions(accountOptions, AccountContext.save, sources);
  const { values, problems } =
    asSave.values.Context === AccountContext.payment
      ? readOptions(accountOptions, AccountContext.payment, sources)
      : asSave;
  const { CompanyDetails: company, IndividualDetails: individual, ...others } = values;
  const found = new Map<string, readonly OptionProblem[]>(problems);
  const isGiven = (name: string): boolean => Object.hasOwn(values, name) || problems.has(name);
  if (!['AccountId', 'CompanyDetails', 'IndividualDetails'].some(isGiven)) found.set('AccountId', [noPayee]);
  if (company && individual) found.set('IndividualDetails', [twoPayees]);
  // An unreadable id names a stored account, too.
  const method = isGiven('AccountId') ? 'update' : AccountContext.save;
  const reading = company ? readCompany(company, method) : individual && readIndividual(individual, method);
  reading?.problems.forEach((problem, name) => found.set(name, problem));
  return { values: { ...others, ...(reading ? { payee: reading.payee } : {}) } as AccountOptions, problems: found };
}

/** Reads the options of a call, and once more with those that the server has fixed. See {@link readAccountOptions}. */
export function accountOptionReader(sources: readonly unknown[]): OptionReader<AccountOptionReading> {
  const read = optionReader(readAccountOptions, sources);
  return (locked) => {
    const { values, problems } = read(locked);
    const payee = values.payee?.type === 'company' ? 'CompanyDetails' : 'IndividualDetails';
    return {
      values,
      problems: new Map([...problems].map(([name, found]) => [name === 'payee' ? payee : name, found])),
    };
  };
}

interface PayeeReading {
  readonly payee: SuppliedPayee;
  readonly problems: OptionProblems;
}

type DetailsMethod = 'save' | 'update';

function readCompany(given: object, method: DetailsMethod): PayeeReading {
  const { values, problems } = readOptions(companyDetails, method, [given]);
  const { ContactDetails: contact, ...company } = values;
  const reading = contact && readContact(contact, method);
  return {
    payee: { type: 'company', ...uncapitalizeNames(company), ...(reading ? { contact: reading.contact } : {}) },
    // A contact that is missing altogether is one problem, not five.
    problems: new Map([...problems, ...(reading?.problems ?? [])]),
  };
}

/** A contact without an id is created, even if the company has an account. */
function readContact(given: object, method: DetailsMethod) {
  const update = readOptions(contactDetails, 'update', [given]);
  const isNamed = Object.hasOwn(update.values, 'ContactId') || update.problems.has('ContactId');
  const { values, problems } =
    method === 'update' && isNamed ? update : readOptions(contactDetails, AccountContext.save, [given]);
  // A stored contact keeps its setting.
  const webAccess = isNamed ? {} : { webAccess: 'Enabled' as const };
  return { contact: { ...webAccess, ...uncapitalizeNames(values) }, problems };
}

function readIndividual(given: object, method: DetailsMethod): PayeeReading {
  const { values, problems } = readOptions(individualDetails, method, [given]);
  return { payee: { type: 'individual', ...uncapitalizeNames(values) }, problems };
}

type UncapitalizedNames<Values> = { [Name in keyof Values as Uncapitalize<Name & string>]: Values[Name] };

/** The names as the service has them: `{ ContactId: 31 } => { contactId: 31 }`. */
export function uncapitalizeNames<Values extends object>(values: Values): UncapitalizedNames<Values> {
  const entries = Object.entries(values as Readonly<Record<string, unknown>>).map(([name, value]) => [
    name.charAt(0).toLowerCase() + name.slice(1),
    value,
  ]);
  return Object.fromEntries(entries) as UncapitalizedNames<Values>;
}
