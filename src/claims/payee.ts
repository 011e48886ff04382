import type { Payee } from './requests.ts';

/** The name on the account: that of the company, or of the person. */
export function payeeName(payee: Payee): string {
  return payee.type === 'company' ? payee.companyName : `${payee.firstName} ${payee.lastName}`;
}
