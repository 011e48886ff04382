import type {
  CompanyValues,
  ContactValues,
  IndividualValues,
  PartyValues,
  UploadValues,
} from '../../../src/adjuster/upload/upload-tables.ts';

/* An upload (Load request data) in the simulator's own names: null for what is absent. */

export type ApprovalUpload = ReturnType<typeof checkedUpload>;
/** A party has an account, details to create one from, or both. */
export type UploadedParty = ReturnType<typeof checkedParty>;
export type UploadedCompany = ReturnType<typeof checkedCompany>;

export function checkedUpload(values: UploadValues) {
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

function checkedParty({ Address: address, ExtendedParameters: vendor, ...party }: PartyValues) {
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
    // Only a party without an action has these. Otherwise, uploaded ones are ignored.
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

function checkedCompany({ ContactDetails: contact, ...company }: CompanyValues) {
  return {
    type: 'company' as const,
    companyName: company.CompanyName ?? null,
    taxId: company.TaxId ?? null,
    companyType: company.CompanyType ?? null,
    contact: contact ? checkedContact(contact) : null,
    ...placeOf(company),
  };
}

function checkedContact(contact: ContactValues) {
  const isStored = contact.ContactId !== undefined;
  return {
    contactId: contact.ContactId ?? null,
    webAccess: contact.WebAccess ?? (isStored ? null : 'Enabled'),
    ...personOf(contact),
  };
}

function checkedIndividual(individual: IndividualValues) {
  return { type: 'individual' as const, ...personOf(individual), ...placeOf(individual) };
}

function personOf({ FirstName, LastName, Email, PhoneNumber }: ContactValues | IndividualValues) {
  const names = { firstName: FirstName ?? null, lastName: LastName ?? null };
  return { ...names, email: Email ?? null, phone: PhoneNumber ?? null };
}

function placeOf({ Address, City, State, Zip }: Omit<CompanyValues, 'ContactDetails'> | IndividualValues) {
  return { address: Address ?? null, city: City ?? null, state: State ?? null, zip: Zip ?? null };
}

/**
 * The address of a party's e-mails: its own, or else that of its details. Null for a party with an account whose stored
 * address is used.
 */
export function uploadedEmail({ emailAddress, details }: UploadedParty): string | null {
  return emailAddress ?? (details?.type === 'company' ? details.contact?.email : details?.email) ?? null;
}
