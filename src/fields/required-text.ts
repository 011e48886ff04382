import { oneLine } from '../plain-text.ts';
import { empty, invalid, valid, type Verdict } from './verdict.ts';

const mostCharacters = 100;

/** Reads a required text without further rules: a street, a city, the name of a company. */
export function checkRequiredText(text: string): Verdict<string, 'length'> {
  const read = oneLine(text);
  if (read === '') return empty;
  return read.length > mostCharacters ? invalid('length') : valid(read);
}
