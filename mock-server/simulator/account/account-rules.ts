import type { Payee } from '../../../src/claims/requests.ts';
import type { AccountOpenRequest, AccountSubmission } from '../../../src/account/requests.ts';
import { Refusal } from '../shared/refusal.ts';
import { shownPayee, storedPayee, type PayeeAccount } from '../claims/payee-account.ts';
import { requireFits } from '../claims/payee-accounts.ts';

/** The stored details with the supplied ones in their place. */
export function payeeToShow(account: PayeeAccount | undefined, supplied: Payee | undefined): Payee {
  if (supplied) {
    requireFits(account, supplied);
    return shownPayee(supplied);
  }
  if (account) return storedPayee(account);
  throw new Refusal('InvalidRequest', 'Neither an account nor the details of a payee are given.', 'AccountId');
}

/** The tax id is in no answer: a modal that goes by the answer alone does not send it again. */
export function withTaxId(payee: Payee, supplied: Payee | undefined): Payee {
  const taxId = supplied?.type === 'company' ? supplied.taxId : undefined;
  return payee.type === 'company' && taxId !== undefined ? { taxId, ...payee } : payee;
}

/** A payment has an amount and a claim; to save a method takes neither. */
export function requireContext({ context }: AccountOpenRequest, { amount, claimNumber }: AccountSubmission): void {
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
