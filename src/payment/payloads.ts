import type { InterfaceVersion } from './payment-options.ts';
import { payloadDate, toDollars } from '../payload-values.ts';
import type { AccountType } from './enumerations.ts';
import type { MethodCategory, PaymentReceipt, SaveReceipt } from './wire.ts';
import { isPaymentReceipt } from './payment-receipt.ts';

/** The fields of the events for one kind of method alone. Source: payment modal, payloads. */
export interface MethodPayload {
  /** Cards only: the brand in words. */
  cardType?: string;
  cardExpirationMonth?: number;
  /** Four digits. */
  cardExpirationYear?: number;
  /** Bank accounts only. */
  accountType?: AccountType;
  /** Bank accounts only; null if the bank is not known. */
  bankName?: string | null;
  /** Cards only: the billing ZIP code. */
  holderZip?: string;
  /** Payments by card only. */
  authCode?: string;
}

/** The payload of `portal.saveComplete`. Source: payment modal, Save-complete payload. */
export interface SavePaymentInfo extends Omit<MethodPayload, 'authCode'> {
  customerName: string;
  sessionId: string;
  /** The saved card or account; absent if nothing was saved. */
  tokenId?: string;
  lastFourDigits: string;
  timeZone: string;
  /** MM/DD/YYYY hh:mm:ss AM/PM, in the merchant's local time. */
  transactionDate: string;
  /** Later form only. */
  paymentCategory?: MethodCategory;
}

/** The payload of `portal.paymentComplete`. Amounts are in dollars. Source: payment modal, Payment-complete payload. */
export interface PaymentInfo extends SavePaymentInfo, MethodPayload {
  batchNumber: string;
  /** The confirmation number. */
  transactionId: string;
  /** Without the convenience fee. */
  paymentAmount: number;
  convenienceFee: number;
  totalPaymentAmount: number;
  acknowledgmentRequired: 'true' | 'false';
  /**
   * Present only if acknowledgmentRequired was true. Call it after you have recorded the payment. Further calls are
   * harmless.
   */
  acknowledge?: () => void;
}

/** The earlier form of the interface nests the payload. */
export interface Nested<Payload> {
  paymentInfo: Payload;
}

export function savePaymentInfo(
  receipt: SaveReceipt,
  sessionId: string,
  interfaceVersion: InterfaceVersion,
): SavePaymentInfo {
  const { method, tokenId } = receipt;
  return {
    ...methodPayload(receipt),
    customerName: receipt.customerName,
    sessionId,
    ...(tokenId === null ? {} : { tokenId }),
    lastFourDigits: method.lastFourDigits,
    timeZone: receipt.timeZone,
    transactionDate: payloadDate(receipt.transactedAt),
    ...(interfaceVersion === 'later' ? { paymentCategory: method.category } : {}),
  };
}

/** @param acknowledge Given if the page must confirm the event. */
export function paymentInfo(
  receipt: PaymentReceipt,
  sessionId: string,
  interfaceVersion: InterfaceVersion,
  acknowledge?: () => void,
): PaymentInfo {
  const { quote } = receipt;
  return {
    ...savePaymentInfo(receipt, sessionId, interfaceVersion),
    batchNumber: receipt.batchNumber,
    transactionId: receipt.transactionId,
    paymentAmount: toDollars(quote.amount),
    convenienceFee: toDollars(quote.fee),
    totalPaymentAmount: toDollars(quote.total),
    acknowledgmentRequired: acknowledge ? 'true' : 'false',
    ...(acknowledge ? { acknowledge } : {}),
  };
}

function methodPayload(receipt: PaymentReceipt | SaveReceipt): MethodPayload {
  const { method, holderZip } = receipt;
  switch (method.category) {
    case 'ECheck':
      return { accountType: method.accountType, bankName: method.bankName };
    case 'CreditCard': {
      const authCode = isPaymentReceipt(receipt) ? receipt.authCode : null;
      return {
        cardType: method.cardType,
        cardExpirationMonth: method.expirationMonth,
        cardExpirationYear: method.expirationYear,
        ...(holderZip === null ? {} : { holderZip }),
        ...(authCode === null ? {} : { authCode }),
      };
    }
  }
}
