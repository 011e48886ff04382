import type { ReadOptions } from '../../options/option-table.ts';
import type {
  companyFields,
  contactFields,
  individualFields,
  mailingAddressFields,
  partyFields,
  uploadFields,
  vendorFields,
} from './upload-tables.ts';

/*
 * An upload as it was read, by its documented names: amounts in cents, enumerations by name, nothing for what was blank. It
 * holds everything that the types promise only where there is no problem.
 */

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
