import { toDollars } from '../../../src/payload-values.ts';
import type { Answer } from '../../../src/operation/operation-service.ts';
import { FeeContext } from '../../../src/payment/enumerations.ts';
import { convenienceFee } from '../../../src/payment/fees.ts';
import { paymentMethods } from '../../../src/payment/methods/payment-methods.ts';
import { paymentInfo, savePaymentInfo } from '../../../src/payment/payloads.ts';
import type {
  DebitAuthorization,
  MethodDetails,
  PaymentSubmission,
  QuoteRequest,
  SaveSubmission,
} from '../../../src/payment/requests.ts';
import type { MethodCategory, PaymentReceipt, Quote, SaveReceipt } from '../../../src/payment/wire.ts';
import type { PortalPayment, PortalTransaction } from '../../../src/server/portal-transaction.ts';
import type { Books, BookingState } from '../shared/books.ts';
import { batchOf, merchantTime, type Clock, type MerchantTime } from '../shared/clock.ts';
import type { Ids } from '../shared/ids.ts';
import { readBankAccount, readCard, type KnownMethod, type ReadMethod } from '../shared/known-method.ts';
import { maskedName } from '../shared/masked-name.ts';
import { accountGroupOf } from '../shared/merchants.ts';
import { charge, firstDecline, hintAt, save as saveAtProcessor } from '../shared/processor.ts';
import { Refusal } from '../shared/refusal.ts';
import type { SessionOrigin } from '../shared/sessions.ts';
import type { Ledger } from './ledger.ts';
import type { Merchants, Processor, SandboxMerchant } from './merchants.ts';
import type { PaymentLock } from './payment-lock.ts';
import type { Vault } from './vault.ts';

export interface PaymentWorld {
  readonly books: Books<PortalTransaction>;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly ledger: Ledger;
  readonly merchants: Merchants;
  readonly vault: Vault;
}

export interface Submitter {
  readonly origin: SessionOrigin & { readonly processor: Processor; readonly lock: PaymentLock | undefined };
  readonly operationKey: string;
  readonly attempt: number;
}

export function priceOf(merchant: SandboxMerchant, { amount, category, feeContext }: QuoteRequest): Quote {
  requireMethod(merchant, category);
  const fee = feeContext === FeeContext.PaymentWithFee ? convenienceFee(merchant.fees[category], amount) : 0;
  return { amount, fee, total: amount + fee };
}

export function requireMethod(merchant: SandboxMerchant, category: MethodCategory, field = 'paymentCategory'): void {
  if (merchant.methods.includes(category)) return;
  throw new Refusal('MethodNotAccepted', 'The merchant does not take this kind of payment method.', field);
}

/** Makes a payment and enters it in the ledger. The caller filters out repeated submissions. */
export function pay(world: PaymentWorld, submitter: Submitter, submission: PaymentSubmission): Answer<PaymentReceipt> {
  const { books, ids, ledger, vault } = world;
  const { merchant, today, method, code, entry, ofAccount } = readSubmission(world, submitter, submission);
  const { category } = method.masked;
  submitter.origin.lock?.requirePayment(submission, category);
  const { quote, feeContext, acknowledgmentRequired } = submission;
  const price = priceOf(merchant, { amount: quote.amount, category, feeContext });
  const payment = { ...entry, kind: 'payment', quote, feeContext } as const;
  const isSamePrice = price.fee === quote.fee && price.total === quote.total;

  const decline = firstDecline([
    () => (isSamePrice ? 'Success' : 'QuoteChanged'),
    () => code,
    () => charge(method, quote.amount, today),
  ]);
  if (decline) {
    const nothing = { tokenId: null, transactionId: null, batchNumber: null, authCode: null } as const;
    const hint = hintAt(decline, 'charge', method, quote.amount);
    ledger.add({ ...payment, ...nothing, ...hint, responseCode: decline, acknowledged: 'notRequired' });
    return { code: decline };
  }
  const transactionId = ids.transactionId();
  const authCode = category === 'CreditCard' ? ids.authCode() : null;
  const movement = { transactionId, batchNumber: batchOf(today), authCode };
  const tokenId = tokenAfter(submission, method, () => vault.keep(merchant.key, method));
  const acknowledged = acknowledgmentRequired ? false : 'notRequired';
  ledger.add({ ...payment, ...movement, tokenId, responseCode: 'Success', acknowledged });
  const { merchantKey, key: sessionId } = submitter.origin;
  const paid = { ...receiptOf(method, tokenId, today), ...movement, quote: price };
  books.add({
    ...{ merchantKey, sessionId },
    payment: {
      ...{ transactionId, method },
      paid: price.total,
      simulated: price.amount,
      enter: (row) => ledger.add({ ...ofAccount, ...row }),
    },
    describe: (state) => ({
      ...paymentInfo(paid, sessionId, 'later'),
      ...sharedDetails(entry),
      paymentCategory: category,
      ...paymentState(state, acknowledgmentRequired),
    }),
  });
  return { code: 'Success', receipt: paid };
}

export function save(world: PaymentWorld, submitter: Submitter, submission: SaveSubmission): Answer<SaveReceipt> {
  const { books, ledger, vault } = world;
  const { merchant, today, method, code, entry } = readSubmission(world, submitter, submission);
  submitter.origin.lock?.requireSave(submission, method.masked.category);
  const decline = firstDecline([() => code, () => saveAtProcessor(method)]);
  const tokenId = decline ? null : vault.keep(merchant.key, method);
  ledger.add({ ...entry, kind: 'save', tokenId, responseCode: decline ?? 'Success' });
  if (decline) return { code: decline };
  const receipt = receiptOf(method, tokenId, today);
  const { merchantKey, key: sessionId } = submitter.origin;
  books.add({
    ...{ merchantKey, sessionId, payment: undefined },
    describe: () => ({
      ...savePaymentInfo(receipt, sessionId, 'later'),
      ...sharedDetails(entry),
      paymentCategory: method.masked.category,
      status: 'Saved',
    }),
  });
  return { code: 'Success', receipt };
}

/** Reads a submission and keeps the data that the service may store. If it is not allowed, throws without effects. */
function readSubmission(
  { clock, merchants, vault }: PaymentWorld,
  { origin, operationKey, attempt }: Submitter,
  submission: PaymentSubmission | SaveSubmission,
) {
  const merchant = merchants.ofSession(origin);
  const today = merchantTime(clock.now(), merchant.timeZone);
  const { method, code } = methodOf(vault, merchant, today, submission.method);
  requireMethod(merchant, method.masked.category);
  const { accountGroupCode, policyHolderName, ...references } = submission.references;
  const ofAccount = {
    merchant: merchant.name,
    processor: origin.processor.name,
    accountGroup: accountGroupOf(merchant, accountGroupCode, 'accountGroupCode'),
    method: method.masked,
    customerName: method.customerName,
    policyHolderName: maskedName(policyHolderName ?? '') || null,
    references,
    sessionId: origin.key,
  };
  const authorization = authorizationOf(method, submission.authorization);
  const at = { transactedAt: today.wallTime, timeZone: today.timeZone };
  const entry = { ...ofAccount, ...at, operationKey, attempt, authorization };
  return { merchant, today, method, code, ofAccount, entry };
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
  if (given?.version ?? given?.text) return given;
  const message = 'A bank account needs the authorization that its holder agreed to.';
  throw new Refusal('InvalidRequest', message, 'authorization');
}

/** The token of the method that paid: the one it was found by, or a new one if the method can be saved. */
function tokenAfter({ method: given, save }: PaymentSubmission, method: KnownMethod, keep: () => string) {
  if (given.type === 'token') return given.token;
  return save && saveAtProcessor(method) === 'Success' ? keep() : null;
}

function receiptOf(method: KnownMethod, tokenId: string | null, today: MerchantTime): SaveReceipt {
  const { masked, customerName, holderZip } = method;
  return { method: masked, customerName, holderZip, tokenId, transactedAt: today.wallTime, timeZone: today.timeZone };
}

function sharedDetails({ accountGroup, policyHolderName, references }: ReturnType<typeof readSubmission>['entry']) {
  return { ...references, ...(policyHolderName === null ? {} : { policyHolderName }), accountGroupCode: accountGroup };
}

function paymentState(
  { status, refunded, acknowledged }: BookingState,
  isRequired: boolean,
): Pick<PortalPayment, 'acknowledgmentRequired' | 'acknowledged' | 'refundedAmount' | 'status'> {
  return {
    acknowledgmentRequired: isRequired ? 'true' : 'false',
    // Without the requirement, the page was not asked to acknowledge.
    acknowledged: isRequired && acknowledged,
    refundedAmount: toDollars(refunded),
    status,
  };
}
