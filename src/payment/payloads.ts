import type { InterfaceVersion } from './payment-options.ts';
import { toDollars } from '../money.ts';
import type { MaskedMethod, PaymentReceipt, SaveReceipt } from './payment-service.ts';
import { isWallTime, payloadDate } from '../wall-time.ts';
import { PaymentCategory, type AccountType, type MethodCategory } from './enumerations.ts';

/** The payload of `portal.saveComplete`. Source: payment modal, Save-complete payload. */
export interface SavePaymentInfo {
  /** Cards only: the brand in words. */
  cardType?: string;
  cardExpirationMonth?: number;
  /** Four digits. */
  cardExpirationYear?: number;
  /** Bank accounts only. */
  accountType?: AccountType;
  /** Bank accounts only; null where the bank is not known. */
  bankName?: string | null;
  customerName: string;
  /** Cards only: the billing ZIP code. */
  holderZip?: string;
  sessionId: string;
  /** The saved card or account; absent where nothing was saved. */
  tokenId?: string;
  lastFourDigits: string;
  timeZone: string;
  /** MM/DD/YYYY hh:mm:ss AM/PM, on the merchant's wall. */
  transactionDate: string;
  /** Later form only. */
  paymentCategory?: MethodCategory;
}

/** The payload of `portal.paymentComplete`. Amounts are in dollars. Source: payment modal, Payment-complete payload. */
export interface PaymentInfo extends SavePaymentInfo {
  /** Cards only. */
  authCode?: string;
  batchNumber: string;
  /** The confirmation number. */
  transactionId: string;
  /** Without the convenience fee. */
  paymentAmount: number;
  convenienceFee: number;
  totalPaymentAmount: number;
  acknowledgmentRequired: 'true' | 'false';
  /** Present only where acknowledgmentRequired was true. Call it once the payment is recorded; more often is harmless. */
  acknowledge?: () => void;
}

/** The earlier form of the interface nests the payload. */
export interface Nested<Payload> {
  paymentInfo: Payload;
}

export function savePaymentInfo(receipt: SaveReceipt, sessionId: string, form: InterfaceVersion): SavePaymentInfo {
  const { method, holderZip, tokenId } = receipt;
  return {
    ...methodFields(method),
    customerName: receipt.customerName,
    ...(method.category === PaymentCategory.CreditCard && holderZip !== null ? { holderZip } : {}),
    sessionId,
    ...(tokenId === null ? {} : { tokenId }),
    lastFourDigits: method.lastFourDigits,
    timeZone: receipt.timeZone,
    // A service of the page's own may write it otherwise. The payment is made, and the page must hear of it.
    transactionDate: isWallTime(receipt.transactedAt) ? payloadDate(receipt.transactedAt) : receipt.transactedAt,
    ...(form === 'later' ? { paymentCategory: method.category } : {}),
  };
}

/** @param acknowledge Given where the page is to confirm that it has received the event. */
export function paymentInfo(
  receipt: PaymentReceipt,
  sessionId: string,
  form: InterfaceVersion,
  acknowledge?: () => void,
): PaymentInfo {
  const { quote, authCode } = receipt;
  return {
    ...savePaymentInfo(receipt, sessionId, form),
    ...(receipt.method.category === PaymentCategory.CreditCard && authCode !== null ? { authCode } : {}),
    batchNumber: receipt.batchNumber,
    transactionId: receipt.transactionId,
    paymentAmount: toDollars(quote.amount),
    convenienceFee: toDollars(quote.fee),
    totalPaymentAmount: toDollars(quote.total),
    acknowledgmentRequired: acknowledge ? 'true' : 'false',
    ...(acknowledge ? { acknowledge } : {}),
  };
}

function methodFields(method: MaskedMethod): Partial<SavePaymentInfo> {
  if (method.category === PaymentCategory.ECheck) {
    return { accountType: method.accountType, bankName: method.bankName };
  }
  return {
    cardType: method.cardType,
    cardExpirationMonth: method.expirationMonth,
    cardExpirationYear: method.expirationYear,
  };
}
