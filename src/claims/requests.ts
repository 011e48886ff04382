import * as v from 'valibot';
import { checkPersonName } from '../fields/person-name.ts';
import type { Shape } from '../http/wire.ts';
import { webAccessNumbers, type WebAccess } from './enumerations.ts';
import { Id, line, PostalAddress } from './wire.ts';

/* The payee in the requests of the account modal. */

/** A person whose name is a number has typed it into the wrong field. */
const name = v.pipe(
  line,
  v.check((typed) => {
    const verdict = checkPersonName(typed);
    return verdict.state !== 'invalid' || verdict.code !== 'number';
  }),
);

function optional<Entries extends Readonly<Record<string, v.GenericSchema>>>(entries: Entries) {
  type Optional = { readonly [Name in keyof Entries]: v.ExactOptionalSchema<Entries[Name], undefined> };
  return Object.fromEntries(
    Object.entries(entries).map(([name, schema]) => [name, v.exactOptional(schema)]),
  ) as Optional;
}

function payeeWith(nameKind: typeof line | typeof name) {
  const person = {
    firstName: nameKind,
    lastName: nameKind,
    // A page may have stored anything: the modal shows it, and asks for a better one.
    email: line,
    /** Ten digits. */
    phone: v.pipe(v.string(), v.regex(/^\d{10}$/)),
  };
  const contact = v.object({
    /** Names a stored contact, which is updated. Absent if a new one is created. */
    contactId: v.exactOptional(Id),
    ...person,
    /** If absent, a stored contact keeps its setting, and a new one gets `Enabled`. */
    webAccess: v.exactOptional(v.picklist(Object.keys(webAccessNumbers) as WebAccess[])),
  });
  const company = v.object({
    type: v.literal('company'),
    companyName: line,
    /** Stored, but never shown or put into an event or text. If absent, the stored one stays. */
    taxId: v.exactOptional(line),
    ...PostalAddress.entries,
    contact,
  });
  const individual = v.object({ type: v.literal('individual'), ...person, ...PostalAddress.entries });
  return { contact, company, individual };
}

const supplied = payeeWith(line);

/** A person who acts for a company. */
export const CompanyContact = supplied.contact;
export type CompanyContact = Shape<typeof CompanyContact>;

export const CompanyPayee = supplied.company;
export type CompanyPayee = Shape<typeof CompanyPayee>;

export const IndividualPayee = supplied.individual;
export type IndividualPayee = Shape<typeof IndividualPayee>;

/** Who is paid. Source: claims modals, CompanyDetails, ContactDetails and IndividualDetails. */
export const Payee = v.variant('type', [IndividualPayee, CompanyPayee]);
export type Payee = Shape<typeof Payee>;

/**
 * The details that a page supplies: all of them, or of a stored account those to be updated. A contact is complete, or
 * names a stored one.
 */
export const SuppliedPayee = v.variant('type', [
  v.object({ ...optional(IndividualPayee.entries), type: IndividualPayee.entries.type }),
  v.object({
    ...optional(CompanyPayee.entries),
    type: CompanyPayee.entries.type,
    contact: v.exactOptional(v.object(optional(CompanyContact.entries))),
  }),
]);
export type SuppliedPayee = Shape<typeof SuppliedPayee>;

const named = payeeWith(name);

/** The payee. A person's name must not be a number. */
export const NamedPayee = v.variant('type', [named.individual, named.company]);
