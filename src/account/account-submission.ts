import type { Payee, SuppliedPayee } from '../claims/requests.ts';
import type { OperationCredentials } from '../operation/operation-service.ts';
import type { SubmissionCalls } from '../operation/operation.ts';
import type { AccountEvent, AccountOperationTypes } from './account-operation.ts';
import type { AccountOptions } from './account-options.ts';
import { accountPaymentInfo, accountSaveInfo } from './account-payloads.ts';
import type { ClaimsAccountService } from './claims-account-service.ts';
import type { PayeeMethod } from './requests.ts';
import type { AccountReceipt, AccountSession } from './wire.ts';

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
    expects: ({ method }, session) => {
      const expected = Object.entries(expectedReceipt(method, session));
      const { AccountId: accountId } = options;
      const amount = options.Context === 'payment' && method.type !== 'ePay' ? options.Amount : undefined;
      return ({ accountId: payeeId, method: receiptMethod, transaction }) => {
        const actual =
          receiptMethod.type === 'ECheck' ? { ...receiptMethod.bankAccount, type: receiptMethod.type } : receiptMethod;
        return (
          (accountId === undefined || payeeId === accountId) &&
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
      return { type: 'ECheck', token, lastFourDigits: saved?.lastFourDigits };
    }
    case 'prepaidAccount':
      return { type: 'PrepaidAccount' };
    case 'ePay':
      return { type: 'EPay', email: method.email };
  }
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
