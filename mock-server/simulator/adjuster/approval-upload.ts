import type { WebAccess } from '../../../src/claims/enumerations.ts';
import type { PostalAddress } from '../../../src/claims/wire.ts';
import type { Cents } from '../../../src/money.ts';
import type {
  CompanyType,
  MessageDelivery,
  PartyMethod,
  PartyRole,
  ProcessType,
} from '../../../src/adjuster/enumerations.ts';

/*
 * An upload (Load request data) that was checked, in the words of the simulator: null for what is absent.
 * Source: claims modals, Load request data.
 */

/** The fields that an account has, or is to have. Null stays as it is stored. */
interface UploadedAccount {
  readonly address: string | null;
  readonly city: string | null;
  readonly state: string | null;
  readonly zip: string | null;
}

interface UploadedPerson {
  readonly firstName: string | null;
  readonly lastName: string | null;
  readonly email: string | null;
  readonly phone: string | null;
}

/** A person who acts for a company: created where there is no `contactId`, else updated. */
export interface UploadedContact extends UploadedPerson {
  readonly contactId: number | null;
  /** Null stays as it is stored; a new contact has it. */
  readonly webAccess: WebAccess | null;
}

/** Never null in a company to be created: `companyName`, `contact`. In a new contact: its names and `email`. */
export interface UploadedCompany extends UploadedAccount {
  readonly type: 'company';
  readonly companyName: string | null;
  /** Never shown and never in an event or a text. */
  readonly taxId: string | null;
  readonly companyType: CompanyType | null;
  readonly contact: UploadedContact | null;
}

/** Never null in a person to be created: the names and `email`. */
export interface UploadedIndividual extends UploadedAccount, UploadedPerson {
  readonly type: 'individual';
}

/** One party of an upload. It has an account, or details to create one from, or both. */
export interface UploadedParty {
  readonly referenceId: string | null;
  readonly accountId: number | null;
  /** A stored contact of the company that `accountId` names. */
  readonly contactId: number | null;
  readonly role: PartyRole;
  readonly delivery: MessageDelivery;
  readonly phone: string | null;
  readonly emailAddress: string | null;
  /** In cents; 0 for a party that only approves. */
  readonly amount: Cents;
  /** How a party without an action is paid; null for every other, whatever was uploaded. */
  readonly method: PartyMethod | null;
  /** The account or card that a party without an action is paid to; null for every other, whatever was uploaded. */
  readonly token: string | null;
  /** Where a check is mailed. Null: to the address of the account. */
  readonly address: PostalAddress | null;
  readonly details: UploadedCompany | UploadedIndividual | null;
  readonly vendor: {
    readonly serviceDate: string | null;
    readonly referenceNumber: string | null;
    /** An http or https address. */
    readonly documentUrl: string | null;
  } | null;
}

/** The request that an upload asks for. */
export interface ApprovalUpload {
  readonly claimsSessionKey: string;
  readonly claimsAuthenticationKey: string | null;
  readonly claimNumber: string;
  readonly claimDetails: readonly string[];
  readonly totalAmount: Cents;
  readonly processType: ProcessType;
  readonly accountGroupCode: string | null;
  /** Without a prototype. */
  readonly extendedParameters: Readonly<Record<string, string>>;
  readonly parties: readonly UploadedParty[];
}

/**
 * Where a party's e-mails go: its own address, else that of its details. Null only for a party with an account: the
 * address stored for it is used.
 */
export function uploadedEmail({ emailAddress, details }: UploadedParty): string | null {
  return emailAddress ?? (details?.type === 'company' ? details.contact?.email : details?.email) ?? null;
}
