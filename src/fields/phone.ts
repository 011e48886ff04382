import { empty, invalid, partial, valid, type Verdict } from './verdict.ts';

/** Reads a US telephone number as its ten digits: `'(212) 555-0123' => '2125550123'`, `'+1 212 555 0123'` likewise. */
export function checkPhone(text: string): Verdict<string, 'characters' | 'length'> {
  const number = text.replace(/[\s\u00a0().\u2010-\u2015-]/g, '').replace(/^\+?1(?=\d{10}$)/, '');
  if (number === '') return empty;
  if (!/^\+?\d*$/.test(number)) return invalid('characters');
  if (/^\d{10}$/.test(number)) return valid(number);
  return number.length > (number.startsWith('+') ? 12 : 10) ? invalid('length') : partial('length');
}

/** A telephone number as people read it: `'2125550123' => '(212) 555-0123'`; any other text as it is. */
export function readablePhone(text: string): string {
  return text.replace(/^(\d{3})(\d{3})(\d{4})$/, '($1) $2-$3');
}
