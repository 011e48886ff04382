import { webAccessNumbers } from '../../claims/enumerations.ts';
import { amount, choice, details, id, numbered, positiveAmount, text } from '../../options/option-kinds.ts';
import type { GivenOptions, OptionTable, ReadOptions, RequiredOptions } from '../../options/option-table.ts';
import {
  companyTypeNumbers,
  messageDeliveryNumbers,
  partyMethodNumbers,
  partyRoleNumbers,
  ProcessType,
} from '../enumerations.ts';
import { email, guid, name, textUpTo, token, webAddress } from './upload-kinds.ts';
import { list, textList, textMap } from './upload-lists.ts';

/*
 * The fields of an upload, one table for each object. Rules for several fields are in `party-rules.ts` and
 * `upload-rules.ts`. Fields that the specification leaves open are required only to create an account.
 */

const upload = ['upload'] as const;
const create = ['create'] as const;

/** Whether the details create an account or contact, or update the stored one. */
export type DetailsMethod = 'create' | 'update';

const maxParties = 10;

const address = { Address: text, City: text, State: text, Zip: text } as const;

/** Where a check is mailed. All parts of an address are required. Source: claims modals, MailingAddress. */
export const mailingAddressFields = {
  Address: { ...text, requiredBy: upload },
  City: { ...text, requiredBy: upload },
  State: { ...text, requiredBy: upload },
  Zip: { ...text, requiredBy: upload },
} as const satisfies OptionTable<'upload'>;
/** Where a check is sent. Source: claims modals, MailingAddress. */
export interface MailingAddress extends GivenOptions<typeof mailingAddressFields> {}

/** The extended parameters of a party; it has no others. Source: claims modals, Party extended parameter keys. */
export const vendorFields = {
  VendorServiceDate: text,
  VendorRefNumber: textUpTo(15),
  DocumentUrl: webAddress,
} as const satisfies OptionTable<'upload'>;
export interface ExtendedParameters extends GivenOptions<typeof vendorFields> {}

/** Source: claims modals, Adjuster ContactDetails. */
export const contactFields = {
  /** A stored contact, which is updated. Absent if a new one is created. */
  ContactId: id,
  FirstName: { ...name, requiredBy: create },
  LastName: { ...name, requiredBy: create },
  Email: { ...email, requiredBy: create },
  PhoneNumber: text,
  WebAccess: numbered(webAccessNumbers),
} as const satisfies OptionTable<DetailsMethod>;
export interface AdjusterContactDetails extends GivenOptions<typeof contactFields> {}

/** Source: claims modals, Adjuster CompanyDetails. */
export const companyFields = {
  /** Any text: companies are called after numbers, too. */
  CompanyName: { ...text, requiredBy: create },
  /** Secret. */
  TaxId: text,
  ...address,
  ContactDetails: { ...details<AdjusterContactDetails>(), requiredBy: create },
  CompanyType: numbered(companyTypeNumbers),
} as const satisfies OptionTable<DetailsMethod>;
export interface AdjusterCompanyDetails extends GivenOptions<typeof companyFields> {}

/** Source: claims modals, Adjuster IndividualDetails. */
export const individualFields = {
  FirstName: { ...name, requiredBy: create },
  LastName: { ...name, requiredBy: create },
  Email: { ...email, requiredBy: create },
  ...address,
  PhoneNumber: text,
} as const satisfies OptionTable<DetailsMethod>;
export interface AdjusterIndividualDetails extends GivenOptions<typeof individualFields> {}

/** Source: claims modals, ApprovalRequestParty. */
export const partyFields = {
  /** Returned in the event of the creation. */
  ReferenceId: text,
  /** A stored account. Each party has another one. */
  AccountId: id,
  /** A stored contact of the company that `AccountId` names. */
  ContactId: id,
  ApprovalRole: { ...numbered(partyRoleNumbers), requiredBy: upload },
  LinkDeliveryType: { ...numbered(messageDeliveryNumbers), fallback: 'Email' },
  /** Reserved. */
  PhoneNumber: text,
  /** Recipient of the e-mails; the stored address if absent. */
  EmailAddress: email,
  /** In dollars; 0 for `ApprovalOnly`. */
  PaymentAmount: { ...amount, requiredBy: upload },
  /** For `PaymentOnlyActionBypass`. */
  PaymentMethodType: numbered(partyMethodNumbers),
  /** For `PaymentOnlyActionBypass` to a bank account or card. Secret. */
  Token: token,
  /** Where a check is mailed; the address of the account if absent. */
  Address: details<MailingAddress>(),
  CompanyDetails: details<AdjusterCompanyDetails>(),
  IndividualDetails: details<AdjusterIndividualDetails>(),
  ExtendedParameters: details<ExtendedParameters>(),
} as const satisfies OptionTable<'upload'>;
/** Source: claims modals, ApprovalRequestParty. */
export interface ApprovalRequestParty extends RequiredOptions<typeof partyFields, 'upload'> {}

/** Source: claims modals, Load request data (upload) fields. */
export const uploadFields = {
  ClaimNumber: { ...text, requiredBy: upload },
  ClaimDetails: textList,
  /** In dollars; the parties' amounts add up to it. */
  TotalAmount: { ...positiveAmount, requiredBy: upload },
  ProcessType: { ...choice(Object.values(ProcessType)), requiredBy: upload },
  AccountGroupCode: text,
  /** 1 to 10. */
  ApprovalRequestParties: { ...list<ApprovalRequestParty>(maxParties), requiredBy: upload },
  ExtendedParameters: textMap,
  ClaimsSessionKey: { ...guid, requiredBy: upload },
  /** Not in the table of fields, but in the example. */
  ClaimsAuthenticationKey: token,
} as const satisfies OptionTable<'upload'>;

/* An upload as it was read: amounts in cents, enumerations by name, no blank values. */

/** An object as it was read, with the objects in it. */
type Within<Values, Parts> = Omit<Values, keyof Parts> & Parts;

export type ContactValues = ReadOptions<typeof contactFields, 'update'>;
export type IndividualValues = ReadOptions<typeof individualFields, 'update'>;
export type CompanyValues = Within<
  ReadOptions<typeof companyFields, 'update'>,
  { readonly ContactDetails: ContactValues | undefined }
>;

export type PartyValues = Within<
  ReadOptions<typeof partyFields, 'upload'>,
  {
    readonly Address: ReadOptions<typeof mailingAddressFields, 'upload'> | undefined;
    readonly CompanyDetails: CompanyValues | undefined;
    readonly IndividualDetails: IndividualValues | undefined;
    readonly ExtendedParameters: ReadOptions<typeof vendorFields, 'upload'> | undefined;
  }
>;

export type UploadValues = Within<
  ReadOptions<typeof uploadFields, 'upload'>,
  { readonly ApprovalRequestParties: readonly PartyValues[] }
>;
