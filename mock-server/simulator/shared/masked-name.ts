/** Eight or more digits, in any grouping, may be the number of a card or an account. */
const longNumber = /\d(?:[\s./\u2010-\u2015-]?\d){7,}/g;

/** `'4111 1111 1111 1111 Trust' => '****1111 Trust'`. A company's name may be a number, and it may be a card's. */
export function maskedName(name: string): string {
  return name.replace(longNumber, (digits) => `****${digits.replace(/\D/g, '').slice(-4)}`);
}
