import { sandboxMerchants } from '../../../mock-server/simulator/payment/merchants.ts';
import { testCards } from '../../../mock-server/simulator/shared/test-numbers.ts';
import type { ResponseCode } from '../../../src/operation/response-codes.ts';
import type { OptionTexts } from '../option-texts.ts';
import { accountNumber, routingNumber } from '../shared-examples.ts';
import type { Typed } from '../story.ts';

/* What the stories have in common. Numbers and merchants are looked up in the sandbox's own tables. */

/** A bill like any other. */
export const bill: OptionTexts = {
  paymentCategory: 'CreditCard',
  feeContext: 'PaymentWithFee',
  minAmountDue: '107.98',
  accountBalance: '430.00',
  clientReferenceData1: 'POL-204881',
};

/** The same bill, to be paid from a bank account. */
export const bankBill: OptionTexts = { ...bill, paymentCategory: 'ECheck' };

/** The merchants by what is particular about them. */
export const merchants = {
  flatFee: merchantKey(0),
  noFee: merchantKey(1),
  percentageFee: merchantKey(2),
  cardsOnly: merchantKey(3),
};

function merchantKey(index: number): string {
  const merchant = sandboxMerchants[index];
  if (!merchant) throw new TypeError(`The sandbox has no merchant number ${index + 1}.`);
  return merchant.key;
}

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

/** The card that gives a code whatever is charged to it. */
export function cardThatGives(code: ResponseCode): string | undefined {
  return testCards.find(({ codes }) => codes.charge === code && codes.save === code)?.number;
}
