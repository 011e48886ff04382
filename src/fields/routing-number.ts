import { withoutSeparators } from './typed-text.ts';
import { empty, invalid, partial, valid, type Verdict } from './verdict.ts';

const weights = [3, 7, 1];

/** The Federal Reserve ranges: 00-12 primary, 21-32 thrift, 61-72 electronic, 80 travellers' checks. */
function isPrefixInUse(prefix: number): boolean {
  return prefix <= 12 || (prefix >= 21 && prefix <= 32) || (prefix >= 61 && prefix <= 72) || prefix === 80;
}

/** Checks an ABA routing number: nine digits, a prefix in use, weights 3-7-1. */
export function checkRoutingNumber(text: string): Verdict<string, 'characters' | 'length' | 'checksum'> {
  const digits = withoutSeparators(text);
  if (digits === '') return empty;
  if (/\D/.test(digits)) return invalid('characters');
  if (digits.length > 9) return invalid('length');
  if (!isPrefixInUse(Number(digits.slice(0, 2)))) return invalid('checksum');
  if (digits.length < 9) return partial();
  const sum = [...digits].reduce((total, digit, index) => total + Number(digit) * (weights[index % 3] ?? 0), 0);
  return sum === 0 || sum % 10 !== 0 ? invalid('checksum') : valid(digits);
}

export function routingNumberOrEmpty(text: string): string {
  const verdict = checkRoutingNumber(text);
  return verdict.state === 'valid' ? verdict.value : '';
}
