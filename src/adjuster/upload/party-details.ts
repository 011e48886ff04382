import { readOptions } from '../../options/read-options.ts';
import { missing } from '../../options/option-problems.ts';
import type { OptionTable } from '../../options/option-table.ts';
import type { UploadedCompany, UploadedContact, UploadedIndividual } from './approval-upload.ts';
import { located, type UploadProblem } from './upload-problems.ts';
import { companyFields, contactFields, individualFields, type DetailsMethod } from './upload-tables.ts';

/** What was read, and what is wrong with it. It holds what its type promises only where there is no problem. */
export interface DetailsReading<Details> {
  readonly details: Details;
  readonly problems: readonly UploadProblem[];
}

/** Where the details stand: in which party, and whether that has an account that they update. */
export interface DetailsPlace {
  readonly party: number;
  readonly method: DetailsMethod;
}

/**
 * An object that has anything in it; undefined for one that has not. Servers write an absent object as one with nothing
 * but nulls, too.
 */
export function filled(table: OptionTable, given: object | undefined): object | undefined {
  const { values, problems } = readOptions(table, 'none', [given]);
  return problems.size > 0 || Object.keys(values).length > 0 ? given : undefined;
}

/** Source: claims modals, Adjuster CompanyDetails. */
export function readCompany(given: object, { party, method }: DetailsPlace): DetailsReading<UploadedCompany> {
  const { values, problems } = readOptions(companyFields, method, [given]);
  const path = 'CompanyDetails.';
  const found = located(problems, party, path);
  const contactGiven = filled(contactFields, values.ContactDetails);
  if (!contactGiven && method === 'create' && !problems.has('ContactDetails')) {
    found.push({ ...missing, party, field: `${path}ContactDetails` });
  }
  const contact = contactGiven && readContact(contactGiven, { party, method }, `${path}ContactDetails.`);
  return {
    details: {
      type: 'company',
      companyName: values.CompanyName ?? null,
      taxId: values.TaxId ?? null,
      address: values.Address ?? null,
      city: values.City ?? null,
      state: values.State ?? null,
      zip: values.Zip ?? null,
      companyType: values.CompanyType ?? null,
      contact: contact?.details ?? null,
    },
    problems: [...found, ...(contact?.problems ?? [])],
  };
}

/** A contact with an id is updated. One without is created, even where the company has an account. */
function readContact(given: object, place: DetailsPlace, path: string): DetailsReading<UploadedContact> {
  const asNew = readOptions(contactFields, 'create', [given]);
  const isStored = asNew.values.ContactId !== undefined || asNew.problems.has('ContactId');
  const { values, problems } = isStored ? readOptions(contactFields, 'update', [given]) : asNew;
  const found = located(problems, place.party, path);
  if (values.ContactId !== undefined && place.method === 'create') {
    found.push({ ...contactWithoutAccount, party: place.party, field: `${path}ContactId` });
  }
  return {
    details: {
      contactId: values.ContactId ?? null,
      firstName: values.FirstName ?? null,
      lastName: values.LastName ?? null,
      email: values.Email ?? null,
      phone: values.PhoneNumber ?? null,
      webAccess: values.WebAccess ?? (isStored ? null : 'Enabled'),
    },
    problems: found,
  };
}

export const contactWithoutAccount = {
  code: 'contactWithoutAccount',
  message: 'A stored contact belongs to a stored account: AccountId is required with it.',
};

/** Source: claims modals, Adjuster IndividualDetails. */
export function readIndividual(given: object, { party, method }: DetailsPlace): DetailsReading<UploadedIndividual> {
  const { values, problems } = readOptions(individualFields, method, [given]);
  return {
    details: {
      type: 'individual',
      firstName: values.FirstName ?? null,
      lastName: values.LastName ?? null,
      email: values.Email ?? null,
      phone: values.PhoneNumber ?? null,
      address: values.Address ?? null,
      city: values.City ?? null,
      state: values.State ?? null,
      zip: values.Zip ?? null,
    },
    problems: located(problems, party, 'IndividualDetails.'),
  };
}
