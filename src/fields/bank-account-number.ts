import { withoutSeparators } from './typed-text.ts';
import { empty, invalid, partial, valid, type Verdict } from './verdict.ts';

/** No rule gives a least length; four digits is the least that is commonly seen. */
const minDigits = 4;
const maxDigits = 17;

/** Checks a bank account number: 4 to 17 digits, kept as text with its leading zeros. */
export function checkBankAccountNumber(text: string): Verdict<string, 'characters' | 'length'> {
  const digits = withoutSeparators(text);
  if (digits === '') return empty;
  if (/\D/.test(digits)) return invalid('characters');
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
