import type { WebAccess } from './enumerations.ts';

/** Where a payee lives or has its seat. */
export interface PostalAddress {
  readonly address: string;
  readonly city: string;
  readonly state: string;
  readonly zip: string;
}

/** A person who acts for a company. */
export interface CompanyContact {
  /** Names a stored contact, which is updated. Absent where a new one is to be created. */
  readonly contactId?: number;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  /** Ten digits. */
  readonly phone: string;
  /** Absent where a stored contact keeps what it has. */
  readonly webAccess?: WebAccess;
}

export interface CompanyPayee extends PostalAddress {
  readonly type: 'company';
  readonly companyName: string;
  /** Never shown and never in an event or a text. */
  readonly taxId?: string;
  readonly contact: CompanyContact;
}

export interface IndividualPayee extends PostalAddress {
  readonly type: 'individual';
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  /** Ten digits. */
  readonly phone: string;
}

/** Who is paid. Source: claims modals, CompanyDetails, ContactDetails and IndividualDetails. */
export type Payee = CompanyPayee | IndividualPayee;

/** The name on the account: that of the company, or of the person. */
export function payeeName(payee: Payee): string {
  return payee.type === 'company' ? payee.companyName : `${payee.firstName} ${payee.lastName}`;
}

/** Where e-mails to the payee go. */
export function payeeEmail(payee: Payee): string {
  return payee.type === 'company' ? payee.contact.email : payee.email;
}
