import type { Payee } from './requests.ts';

/** The name on the account: that of the company, or of the person. */
export function payeeName(payee: Payee): string {
  return payee.type === 'company' ? payee.companyName : `${payee.firstName} ${payee.lastName}`;
}

/** Where e-mails to the payee go. */
export function payeeEmail(payee: Payee): string {
  return payee.type === 'company' ? payee.contact.email : payee.email;
}
