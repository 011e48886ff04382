/** Eight digits and more may be the number of a card or an account, however they are grouped. */
const longNumber = /\d(?:[\s./\u2010-\u2015-]?\d){7,}/g;

/**
 * A name as a ledger, a list or an outbox may say it: `'4111 1111 1111 1111 Trust' => '****1111 Trust'`. A company may have
 * a number for its name; whether it is one that somebody pays with, nobody can know.
 */
export function maskedName(name: string): string {
  return name.replace(longNumber, (digits) => `****${digits.replace(/\D/g, '').slice(-4)}`);
}
