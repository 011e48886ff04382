import type { Payee } from '../claims/requests.ts';
import type { LockedOptions } from '../options/locked-options.ts';
import {
  accountFieldNames,
  checkAccountField,
  detailFields,
  fieldsOfPayee,
  type AccountFieldName,
  type AccountFields,
} from './account-form.ts';

/* A payee whom the integrator's server has fixed is paid as stored and supplied: nobody else, and under no other name. */

/** True where the server has fixed who is paid: by any of the options that name a payee, all of them are. */
export function isPayeeLocked(locked: LockedOptions | undefined): boolean {
  return Object.keys(locked ?? {}).some((name) => /^(AccountId|CompanyDetails|IndividualDetails)$/i.test(name));
}

/** The details that may be corrected: of a payee who is fixed, those that cannot be right as they are. */
export function correctableDetails(payee: Payee, isLocked: boolean): readonly AccountFieldName[] {
  const details = detailFields(payee);
  return isLocked ? details.filter((name) => detailOf(payee, name) === undefined) : details;
}

/** A detail as it is submitted; undefined where it cannot be right. */
export function detailOf(payee: Payee, name: AccountFieldName): string | undefined {
  const verdict = checkAccountField(name, { ...noFields, ...fieldsOfPayee(payee) }, payee);
  return verdict.state === 'valid' ? verdict.value : undefined;
}

const noFields = Object.fromEntries(accountFieldNames.map((name) => [name, ''])) as AccountFields;
