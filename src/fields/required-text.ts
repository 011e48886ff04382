import { oneLine } from '../plain-text.ts';
import { empty, invalid, valid, type Verdict } from './verdict.ts';

const maxCharacters = 100;

/** Reads a required text without further rules: a street, a city, the name of a company. */
export function checkRequiredText(text: string): Verdict<string, 'length'> {
  const read = oneLine(text);
  if (read === '') return empty;
  return read.length > maxCharacters ? invalid('length') : valid(read);
}
