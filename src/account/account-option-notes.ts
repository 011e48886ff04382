import type { accountOptions, companyDetails, contactDetails, individualDetails } from './account-options.ts';

/*
 * Descriptions of the options for the documentation.
 * Source: claims modals, Account modal option object.
 */

export const accountOptionNotes: Readonly<Record<keyof typeof accountOptions, string>> = {
  SessionId: 'Session ID from your server. Each operation needs a new one.',
  AccountId: 'ID of a stored payee. The details that you send update it. Without it, a new account is created.',
  ClaimNumber: 'Number of the claim to pay.',
  Context: 'Operation: pay the payee, or only save a method.',
  CompanyDetails: 'The payee, if it is a company. Must be complete without `AccountId`.',
  IndividualDetails: 'The payee, if it is an individual. Must be complete without `AccountId`.',
  Amount: 'Amount that the payee receives, in dollars.',
  AccountGroupCode: 'Account group that the money comes from. Defaults to the account group of the merchant.',
  EPayAllowed: 'Whether the modal offers a payment request by e-mail.',
  SourceUser: 'User ID or name in your system, for reports.',
  lockedOptions: 'Whether your server locked options for this session. You can then omit the locked options.',
};

const placeNotes = { Address: 'Street address.', City: 'City.', State: 'State.', Zip: 'ZIP code.' };

const personNotes = {
  FirstName: 'First name.',
  LastName: 'Last name.',
  Email: 'E-mail address. Prefills a payment request by e-mail.',
  Phone: 'Telephone number.',
};

export const companyDetailNotes: Readonly<Record<keyof typeof companyDetails, string>> = {
  CompanyName: 'Company name. Also the name on the bank account.',
  TaxId: 'Tax ID. Finds saved methods of the company for an e-mail payment request. Never shown.',
  ...placeNotes,
  ContactDetails: 'Contact of the company.',
};

export const contactDetailNotes: Readonly<Record<keyof typeof contactDetails, string>> = {
  ContactId: 'ID of a stored contact to update. Without it, a new contact is created.',
  ...personNotes,
  WebAccess:
    'Access to the prepaid-card website, as name or number. New contacts have it. Stored contacts keep their setting.',
};

export const individualDetailNotes: Readonly<Record<keyof typeof individualDetails, string>> = {
  ...personNotes,
  FirstName: 'First name. First and last name are the name on the bank account.',
  ...placeNotes,
};
