/** Eight or more digits, in any grouping, may be the number of a card or an account. */
const longNumber = /\p{Nd}(?:[^\p{L}\p{Nd}]{0,3}\p{Nd}){7,}/gu;

/** `'4111 1111 1111 1111 Trust' => '****1111 Trust'`. A company's name may be a number, and it may be a card's. */
export function maskedName(name: string): string {
  return name.replace(longNumber, (digits) => `****${digits.replace(/\P{Nd}/gu, '').slice(-4)}`);
}
