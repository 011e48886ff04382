import type { AccountReceipt, ClaimTransaction } from '../../../src/account/wire.ts';
import { accountPaymentInfo, accountSaveInfo } from '../../../src/account/account-payloads.ts';
import type { ClaimsPayment, ClaimsTransaction } from '../../../src/server/claims-transaction.ts';
import { payloadDate, toDollars } from '../../../src/payload-values.ts';
import { maskedName } from '../shared/masked-name.ts';
import type { BookingState, Notify } from '../shared/books.ts';
import type { Notifications } from '../shared/notifications.ts';
import type { ClaimMethod, ClaimSubject } from './claims-ledger.ts';

type Subject = Pick<ClaimSubject, 'sessionId' | 'claimNumber' | 'sourceUser' | 'requestId'>;

export function payeeTransaction(receipt: AccountReceipt, subject: Subject, state: BookingState): ClaimsTransaction {
  const { requestId } = subject;
  const shown = withMaskedName(receipt);
  const common = { ...subjectOf(subject), ...(requestId === null ? {} : { EPayRequestId: requestId }) };
  const payment = accountPaymentInfo(shown);
  if (payment) return { ...payment, ...common, ...paymentState(state) };
  return { ...accountSaveInfo(shown), ...common, Status: 'Saved' };
}

/** Masks numbers in names, because the sandbox stores and shows its notifications. */
function withMaskedName(receipt: AccountReceipt): AccountReceipt {
  const { method } = receipt;
  if (method.type !== 'ECheck') return receipt;
  return { ...receipt, method: { ...method, nameOnAccount: maskedName(method.nameOnAccount) } };
}

interface PaidParty extends Omit<Subject, 'requestId'> {
  readonly accountId: number;
  readonly contactId: number | null;
  readonly payeeName: string;
  readonly method: Exclude<ClaimMethod, { readonly category: 'EPay' | 'PrepaidAccount' }>;
  readonly transaction: ClaimTransaction;
  readonly approvalRequestId: number;
  readonly approvalRequestPartyId: number;
}

export function partyTransaction(party: PaidParty, state: BookingState): ClaimsPayment {
  const { accountId, contactId, method, transaction, approvalRequestId, approvalRequestPartyId } = party;
  return {
    AccountId: accountId,
    ...(contactId === null ? {} : { ContactId: String(contactId) }),
    TransactionId: transaction.transactionId,
    TransactionDate: `${payloadDate(transaction.transactedAt)} ${transaction.zoneCode}`,
    TimeZone: transaction.timeZone,
    Amount: toDollars(transaction.amount),
    PaymentMethodType: method.category,
    ...methodFields(party),
    ...subjectOf(party),
    ApprovalRequestId: approvalRequestId,
    ApprovalRequestPartyId: approvalRequestPartyId,
    ...paymentState(state),
  };
}

function methodFields({ method, payeeName }: PaidParty): Pick<ClaimsPayment, 'BankAccountSummary' | 'CardSummary'> {
  if (method.category === 'ECheck') {
    const { accountType: AccountType, lastFourDigits: LastFourDigits, bankName: BankName } = method;
    return { BankAccountSummary: { AccountType, LastFourDigits, BankName, NameOnAccount: maskedName(payeeName) } };
  }
  if (method.category !== 'PushToCard') return {};
  return { CardSummary: { CardType: method.cardType, LastFourDigits: method.lastFourDigits } };
}

function subjectOf({ sessionId, claimNumber, sourceUser }: Omit<Subject, 'requestId'>) {
  return {
    SessionId: sessionId,
    ...(claimNumber === null ? {} : { ClaimNumber: claimNumber }),
    ...(sourceUser === null ? {} : { SourceUser: sourceUser }),
  };
}

function paymentState({ status, refunded }: BookingState): Pick<ClaimsPayment, 'Status' | 'RefundedAmount'> {
  return { Status: status, RefundedAmount: toDollars(refunded) };
}

export function notifyOfClaims(notifications: Notifications): Notify<ClaimsTransaction> {
  return (merchantKey, data) => {
    const { Status } = data;
    if (!('TransactionId' in data)) notifications.add(merchantKey, { type: 'claims.saveComplete', data });
    else if (Status === 'Paid') notifications.add(merchantKey, { type: 'claims.paymentComplete', data });
    else notifications.add(merchantKey, { type: 'claims.paymentReversed', data });
    const isAnswer = data.EPayRequestId !== undefined && data.PaymentMethodType !== 'EPay';
    if (isAnswer && (Status === 'Paid' || Status === 'Saved'))
      notifications.add(merchantKey, { type: 'claims.ePayRequestAnswered', data });
  };
}
