import type { PostalAddress } from '../../claims/payee.ts';
import { details } from '../../options/option-kinds.ts';
import { readOptions } from '../../options/read-options.ts';
import type { UploadedParty } from './approval-upload.ts';
import { filled, readCompany, readIndividual, type DetailsPlace } from './party-details.ts';
import { brokenPartyRules, type PartlyReadParty } from './party-rules.ts';
import { located, type UploadProblem } from './upload-problems.ts';
import { companyFields, individualFields, mailingAddressFields, partyFields, vendorFields } from './upload-tables.ts';

export interface PartyReading {
  readonly party: PartlyReadParty;
  readonly problems: readonly UploadProblem[];
}

/** Reads one party. Never throws. Source: claims modals, ApprovalRequestParty. */
export function readParty(given: unknown, number: number): PartyReading {
  const object = details().read(given);
  if ('problem' in object) {
    return { party: {}, problems: [{ ...object.problem, party: number, field: 'ApprovalRequestParties' }] };
  }
  const { values, problems } = readOptions(partyFields, 'upload', [given]);
  const company = filled(companyFields, values.CompanyDetails);
  const individual = filled(individualFields, values.IndividualDetails);
  const filledIn: Readonly<Record<string, unknown>> = {
    ...values,
    CompanyDetails: company,
    IndividualDetails: individual,
    Address: filled(mailingAddressFields, values.Address),
  };
  const isGiven = (field: string) => filledIn[field] !== undefined || problems.has(field);
  const place: DetailsPlace = { party: number, method: isGiven('AccountId') ? 'update' : 'create' };
  const readings = [company && readCompany(company, place), individual && readIndividual(individual, place)].filter(
    (reading) => reading !== undefined,
  );
  const address = readAddress(values.Address, number);
  const vendor = readVendor(values.ExtendedParameters, number);
  const isBypass = values.ApprovalRole === 'PaymentOnlyActionBypass';
  // Typed as if all could be read; the rules below are told that it may not be so.
  const party: UploadedParty = {
    referenceId: values.ReferenceId ?? null,
    accountId: values.AccountId ?? null,
    contactId: values.ContactId ?? null,
    role: values.ApprovalRole,
    delivery: values.LinkDeliveryType,
    phone: values.PhoneNumber ?? null,
    emailAddress: values.EmailAddress ?? null,
    amount: values.PaymentAmount,
    method: (isBypass ? values.PaymentMethodType : null) ?? null,
    token: (isBypass ? values.Token : null) ?? null,
    address: address.value,
    details: readings[0]?.details ?? null,
    vendor: vendor.value,
  };
  return {
    party,
    problems: [
      ...located(problems, number),
      ...address.problems,
      ...readings.flatMap((reading) => reading.problems),
      ...vendor.problems,
      ...brokenPartyRules(party, number, isGiven),
    ],
  };
}

interface Part<Value> {
  readonly value: Value | null;
  readonly problems: readonly UploadProblem[];
}

const absent = { value: null, problems: [] };

function readAddress(given: object | undefined, party: number): Part<PostalAddress> {
  if (!filled(mailingAddressFields, given)) return absent;
  const { values, problems } = readOptions(mailingAddressFields, 'upload', [given]);
  return {
    value: { address: values.Address, city: values.City, state: values.State, zip: values.Zip },
    problems: located(problems, party, 'Address.'),
  };
}

function readVendor(given: object | undefined, party: number): Part<NonNullable<UploadedParty['vendor']>> {
  if (!filled(vendorFields, given)) return absent;
  const { values, problems } = readOptions(vendorFields, 'upload', [given]);
  return {
    value: {
      serviceDate: values.VendorServiceDate ?? null,
      referenceNumber: values.VendorRefNumber ?? null,
      documentUrl: values.DocumentUrl ?? null,
    },
    problems: located(problems, party, 'ExtendedParameters.'),
  };
}
