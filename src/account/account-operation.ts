import type { OperationCalls, OperationReport } from '../operation/operation.ts';
import type { AccountOptions } from './account-options.ts';
import type { Cents } from '../money.ts';
import type { ClaimsAccountService } from './claims-account-service.ts';
import type { PayeeMethod } from './requests.ts';
import type { AccountReceipt, AccountSession } from './wire.ts';
import type { OperationCredentials } from '../operation/operation-service.ts';
import { accountError, type AccountEventCode, type AccountEventDetails } from './account-events.ts';
import { accountPaymentInfo, accountSaveInfo } from './account-payloads.ts';
import { AccountContext, PayeeMethodType } from './enumerations.ts';
import type { Payee, SuppliedPayee } from '../claims/requests.ts';

/** The review before a claim is paid, as it was when it was opened. It contains no secret. */
export interface AccountReview {
  readonly payee: Payee;
  readonly amount: Cents;
  readonly claimNumber: string;
  readonly method: string;
  readonly isRequest: boolean;
}

export interface AccountOperationTypes {
  Session: AccountSession;
  Review: AccountReview;
  Submission: AccountIntent;
  Receipt: AccountReceipt;
}

export interface AccountIntent {
  readonly payee: Payee;
  readonly method: PayeeMethod;
}

export function accountCalls(
  service: ClaimsAccountService,
  credentials: OperationCredentials,
  options: AccountOptions,
): OperationCalls<AccountOperationTypes> {
  return {
    open: async () => service.open(credentials, openRequest(options)),
    extend: async () => service.extend?.(credentials),
    submit: async (attempt, intent) => {
      const submission = { ...intent, payee: withTaxId(intent.payee, options.payee), ...referencesOf(options) };
      return service.submit(credentials, attempt, submission);
    },
    status: async (attempt) => service.status(credentials, attempt),
    cancel: async () => service.cancel(credentials),
    expects: ({ method }, session) => {
      const expected = Object.entries(expectedReceipt(method, session));
      const { AccountId: accountId } = options;
      const amount = options.Context === AccountContext.payment && method.type !== 'ePay' ? options.Amount : undefined;
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

/** Before the session has opened, the context may be missing: the server may have fixed it. */
function openRequest({ AccountId: accountId, AccountGroupCode: accountGroupCode, payee, ...options }: AccountOptions) {
  const { Context: context }: Partial<AccountOptions> = options;
  return {
    ...(context === undefined ? {} : { context }),
    ...(accountId === undefined ? {} : { accountId }),
    ...(payee === undefined ? {} : { payee }),
    ...(accountGroupCode === undefined ? {} : { accountGroupCode }),
  };
}

function referencesOf(options: AccountOptions) {
  const { SourceUser: sourceUser } = options;
  return {
    ...(options.Context === AccountContext.payment ? { amount: options.Amount, claimNumber: options.ClaimNumber } : {}),
    ...(sourceUser === undefined ? {} : { sourceUser }),
  };
}

/** The parts of a receipt that depend on the method. They are not secret. */
function expectedReceipt(method: PayeeMethod, { bankAccounts }: AccountSession): object {
  switch (method.type) {
    case 'bankAccount': {
      const { accountType, accountNumber } = method;
      return { type: PayeeMethodType.ECheck, accountType, lastFourDigits: accountNumber.slice(-4) };
    }
    case 'savedBankAccount': {
      const { token } = method;
      const saved = bankAccounts.find((account) => account.token === token);
      return { type: PayeeMethodType.ECheck, token, lastFourDigits: saved?.lastFourDigits };
    }
    case 'prepaidAccount':
      return { type: PayeeMethodType.PrepaidAccount };
    case 'ePay':
      return { type: PayeeMethodType.EPay, email: method.email };
  }
}

function withTaxId(payee: Payee, given: SuppliedPayee | undefined): Payee {
  return payee.type === 'company' && given?.type === 'company' && given.taxId !== undefined
    ? { ...payee, taxId: given.taxId }
    : payee;
}

export type AccountEvent = {
  [Code in AccountEventCode]: { readonly code: Code; readonly detail: AccountEventDetails[Code] };
}[AccountEventCode];

export function accountEvent(report: OperationReport<AccountOperationTypes>): AccountEvent {
  switch (report.type) {
    case 'complete':
      return completeEvent(report.receipt);
    case 'canceled':
      return { code: 'claims.canceled', detail: null };
    case 'refused':
      // The service names the field sessionId for every modal; the options of this one begin with a capital.
      return errorEvent(Object.entries(report.refusal.details).map(([name, texts]) => [capitalised(name), texts]));
    case 'declined':
      return errorEvent([['ResponseCode', [report.code]]]);
    case 'unreachable':
      return errorEvent([['ResponseCode', ['ServiceUnreachable']]]);
    case 'unknown':
      return errorEvent([['ResponseCode', ['Unknown']]]);
    case 'unload':
      return { code: 'claims.unload', detail: { reason: report.reason } };
  }
}

function errorEvent(messages: readonly [name: string, texts: string[]][]): AccountEvent {
  return { code: 'claims.error', detail: accountError(Object.fromEntries(messages)) };
}

function capitalised(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1);
}

/** A request by e-mail has paid nothing yet, so it is reported as a save. */
function completeEvent(receipt: AccountReceipt): AccountEvent {
  const paymentInfo = accountPaymentInfo(receipt);
  return paymentInfo
    ? { code: 'claims.paymentComplete', detail: { paymentInfo } }
    : { code: 'claims.saveComplete', detail: { paymentInfo: accountSaveInfo(receipt) } };
}
