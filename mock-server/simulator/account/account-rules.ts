import * as v from 'valibot';
import type { AccountOpenRequest, AccountSubmission } from '../../../src/account/requests.ts';
import { CompanyContact, Payee, type SuppliedPayee } from '../../../src/claims/requests.ts';
import type { OpenedRequest } from '../claims/claims-sessions.ts';
import { shownPayee, storedPayee, type PayeeAccount } from '../claims/payee-account.ts';
import { requireFits, typeMismatch } from '../claims/payee-accounts.ts';
import { Refusal } from '../shared/refusal.ts';

/** The stored details, updated with the supplied ones. The modal asks for missing ones. */
export function payeeToShow(account: PayeeAccount | undefined, supplied: SuppliedPayee | undefined): Payee {
  if (supplied) {
    requireFits(account, supplied);
    return shownPayee(account ? updated(account, supplied) : complete(Payee, supplied, 'payee'));
  }
  if (account) return storedPayee(account);
  throw invalid('Neither an account nor the details of a payee are given.', 'AccountId');
}

function updated(account: PayeeAccount, supplied: SuppliedPayee): Payee {
  if (supplied.type === 'individual') {
    if (account.record.type === 'individual') return { ...account.record, ...supplied };
    throw typeMismatch(supplied);
  }
  const { contact: given, ...company } = supplied;
  const stored = storedPayee(account, given?.contactId);
  if (stored.type === 'individual') throw typeMismatch(supplied);
  const isNew = given !== undefined && given.contactId === undefined;
  const contact = isNew ? complete(CompanyContact, given, 'payee.contact') : { ...stored.contact, ...given };
  return { ...stored, ...company, contact };
}

function complete<Schema extends v.GenericSchema>(schema: Schema, given: object, path: string): v.InferOutput<Schema> {
  const read = v.safeParse(schema, given, { abortEarly: true });
  if (read.success) return read.output;
  const field = [path, v.getDotPath(read.issues[0])].join('.');
  throw invalid(`The field ${field} is missing or has the wrong form.`, field);
}

/** Adds the supplied tax id. No answer contains it, so the modal cannot send it again. */
export function withTaxId(payee: Payee, supplied: SuppliedPayee | undefined): Payee {
  const taxId = supplied?.type === 'company' ? supplied.taxId : undefined;
  return payee.type === 'company' && taxId !== undefined ? { taxId, ...payee } : payee;
}

export function withContext(request: AccountOpenRequest): OpenedRequest {
  const { context } = request;
  if (context !== undefined) return { ...request, context };
  throw invalid('The context is missing.', 'Context');
}

export function requireContext({ context }: OpenedRequest, { amount, claimNumber }: AccountSubmission): void {
  if (context === 'save') {
    if (amount === undefined) return;
    throw invalid('The session was opened to save a method, and nothing is paid with it.', 'Amount');
  }
  if (amount === undefined) throw invalid('A payment needs an amount.', 'Amount');
  if (claimNumber === undefined) throw invalid('A payment needs a claim number.', 'ClaimNumber');
}

function invalid(message: string, field: string): Refusal {
  return new Refusal('InvalidRequest', message, field);
}
