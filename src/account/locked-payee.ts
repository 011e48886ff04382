import type { Payee, SuppliedPayee } from '../claims/requests.ts';
import type { LockedOptions } from '../options/locked-options.ts';
import {
  checkAccountField,
  detailFields,
  detailOf,
  noFields,
  type AccountFieldName,
  type AccountFields,
} from './account-form.ts';

/* A payee fixed by the integrator's server is paid exactly as stored and supplied, under the same name. */

export function isPayeeLocked(locked: LockedOptions | undefined): boolean {
  return Object.keys(locked ?? {}).some((name) => /^(AccountId|CompanyDetails|IndividualDetails)$/i.test(name));
}

/** The details that can be corrected. For a fixed payee, these are only invalid details, and never a name. */
export function correctableDetails(payee: Payee, isLocked: boolean): readonly AccountFieldName[] {
  const details = detailFields(payee);
  return isLocked ? details.filter((name) => detailOf(payee, name) === undefined) : details;
}

/** The fixed details that the form would reject. It accepts telephone numbers as they are given. */
export function wrongDetails(payee: SuppliedPayee): readonly AccountFieldName[] {
  const given: Partial<AccountFields> = payee.type === 'company' ? { ...payee.contact, ...payee } : payee;
  const fields = { ...noFields, ...given };
  return detailFields(payee).filter(
    (name) => given[name] !== undefined && name !== 'phone' && checkAccountField(name, fields).state !== 'valid',
  );
}
