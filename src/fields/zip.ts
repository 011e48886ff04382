import { withoutLabel } from './typed-text.ts';
import { empty, invalid, partial, valid, type Verdict } from './verdict.ts';

/** Longer texts are no ZIP codes, and matching them would take long. */
const maxCharacters = 40;

/** Reads a US ZIP code: `12345`, `12345-6789`, `123456789` and `12345 6789`, the last three given as `12345-6789`; also `12345, USA`. */
export function checkZip(text: string): Verdict<string, 'form'> {
  const typed = withoutLabel(text).trim();
  if (typed === '') return empty;
  if (typed.length > maxCharacters) return invalid('form');
  const trimmed = typed.replace(/,?\s*USA?\.?$|[.,]$/i, '');
  const match = /^(\d{0,5})\s*[\u2010-\u2015\u2212-]?\s*(\d{0,4})$/.exec(trimmed);
  if (!match) return invalid('form');
  const [, five = '', four = ''] = match;
  if (five.length < 5) return trimmed.length > five.length ? invalid('form') : partial('form');
  if (four.length === 0) return /\D/.test(trimmed) ? partial('form') : valid(five);
  return four.length < 4 ? partial('form') : valid(`${five}-${four}`);
}
