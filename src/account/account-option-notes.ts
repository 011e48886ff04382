import type { accountOptions, companyDetails, contactDetails, individualDetails } from './account-options.ts';

/*
 * A sentence on each option: for the documentation, not for pages.
 * Source: claims modals, Account modal option object.
 */

export const accountOptionNotes: Readonly<Record<keyof typeof accountOptions, string>> = {
  SessionId: 'Single-use id from the session endpoint.',
  AccountId: 'A stored account, which the details sent with it update; an account is created where it is absent.',
  ClaimNumber: 'The claim that is paid.',
  Context: 'Whether the payee is paid, or a method is only saved.',
  CompanyDetails: 'The payee as a company. Required, and complete, for a company without `AccountId`.',
  IndividualDetails: 'The payee as an individual. Required, and complete, for an individual without `AccountId`.',
  Amount: 'What the payee is paid, in dollars.',
  AccountGroupCode: "Account group that the money comes from; the merchant's default otherwise.",
  EPayAllowed: 'Whether a payment request by e-mail is offered.',
  SourceUser: 'User id or name in the source system, for reporting.',
  lockedOptions: 'The server has fixed options for the session: they need not be given, and hold.',
};

export const companyDetailNotes: Readonly<Record<keyof typeof companyDetails, string>> = {
  CompanyName: 'Also the name on the bank account.',
  TaxId: 'Finds the saved methods of the company on the page behind an e-mail payment request. Never shown.',
  Address: 'Street address.',
  City: 'City.',
  State: 'State.',
  Zip: 'ZIP code.',
  ContactDetails: 'Who acts for the company.',
};

export const contactDetailNotes: Readonly<Record<keyof typeof contactDetails, string>> = {
  ContactId: 'A stored contact, which is updated; a contact is created where it is absent.',
  FirstName: 'First name.',
  LastName: 'Last name.',
  Email: 'Fills in the address of an e-mail payment request.',
  Phone: 'Telephone number.',
  WebAccess:
    "Access to the company's prepaid-card website, by name or number. A new contact has it, a stored one keeps what it has.",
};

export const individualDetailNotes: Readonly<Record<keyof typeof individualDetails, string>> = {
  FirstName: 'First name; with the last name, the name on the bank account.',
  LastName: 'Last name.',
  Email: 'Fills in the address of an e-mail payment request.',
  Phone: 'Telephone number.',
  Address: 'Street address.',
  City: 'City.',
  State: 'State.',
  Zip: 'ZIP code.',
};
