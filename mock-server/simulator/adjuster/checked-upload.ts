import type {
  CompanyValues,
  ContactValues,
  IndividualValues,
  PartyValues,
  UploadValues,
} from '../../../src/adjuster/upload/upload-values.ts';
import type {
  ApprovalUpload,
  UploadedCompany,
  UploadedContact,
  UploadedIndividual,
  UploadedParty,
} from './approval-upload.ts';

/** An upload as it was read, in the words of the simulator. It is whole where the reading found no problem. */
export function checkedUpload(values: UploadValues): ApprovalUpload {
  return {
    claimsSessionKey: values.ClaimsSessionKey,
    claimsAuthenticationKey: values.ClaimsAuthenticationKey ?? null,
    claimNumber: values.ClaimNumber,
    claimDetails: values.ClaimDetails ?? [],
    totalAmount: values.TotalAmount,
    processType: values.ProcessType,
    accountGroupCode: values.AccountGroupCode ?? null,
    extendedParameters: values.ExtendedParameters ?? (Object.create(null) as Record<string, string>),
    parties: values.ApprovalRequestParties.map(checkedParty),
  };
}

function checkedParty({ Address: address, ExtendedParameters: vendor, ...party }: PartyValues): UploadedParty {
  const { CompanyDetails: company, IndividualDetails: individual } = party;
  const isBypass = party.ApprovalRole === 'PaymentOnlyActionBypass';
  return {
    referenceId: party.ReferenceId ?? null,
    accountId: party.AccountId ?? null,
    contactId: party.ContactId ?? null,
    role: party.ApprovalRole,
    delivery: party.LinkDeliveryType,
    phone: party.PhoneNumber ?? null,
    emailAddress: party.EmailAddress ?? null,
    amount: party.PaymentAmount,
    method: (isBypass ? party.PaymentMethodType : null) ?? null,
    token: (isBypass ? party.Token : null) ?? null,
    address: address ? { address: address.Address, city: address.City, state: address.State, zip: address.Zip } : null,
    details: (company && checkedCompany(company)) ?? (individual && checkedIndividual(individual)) ?? null,
    vendor: vendor
      ? {
          serviceDate: vendor.VendorServiceDate ?? null,
          referenceNumber: vendor.VendorRefNumber ?? null,
          documentUrl: vendor.DocumentUrl ?? null,
        }
      : null,
  };
}

function checkedCompany({ ContactDetails: contact, ...company }: CompanyValues): UploadedCompany {
  return {
    type: 'company',
    companyName: company.CompanyName ?? null,
    taxId: company.TaxId ?? null,
    companyType: company.CompanyType ?? null,
    contact: contact ? checkedContact(contact) : null,
    ...placeOf(company),
  };
}

function checkedContact(contact: ContactValues): UploadedContact {
  const isStored = contact.ContactId !== undefined;
  return {
    contactId: contact.ContactId ?? null,
    webAccess: contact.WebAccess ?? (isStored ? null : 'Enabled'),
    ...personOf(contact),
  };
}

function checkedIndividual(individual: IndividualValues): UploadedIndividual {
  return { type: 'individual', ...personOf(individual), ...placeOf(individual) };
}

function personOf({ FirstName, LastName, Email, PhoneNumber }: ContactValues | IndividualValues) {
  return {
    firstName: FirstName ?? null,
    lastName: LastName ?? null,
    email: Email ?? null,
    phone: PhoneNumber ?? null,
  };
}

function placeOf({ Address, City, State, Zip }: Omit<CompanyValues, 'ContactDetails'> | IndividualValues) {
  return { address: Address ?? null, city: City ?? null, state: State ?? null, zip: Zip ?? null };
}
