import { withoutSeparators } from './typed-text.ts';
import { empty, invalid, partial, valid, type Verdict } from './verdict.ts';

/** No area code and no exchange starts with 0 or 1. Source: North American Numbering Plan. */
const notAssigned = /^[01]|^\d{3}[01]/;

/**
 * Reads a US telephone number as its ten digits: `'(212) 555-0123' => '2125550123'`, `'+1 212 555 0123'` likewise.
 */
export function checkPhone(text: string): Verdict<string, 'characters' | 'length' | 'notAssigned'> {
  const typed = withoutSeparators(text).replace(/[()]/g, '');
  if (typed === '') return empty;
  if (!/^\+?\d*$/.test(typed)) return invalid('characters');
  if (/^\+[^1]/.test(typed)) return invalid('length');
  const number = typed.replace(/^\+?1?/, '');
  if (notAssigned.test(number)) return invalid('notAssigned');
  if (number.length > 10) return invalid('length');
  return number.length < 10 ? partial('length') : valid(number);
}

/** A telephone number as people read it: `'2125550123' => '(212) 555-0123'`; any other text unchanged. */
export function readablePhone(text: string): string {
  return text.replace(/^(\d{3})(\d{3})(\d{4})$/, '($1) $2-$3');
}
