import { uncapitalizeNames } from '../../../src/account/account-options.ts';
import type { EntityState } from '../../../src/adjuster/enumerations.ts';
import type { ContactValues, PartyValues } from '../../../src/adjuster/upload/upload-tables.ts';
import type { CompanyContact, IndividualPayee } from '../../../src/claims/requests.ts';
import type { PostalAddress } from '../../../src/claims/wire.ts';
import {
  accountName,
  fullName,
  newContact,
  type CompanyRecord,
  type KnownContact,
  type PayeeAccount,
} from '../claims/payee-account.ts';

export interface PartyPayee {
  readonly record: CompanyRecord | IndividualPayee;
  readonly operation: EntityState;
  readonly contact: PartyContact | null;
  readonly name: string;
  /** The contact of a company, or else its first stored one. Null for a person. */
  readonly contactName: string | null;
  readonly email: string;
}

export interface PartyContact {
  readonly details: CompanyContact & Pick<KnownContact, 'webAccess'>;
  readonly operation: EntityState;
}

const emptyAddress = { address: '', city: '', state: '', zip: '' };
const emptyPerson = { firstName: '', lastName: '', email: '', phone: '' };

export function payeeOf(party: PartyValues, stored: PayeeAccount | undefined): PartyPayee {
  const { record, operation, given } = mergedRecord(party, stored);
  const contact = contactOf(party, given, stored);
  const acting = contact?.details ?? stored?.contacts[0];
  const email = uploadedEmail(party) ?? (record.type === 'company' ? acting?.email : record.email) ?? '';
  return {
    record,
    operation,
    contact,
    name: accountName({ record }),
    contactName: record.type === 'company' && acting ? fullName(acting) : null,
    email,
  };
}

export function fullAddress({ address, city, state, zip }: PostalAddress): PostalAddress | null {
  return [address, city, state, zip].every((line) => line !== '') ? { address, city, state, zip } : null;
}

/** The party's own e-mail address, or that of its details. Undefined if the stored one is used. */
export function uploadedEmail({ EmailAddress, CompanyDetails, IndividualDetails }: PartyValues): string | undefined {
  return EmailAddress ?? (CompanyDetails ? CompanyDetails.ContactDetails : IndividualDetails)?.Email;
}

export function uploadedAddress({ Address }: PartyValues): PostalAddress | null {
  return Address ? uncapitalizeNames(Address) : null;
}

function mergedRecord(
  { CompanyDetails, IndividualDetails }: PartyValues,
  stored: PayeeAccount | undefined,
): Pick<PartyPayee, 'record' | 'operation'> & { readonly given?: ContactValues | undefined } {
  if (CompanyDetails) {
    const { ContactDetails: given, ...company } = CompanyDetails;
    const base = stored?.record.type === 'company' ? stored.record : undefined;
    const empty: CompanyRecord = { type: 'company', companyName: '', ...emptyAddress };
    return { given, ...merged(empty, base, uncapitalizeNames(company)) };
  }
  if (IndividualDetails) {
    const base = stored?.record.type === 'individual' ? stored.record : undefined;
    return merged({ type: 'individual', ...emptyPerson, ...emptyAddress }, base, personOf(IndividualDetails));
  }
  if (!stored) throw new Error('Every party has an account, or details.');
  return { record: stored.record, operation: 'Unchanged' };
}

function merged<Entity extends object>(empty: Entity, stored: Entity | undefined, changes: Partial<Entity>) {
  const record = { ...(stored ?? empty), ...changes };
  const isSame = stored && (Object.keys(changes) as (keyof Entity)[]).every((name) => changes[name] === stored[name]);
  const operation: EntityState = isSame ? 'Unchanged' : stored ? 'Updated' : 'Created';
  return { record, operation };
}

function contactOf(
  { ContactId }: PartyValues,
  given: ContactValues | undefined,
  stored: PayeeAccount | undefined,
): PartyContact | null {
  const known = (id?: number) => stored?.contacts.find((contact) => contact.contactId === id);
  if (given) {
    const empty: PartyContact['details'] = { ...newContact, ...emptyPerson };
    const { record: details, operation } = merged(empty, known(given.ContactId), personOf(given));
    return { details, operation };
  }
  const named = known(ContactId);
  return named ? { details: named, operation: 'Unchanged' } : null;
}

function personOf<Values extends { readonly PhoneNumber?: string }>({ PhoneNumber: phone, ...person }: Values) {
  return { ...uncapitalizeNames(person), ...(phone === undefined ? {} : { phone }) };
}
