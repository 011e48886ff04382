import { uploadedEmail, type UploadedCompany, type UploadedParty } from './checked-upload.ts';
import type { EntityState } from '../../../src/adjuster/enumerations.ts';
import type { CompanyContact, IndividualPayee } from '../../../src/claims/requests.ts';
import type { PostalAddress } from '../../../src/claims/wire.ts';
import { newContact, type CompanyRecord, type KnownContact, type PayeeAccount } from '../claims/payee-account.ts';

export interface PartyPayee {
  readonly record: CompanyRecord | IndividualPayee;
  readonly operation: EntityState;
  /** The contact that the upload names or contains; otherwise null. */
  readonly contact: PartyContact | null;
  readonly name: string;
  /** The contact of a company, or else its first stored one. Null for a person. */
  readonly contactName: string | null;
  /** The address of its e-mails; empty if unknown. */
  readonly email: string;
}

export interface PartyContact {
  /** Without an id if the contact is new. */
  readonly details: CompanyContact & Pick<KnownContact, 'webAccess'>;
  readonly operation: EntityState;
}

const emptyAddress = { address: '', city: '', state: '', zip: '' };
const emptyPerson = { firstName: '', lastName: '', email: '', phone: '' };

/** @param stored The account that the party names, of the same type; undefined if it is new. */
export function payeeOf(party: UploadedParty, stored: PayeeAccount | undefined): PartyPayee {
  const { details } = party;
  const { record, operation } = mergedRecord(details, stored);
  const contact = contactOf(party, stored);
  const acting = contact?.details ?? stored?.contacts[0];
  const email = uploadedEmail(party) ?? (record.type === 'company' ? acting?.email : record.email) ?? '';
  return {
    record,
    operation,
    contact,
    name: record.type === 'company' ? record.companyName : fullName(record),
    contactName: record.type === 'company' && acting ? fullName(acting) : null,
    email,
  };
}

/** The complete mail address of an account; null if a part is unknown. */
export function fullAddress({ address, city, state, zip }: PostalAddress): PostalAddress | null {
  return [address, city, state, zip].every((line) => line !== '') ? { address, city, state, zip } : null;
}

function mergedRecord(
  details: UploadedParty['details'],
  stored: PayeeAccount | undefined,
): Pick<PartyPayee, 'record' | 'operation'> {
  if (!details) {
    if (!stored) throw new Error('Every party has an account, or details.');
    return { record: stored.record, operation: 'Unchanged' };
  }
  if (details.type === 'company') {
    const base = stored?.record.type === 'company' ? stored.record : undefined;
    return merged({ type: 'company', companyName: '', ...emptyAddress }, base, companyChanges(details));
  }
  const base = stored?.record.type === 'individual' ? stored.record : undefined;
  return merged({ type: 'individual', ...emptyPerson, ...emptyAddress }, base, present(details));
}

function merged<Entity extends object>(empty: Entity, stored: Entity | undefined, changes: Partial<Entity>) {
  const record = { ...(stored ?? empty), ...changes };
  const isSame = stored && (Object.keys(changes) as (keyof Entity)[]).every((name) => changes[name] === stored[name]);
  const operation: EntityState = isSame ? 'Unchanged' : stored ? 'Updated' : 'Created';
  return { record, operation };
}

function companyChanges({ companyName, taxId, companyType, ...company }: UploadedCompany): Partial<CompanyRecord> {
  const { address, city, state, zip } = company;
  return present({ companyName, taxId, companyType, address, city, state, zip });
}

function contactOf({ contactId, details }: UploadedParty, stored: PayeeAccount | undefined): PartyContact | null {
  const known = (id: number | null) => stored?.contacts.find((contact) => contact.contactId === id);
  const given = details?.type === 'company' ? details.contact : null;
  if (given) {
    const empty: PartyContact['details'] = { ...newContact, ...emptyPerson };
    const { record: details, operation } = merged(empty, known(given.contactId), present(given));
    return { details, operation };
  }
  const named = known(contactId);
  return named ? { details: named, operation: 'Unchanged' } : null;
}

/** The fields that are not null. The others keep their stored values. */
function present<Given extends object>(given: Given) {
  type Present = { readonly [Name in keyof Given]?: NonNullable<Given[Name]> };
  return Object.fromEntries(Object.entries(given).filter(([, value]) => value !== null)) as Present;
}

function fullName({ firstName, lastName }: Pick<CompanyContact, 'firstName' | 'lastName'>): string {
  return [firstName, lastName].filter((name) => name !== '').join(' ');
}
