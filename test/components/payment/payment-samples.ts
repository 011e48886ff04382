import type { PaymentOptionObject } from '../../../src/payment/payment-options.ts';
import type { BankAccountDetails, CardDetails } from '../../../src/payment/requests.ts';
import type { MaskedMethod, Merchant, PaymentSession, Quote } from '../../../src/payment/wire.ts';
import { readableDay } from '../../../src/readable-date.ts';
import type { WallTime } from '../../../src/wall-time.ts';
import { cardDetails as cardOfAnn } from '../../domain/payment/samples.ts';

/** Opens `makePayment` for a card; dollars, as a page writes them. */
export const paymentOptions = {
  sessionId: '30000000-0000-4000-8000-000000000001',
  paymentCategory: 'CreditCard',
  feeContext: 'PaymentWithoutFee',
  minAmountDue: '107.98',
  accountBalance: '430.00',
  clientReferenceData1: 'POL-2041',
} as const satisfies PaymentOptionObject;

export const saveOptions = {
  sessionId: '30000000-0000-4000-8000-000000000002',
  paymentCategory: 'CreditCard',
} as const satisfies PaymentOptionObject;

export const merchant: Merchant = {
  name: 'Prairie Mutual',
  phone: '(555) 010-0199',
  methods: ['CreditCard', 'ECheck'],
  fees: { CreditCard: { kind: 'none' }, ECheck: { kind: 'none' } },
  accountGroups: ['Default', 'North', 'South'],
};

export const flatFees: Merchant['fees'] = {
  CreditCard: { kind: 'flat', cents: 250 },
  ECheck: { kind: 'flat', cents: 100 },
};

export const percentageFees: Merchant['fees'] = {
  CreditCard: { kind: 'percentage', basisPoints: 300 },
  ECheck: { kind: 'none' },
};

const expiration = { expirationMonth: 4, expirationYear: 2039 };
export const savedCard: MaskedMethod = {
  category: 'CreditCard',
  cardType: 'Visa',
  lastFourDigits: '4242',
  ...expiration,
};

const pnc = { bankName: 'PNC Bank', lastFourDigits: '6789' };
export const savedAccount: MaskedMethod = { category: 'ECheck', accountType: 'Checking', ...pnc };

const openedAt = '2026-11-21T21:05:09';

export interface SessionChanges {
  readonly merchant?: Partial<Merchant>;
  readonly savedMethod?: MaskedMethod;
  readonly openedAt?: WallTime;
  readonly sendsReceipts?: boolean;
}

export function session(changes: SessionChanges = {}): PaymentSession {
  const { savedMethod = null, openedAt: at = openedAt, sendsReceipts } = changes;
  const offers = sendsReceipts === undefined ? {} : { sendsReceipts };
  return { merchant: { ...merchant, ...changes.merchant }, savedMethod, openedAt: at, ...offers };
}

export const card = {
  'Card number': '4111 1111 1111 1111',
  'Expiration date': '04/29',
  'Security code': '123',
  'Name on card': 'Jordan Rivera',
  'Billing ZIP code': '10001',
} as const;

export const account = {
  'Routing number': '021000021',
  'Account number': '000123456789',
  'Confirm account number': '000123456789',
  'Name on account': 'Jordan Rivera',
} as const;

export function today(locale: 'en-US' | 'es-US' = 'en-US'): string {
  return readableDay(openedAt, locale);
}

export const cardDetails: CardDetails = { ...cardOfAnn, name: 'Jordan Rivera', zip: '10001' };

export const accountDetails: BankAccountDetails = {
  type: 'bankAccount',
  routingNumber: '021000021',
  accountNumber: '000123456789',
  accountType: 'Checking',
  name: 'Jordan Rivera',
};

export const quote: Quote = { amount: 10798, fee: 0, total: 10798 };

/** In hex, calculated separately from the element's own code. */
export async function sha256(text: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
