import { longNumber } from '../../../src/fields/person-name.ts';

/** `'4111 1111 1111 1111 Trust' => '****1111 Trust'`. A company's name may be a number, and it may be a card's. */
export function maskedName(name: string): string {
  return name.replace(new RegExp(longNumber, 'gu'), (digits) => `****${digits.replace(/\P{Nd}/gu, '').slice(-4)}`);
}
