import type { BankNameCall } from '../fields/bank-names.ts';
import type { OperationCalls, OperationReport } from '../operation/operation.ts';
import type { AccountOptions } from './account-options.ts';
import type { Cents } from '../money.ts';
import type { ClaimsAccountService } from './claims-account-service.ts';
import type { PayeeMethod } from './requests.ts';
import type { AccountReceipt, AccountSession } from './wire.ts';
import type { OperationCredentials } from '../operation/operation-service.ts';
import { accountError, type AccountEventCode, type AccountEventDetails } from './account-events.ts';
import type { Payee } from '../claims/requests.ts';

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
): OperationCalls<AccountOperationTypes> & BankNameCall {
  return {
    open: async () => service.open(credentials, openRequest(options)),
    bankName: (...given) => service.bankName?.(credentials, ...given),
    extend: async () => service.extend?.(credentials),
    cancel: async () => service.cancel(credentials),
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

export type AccountEvent = {
  [Code in AccountEventCode]: { readonly code: Code; readonly detail: AccountEventDetails[Code] };
}[AccountEventCode];

/** The event for a report, except that of a receipt: see `account-submission.ts`. */
export function accountEvent(
  report: Exclude<OperationReport<AccountOperationTypes>, { readonly type: 'complete' }>,
): AccountEvent {
  switch (report.type) {
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
