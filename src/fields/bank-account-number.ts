import { plainCharacters, withoutSeparators } from './typed-text.ts';
import { empty, invalid, partial, valid, type Verdict } from './verdict.ts';

/** No rule gives a least length; four digits is the least that is commonly seen. */
const minDigits = 4;
const maxDigits = 17;

/**
 * Digits that must not pass for a whole number: the last ones (`'ending in 6789'`, `'...6789'`), a label with a number
 * (`'Savings 1 00123456'`), or both numbers of a check (`'021000021 1234567'`).
 */
const isUncertain = /[.\u00b7#]{2}|\p{L}\D*(?:\d\d?\s\d|\d{1,5}\D*$)|^\s*\d{9}\s+\d/u;

/** Checks a bank account number: 4 to 17 digits, kept as text with its leading zeros. */
export function checkBankAccountNumber(text: string): Verdict<string, 'characters' | 'length'> {
  const digits = withoutSeparators(text);
  if (digits === '') return empty;
  if (/\D/.test(digits) || isUncertain.test(plainCharacters(text))) return invalid('characters');
  if (digits.length > maxDigits) return invalid('length');
  return digits.length < minDigits ? partial('length') : valid(digits);
}

export function checkRepeatedAccountNumber(text: string, first: string): Verdict<string, 'different'> {
  const again = withoutSeparators(text);
  const wanted = withoutSeparators(first);
  if (again === '') return empty;
  if (again === wanted) return valid(again);
  return wanted.startsWith(again) ? partial('different') : invalid('different');
}
