import { oneLine } from '../plain-text.ts';
import { empty, invalid, valid, type Verdict } from './verdict.ts';

const maxCharacters = 100;

/** Checks a name on a card or account. A name may have all characters, but eight digits without letters are a number. */
export function checkPersonName(text: string): Verdict<string, 'length' | 'number'> {
  const name = oneLine(text);
  if (name === '') return empty;
  if (/\p{Nd}(?:[^\p{L}\p{Nd}]{0,3}\p{Nd}){7}/u.test(name)) return invalid('number');
  return name.length > maxCharacters ? invalid('length') : valid(name);
}
