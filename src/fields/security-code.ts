import { withoutSeparators } from './typed-text.ts';
import { empty, invalid, partial, valid, type Verdict } from './verdict.ts';

/** Checks the code printed on the card: as many digits as the brand has, 3 or 4 while the brand is not known. */
export function checkSecurityCode(
  text: string,
  length: number | undefined,
): Verdict<string, 'characters' | 'length' | 'short'> {
  const digits = withoutSeparators(text);
  if (digits === '') return empty;
  if (/\D/.test(digits)) return invalid('characters');
  if (digits.length > (length ?? 4)) return invalid('length');
  return digits.length < (length ?? 3) ? partial('short') : valid(digits);
}
