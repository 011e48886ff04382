import { oneLine } from '../plain-text.ts';
import { empty, invalid, valid, type Verdict } from './verdict.ts';

const maxCharacters = 100;

/** Matches eight or more digits with at most three other characters, and no letters, between two of them. */
export const longNumber = /\p{Nd}(?:[^\p{L}\p{Nd}]{0,3}\p{Nd}){7,}/u;

/** Checks a name on a card or account. Every character is allowed, but a long number is not. */
export function checkPersonName(text: string): Verdict<string, 'length' | 'number'> {
  const name = oneLine(text);
  if (name === '') return empty;
  if (longNumber.test(name)) return invalid('number');
  return name.length > maxCharacters ? invalid('length') : valid(name);
}
