import { empty, invalid, valid, withoutSeparators, type Verdict } from './verdict.ts';

const mostCharacters = 100;

/** Checks a name on a card or account. All characters are names' characters, but a card number is no name. */
export function checkPersonName(text: string): Verdict<string, 'length' | 'number'> {
  const name = text.trim().replace(/\s+/g, ' ');
  if (name === '') return empty;
  if (/^\d{8,}$/.test(withoutSeparators(name))) return invalid('number');
  return name.length > mostCharacters ? invalid('length') : valid(name);
}
