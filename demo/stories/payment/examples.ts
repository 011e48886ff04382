import { sandboxMerchants } from '../../../mock-server/simulator/payment/merchants.ts';
import { testCards } from '../../../mock-server/simulator/shared/test-numbers.ts';
import type { ResponseCode } from '../../../src/operation/response-codes.ts';
import { accountNumber, routingNumber, rowOf } from '../shared-examples.ts';
import type { Typed } from '../story.ts';

/* What the stories share. Numbers and merchants come from the sandbox's tables. */

export const bill = {
  paymentCategory: 'CreditCard',
  feeContext: 'PaymentWithFee',
  minAmountDue: '107.98',
  accountBalance: '430.00',
  clientReferenceData1: 'POL-204881',
};

export const bankBill = { ...bill, paymentCategory: 'ECheck' };

/** The merchants by what is special about them. */
export const merchants = {
  flatFee: rowOf(sandboxMerchants, 0).key,
  noFee: rowOf(sandboxMerchants, 1).key,
  percentageFee: rowOf(sandboxMerchants, 2).key,
  cardsOnly: rowOf(sandboxMerchants, 3).key,
};

/** `'4111111111111111' => '4111 1111 1111 1111'` */
export function grouped(number: string): string {
  return number.replace(/\d{4}(?=\d)/g, '$& ');
}

export const cardNumber: Typed = {
  label: 'Card number',
  value: grouped(testCards[0]?.number ?? ''),
  note: 'with any future date, any 3 digits, any name and ZIP code',
};

export const bankAccount: readonly Typed[] = [
  routingNumber,
  { ...accountNumber, note: 'of either type, with any name' },
];

/** The card that gives a code whatever the amount. */
export function cardThatGives(code: ResponseCode): string | undefined {
  return testCards.find(({ codes }) => codes.charge === code && codes.save === code)?.number;
}
