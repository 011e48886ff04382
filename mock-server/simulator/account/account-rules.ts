import * as v from 'valibot';
import { CompanyContact, Payee, type SuppliedPayee } from '../../../src/claims/requests.ts';
import type { AccountOpenRequest, AccountSubmission } from '../../../src/account/requests.ts';
import { Refusal } from '../shared/refusal.ts';
import { shownPayee, storedPayee, type PayeeAccount } from '../claims/payee-account.ts';
import type { OpenedRequest } from '../claims/claims-sessions.ts';
import { requireFits, typeMismatch } from '../claims/payee-accounts.ts';

/** The stored details with the supplied ones in their place. What an account lacks is for the modal to ask for. */
export function payeeToShow(account: PayeeAccount | undefined, supplied: SuppliedPayee | undefined): Payee {
  if (supplied) {
    requireFits(account, supplied);
    return shownPayee(account ? updated(account, supplied) : complete(Payee, supplied, 'payee'));
  }
  if (account) return storedPayee(account);
  throw new Refusal('InvalidRequest', 'Neither an account nor the details of a payee are given.', 'AccountId');
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

/** Details that something is created from. */
function complete<Schema extends v.GenericSchema>(schema: Schema, given: object, path: string): v.InferOutput<Schema> {
  const read = v.safeParse(schema, given, { abortEarly: true });
  if (read.success) return read.output;
  const field = [path, v.getDotPath(read.issues[0])].join('.');
  throw new Refusal('InvalidRequest', `The field ${field} is missing or has the wrong form.`, field);
}

/** The tax id is in no answer: a modal that goes by the answer alone does not send it again. */
export function withTaxId(payee: Payee, supplied: SuppliedPayee | undefined): Payee {
  const taxId = supplied?.type === 'company' ? supplied.taxId : undefined;
  return payee.type === 'company' && taxId !== undefined ? { taxId, ...payee } : payee;
}

/** A request that says what it is for, as one of a page does where the server has not. */
export function withContext(request: AccountOpenRequest): OpenedRequest {
  const { context } = request;
  if (context !== undefined) return { ...request, context };
  throw new Refusal('InvalidRequest', 'The context is missing.', 'Context');
}

/** A payment has an amount and a claim; to save a method takes neither. */
export function requireContext({ context }: OpenedRequest, { amount, claimNumber }: AccountSubmission): void {
  if (context === 'save' && amount !== undefined) {
    throw new Refusal(
      'InvalidRequest',
      'The session was opened to save a method, and nothing is paid with it.',
      'Amount',
    );
  }
  if (context === 'save') return;
  if (amount === undefined) throw new Refusal('InvalidRequest', 'A payment needs an amount.', 'Amount');
  if (claimNumber === undefined) throw new Refusal('InvalidRequest', 'A payment needs a claim number.', 'ClaimNumber');
}
