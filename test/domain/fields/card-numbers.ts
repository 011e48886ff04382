import type { CardBrandId } from '../../../src/fields/card-brand.ts';

/** The public test numbers of the card brands. All of them pass the Luhn check. */
export const testNumbers: readonly [brand: CardBrandId, number: string][] = [
  ['visa', '4111111111111111'],
  ['visa', '4012888888881881'],
  ['visa', '4242424242424242'],
  ['mastercard', '5555555555554444'],
  ['mastercard', '5105105105105100'],
  ['mastercard', '2223003122003222'],
  ['american-express', '378282246310005'],
  ['american-express', '371449635398431'],
  ['discover', '6011111111111117'],
  ['discover', '6011000990139424'],
  ['diners-club', '30569309025904'],
  ['diners-club', '38520000023237'],
  ['jcb', '3530111333300000'],
  ['jcb', '3566002020360505'],
  ['unionpay', '6200000000000005'],
  ['unionpay', '6205500000000000004'],
];

/** Appends the check digit, calculated separately from the tested code. */
export function withCheckDigit(digits: string): string {
  const sum = Array.from(digits, Number)
    .reverse()
    .map((digit, index) => (index % 2 === 0 ? [0, 2, 4, 6, 8, 1, 3, 5, 7, 9][digit]! : digit))
    .reduce((total, digit) => total + digit, 0);
  return digits + String((10 - (sum % 10)) % 10);
}
