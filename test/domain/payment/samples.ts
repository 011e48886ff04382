import { paymentFieldNames, type PaymentFields } from '../../../src/payment/payment-form.ts';
import type { CardDetails } from '../../../src/payment/requests.ts';
import type { MaskedMethod, Merchant, PaymentReceipt, SaveReceipt } from '../../../src/payment/wire.ts';

const blank = Object.fromEntries(paymentFieldNames.map((name) => [name, ''])) as PaymentFields;
export const fields = (typed: Partial<PaymentFields>): PaymentFields => ({ ...blank, ...typed });

/** The options of a payment, except the session. */
export const bill = {
  paymentCategory: 'CreditCard',
  feeContext: 'PaymentWithFee',
  minAmountDue: '107.98',
  accountBalance: '250.00',
  clientReferenceData1: 'P-1',
};

/* Default answers of the service. */

/** A merchant that accepts every method, with a flat fee for cards. */
export const merchant: Merchant = {
  name: 'Example Insurance',
  phone: '800-555-0100',
  methods: ['CreditCard', 'ECheck'],
  fees: { CreditCard: { kind: 'flat', cents: 250 }, ECheck: { kind: 'none' } },
  accountGroups: ['Default', 'North'],
};

export const visa: MaskedMethod = {
  category: 'CreditCard',
  cardType: 'Visa',
  lastFourDigits: '1111',
  expirationMonth: 4,
  expirationYear: 2029,
};
export const savings = {
  category: 'ECheck',
  accountType: 'Saving',
  bankName: 'Ally Bank',
  lastFourDigits: '6789',
} as const satisfies MaskedMethod;

export const cardDetails: CardDetails = {
  type: 'card',
  number: '4111111111111111',
  expirationMonth: 4,
  expirationYear: 2029,
  securityCode: '123',
  name: 'Ann Lee',
  zip: '01234',
};

export const quote = { amount: 10_798, fee: 250, total: 11_048 };

export const cardSaved: SaveReceipt = {
  method: visa,
  customerName: 'Ann Lee',
  holderZip: '01234',
  tokenId: 'T1',
  transactedAt: '2026-11-21T21:05:09',
  timeZone: 'EST',
};
export const accountSaved: SaveReceipt = {
  ...cardSaved,
  method: savings,
  holderZip: null,
  tokenId: 'T2',
  transactedAt: '2026-11-21T09:05:09',
  timeZone: 'CST',
};

const paid = { quote, batchNumber: '4711', transactionId: '900001' };
export const cardPaid: PaymentReceipt = { ...cardSaved, ...paid, authCode: 'A1B2C3' };
export const accountPaid: PaymentReceipt = { ...accountSaved, ...paid, authCode: null };
