import type { Payee, SuppliedPayee } from '../claims/requests.ts';
import type { OperationCredentials } from '../operation/operation-service.ts';
import type { SubmissionCalls } from '../operation/operation.ts';
import type { AccountEvent, AccountOperationTypes } from './account-operation.ts';
import type { AccountOptions } from './account-options.ts';
import { accountPaymentInfo, accountSaveInfo } from './account-payloads.ts';
import type { ClaimsAccountService } from './claims-account-service.ts';
import type { PayeeMethod } from './requests.ts';
import type { AccountReceipt, AccountSession, PayeeMethodReceipt } from './wire.ts';

/* What an account operation needs from its submission on. The modal fetches it while its form is on the screen. */

export function accountSubmission(
  service: ClaimsAccountService,
  credentials: OperationCredentials,
  options: AccountOptions,
): SubmissionCalls<AccountOperationTypes> {
  return {
    submit: async (attempt, intent) => {
      const submission = { ...intent, payee: withTaxId(intent.payee, options.payee), ...referencesOf(options) };
      return service.submit(credentials, attempt, submission);
    },
    status: async (attempt) => service.status(credentials, attempt),
    expects: ({ method, payee }, session) => {
      const expected = Object.entries(expectedReceipt(method, session));
      const { AccountId: accountId } = options;
      const amount = options.Context === 'payment' && method.type !== 'ePay' ? options.Amount : undefined;
      return ({ accountId: payeeId, contactId, method: receiptMethod, transaction }) => {
        const actual = comparable(receiptMethod);
        return (
          (accountId === undefined || payeeId === accountId) &&
          isContactOf(payee, contactId) &&
          expected.every(([name, value]) => actual[name as keyof typeof actual] === value) &&
          (amount === undefined ? transaction === null : transaction?.amount === amount)
        );
      };
    },
  };
}

function referencesOf(options: AccountOptions) {
  const { SourceUser: sourceUser } = options;
  return {
    ...(options.Context === 'payment' ? { amount: options.Amount, claimNumber: options.ClaimNumber } : {}),
    ...(sourceUser === undefined ? {} : { sourceUser }),
  };
}

/** The parts of a receipt that depend on the method. They are not secret. */
function expectedReceipt(method: PayeeMethod, { bankAccounts }: AccountSession): object {
  switch (method.type) {
    case 'bankAccount': {
      const { accountType, accountNumber } = method;
      return { type: 'ECheck', accountType, lastFourDigits: accountNumber.slice(-4) };
    }
    case 'savedBankAccount': {
      const { token } = method;
      const saved = bankAccounts.find((account) => account.token === token);
      return { type: 'ECheck', token, accountType: saved?.accountType, lastFourDigits: saved?.lastFourDigits };
    }
    case 'prepaidAccount':
      return { type: 'PrepaidAccount' };
    case 'ePay':
      return { type: 'EPay', email: method.email.toLowerCase() };
  }
}

/** Addresses are compared without case, which a service may change. */
function comparable(method: PayeeMethodReceipt) {
  if (method.type === 'ECheck') return { ...method.bankAccount, type: method.type };
  return method.type === 'EPay' ? { ...method, email: method.email.toLowerCase() } : method;
}

/** The contact that was asked for, or for new details any. Individuals have none. */
function isContactOf(payee: Payee, contactId: string | null): boolean {
  if (payee.type === 'individual') return contactId === null;
  const { contactId: wanted = contactId } = payee.contact;
  return contactId !== null && String(wanted) === contactId;
}

function withTaxId(payee: Payee, given: SuppliedPayee | undefined): Payee {
  return payee.type === 'company' && given?.type === 'company' && given.taxId !== undefined
    ? { ...payee, taxId: given.taxId }
    : payee;
}

/** A request by e-mail has paid nothing yet, so it is reported as a save. */
export function completeEvent(receipt: AccountReceipt): AccountEvent {
  const paymentInfo = accountPaymentInfo(receipt);
  return paymentInfo
    ? { code: 'claims.paymentComplete', detail: { paymentInfo } }
    : { code: 'claims.saveComplete', detail: { paymentInfo: accountSaveInfo(receipt) } };
}
