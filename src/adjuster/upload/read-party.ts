import { details } from '../../options/option-kinds.ts';
import { missing } from '../../options/option-problems.ts';
import type { OptionTable, ReadOptions } from '../../options/option-table.ts';
import { readOptions } from '../../options/read-options.ts';
import { brokenPartyRules } from './party-rules.ts';
import { located, type UploadProblem } from './upload-problems.ts';
import {
  companyFields,
  contactFields,
  individualFields,
  mailingAddressFields,
  partyFields,
  vendorFields,
  type CompanyValues,
  type ContactValues,
  type DetailsMethod,
  type PartyValues,
} from './upload-tables.ts';

export interface PartyReading {
  readonly values: PartyValues;
  readonly problems: readonly UploadProblem[];
}

/** Reads one party. Never throws. Source: claims modals, ApprovalRequestParty. */
export function readParty(given: unknown, party: number): PartyReading {
  const object = details().read(given);
  const { values: own, problems } = readOptions(partyFields, 'upload', ['value' in object ? object.value : undefined]);
  const method = own.AccountId !== undefined || problems.has('AccountId') ? 'update' : 'create';
  const address = readPart(mailingAddressFields, 'upload', own.Address, { party, path: 'Address.' });
  const company = readCompany(own.CompanyDetails, party, method);
  const individual = readPart(individualFields, method, own.IndividualDetails, { party, path: 'IndividualDetails.' });
  const vendor = readPart(vendorFields, 'upload', own.ExtendedParameters, { party, path: 'ExtendedParameters.' });
  const values: PartyValues = {
    ...own,
    Address: address.values,
    CompanyDetails: company.values,
    IndividualDetails: individual.values,
    ExtendedParameters: vendor.values,
  };
  if ('problem' in object) return { values, problems: [{ ...object.problem, party, field: 'ApprovalRequestParties' }] };
  return {
    values,
    problems: [
      ...located(problems, party),
      ...[address, company, individual, vendor].flatMap((part) => part.problems),
      ...brokenPartyRules(values, party, (field) => values[field] !== undefined || problems.has(field)),
    ],
  };
}

interface Part<Values> {
  readonly values: Values | undefined;
  readonly problems: readonly UploadProblem[];
}

const absent = { values: undefined, problems: [] };

function readPart<Table extends OptionTable, Method extends string>(
  table: Table,
  method: Method,
  given: object | undefined,
  { party, path }: { readonly party: number; readonly path: string },
): Part<ReadOptions<Table, Method>> {
  const { values, problems } = readOptions(table, method, [given]);
  const found = located(problems, party, path);
  const isFilled = Object.keys(values).length > 0 || found.some(({ code }) => code !== missing.code);
  return isFilled ? { values, problems: found } : absent;
}

/** Source: claims modals, Adjuster CompanyDetails. */
function readCompany(given: object | undefined, party: number, method: DetailsMethod): Part<CompanyValues> {
  const { values, problems } = readPart(companyFields, method, given, { party, path: 'CompanyDetails.' });
  if (!values) return absent;
  const field = 'CompanyDetails.ContactDetails';
  const contact = readContact(values.ContactDetails, party, `${field}.`);
  const isMissing = method === 'create' && values.ContactDetails !== undefined && !contact.values;
  return {
    values: { ...values, ContactDetails: contact.values },
    problems: [...problems, ...(isMissing ? [{ ...missing, party, field }] : []), ...contact.problems],
  };
}

/** A contact with an id is updated. One without is created, even if the company has an account. */
function readContact(given: object | undefined, party: number, path: string): Part<ContactValues> {
  const { values, problems } = readPart(contactFields, 'create', given, { party, path });
  const isStored = values?.ContactId !== undefined || problems.some(({ field }) => field === `${path}ContactId`);
  return { values, problems: isStored ? problems.filter(({ code }) => code !== missing.code) : problems };
}
