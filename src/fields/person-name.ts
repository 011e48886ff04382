import { oneLine } from '../plain-text.ts';
import { empty, invalid, valid, type Verdict } from './verdict.ts';

const maxCharacters = 100;

/** Checks a name on a card or account. All characters are names' characters, but eight digits in a row are a number. */
export function checkPersonName(text: string): Verdict<string, 'length' | 'number'> {
  const name = oneLine(text);
  if (name === '') return empty;
  if (/\d(?:[\s./\u2010-\u2015-]?\d){7}/.test(name)) return invalid('number');
  return name.length > maxCharacters ? invalid('length') : valid(name);
}
