import { paymentMethods } from '../../../src/payment/methods/payment-methods.ts';
import type {
  DebitAuthorization,
  MethodDetails,
  PaymentSubmission,
  SaveSubmission,
} from '../../../src/payment/requests.ts';
import { merchantTime, type Clock, type MerchantTime } from '../shared/clock.ts';
import type { Ids } from '../shared/ids.ts';
import { readBankAccount, readCard, type KnownMethod, type ReadMethod } from '../shared/known-method.ts';
import { maskedName } from '../shared/masked-name.ts';
import type { Ledger } from './ledger.ts';
import { accountGroupOf } from '../shared/account-groups.ts';
import { requireMethod } from './merchant-terms.ts';
import type { Merchants, Processor, SandboxMerchant } from './merchants.ts';
import type { PaymentLock } from './payment-lock.ts';
import { Refusal } from '../shared/refusal.ts';
import type { SessionOrigin } from '../shared/sessions.ts';
import type { PortalTransaction } from '../../../src/server/portal-transaction.ts';
import type { Books } from '../shared/books.ts';
import type { Transactions } from '../shared/transactions.ts';
import type { Vault } from './vault.ts';

export interface SubmissionParts {
  readonly books: Books<PortalTransaction>;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly ledger: Ledger;
  readonly merchants: Merchants;
  readonly transactions: Transactions;
  readonly vault: Vault;
}

/** Whose submission it is. */
export interface Submitter {
  readonly origin: SessionOrigin & { readonly processor: Processor; readonly lock: PaymentLock | undefined };
  readonly operationKey: string;
  readonly attempt: number;
}

/** Reads a submission down to what the service keeps of it. Throws before anything is done where it may not be. */
export function readSubmission(
  { clock, merchants, vault }: SubmissionParts,
  { origin, operationKey, attempt }: Submitter,
  submission: PaymentSubmission | SaveSubmission,
) {
  const merchant = merchants.withKey(origin.merchantKey, 'sessionId');
  const today = merchantTime(clock.now(), merchant.timeZone);
  const { method, code } = methodOf(vault, merchant, today, submission.method);
  requireMethod(merchant, method.masked.category);
  const { accountGroupCode, policyHolderName, ...references } = submission.references;
  const entry = {
    merchant: merchant.name,
    processor: origin.processor.name,
    accountGroup: accountGroupOf(merchant, accountGroupCode, 'accountGroupCode'),
    method: method.masked,
    customerName: method.customerName,
    policyHolderName: maskedName(policyHolderName ?? '') || null,
    references,
    transactedAt: today.wallTime,
    timeZone: today.timeZone,
    sessionId: origin.key,
    operationKey,
    attempt,
    authorization: authorizationOf(method, submission.authorization),
  };
  return { merchant, today, method, code, entry };
}

function methodOf(vault: Vault, merchant: SandboxMerchant, today: MerchantTime, details: MethodDetails): ReadMethod {
  switch (details.type) {
    case 'card':
      return readCard(details, today);
    case 'bankAccount':
      return readBankAccount(details);
    case 'token':
      return { method: vault.find(merchant.key, details.token), code: 'Success' };
  }
}

function authorizationOf(method: KnownMethod, given: DebitAuthorization | undefined): DebitAuthorization | null {
  if (!paymentMethods[method.masked.category].authorization) return null;
  if (given) return given;
  const message = 'A bank account needs the authorization that its holder agreed to.';
  throw new Refusal('InvalidRequest', message, 'authorization');
}
